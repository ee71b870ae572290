import CRotaryWheelShims
import RotaryWheelInterop

/// The object that a ``ScrollRotation`` turns.
@MainActor
protocol ScrollRotationDelegate: AnyObject {
    /// Whether a scroll is for the widget; others get it otherwise.
    var acceptsScroll: Bool { get }
    /// Whether a pointer holds the widget, which then neither turns nor scrolls away.
    var isScrollBlocked: Bool { get }
    /// The sign of scrolling to the right: 1 as scrolling down, −1 as scrolling up.
    var sidewaysSign: Double { get }
    /// The wheel of a mouse clicked; positive downwards.
    func scrolled(byClicks clicks: Int)
    /// Two fingers begin to scroll.
    func scrollBegan(at time: Duration)
    /// They moved, in pixels; positive downwards.
    func scrolled(by amount: Double, at time: Duration)
    /// They left.
    func scrollEnded()
}

/// Follows scrolling over a widget that turns: clicks of a mouse's wheel, and two fingers on a touchpad.
@MainActor
final class ScrollRotation {
    /// The pause that ends a scroll where the compositor does not report that the fingers left.
    private static let pause = Duration.milliseconds(150)

    weak var delegate: (any ScrollRotationDelegate)?
    /// Whether two fingers hold the widget.
    private(set) var isHolding = false
    /// The fraction of a click, from mice that send several events for one.
    private var clicks = 0.0
    private let widget: Widget
    private let controller: EventControllerScroll
    /// Whether the user has chosen the focus of the widget; reports keys and touches, too.
    let focus: IntendedFocus
    private var clock = EventClock()
    private lazy var timer = Timer { [weak self] in self?.pauseIsOver() }
    private lazy var ticker = FrameTicker(on: widget) { [weak self] _ in self?.end() }

    /// Follows scrolling over a widget, which is borrowed.
    ///
    /// - Parameter isPhysical: whether the widget turns as the fingers go, as GtkScale does; with natural scrolling
    ///   others turn as a page scrolls.
    init(on widget: Widget, isPhysical: Bool = false) {
        (self.widget, controller) = (widget, EventControllerScroll(isPhysical: isPhysical))
        focus = IntendedFocus(of: widget)
        controller.onScroll { [weak self] _, dx, dy in self?.scroll(dx: dx, dy: dy) ?? false }
        controller.onScrollEnd { [weak self] in self?.end() }
        widget.add(controller)
    }

    /// The modifier keys of the current scroll.
    var modifiers: GdkModifierType { controller.modifiers }

    /// Whether the scroll belongs to a scrolled page; it must not change a control without the user's focus.
    private var isForPage: Bool { widget.isInScrolledPage && !focus.isOn }

    private func scroll(dx: Double, dy: Double) -> Bool {
        guard let delegate, isHolding || !isForPage, delegate.acceptsScroll else { return false }
        guard !delegate.isScrollBlocked else { return true }
        // With Shift some desktops make horizontal clicks out of vertical ones.
        let sign = controller.isInClicks && modifiers.holds(CGDK_SHIFT_MASK) ? 1 : delegate.sidewaysSign
        let amount = abs(dx) > abs(dy) ? dx * sign : dy
        if controller.isInClicks { click(amount) } else { move(amount) }
        return true
    }

    private func click(_ amount: Double) {
        clicks += amount
        let whole = clicks.rounded(.towardZero)
        clicks -= whole
        if whole != 0 { delegate?.scrolled(byClicks: Int(whole)) }
    }

    private func move(_ amount: Double) {
        if !isHolding { clock = EventClock() }
        let time = clock.time(of: controller)
        if !isHolding {
            isHolding = true
            delegate?.scrollBegan(at: time)
            // A handler may have ended the scroll.
            guard isHolding else { return }
        }
        ticker.stop()
        timer.start(after: Self.pause)
        delegate?.scrolled(by: amount, at: time)
    }

    /// Ends the scroll after one more frame: a slow frame may still deliver events.
    private func pauseIsOver() { if widget.isMapped { ticker.start() } else { end() } }

    /// Ends a scroll by two fingers.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    func end() -> Bool {
        timer.stop()
        ticker.stop()
        guard isHolding else { return false }
        isHolding = false
        delegate?.scrollEnded()
        return true
    }

    /// Stops the timers.
    func stop() {
        timer.stop()
        ticker.stop()
    }
}
