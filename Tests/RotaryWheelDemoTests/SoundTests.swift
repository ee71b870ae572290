import Foundation
import XCTest

/// The sounds of the wheel.
final class SoundTests: DemoTestCase {
    /// A libcanberra that prints `SOUND tick` and `SOUND chord`, in a folder of its own.
    private func makeLibrary() throws -> [String: String] {
        let source = home.settings.appending(path: "canberra.c")
        try home.write(Self.library, to: source)
        try home.run(
            "cc", "-shared", "-fPIC", "-o", home.settings.appending(path: "libcanberra.so.0").path,
            source.path)
        return ["LD_LIBRARY_PATH": home.settings.path]
    }

    private static let library = #"""
        #include <stdarg.h>
        #include <stdio.h>
        #include <string.h>
        int ca_context_create(void **context) { static int made; *context = &made; return 0; }
        int ca_context_set_driver(void *context, const char *driver) { return strcmp(driver, "pulse"); }
        int ca_context_play(void *context, unsigned id, ...) {
            va_list list;
            va_start(list, id);
            va_arg(list, char *);
            FILE *file = fopen(va_arg(list, char *), "rb");
            va_end(list);
            char head[12] = "";
            int is_wave = fread(head, 1, 12, file) == 12 && memcmp(head + 8, "WAVE", 4) == 0;
            fseek(file, 0, SEEK_END);
            printf("SOUND %s\n", !is_wave ? "broken" : ftell(file) < 10000 ? "tick" : "chord");
            fflush(stdout);
            return fclose(file);
        }

        """#

    func testSoundsRingTheBell() throws {
        let bell = try Script("bell.py")
        try start(page: "wheel")
        try demo.inWindow("Preferences", by: "ctrl+comma") {
            try demo.click("Preferences/General")
            // The switch is on at the end of its animation.
            try demo.click("Preferences/sounds", until: "PROPERTY switch.sounds TRUE")
        }
        try demo.drag(by: -45, until: "LABEL Flower")
        try bell.wait(for: "RANG")
        // The setting persists after a restart.
        try start()
        try demo.drag(by: -45)
        try bell.wait(for: "RANG")
    }

    func testSoundServerPlaysTicksAndAChordUnlessTheDesktopIsSilent() throws {
        let environment = try makeLibrary()
        try home.store(["sounds": "true"])
        try start(page: "wheel", environment: environment)
        try demo.drag(by: -45, until: "LABEL Flower")
        try demo.waitForAll("SOUND tick")
        try demo.press("space")
        try demo.wait(until: "SOUND chord")
        try demo.close()
        try home.write(
            "[Settings]\ngtk-enable-event-sounds=0\n",
            to: home.settings.appending(path: "gtk-4.0/settings.ini"))
        try start(page: "wheel", environment: environment)
        _ = try demo.draw()
        XCTAssertEqual(demo.all("SOUND"), [])
    }
}
