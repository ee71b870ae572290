import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension DialMenuImplementation {
    /// Collapsed, the dial has nothing but its button that can have the focus.
    ///
    /// GTK asks for it also when the focus leaves the button backwards, which must not lead there again.
    func takeFocus() -> Bool {
        isExpanded ? takeFocusAsUsual() : !widget.containsFocus && toggle.grabFocus()
    }

    /// A dial has no pages.
    var pageLength: Int { 0 }

    var handlesText: Bool { isExpanded }

    /// With the focus on it, the button in the center handles Enter and Space.
    func handles(_ meaning: KeyMeaning) -> Bool {
        switch meaning {
        case .page: false
        case .activate: isExpanded && widget.hasFocus
        case .step, .first, .last, .back, .escape: isExpanded
        }
    }

    /// Ends what began last: a drag, a submenu, the menu.
    func cancel(_ meaning: KeyMeaning) -> Bool {
        if meaning == .escape, state.pointer.cancel() { return true }
        if canGoBack { goBack() } else if meaning == .escape { isExpanded = false }
        return true
    }
}
