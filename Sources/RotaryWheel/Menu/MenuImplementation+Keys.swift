import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension MenuImplementation {
    /// A collapsed menu gives the focus to its button.
    ///
    /// GTK also calls this when the focus leaves the button backwards, which must not return there.
    func takeFocus() -> Bool {
        isExpanded ? takeFocusAsUsual() : !widget.containsFocus && menu.toggle.grabFocus()
    }

    /// A menu has no pages.
    var pageLength: Int { 0 }

    var handlesText: Bool { isExpanded }

    /// With the focus on it, the button in the center handles Enter and Space.
    func handles(_ meaning: KeyMeaning) -> Bool {
        switch meaning {
        case .page: false
        case .activate: isExpanded && widget.hasFocus
        case .step, .first, .last, .back: isExpanded
        // A stroke may have opened nothing, but can be canceled.
        case .escape: isExpanded || hasStroke
        }
    }

    /// Ends what began last: a drag, a submenu, the menu.
    func cancel(_ meaning: KeyMeaning) -> Bool {
        if meaning == .escape, state.pointer.cancel() { return true }
        if canGoBack { goBack() } else if meaning == .escape { isExpanded = false }
        return true
    }

    // MARK: Accelerators

    /// Follows keys that do not pass the window, as it is for a modal popover.
    func addKeyController() {
        let keys = EventControllerKey(isCapturing: true)
        keys.onPress { [weak self] keys, key in
            self?.keyPressed()
            if self?.changeValue(by: key, keys.modifiers) == true { return true }
            return self?.pressAccelerator(keys) ?? false
        }
        widget.add(keys)
    }

    /// Acts on the item whose accelerator a key is, that of the shown level first; returns whether there is one.
    func pressAccelerator(_ keys: EventControllerKey) -> Bool {
        guard isExpanded, widget.containsFocus, !hasStroke, let tree = menu.tree else { return false }
        func path(where condition: ([Int]) -> Bool) -> [Int]? {
            tree.path { condition($0) && $1.action != nil && $1.accelerator?.matches(keys) == true }
        }
        guard
            let path = path(where: { $0.dropLast().elementsEqual(shownPath) })
                ?? path(where: { _ in true }),
            let item = tree.item(at: path), let action = item.action, let place = path.last
        else { return false }
        guard isEnabled(item, action) else {
            widget.errorBell()
            return true
        }
        keepingAlive { control in
            control.show(path: path.dropLast())
            control.activate(place)
        }
        return true
    }
}
