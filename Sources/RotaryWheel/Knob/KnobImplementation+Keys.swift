import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

// Keys beyond those of GtkScale, the menu and the entry.
extension KnobImplementation {
    static let keys =
        ([
            GDK_KEY_Escape, GDK_KEY_Menu, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
            GDK_KEY_BackSpace,
            GDK_KEY_Delete,
        ] + digits)
        .flatMap { [KeyBinding($0), KeyBinding($0, CGDK_SHIFT_MASK)] }
        + [KeyBinding(GDK_KEY_F10, CGDK_SHIFT_MASK)]

    private static let digits = Array(GDK_KEY_0...GDK_KEY_9) + Array(GDK_KEY_KP_0...GDK_KEY_KP_9)

    func press(_ key: UInt32) -> Bool {
        guard widget.hasFocus else { return false }
        switch Int32(bitPattern: key) {
        case GDK_KEY_Escape: return pointerRotation.cancel()
        case GDK_KEY_BackSpace, GDK_KEY_Delete:
            guard isClipped else { return false }
            isClipped = false
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
        let menu = menu ?? makeMenu()
        menu.popup(x: x, y: y)
        menu.nameMenuItems()
    }

    private func makeMenu() -> Popover {
        var items = [
            (Translation.translated("Enter Value…"), "knob.edit"),
            (Translation.translated("Reset"), "knob.reset"),
        ]
        if levels.meter.channelCount > 0 {
            items.append((Translation.translated("Clear Clip Light"), "knob.clear-clip"))
        }
        let made = Popover(menu: items)
        made.append(to: widget)
        menu = made
        return made
    }

    /// Discards the menu; the next one has the present items.
    func dropMenu() {
        guard let menu else { return }
        self.menu = nil
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
        isLeaving = true
        let focus = widget.containsFocus ? nil : widget.focusOfWindow
        for popover in [entry, menu].compactMap(\.self) where popover.isMapped {
            if popover.containsFocus { widget.dropFocusOfWindow() }
            popover.popdown()
            if widget.containsFocus, focus?.grabFocus() != true { widget.dropFocusOfWindow() }
        }
        isLeaving = false
    }

    func unrealized() { if entry != nil || menu != nil { widget.leavePointer() } }

    // MARK: The entry

    /// Opens the entry by a click on the row of a list that activates the knob, such as an AdwActionRow.
    func addRowActivation() {
        object.connect("mnemonic-activate") { [weak self] arguments in
            let opens = self?.canControl == true && self?.widget.isInListBoxRow == true
            if opens, self?.entry?.isMapped != true { self?.openEntry() }
            arguments.answer(opens)
        }
    }

    private static let entryName = Translation.ofGtk("Value")

    /// Opens an entry for the exact value, unless the knob is unmapped, insensitive or read-only.
    ///
    /// - Parameter text: the initial text in place of the value.
    func openEntry(with text: String? = nil) {
        guard canControl, widget.isMapped, !isInsensitive else { return }
        pointerRotation.cancel()
        finishReturn()
        dropTap()
        entry?.unparent()
        let field = Entry()
        entryText = entersText ? self.text : entryText(of: range.adjustment.value)
        entryValue = range.adjustment.value
        field.text = text ?? entryText
        let ends = [knob.scale.lower, knob.scale.upper].map { entryText(of: $0).count }
        field.setWidth(inCharacters: min(max(ends[0], ends[1], 5), 20))
        field.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, Self.entryName)
        field.onEnter { [weak self] in self?.keepingAlive { $0.enter() } }
        let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
        box.append(field)
        if !entersText, let unit = unit, !unit.isEmpty { box.append(Label(unit)) }
        let reason = Label("")
        reason.setStyleClass("error", true)
        reason.setVisible(false)
        let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 6)
        column.append(box)
        column.append(reason)
        let popover = Popover()
        popover.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, Self.entryName)
        popover.setChild(column)
        popover.append(to: widget)
        popover.dropSurfaceWhenClosed()
        popover.onClosed { [weak self] in
            guard let self, !self.isLeaving else { return }
            self.widget.grabFocus()
        }
        (entry, entryField, entryReason) = (popover, field, reason)
        popover.popup(x: layout.x, y: layout.y + layout.radius)
        field.focus(selectingAll: text == nil)
    }

    /// Sets the typed value; the entry stays open with the reason where it refuses the text.
    private func enter() {
        guard let text = entryField?.text else { return }
        // An unchanged text must not round the value.
        guard text != entryText || range.adjustment.value != entryValue else { return closeEntry() }
        do throws(KnobTextError) {
            let value = try value(of: text)
            closeEntry()
            ask(for: value)
            endBurst()
        } catch {
            let reason = error.reason
            entryField?.setStyleClass("error", true)
            entryField?.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason)
            entryReason?.text = reason
            entryReason?.setVisible(true)
            widget.errorBell()
        }
    }

    func closeEntry() { keepingAlive { $0.entry?.popdown() } }
}
