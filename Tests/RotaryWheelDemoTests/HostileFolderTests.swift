import Foundation
import XCTest

/// Folders whose pictures demand too much memory or time.
final class HostileFolderTests: XCTestCase {
    func testHarmfulFilesAreSkipped() throws {
        let home = try Home()
        defer { home.remove() }
        try home.run("python3", Script.path("hostile.py"), home.pictures.path)
        let demo = try RunningDemo(home: home)
        let memory = Memory(of: demo.id)
        try demo.press("ctrl+2")
        let count = Self.good.count + Self.bad.count
        for place in 1...count {
            try demo.wait(for: "DETAIL", "\(place) of \(count)", isPrefix: true)
            // A picture without a thumbnail reports its failure.
            let centered = demo.all("PICTURE").last ?? ""
            while !demo.all("SHOWN").contains(centered),
                !demo.all("FAILED").contains(where: { $0.hasPrefix("\(centered): ") })
            { try demo.wait() }
            try demo.press("Right")
        }
        XCTAssertEqual(Set(demo.all("SHOWN")), Self.good)
        XCTAssertEqual(Set(demo.all("FAILED").map { String($0.prefix { $0 != ":" }) }), Self.bad)
        XCTAssertLessThan(memory.stop(), 256)
        try demo.close()
    }

    /// Pictures with odd names, or with only apparent excess.
    private static let good: Set = [
        "good.png", "caf\u{FFFD}.png (invalid encoding)", "two lines.png", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}.png",
        "\u{202E}gnp.exe.png", "many frames.gif", "huge size.svg",
        "link.png", "bomb within.svg",
    ]

    private static let bad: Set = [
        "bomb.png", "bomb 2.png", "bomb 3.png", "bomb.gif", "bomb.bmp", "bomb.pgm", "bomb.tga", "bomb.xpm",
        "bomb.tiff", "entities.svg", "deep.svg", "wide filter.svg", "empty.png",
        "truncated.png", "truncated.gif", "noise.jpg", "sparse.png", "sparse.svg", "external.svg",
    ]

    func testPipesDoNotBlockOtherPictures() throws {
        let home = try Home()
        defer { home.remove() }
        for name in ["a.png", "b.png", "c.png"] { try home.add(name) }
        let demo = try RunningDemo(home: home)
        try demo.press("ctrl+2")
        for _ in 1...3 { try demo.wait(for: "SHOWN") }
        // Each pipe replaces a visible picture and would block a loading thread.
        for name in ["a.png", "b.png"] {
            let pipe = home.pictures.appending(path: "pipe").path
            XCTAssertEqual(unsafe mkfifo(pipe, 0o600), 0)
            XCTAssertEqual(unsafe rename(pipe, home.pictures.appending(path: name).path), 0)
        }
        try demo.wait(for: "DETAIL", "1 of 1")
        try home.add("d.png")
        try demo.wait(for: "SHOWN", "d.png")
        try demo.close()
    }

    func testLargeChangingFolderDoesNotBlockTheMainLoop() throws {
        let count = 50_000
        let home = try Home()
        defer { home.remove() }
        try home.run("python3", Script.path("churn.py"), home.pictures.path, "\(count)")
        let demo = try RunningDemo(home: home, trace: 3)
        // Ignores the start and the previous page.
        let before = demo.all("BUSY").count
        try demo.press("ctrl+2")
        try demo.wait(for: "DETAIL", "1 of 50000")
        for _ in 1...8 { try demo.wait(for: "BUSY") }
        let opening = demo.all("BUSY").dropFirst(before).compactMap(Double.init).max() ?? .infinity
        XCTAssertLessThan(opening, 100, "milliseconds, to open")

        let churn = Process()
        churn.executableURL = URL(filePath: "/usr/bin/python3")
        churn.arguments = [Script.path("churn.py"), home.pictures.path, "\(count)", "15", "500"]
        let opened = demo.all("BUSY").count
        try churn.run()
        while churn.isRunning {
            try demo.wait(for: "BUSY")
        }
        // All changes are visible, and the folder is still monitored.
        try home.add("zoo.png")
        try demo.wait(for: "DETAIL", "1 of 50001")
        try demo.press("End")
        try demo.wait(for: "SHOWN", "zoo.png")
        let churning = demo.all("BUSY").dropFirst(opened).compactMap(Double.init).max() ?? .infinity
        XCTAssertLessThan(churning, 100, "milliseconds, while it is written to")
        try demo.close()
    }
}

/// Measures the peak memory of a process and its children above its initial memory.
private final class Memory: @unchecked Sendable {
    private let process: Int32
    private let rest: Int
    private var most = 0
    private let condition = NSCondition()
    private var isStopped = false

    init(of process: Int32) {
        self.process = process
        rest = Self.resident(process)
        Thread.detachNewThread { [self] in
            condition.lock()
            defer { condition.unlock() }
            while !isStopped {
                let now = Self.resident(process) + Self.children(of: process).map(Self.resident).reduce(0, +)
                most = max(most, now)
                // Samples every 2 ms until stopped.
                _ = condition.wait(until: Date(timeIntervalSinceNow: 0.002))
            }
        }
    }

    /// Stops, and returns the peak in megabytes.
    func stop() -> Int {
        condition.withLock {
            isStopped = true
            condition.signal()
            // The kernel records the process's own peak.
            return (max(most, Self.number("VmHWM:", of: process)) - rest) / 1024
        }
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
