import RotaryWheelInterop

/// Follows what is scrolled over something that turns: clicks of a mouse's wheel, and two fingers on a touchpad,
/// which hold it until they leave.
@MainActor
final class ScrollRotation {
    /// Touchpads say when the fingers leave; where the compositor does not pass that on, a pause of this
    /// length says it.
    private static let pause = Duration.milliseconds(150)

    /// Whether a scroll is for the widget; what it does not accept is left to others.
    var accepts: () -> Bool = { true }
    /// Whether a pointer holds the widget: nothing else may turn it then, nor scroll it away from under the pointer.
    var isBlocked: () -> Bool = { false }
    /// What scrolling to the right counts: 1 as scrolling down does, −1 as scrolling up.
    var sidewaysSign: () -> Double = { 1 }
    /// Clicks, more than one when they come fast; positive downwards.
    var clicked: (Int) -> Void = { _ in }
    /// Two fingers take hold.
    var began: (_ time: Duration) -> Void = { _ in }
    /// They have moved, in pixels; positive downwards.
    var moved: (_ amount: Double, _ time: Duration) -> Void = { _, _ in }
    /// They let go.
    var ended: () -> Void = {}

    /// Whether two fingers hold the widget.
    private(set) var isHolding = false
    /// Parts of a click, from mice that send several events for one.
    private var clicks = 0.0
    private let widget: Widget
    private let controller = EventControllerScroll()
    private var clock = EventClock()
    private lazy var timer = Timer { [weak self] in self?.pauseIsOver() }
    private lazy var ticker = FrameTicker(on: widget) { [weak self] _ in self?.end() }

    /// Follows what is scrolled over a widget, which is borrowed.
    init(on widget: Widget) {
        self.widget = widget
        controller.onScroll { [weak self] _, dx, dy in self?.scroll(dx: dx, dy: dy) ?? false }
        controller.onScrollEnd { [weak self] in self?.end() }
        widget.add(controller)
    }

    /// Whether the page around the widget scrolls: scrolling past a control without the focus must not change it.
    private var isForPage: Bool { widget.isInScrolledPage && !widget.containsFocus }

    private func scroll(dx: Double, dy: Double) -> Bool {
        guard isHolding || !isForPage, accepts() else { return false }
        guard !isBlocked() else { return true }
        let amount = abs(dx) > abs(dy) ? dx * sidewaysSign() : dy
        if controller.isInClicks { click(amount) } else { move(amount) }
        return true
    }

    private func click(_ amount: Double) {
        clicks += amount
        let whole = clicks.rounded(.towardZero)
        clicks -= whole
        if whole != 0 { clicked(Int(whole)) }
    }

    private func move(_ amount: Double) {
        if !isHolding { clock = EventClock() }
        let time = clock.time(of: controller)
        if !isHolding {
            began(time)
            isHolding = true
        }
        ticker.stop()
        timer.start(after: Self.pause)
        moved(amount, time)
    }

    /// The fingers have paused, if the next frame brings nothing: a slow one may come with what they did meanwhile.
    private func pauseIsOver() { if widget.isMapped { ticker.start() } else { end() } }

    /// Lets go, if fingers hold the widget.
    ///
    /// - Returns: whether they did.
    @discardableResult
    func end() -> Bool {
        timer.stop()
        ticker.stop()
        guard isHolding else { return false }
        isHolding = false
        ended()
        return true
    }

    /// Stops following.
    func stop() {
        timer.stop()
        ticker.stop()
    }
}
