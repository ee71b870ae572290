import Foundation
import XCTest

/// A temporary folder for the user's settings, with a pictures folder.
struct Home {
    let settings: URL
    let pictures: URL

    init() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        settings = home.appending(path: "settings")
        pictures = home.appending(path: "My pictures")
        for folder in [settings, pictures] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try "XDG_PICTURES_DIR=\"\(pictures.path)\"\n".write(
            to: settings.appending(path: "user-dirs.dirs"), atomically: true, encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(at: settings.deletingLastPathComponent()) }

    /// The environment of a program that uses the settings.
    var environment: [String: String] {
        [
            "XDG_CONFIG_HOME": settings.path, "GSETTINGS_BACKEND": "keyfile",
            "XDG_DATA_HOME": wheelsFolder.deletingLastPathComponent().path,
        ]
    }

    /// The folder of the app's data.
    private var wheelsFolder: URL {
        settings.deletingLastPathComponent().appending(path: "data/rotary-wheel-demo")
    }

    /// The file of the user's wheels.
    var wheels: URL { wheelsFolder.appending(path: "wheels.txt") }

    /// Stores the user's wheels.
    func store(wheels text: String) throws {
        try FileManager.default.createDirectory(at: wheelsFolder, withIntermediateDirectories: true)
        try text.write(to: wheels, atomically: true, encoding: .utf8)
    }

    /// The lines of the user's wheels.
    func wheelLines() throws -> [String] {
        try String(contentsOf: wheels, encoding: .utf8).split(separator: "\n").map { String($0) }
    }

    /// Waits until the app has kept wheels.
    func waitForWheelLines(
        _ lines: [String], file: StaticString = #filePath, line: UInt = #line
    ) throws {
        wait { try? wheelLines() == lines }
        XCTAssertEqual(try wheelLines(), lines, file: file, line: line)
    }

    /// Waits until a condition is met, at most for the time of any wait.
    func wait(until isMet: @escaping () -> Bool?) {
        let expectation = XCTNSPredicateExpectation(
            predicate: NSPredicate { _, _ in isMet() == true }, object: nil)
        _ = XCTWaiter.wait(for: [expectation], timeout: RunningDemo.timeout / .seconds(1))
    }

    /// The file of the user's dial.
    var dial: URL { wheelsFolder.appending(path: "dial.txt") }

    /// Stores the user's dial, a line for each launcher.
    func write(dial lines: [String]) throws {
        try FileManager.default.createDirectory(at: wheelsFolder, withIntermediateDirectories: true)
        try (["# Dial"] + lines).map { $0 + "\n" }.joined().write(to: dial, atomically: true, encoding: .utf8)
    }

    /// The lines of the user's dial.
    func dialLines() throws -> [String] {
        try String(contentsOf: dial, encoding: .utf8).split(separator: "\n").map { String($0) }
    }

    /// The file that an application of a name writes its arguments to.
    func trace(of name: String) -> URL {
        settings.deletingLastPathComponent().appending(path: "\(name).started")
    }

    /// Installs an application that writes its arguments to its trace.
    ///
    /// - Parameter types: the types of content whose default application it is.
    func install(_ name: String, for types: String...) throws {
        let data = wheelsFolder.deletingLastPathComponent()
        let applications = data.appending(path: "applications")
        try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
        let program = data.appending(path: "start")
        try "#!/bin/sh\ntemporary=$1.new\nfile=$1\nshift\necho \"$*\" > $temporary\nmv $temporary $file\n"
            .write(
                to: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let types = types.map { "\($0);" }
        try """
        [Desktop Entry]
        Type=Application
        Name=\(name)
        Comment=The application \(name)
        Icon=emblem-system-symbolic
        Exec="\(program.path)" "\(trace(of: name).path)" %U
        MimeType=\(types.joined())

        """.write(
            to: applications.appending(path: "org.example.\(name).desktop"), atomically: true, encoding: .utf8
        )
        let file = settings.appending(path: "mimeapps.list")
        let old = (try? String(contentsOf: file, encoding: .utf8)) ?? "[Default Applications]\n"
        let added = types.map { "\($0.dropLast())=org.example.\(name).desktop\n" }
        try (old + added.joined()).write(to: file, atomically: true, encoding: .utf8)
    }

    /// Waits until an application has started, and returns its arguments.
    func arguments(of name: String, file: StaticString = #filePath, line: UInt = #line) throws -> String {
        wait { try? trace(of: name).checkResourceIsReachable() }
        let text = try? String(contentsOf: trace(of: name), encoding: .utf8)
        return String(try XCTUnwrap(text, "\(name) has not started", file: file, line: line).dropLast())
    }

    /// Copies a picture into a folder under a name.
    func add(_ name: String, to folder: URL? = nil) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let picture = root.appending(path: "Tests/RotaryWheelTests/dot.png")
        try FileManager.default.copyItem(at: picture, to: (folder ?? pictures).appending(path: name))
    }

    /// Adds a picture of a size and one color.
    func add(_ name: String, width: Int, height: Int) throws {
        let header = Data("P6 \(width) \(height) 255\n".utf8)
        let picture = header + Data(repeating: 120, count: width * height * 3)
        try picture.write(to: pictures.appending(path: name))
    }

    /// Stores the app's settings as text.
    func store(_ values: KeyValuePairs<String, String>) throws {
        let file = settings.appending(path: "glib-2.0/settings/keyfile")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let lines = values.map { "\($0.key)=\($0.value)\n" }.joined()
        try "[io/github/rotarywheel/Demo]\n\(lines)".write(to: file, atomically: true, encoding: .utf8)
    }

    /// Stores a setting of GTK.
    func storeGtk(_ line: String) throws {
        let file = settings.appending(path: "gtk-4.0/settings.ini")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "[Settings]\n\(line)\n".write(to: file, atomically: true, encoding: .utf8)
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
        let program = Process()
        program.executableURL = URL(filePath: "/usr/bin/env")
        program.arguments = command
        program.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        program.environment?["GSETTINGS_SCHEMA_DIR"] =
            RunningDemo.program.deletingLastPathComponent().appending(
                path: "RotaryWheel_RotaryWheelDemo.resources"
            ).path
        try program.run()
        program.waitUntilExit()
        XCTAssertEqual(program.terminationStatus, 0, command.joined(separator: " "))
    }
}
