import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

// Keys beyond those of GtkScale, and the menu.
extension KnobImplementation {
    static let keys =
        ([
            GDK_KEY_Escape, GDK_KEY_Menu, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
            GDK_KEY_BackSpace,
            GDK_KEY_Delete,
        ] + digits)
        .flatMap { [KeyBinding($0), KeyBinding($0, CGDK_SHIFT_MASK)] }
        + [GDK_KEY_space, GDK_KEY_KP_Space].map { KeyBinding($0) }
        + ([GDK_KEY_F10] + arrows.keys.filter { !digits.contains($0) }).map {
            KeyBinding($0, CGDK_SHIFT_MASK)
        }

    private static let digits = Array(GDK_KEY_0...GDK_KEY_9) + Array(GDK_KEY_KP_0...GDK_KEY_KP_9)

    /// The arrow keys, which GtkScale has without Shift; with Shift the keypad may have its digits instead.
    private static let arrows = Dictionary(
        uniqueKeysWithValues: [
            (GTK_SCROLL_STEP_LEFT, [GDK_KEY_Left, GDK_KEY_KP_Left, GDK_KEY_KP_4]),
            (GTK_SCROLL_STEP_RIGHT, [GDK_KEY_Right, GDK_KEY_KP_Right, GDK_KEY_KP_6]),
            (GTK_SCROLL_STEP_UP, [GDK_KEY_Up, GDK_KEY_KP_Up, GDK_KEY_KP_8]),
            (GTK_SCROLL_STEP_DOWN, [GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_KP_2]),
        ].flatMap { scroll, keys in keys.map { ($0, scroll) } })

    func press(_ key: UInt32) -> Bool {
        guard widget.hasFocus else { return false }
        if hand.modifiers.holds(CGDK_SHIFT_MASK), let arrow = Self.arrows[Int32(bitPattern: key)] {
            move(arrow)
            return true
        }
        switch Int32(bitPattern: key) {
        // A held key activates once.
        case GDK_KEY_space, GDK_KEY_KP_Space: return hand.isRepeat ? hasHandler(for: "activate") : activate()
        case GDK_KEY_Escape: return pointerRotation.cancel()
        case GDK_KEY_BackSpace, GDK_KEY_Delete:
            guard isClipped else { return false }
            clearClip()
        case GDK_KEY_Menu, GDK_KEY_F10: openMenu(x: layout.x, y: layout.y)
        case let key where Self.digits.contains(key):
            openEntry(with: Unicode.Scalar(gdk_keyval_to_unicode(guint(key))).map(String.init))
        default: openEntry()
        }
        return true
    }

    // MARK: The menu

    func openMenu(x: Double, y: Double) {
        guard canControl, widget.isMapped else { return }
        let menu = popups.menu ?? makeMenu()
        menu.popup(x: x, y: y)
        menu.nameMenuItems()
    }

    private func makeMenu() -> Popover {
        var items = [
            (Translation.translated("Enter Value…"), "knob.edit"),
            (Translation.translated("Reset"), "knob.reset"),
        ]
        if levels != nil {
            items.append((Translation.translated("Clear Clip Light"), "knob.clear-clip"))
        }
        let made = Popover(menu: items)
        made.append(to: widget)
        popups.menu = made
        return made
    }

    /// Discards the menu; the next one has the present items.
    func dropMenu() {
        guard let menu = popups.menu else { return }
        popups.menu = nil
        if menu.containsFocus { widget.grabFocus() }
        menu.popdown()
        menu.unparent()
    }

    /// Closes the entry and the menu of a knob that is unmapped.
    ///
    /// An open popover would keep its pointer grab after the window is closed. The focus leaves it first: GTK leaks a
    /// widget that is removed with a focused child. GTK 4.18 moves the focus to the knob as its popover closes: the
    /// previous focus widget gets it back.
    func closePopovers() {
        popups.areLeaving = true
        let focus = widget.containsFocus ? nil : widget.focusOfWindow
        for popover in [popups.entry?.popover, popups.menu].compactMap(\.self) where popover.isMapped {
            if popover.containsFocus { widget.dropFocusOfWindow() }
            popover.popdown()
            if widget.containsFocus, focus?.grabFocus() != true { widget.dropFocusOfWindow() }
        }
        popups.areLeaving = false
    }

    func unrealized() { if popups.entry != nil || popups.menu != nil { widget.leavePointer() } }
}
