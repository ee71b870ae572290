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
                application\torg.gnome.Maps.desktop
                folder\tfile:///home/anna/Music
                folder\tsftp://host/share%20of%20all

                """)
        #expect(try read(ring.written) == ring)
    }

    @Test func anEmptyRingIsNotTheOneBeforeTheFirstEdit() throws {
        #expect(LauncherRing().written == "")
        #expect(try read(LauncherRing([]).written) == LauncherRing([]))
        #expect(LauncherRing([]) != LauncherRing())
    }

    @Test func eachLauncherIsThereOnce() throws {
        #expect(LauncherRing([maps, music, maps]).launchers == [maps, music])
        var ring = LauncherRing([maps, music])
        ring.add(maps)
        #expect(ring.launchers == [maps, music])
    }

    @Test func fullRingsStayAsTheyAre() {
        var ring = LauncherRing((0..<100).map { .folder("file:///\($0)") })
        #expect(ring.launchers?.count == LauncherRing.maximumCount)
        let full = ring
        ring.add(maps)
        #expect(ring == full)
    }

    @Test func launchersMoveAndGo() {
        var ring = LauncherRing([maps, music, server])
        ring.move(from: 2, to: 0)
        #expect(ring.launchers == [server, maps, music])
        ring.remove(at: 1)
        #expect(ring.launchers == [server, music])
        for index in [-1, 2, .max] {
            ring.remove(at: index)
            ring.move(from: index, to: 0)
            ring.move(from: 0, to: index)
        }
        #expect(ring.launchers == [server, music])
    }

    @Test(
        arguments: [
            ("Pizza\n", .noHeading, 1), ("", .noHeading, 1), ("# Dial\nprogram\tx.desktop\n", .line, 2),
            ("# Dial\n\napplication\n", .line, 3), ("# Dial\napplication\t../../x.desktop\n", .line, 2),
            ("# Dial\napplication\tsh -c reboot\n", .line, 2), ("# Dial\nfolder\t/home/anna\n", .line, 2),
            ("# Dial\nfolder\tfile:///a b\n", .line, 2), ("# Dial\nfolder\t:\n", .line, 2),
            ("# Dial\nfolder\tfile:///a\tx\n", .line, 2), ("# Dial\n\0", .notText, nil),
        ] as [(String, LauncherRing.Failure.Reason, Int?)])
    func errorsNameTheLine(text: String, reason: LauncherRing.Failure.Reason, line: Int?) {
        #expect(throws: LauncherRing.Failure(reason: reason, line: line)) { try read(text) }
    }

    @Test func oversizedTextsAreRefused() {
        let folders = (0..<61).map { "folder\tfile:///\($0)\n" }.joined()
        #expect(throws: LauncherRing.Failure(reason: .tooMany)) { try read("# Dial\n" + folders) }
        let long = "# Dial\n" + String(repeating: "\n", count: LauncherRing.maximumSize)
        #expect(throws: LauncherRing.Failure(reason: .tooLarge)) { try read(long) }
        let bytes: [UInt8] = [0x23, 0xFF, 0xFE]
        #expect(throws: LauncherRing.Failure(reason: .notText)) {
            try LauncherRing(reading: bytes)
        }
    }

    @Test func missingApplicationsHaveANameOfTheirFile() {
        #expect(Launcher.name(ofMissing: "org.gnome.Maps.desktop") == "Maps")
        #expect(Launcher.name(ofMissing: "firefox.desktop") == "firefox")
        #expect(Launcher.name(ofMissing: ".desktop") == ".desktop")
    }
}
