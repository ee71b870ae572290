import Foundation
import Testing

@testable import RotaryWheelDemo

/// The ring of launchers, and its text.
@Suite struct LauncherRingTests {
    private let maps = Launcher.application("org.gnome.Maps.desktop")
    private let music = Launcher.folder("file:///home/anna/Music")
    private let server = Launcher.folder("sftp://host/share%20of%20all")

    private func read(_ text: String) throws -> LauncherRing { try LauncherRing(reading: Array(text.utf8)) }

    @Test func textIsReadAsItWasWritten() throws {
        let ring = LauncherRing([maps, music, server])
        #expect(
            ring.written == """
                # Dial
                application\torg.gnome.Maps.desktop\t1
                folder\tfile:///home/anna/Music\t1
                folder\tsftp://host/share%20of%20all\t2

                """)
        #expect(try read(ring.written) == ring)
        #expect(try read("# Dial\nfolder\tfile:///a\n").places.values.sorted() == [0])
        // A place is that of the first launcher.
        let twice = try read("# Dial\nfolder\tfile:///a\t2\nfolder\tfile:///b\t2\n")
        #expect(twice.places == [.folder("file:///a"): 1, .folder("file:///b"): 0])
        // An empty ring is not the one before the first edit.
        #expect(LauncherRing().written == "")
        #expect(LauncherRing([]) != LauncherRing())
        #expect(try read(LauncherRing([]).written) == LauncherRing([]))
    }

    @Test func launchersKeepTheirPlacesWhileOthersMoveAndGo() throws {
        let folders = (0..<9).map { Launcher.folder("file:///\($0)") }
        var ring = LauncherRing(Array(folders.dropLast(2)))
        ring.move(from: 6, to: 1)
        ring.remove(at: 3)
        for index in [-1, 6, .max] {
            ring.remove(at: index)
            ring.move(from: index, to: 0)
            ring.move(from: 0, to: index)
        }
        #expect(ring.launchers == [0, 6, 1, 3, 4, 5].map { folders[$0] })
        let places = Dictionary(uniqueKeysWithValues: [0, 1, 3, 4, 5, 6].map { (folders[$0], $0) })
        #expect(ring.places == places)
        #expect(try read(ring.written) == ring)
        // A new one takes the first free place, and the ninth one is in the next level.
        for index in [7, 2, 8] { ring.add(folders[index]) }
        let added = [folders[7]: 2, folders[2]: 7, folders[8]: 8]
        #expect(ring.places == places.merging(added) { first, _ in first })
        #expect(try read(ring.written) == ring)
        // Other kinds have their own.
        ring.add(maps)
        #expect(ring.places[maps] == 0)
        // Eight need no further level.
        ring.remove(at: 0)
        #expect(ring.places[folders[8]] == 0)
    }

    @Test func fullRingsHaveAPlaceForEachLauncher() throws {
        let folders = (0..<60).map { Launcher.folder("file:///\($0)") }
        var ring = LauncherRing(folders)
        #expect(ring.places.values.sorted() == Array(0..<60))
        for _ in 0..<45 { ring.remove(at: 0) }
        // Fifteen need two levels, and all of their places.
        let places = ring.places
        #expect(places.values.sorted() == Array(0..<15))
        ring.remove(at: 3)
        #expect(ring.places == places.filter { $0.key != folders[48] })
    }

    @Test func launchersAreThereOnceAndInBounds() throws {
        #expect(LauncherRing([maps, music, maps]).launchers == [maps, music])
        let full = LauncherRing((0..<100).map { .folder("file:///\($0)") })
        #expect(full.launchers?.count == LauncherRing.maximumCount)
        for ring in [LauncherRing([maps, music]), full] {
            var added = ring
            added.add(maps)
            #expect(added == ring)
        }
        let folders = (0..<61).map { "folder\tfile:///\($0)\n" }.joined()
        #expect(throws: TextFailure(reason: .tooMany)) { try read("# Dial\n" + folders) }
        let folder = "file:///" + String(repeating: "%E2", count: 4000)
        let most = LauncherRing((1...LauncherRing.maximumCount).map { .folder("\(folder)\($0)") })
        #expect(try read(most.written) == most)
        let long = "# Dial\n" + String(repeating: "\n", count: LauncherRing.maximumSize)
        #expect(throws: TextFailure(reason: .dialTooLarge)) { try read(long) }
        #expect(throws: TextFailure(reason: .notText)) {
            try LauncherRing(reading: [0x23, 0xFF, 0xFE])
        }
    }

    @Test(
        arguments: [
            ("Pizza\n", .noHeading, 1), ("", .noHeading, 1), ("# Dial\nprogram\tx.desktop\n", .line, 2),
            ("# Dial\n\napplication\n", .line, 3), ("# Dial\napplication\t../../x.desktop\n", .line, 2),
            ("# Dial\napplication\tsh -c reboot\n", .line, 2), ("# Dial\nfolder\t/home/anna\n", .line, 2),
            ("# Dial\nfolder\tfile:///a b\n", .line, 2), ("# Dial\nfolder\t:\n", .line, 2),
            ("# Dial\nfolder\tfile:///a\tx\n", .line, 2), ("# Dial\nfolder\tfile:///a\t0\n", .line, 2),
            ("# Dial\nfolder\tfile:///a\t65\n", .line, 2), ("# Dial\n\0", .notText, nil),
        ] as [(String, TextFailure.Reason, Int?)])
    func errorsNameTheLine(text: String, reason: TextFailure.Reason, line: Int?) {
        #expect(throws: TextFailure(reason: reason, line: line)) { try read(text) }
    }

    @Test(arguments: ["org.gnome.Maps.desktop": "Maps", "firefox.desktop": "firefox", ".desktop": ".desktop"])
    func missingApplicationsHaveANameOfTheirFile(file: String, name: String) {
        #expect(Launcher.name(ofMissing: file) == name)
    }
}
