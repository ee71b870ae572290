import Foundation
import XCTest

/// Folders whose pictures demand too much memory or time.
final class HostileFolderTests: DemoTestCase {
    func testHarmfulFilesAreSkipped() throws {
        try home.run("python3", Script.path("hostile.py"), home.pictures.path)
        try start()
        let memory = Memory(of: demo.id)
        try demo.press("ctrl+2")
        let count = Self.good.count + Self.bad.count + Self.either.count
        for place in 1...count {
            try demo.wait(until: "DETAIL \(place) of \(count)…")
            // A picture without a thumbnail reports its failure.
            let centered = demo.all("PICTURE").last ?? ""
            while !demo.all("SHOWN").contains(centered),
                !demo.all("FAILED").contains(where: { $0.hasPrefix("\(centered): ") })
            { try demo.wait() }
            try demo.press("Right")
        }
        XCTAssertEqual(Set(demo.all("SHOWN")).subtracting(Self.either), Self.good)
        let failed = Set(demo.all("FAILED").map { String($0.prefix { $0 != ":" }) })
        XCTAssertEqual(failed.subtracting(Self.either), Self.bad)
        XCTAssertLessThan(memory.stop(), 256)
    }

    /// Pictures with odd names, or with only apparent excess.
    private static let good: Set = [
        "good.png", "caf\u{FFFD}.png (invalid encoding)", "two lines.png", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}.png",
        "\u{202E}gnp.exe.png", "huge size.svg", "link.png",
    ]
    /// Those that not all decoders can do within the limits.
    private static let either: Set = ["many frames.gif", "bomb within.svg", "wide filter.svg"]

    private static let bad: Set = [
        "bomb.png", "bomb 2.png", "bomb 3.png", "bomb.gif", "bomb.bmp", "bomb.pgm", "bomb.tga", "bomb.xpm",
        "bomb.tiff", "entities.svg", "deep.svg", "empty.png", "truncated.png", "truncated.gif",
        "noise.jpg", "sparse.png", "sparse.svg", "external.svg",
    ]

    func testPipesDoNotBlockOtherPictures() throws {
        for name in ["a.png", "b.png", "c.png"] { try home.add(name) }
        try start()
        try demo.press("ctrl+2")
        for _ in 1...3 { try demo.wait(for: "SHOWN") }
        // Each pipe replaces a visible picture and would block a loading thread.
        for name in ["a.png", "b.png"] {
            let pipe = home.picture("pipe").path
            XCTAssertEqual(unsafe mkfifo(pipe, 0o600), 0)
            XCTAssertEqual(unsafe rename(pipe, home.picture(name).path), 0)
        }
        try demo.wait(until: "DETAIL 1 of 1")
        try home.add("d.png")
        try demo.wait(until: "SHOWN d.png")
    }

    func testLargeChangingFolderDoesNotBlockTheMainLoop() throws {
        let count = 50_000
        try home.run("python3", Script.path("churn.py"), home.pictures.path, "\(count)")
        try start(trace: 3)
        // Ignores the start and the previous page.
        let before = demo.all("BUSY").count
        try demo.press("ctrl+2", until: "DETAIL 1 of 50000")
        for _ in 1...8 { try demo.wait(for: "BUSY") }
        XCTAssertLessThan(longestPause(after: before), 100, "milliseconds, to open")
        let opened = demo.all("BUSY").count
        let churn = try Script("churn.py", home.pictures.path, "\(count)", "125", "500")
        // An app that gets no processor time would find all changes since then in one turn.
        for _ in 0..<60 {
            try churn.send("go on")
            try churn.wait(for: "DONE")
            try demo.wait(for: "BUSY")
        }
        // All changes are visible, and the folder is still monitored.
        try home.add("zoo.png")
        try demo.wait(until: "DETAIL 1 of 50001")
        try demo.press("End", until: "SHOWN zoo.png")
        XCTAssertLessThan(longestPause(after: opened), 100, "milliseconds, while it is written to")
        try demo.press("Left", until: "PICTURE photo50000.png")
    }

    /// The longest pause of the main loop, in milliseconds, after a number of reports.
    private func longestPause(after count: Int) -> Double {
        demo.all("BUSY").dropFirst(count).compactMap(Double.init).max() ?? .infinity
    }
}

/// Measures the peak memory of a process and its children above its initial memory.
private final class Memory: @unchecked Sendable {
    private let process: Int32
    private let rest: Int
    private var most = 0
    private let queue = DispatchQueue(label: "memory")
    private let timer: any DispatchSourceTimer

    init(of process: Int32) {
        self.process = process
        rest = Self.resident(process)
        timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now(), repeating: .milliseconds(2))
        timer.setEventHandler { [weak self] in
            let now = Self.resident(process) + Self.children(of: process).map(Self.resident).reduce(0, +)
            self?.most = max(self?.most ?? 0, now)
        }
        timer.resume()
    }

    /// Stops, and returns the peak in megabytes.
    func stop() -> Int {
        timer.cancel()
        // The kernel records the process's own peak.
        return (max(queue.sync { most }, Self.number("VmHWM:", of: process)) - rest) / 1024
    }

    private static func children(of process: Int32) -> [Int32] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return tasks.flatMap { task in
            let list = try? String(contentsOfFile: "/proc/\(process)/task/\(task)/children", encoding: .utf8)
            return (list ?? "").split(separator: " ").compactMap { Int32($0) }
        }
    }

    private static func resident(_ process: Int32) -> Int { number("VmRSS:", of: process) }

    /// A number of kilobytes from the process's status file; 0 after it ends.
    private static func number(_ name: String, of process: Int32) -> Int {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
    }
}
