import Foundation
import XCTest

/// A temporary folder for the user's settings, with a pictures folder.
struct Home {
    let settings: URL
    let pictures: URL
    private let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        settings = root.appending(path: "settings")
        pictures = root.appending(path: "My pictures")
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        try write("XDG_PICTURES_DIR=\"\(pictures.path)\"\n", to: settings.appending(path: "user-dirs.dirs"))
    }

    func remove() { try? FileManager.default.removeItem(at: root) }

    /// The environment of a program that uses the settings.
    var environment: [String: String] {
        [
            "XDG_CONFIG_HOME": settings.path, "GSETTINGS_BACKEND": "keyfile",
            "XDG_DATA_HOME": data.path,
        ]
    }

    /// Writes a text to a file, whose folder it creates.
    func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { String($0) }
    }

    /// Waits until a file has some lines, at most for the time of any wait.
    func wait(
        for expected: [String], in file: URL, caller: StaticString = #filePath, line: UInt = #line
    ) throws {
        wait { try? lines(of: file) == expected }
        XCTAssertEqual(try lines(of: file), expected, file: caller, line: line)
    }

    func wait(until isMet: @escaping () -> Bool?) {
        let expectation = XCTNSPredicateExpectation(
            predicate: NSPredicate { _, _ in isMet() == true }, object: nil)
        _ = XCTWaiter.wait(for: [expectation], timeout: RunningDemo.timeout / .seconds(1))
    }

    func picture(_ name: String) -> URL { pictures.appending(path: name) }

    var data: URL { root.appending(path: "data") }

    var wheels: URL { data.appending(path: "rotary-wheel-demo/wheels.txt") }

    var results: URL { data.appending(path: "rotary-wheel-demo/results.txt") }

    var dial: URL { data.appending(path: "rotary-wheel-demo/dial.txt") }

    /// Stores the user's dial, a line for each launcher.
    func write(dial lines: [String]) throws {
        try write((["# Dial"] + lines).map { $0 + "\n" }.joined(), to: dial)
    }

    /// Copies a picture into a folder under a name.
    func add(_ name: String, to folder: URL? = nil) throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "..")
        let picture = tests.appending(path: "RotaryWheelTests/dot.png")
        try FileManager.default.copyItem(at: picture, to: (folder ?? pictures).appending(path: name))
    }

    /// Adds a picture of a size and one color.
    func add(_ name: String, width: Int, height: Int) throws {
        let header = Data("P6 \(width) \(height) 255\n".utf8)
        let picture = header + Data(repeating: 120, count: width * height * 3)
        try picture.write(to: pictures.appending(path: name))
    }

    // MARK: Applications

    /// Installs an application that writes its arguments to a file, the default one for types of content.
    func install(_ name: String, for types: String..., needsTerminal: Bool = false) throws {
        let program = data.appending(path: "start")
        try write(
            "#!/bin/sh\ntemporary=$1.new\nfile=$1\nshift\necho \"$*\" > $temporary\nmv $temporary $file\n",
            to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        try write(
            """
            [Desktop Entry]
            Type=Application
            Name=\(name)
            Comment=The application \(name)
            Icon=emblem-system-symbolic
            Exec="\(program.path)" "\(started(name).path)" %U
            MimeType=\(types.map { "\($0);" }.joined())
            Terminal=\(needsTerminal)

            """, to: data.appending(path: "applications/org.example.\(name).desktop"))
        let defaults = settings.appending(path: "mimeapps.list")
        let old = (try? String(contentsOf: defaults, encoding: .utf8)) ?? "[Default Applications]\n"
        try write(old + types.map { "\($0)=org.example.\(name).desktop\n" }.joined(), to: defaults)
    }

    /// The file that an application writes its arguments to.
    private func started(_ name: String) -> URL { root.appending(path: "\(name).started") }

    /// Waits until an application has started with some arguments, and forgets the start.
    func expectStart(
        of name: String, with arguments: String = "", by action: String = "this",
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        wait { try? started(name).checkResourceIsReachable() }
        let text = try? String(contentsOf: started(name), encoding: .utf8)
        XCTAssertEqual(text, arguments + "\n", "\(name) is started by \(action)", file: file, line: line)
        try? FileManager.default.removeItem(at: started(name))
    }

    /// Stores the app's settings as text.
    func store(_ values: KeyValuePairs<String, String>) throws {
        let lines = values.map { "\($0.key)=\($0.value)\n" }.joined()
        try write(
            "[io/github/rotarywheel/Demo]\n\(lines)",
            to: settings.appending(path: "glib-2.0/settings/keyfile"))
    }

    func store(font: String) throws {
        try write("[Settings]\ngtk-font-name=\(font)\n", to: settings.appending(path: "gtk-4.0/settings.ini"))
    }

    /// Compiles a locale and returns its environment.
    func locale(_ name: String) throws -> [String: String] {
        let folder = settings.appending(path: "locales")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try run("localedef", "-i", name, "-f", "UTF-8", folder.appending(path: "\(name).UTF-8").path)
        return ["LOCPATH": folder.path, "LC_ALL": "\(name).UTF-8"]
    }

    /// Runs a program that uses the settings.
    func run(_ command: String...) throws {
        let resources = RunningDemo.program.deletingLastPathComponent()
            .appending(path: "RotaryWheel_CRotaryWheelDemoResources.resources")
        let schemas = environment.merging(["GSETTINGS_SCHEMA_DIR": resources.path]) { $1 }
        let program = Process(URL(filePath: "/usr/bin/env"), command, environment: schemas)
        let (code, _, errors) = try program.end()
        XCTAssertEqual(code, 0, "\(command.joined(separator: " ")): \(errors)")
    }
}
