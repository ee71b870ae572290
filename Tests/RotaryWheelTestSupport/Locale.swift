import Foundation

/// Runs a closure with the numbers of a locale, which is compiled for the test.
@MainActor
package func inLocale(_ name: String, _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let localedef = try Process.run(
        URL(filePath: "/usr/bin/localedef"),
        arguments: ["-i", name, "-f", "UTF-8", folder.appending(path: "\(name).UTF-8").path])
    localedef.waitUntilExit()
    unsafe setenv("LOCPATH", folder.path, 1)
    let categories = [LC_NUMERIC, LC_CTYPE]
    let former = categories.map { unsafe String(cString: setlocale($0, nil)) }
    defer {
        unsafe unsetenv("LOCPATH")
        for (category, locale) in zip(categories, former) { unsafe setlocale(category, locale) }
    }
    for category in categories where unsafe setlocale(category, "\(name).UTF-8") == nil {
        throw DeadlineMissed(description: "no locale \(name)")
    }
    try body()
}
