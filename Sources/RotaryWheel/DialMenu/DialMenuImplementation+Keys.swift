import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension DialMenuImplementation {
    /// A collapsed dial gives the focus to its button.
    ///
    /// GTK also calls this when the focus leaves the button backwards, which must not return there.
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
        case .step, .first, .last, .back: isExpanded
        // A mark opens nothing, but can be canceled.
        case .escape: isExpanded || marks.stroke != nil
        }
    }

    /// Ends what began last: a drag, a submenu, the menu.
    func cancel(_ meaning: KeyMeaning) -> Bool {
        if meaning == .escape, state.pointer.cancel() { return true }
        if canGoBack { goBack() } else if meaning == .escape { isExpanded = false }
        return true
    }
}
