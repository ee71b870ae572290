import Foundation
import Testing

@testable import RotaryWheelDemo

@Suite final class WheelFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let file: StateFile<WheelCollection>

    init() { file = StateFile(path: folder.appending(path: "new/wheels.txt").path) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: path), withIntermediateDirectories: true)
    }

    @Test func savedWheelsAreLoaded() throws {
        #expect(file.load() == .state(WheelCollection()))
        let wheels = WheelCollection([ChoiceWheel(name: "Lunch", choices: [Choice("Pizza")])], position: 0)
        for state in [wheels, WheelCollection()] {
            #expect(file.save(state) == nil)
            #expect(file.load() == .state(state))
        }
    }

    @Test func brokenFilesAndFoldersInTheirPlaceAreKept() throws {
        try makeFolder("new")
        for (number, text) in [(1, "Pizza\tmany"), (2, "Pizza\tfew")] {
            try text.write(toFile: file.path, atomically: true, encoding: .utf8)
            let kept = file.path + ".broken-\(number)"
            guard case .broken(.text(let failure), kept) = file.load() else {
                Issue.record("the file is not broken")
                return
            }
            #expect(failure.line == 1)
            #expect(try String(contentsOfFile: kept, encoding: .utf8) == text)
        }
        #expect(file.load() == .state(WheelCollection()))
        try makeFolder("new/wheels.txt")
        guard case .broken(.system, file.path + ".broken-3") = file.load() else {
            Issue.record("the folder is not kept")
            return
        }
    }

    @Test @MainActor func failuresToSaveAreReportedOnce() throws {
        let store = WheelStore(file) { ChoiceWheel(name: "") }
        var count = 0
        store.onFailure = { _ in count += 1 }
        func save() {
            store.editAll { $0.add([ChoiceWheel(name: "Lunch")]) }
            store.flush()
        }
        for failures in 1...2 {
            try makeFolder("")
            try "".write(to: folder.appending(path: "new"), atomically: true, encoding: .utf8)
            for _ in 0..<3 { save() }
            #expect(count == failures)
            try FileManager.default.removeItem(at: folder)
            save()
            #expect(count == failures)
            try FileManager.default.removeItem(at: folder)
        }
    }
}
