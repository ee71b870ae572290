import CRotaryWheelAdwaita

/// The countdown after a result, on a button that pauses it.
@MainActor
final class ResultTimer {
    /// Called at the end.
    var onEnd: (() -> Void)?
    private let button, content: Handle
    private var countdown: Countdown? { didSet { show() } }
    /// The source of the next second; 0 without one.
    private var source: guint = 0

    /// - Parameter content: the AdwButtonContent of the button.
    init(_ button: Handle, _ content: Handle) {
        (self.button, self.content) = (button, content)
        button.connect("clicked") { [weak self] in self?.countdown?.pause(at: Self.now) }
    }

    /// Starts again; 0 seconds are none.
    func start(seconds: Int) { countdown = seconds > 0 ? Countdown(seconds: seconds, at: Self.now) : nil }

    func stop() { if countdown != nil { countdown = nil } }

    private static var now: Int { Int(g_get_monotonic_time()) }

    private func show() {
        if source != 0 { g_source_remove(source) }
        source = 0
        button.set("visible", to: countdown != nil)
        guard let countdown else { return }
        let (count, next) = countdown.seconds(at: Self.now)
        guard count > 0 else {
            self.countdown = nil
            onEnd?()
            return
        }
        let text = String(formatting: g_date_time_new_from_unix_utc(count), "%M:%S")
        let isPaused = countdown.isPaused
        let name = isPaused ? translated("Continue") : translated("Pause")
        content.set("label", to: text)
        content.set(
            "icon-name", to: isPaused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic")
        if name != button.string("tooltip-text") {
            button.set("tooltip-text", to: name)
            button.setAccessibleLabel(name)
            // A screen reader would speak each second.
            gtk_accessible_reset_relation(button.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
            button.setAccessibleDescription(text)
        }
        guard !isPaused else { return }
        source = schedule(after: guint(next / 1000 + 1)) { [weak self] in
            self?.source = 0
            self?.show()
        }
    }
}
