import CRotaryWheelGtk
import RotaryWheelInterop

/// A group of preferences: rows in a list, and a button that resets them.
@MainActor
final class PreferencesGroup {
    /// What the group is about, as the page that it belongs to is called, or `general`.
    let name: String
    /// The rows.
    let rows: [PreferenceRow]
    /// The whole group.
    let widget: Widget

    /// What in it can have the focus.
    var controls: [Widget] { [resetButton] + rows.compactMap(\.control) }

    private let settings: Settings
    private let resetButton: Widget

    /// Takes the widgets of a group: `NAME-group`, `NAME-rows` and `NAME-reset`.
    init(_ name: String, of interface: Interface, _ settings: Settings) {
        self.name = name
        self.settings = settings
        widget = interface["\(name)-group"]
        resetButton = interface["\(name)-reset"]
        let list = interface["\(name)-rows"]
        rows = list.children.compactMap { $0.implementation as? PreferenceRow }
        for row in rows {
            row.connect(to: settings)
            if let key = row.key {
                settings.follow(key, during: widget) { [weak self] in self?.updateButton() }
            }
        }
        list.connect("row-activated") { arguments in
            (arguments.get(1, as: Widget?.self)?.implementation as? PreferenceRow)?.activate()
        }
    }

    /// Calls a closure when the keyboard focus or the pointer comes to the group.
    func onAttention(_ handler: @escaping @MainActor () -> Void) {
        let (focus, motion) = (EventControllerFocus(), EventControllerMotion())
        focus.onEnter(handler)
        motion.onChange { if $0 != nil { handler() } }
        widget.add(focus)
        widget.add(motion)
    }

    /// Calls a closure after the user has reset the group, with how many settings have changed and what undoes that.
    func onReset(_ handler: @escaping @MainActor (_ count: Int, _ undo: @escaping () -> Void) -> Void) {
        resetButton.connect("clicked") { [weak self] _ in
            guard let self else { return }
            let before = self.changedKeys.map { (key: $0, value: self.settings.value($0)) }
            for (key, _) in before { self.settings.reset(key) }
            // There is nothing more to reset, so the button cannot keep the focus.
            self.rows.first?.control?.grabFocus()
            handler(before.count) { [settings = self.settings] in
                for (key, value) in before { settings.set(key, to: value) }
            }
        }
    }

    private var changedKeys: [String] { rows.compactMap(\.key).filter(settings.isChanged) }

    private func updateButton() { resetButton.set("sensitive", to: !changedKeys.isEmpty) }
}
