import Foundation
import PackagePlugin

/// Compiles what the app shows (icons, style, interface) into `Demo.gresource`, which ends in its resource bundle.
@main
struct CompileResources: BuildToolPlugin {
    /// Returns the command that runs again whenever a file in `Resources` changes.
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let resources = context.package.directoryURL.appending(path: "Resources")
        let list = resources.appending(path: "io.github.rotarywheel.Demo.gresource.xml")
        let output = context.pluginWorkDirectoryURL.appending(path: "Demo.gresource")
        return [
            .buildCommand(
                displayName: "Compiling Demo.gresource",
                executable: try compiler(),
                arguments: [
                    "--sourcedir=\(resources.path)", "--target=\(output.path)", list.path,
                ],
                inputFiles: files(below: resources),
                outputFiles: [output])
        ]
    }

    /// GLib's compiler, looked up as a shell would: SwiftPM offers plugins the tools of packages and toolchain only.
    private func compiler() throws -> URL {
        let name = "glib-compile-resources"
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        let candidates = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
        else { throw CompilerMissing() }
        return found
    }

    /// Every file, in a stable order, so that the same tree gives the same build plan.
    private func files(below folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
        return (found?.compactMap { $0 as? URL } ?? [])
            .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
            .sorted { $0.path < $1.path }
    }
}

/// What the build says where GLib's development tools are not installed.
private struct CompilerMissing: Error, CustomStringConvertible {
    let description =
        "glib-compile-resources is not on PATH: install GLib's development tools (Debian: libglib2.0-dev-bin)"
}
