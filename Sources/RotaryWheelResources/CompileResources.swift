import Foundation
import PackagePlugin

/// Compiles the files of the app's resource bundle: `Demo.gresource` (icons, style, interface, the examples that it
/// shows), `gschemas.compiled` and `locale`.
@main
struct RotaryWheelResources: BuildToolPlugin {
    /// Returns the commands; each runs again whenever a file that it reads changes.
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let resources = context.package.directoryURL.appending(path: "Resources")
        let examples = context.package.directoryURL.appending(path: "Tests/EmbeddingTests/Examples")
        let output = context.pluginWorkDirectoryURL
        return [
            try compileGResource(resources, examples: examples, into: output),
            try compileSchema(resources, into: output),
            try compileTranslations(
                [
                    "rotary-wheel-demo": resources.appending(path: "po"),
                    "rotarywheel": context.package.directoryURL.appending(path: "meson-helpers/po"),
                ], into: output),
        ]
    }

    /// Compiles the app's resources.
    ///
    /// The icons of the first page are also there as GTK's own are, in pixels, at the size that they have in a new
    /// window: GTK parses a symbolic SVG four times. Since 4.24 it does so once, and has no program that encodes it.
    private func compileGResource(_ resources: URL, examples: URL, into folder: URL) throws -> Command {
        let list = resources.appending(path: "io.github.rotarywheel.Demo.gresource.xml")
        // What an editor or a compiler leaves there for a moment is no input.
        let listed = try String(contentsOf: list, encoding: .utf8)
        let output = folder.appending(path: "Demo.gresource")
        let script = """
            icons=icons/32x32/actions
            mkdir -p "$WORK/$icons"
            list="$WORK/Demo.gresource.xml"
            if [ -n "$ENCODE" ]; then
              for icon in "$RESOURCES"/icons/scalable/actions/*-symbolic.svg; do
                "$ENCODE" "$icon" 32x32 --output="$WORK/$icons"
              done
              cp "$2" "$list"
            else
              grep -v "$icons" "$2" >"$list"
            fi
            exec "$COMPILE" --sourcedir="$RESOURCES" --sourcedir="$EXAMPLES" --sourcedir="$WORK" --target="$1" "$list"
            """
        return .buildCommand(
            displayName: "Compiling Demo.gresource",
            executable: try tool("sh"),
            arguments: ["-ec", script, "sh", output.path, list.path],
            environment: [
                "RESOURCES": resources.path, "EXAMPLES": examples.deletingLastPathComponent().path,
                "WORK": folder.path, "ENCODE": (try? tool("gtk4-encode-symbolic-svg"))?.path ?? "",
                "COMPILE": try tool("glib-compile-resources").path,
            ],
            inputFiles: files(below: resources)
                + files(below: examples).filter { listed.contains("/\($0.lastPathComponent)<") },
            outputFiles: [output])
    }

    private func compileSchema(_ resources: URL, into folder: URL) throws -> Command {
        .buildCommand(
            displayName: "Compiling the settings' schema",
            executable: try tool("glib-compile-schemas"),
            arguments: ["--strict", "--targetdir=\(folder.path)", resources.path],
            inputFiles: files(below: resources).filter { $0.path.hasSuffix(".gschema.xml") },
            outputFiles: [folder.appending(path: "gschemas.compiled")])
    }

    /// The translations, of the app and of the library, are in a folder of the layout that gettext wants.
    private func compileTranslations(
        _ sources: KeyValuePairs<String, URL>, into folder: URL
    ) throws -> Command {
        let output = folder.appending(path: "locale")
        let translations = sources.map { domain, folder in
            (domain: domain, files: files(below: folder).filter { $0.pathExtension == "po" })
        }
        let script = """
            while [ $# -gt 0 ]; do
              folder="$OUTPUT/$(basename "$2" .po)/LC_MESSAGES"
              mkdir -p "$folder"
              "$MSGFMT" --check -o "$folder/$1.mo" "$2"
              shift 2
            done
            """
        return .buildCommand(
            displayName: "Compiling translations",
            executable: try tool("sh"),
            arguments: ["-ec", script, "sh"]
                + translations.flatMap { part in part.files.flatMap { [part.domain, $0.path] } },
            environment: ["OUTPUT": output.path, "MSGFMT": try tool("msgfmt").path],
            inputFiles: translations.flatMap(\.files),
            outputFiles: [output])
    }

    /// A program, looked up as a shell would: SwiftPM offers plugins the tools of packages and toolchain only.
    private func tool(_ name: String) throws -> URL {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        let candidates = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
        else { throw ToolMissing(name: name) }
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

/// What the build says where a tool is not installed.
private struct ToolMissing: Error, CustomStringConvertible {
    let name: String

    var description: String {
        "\(name) is not on PATH: install the development tools of GLib and GTK and gettext (Debian: "
            + "libglib2.0-dev-bin, libglib2.0-bin, libgtk-4-bin, gettext)"
    }
}
