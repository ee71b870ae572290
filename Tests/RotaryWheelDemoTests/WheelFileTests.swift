import Foundation
import Testing

@testable import RotaryWheelDemo

/// The file of the wheels.
@Suite struct WheelFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var file: StateFile<WheelCollection> {
        StateFile(path: folder.appending(path: "new/wheels.txt").path)
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "new"), withIntermediateDirectories: true)
        try text.write(toFile: file.path, atomically: true, encoding: .utf8)
    }

    @Test func savedWheelsAreLoaded() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(file.load() == .state(WheelCollection()))
        let wheels = WheelCollection([ChoiceWheel(name: "Lunch", choices: [Choice("Pizza")])], position: 0)
        #expect(file.save(wheels) == nil)
        #expect(file.load() == .state(wheels))
        #expect(file.save(WheelCollection()) == nil)
        #expect(file.load() == .state(WheelCollection()))
    }

    @Test func brokenFilesAreKept() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for (number, text) in [(1, "Pizza\tmany"), (2, "Pizza\tfew")] {
            try write(text)
            let kept = file.path + ".broken-\(number)"
            guard case .broken(.text(let failure), kept) = file.load() else {
                Issue.record("the file is not broken")
                return
            }
            #expect(failure.line == 1)
            #expect(try String(contentsOfFile: kept, encoding: .utf8) == text)
        }
        #expect(file.load() == .state(WheelCollection()))
    }

    @Test func foldersInThePlaceOfTheFileAreKept() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
        guard case .broken(.system, file.path + ".broken-1") = file.load() else {
            Issue.record("the folder is not kept")
            return
        }
    }

    @Test @MainActor func failuresToSaveAreReportedOnce() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = WheelStore(file) { ChoiceWheel(name: "") }
        var count = 0
        store.onFailure = { _ in count += 1 }
        func save() {
            store.editAll { $0.add([ChoiceWheel(name: "Lunch")]) }
            store.flush()
        }
        for failures in 1...2 {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try "".write(to: folder.appending(path: "new"), atomically: true, encoding: .utf8)
            for _ in 0..<3 { save() }
            #expect(count == failures)
            try FileManager.default.removeItem(at: folder)
            save()
            #expect(count == failures)
            try FileManager.default.removeItem(at: folder)
        }
    }

    @Test func failuresToSaveAreReported() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "".write(to: folder.appending(path: "new"), atomically: true, encoding: .utf8)
        #expect(file.save(WheelCollection()) != nil)
    }
}
