import CRotaryWheelAdwaita
import Glibc

/// The sounds of the wheel, while the app and the desktop have sounds on.
///
/// libcanberra plays them as event sounds, with their volume. Without it or a sound server the desktop's bell rings.
@MainActor
enum Sounds {
    enum Sound: String { case tick, chord }

    /// When the last tick was played; a quick wheel has fewer ticks than sectors.
    private static var ticks = TickLimit()
    /// `ca_context_play()`, its context, and the folder with the files.
    private static let player: (play: UnsafeMutableRawPointer, context: UnsafeMutableRawPointer)? = open()
    private static let folder = String(cString: g_get_user_cache_dir()) + "/rotary-wheel-demo"

    /// Plays a sound in the window of a widget.
    static func play(_ sound: Sound, _ settings: Settings, in widget: Handle) {
        guard settings.boolean("sounds"), Appearance.gtk?.bool("gtk-enable-event-sounds") == true,
            sound != .tick || ticks.allows(at: Int(g_get_monotonic_time()))
        else { return }
        if let player, let file = file(of: sound),
            cadw_play_sound(player.play, player.context, file, sound.rawValue) == 0
        {
            return
        }
        gdk_display_beep(gtk_widget_get_display(widget.widget))
    }

    /// The file of a sound, which is written before the first time.
    private static func file(of sound: Sound) -> String? {
        let file = "\(folder)/\(sound.rawValue).wav"
        if g_file_test(file, CG_FILE_TEST_EXISTS) != 0 { return file }
        let wave = Wave.bytes(of: sound)
        let isWritten = wave.withUnsafeBytes { bytes in
            g_mkdir_with_parents(folder, 0o700) == 0
                && g_file_set_contents(
                    file, bytes.bindMemory(to: CChar.self).baseAddress, gssize(bytes.count), nil) != 0
        }
        return isWritten ? file : nil
    }

    private static func open() -> (play: UnsafeMutableRawPointer, context: UnsafeMutableRawPointer)? {
        guard let library = dlopen("libcanberra.so.0", RTLD_NOW),
            let play = dlsym(library, "ca_context_play"),
            let create = dlsym(library, "ca_context_create"),
            let setDriver = dlsym(library, "ca_context_set_driver"),
            let context = cadw_make_sound_context(create, setDriver)
        else { return nil }
        return (play, context)
    }
}

/// Leaves out ticks that would follow another one too soon.
struct TickLimit {
    /// The shortest time between two ticks, in microseconds.
    static let shortest = 40_000

    private var last: Int?

    /// Whether a tick may be played now.
    mutating func allows(at now: Int) -> Bool {
        if let last, now - last < Self.shortest { return false }
        last = now
        return true
    }
}
