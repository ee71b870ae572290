import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

// Scrolling over items with a value.
extension MenuImplementation {
    /// Follows scrolling; most menus have no values.
    func addScrolling() {
        guard menu.scroll == nil else { return }
        menu.scroll = ScrollRotation(on: widget, isPhysical: true)
        menu.scroll?.delegate = self
    }

    /// The item whose value scrolling changes: that under the pointer, or that which was entered.
    private var scrolledItem: Int? {
        [pointedItem, menu.change?.item].compactMap(\.self).first { knob(at: $0) != nil }
    }

    func stateChanged() { menu.scroll?.focus.stateChanged() }

    var acceptsScroll: Bool { isExpanded && scrolledItem != nil }
    var isScrollBlocked: Bool { state.pointer.isActive }
    var sidewaysSign: Double { state.isFlippable && widget.isRightToLeft ? 1 : -1 }

    func scrolled(byClicks clicks: Int) {
        guard let item = scrolledItem, let knob = knob(at: item), let modifiers = menu.scroll?.modifiers
        else {
            return
        }
        keepingAlive { control in
            control.enterValue(at: item)
            if !knob.step(by: -clicks, pace: .init(modifiers)) { control.widget.errorBell() }
        }
    }

    func scrollBegan(at time: Duration) {
        guard let item = scrolledItem else { return }
        enterValue(at: item)
        knob(at: item)?.hold(.vertical)
    }

    func scrolled(by amount: Double, at time: Duration) {
        guard let knob = knob(at: menu.change?.item), let modifiers = menu.scroll?.modifiers else { return }
        keepingAlive { _ in
            knob.move(by: .zero, dy: amount, isFine: modifiers.holds(CGDK_SHIFT_MASK))
        }
    }

    func scrollEnded() { knob(at: menu.change?.item)?.letGo() }
}
