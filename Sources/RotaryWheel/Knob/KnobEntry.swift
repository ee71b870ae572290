import CRotaryWheelGtk
import RotaryWheelInterop

/// The entry for an exact value.
@MainActor
final class KnobEntry {
    let popover = Popover()
    let field = Entry()
    /// The initial text, and the value that it had.
    let text: String
    let value: Double
    /// Why the knob refuses the text.
    private let reason = Label("")
    private static let name = Translation.ofGtk("Value")

    /// - Parameters:
    ///   - width: the width of the field in characters.
    ///   - unit: a text behind the field.
    init(text: String, value: Double, width: Int, unit: String?) {
        (self.text, self.value) = (text, value)
        field.setWidth(inCharacters: width)
        field.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, Self.name)
        let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
        box.append(field)
        if let unit, !unit.isEmpty { box.append(Label(unit)) }
        reason.setStyleClass("error", true)
        reason.setVisible(false)
        let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 6)
        column.append(box)
        column.append(reason)
        popover.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, Self.name)
        popover.setChild(column)
    }

    /// Shows why the knob refuses the text.
    func refuse(_ reason: String) {
        field.setStyleClass("error", true)
        field.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason)
        self.reason.text = reason
        self.reason.setVisible(true)
    }
}

extension KnobImplementation {
    /// Opens the entry by a click on the row of a list that activates the knob, such as an AdwActionRow; a mnemonic
    /// focuses it.
    func addRowActivation() {
        object.connect("mnemonic-activate") { [weak self] arguments in
            let opens = self?.canControl == true && self?.widget.isInListBoxRow == true
            if opens, self?.popups.entry?.popover.isMapped != true { self?.openEntry() }
            if !opens { self?.widget.grabFocus() }
            arguments.answer(true)
        }
    }

    /// Opens an entry for the exact value, unless the knob is unmapped, insensitive or read-only.
    ///
    /// - Parameter text: the initial text in place of the value.
    func openEntry(with text: String? = nil) {
        guard canControl, widget.isMapped, !looks.isInsensitive else { return }
        pointerRotation.cancel()
        finishReturn()
        dropTap()
        popups.entry?.popover.unparent()
        let value = range.adjustment.value
        let ends = [knob.scale.lower, knob.scale.upper].map { entryText(of: $0).count }
        let entry = KnobEntry(
            text: entersText ? self.text : entryText(of: value), value: value,
            width: min(max(ends[0], ends[1], 5), 20), unit: entersText ? nil : unit)
        entry.field.text = text ?? entry.text
        entry.field.onEnter { [weak self] in self?.keepingAlive { $0.enter() } }
        entry.popover.append(to: widget)
        entry.popover.dropSurfaceWhenClosed()
        entry.popover.onClosed { [weak self] in
            guard let self, !self.popups.areLeaving else { return }
            self.widget.grabFocus()
        }
        popups.entry = entry
        entry.popover.popup(x: layout.x, y: layout.y + layout.radius)
        entry.field.focus(selectingAll: text == nil)
    }

    /// Sets the typed value; the entry stays open with the reason where it refuses the text.
    private func enter() {
        guard let entry = popups.entry else { return }
        let text = entry.field.text
        // An unchanged text must not round the value.
        guard text != entry.text || range.adjustment.value != entry.value else { return closeEntry() }
        do throws(KnobTextError) {
            let value = try value(of: text)
            closeEntry()
            ask(for: value)
            endBurst()
        } catch {
            entry.refuse(error.reason)
            widget.errorBell()
        }
    }

    func closeEntry() { keepingAlive { $0.popups.entry?.popover.popdown() } }
}
