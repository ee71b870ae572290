import CRotaryWheelGtk
import RotaryWheelInterop

/// A group of preferences: rows, and a button that resets them.
@MainActor
final class PreferencesGroup {
    /// The name of the group's page, or `general`.
    let name: String
    let rows: [PreferenceRow]
    let widget: Widget

    /// The focusable widgets of the group.
    var controls: [Widget] { [resetButton] + rows.compactMap(\.control) }

    private let settings: Settings
    private let resetButton: Widget

    /// Uses the widgets `NAME-group`, `NAME-rows` and `NAME-reset`.
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

    /// Calls a closure when the focus or the pointer enters the group.
    func onAttention(_ handler: @escaping @MainActor () -> Void) {
        let (focus, motion) = (EventControllerFocus(), EventControllerMotion())
        focus.onEnter(handler)
        motion.onChange { if $0 != nil { handler() } }
        widget.add(focus)
        widget.add(motion)
    }

    /// Calls a closure after a reset, with the number of changed settings and a closure that restores them.
    func onReset(_ handler: @escaping @MainActor (_ count: Int, _ undo: @escaping () -> Void) -> Void) {
        resetButton.connect("clicked") { [weak self] _ in
            guard let self else { return }
            let before = self.changedKeys.map { (key: $0, value: self.settings.value($0)) }
            for (key, _) in before { self.settings.reset(key) }
            // The reset makes the button insensitive, so it loses the focus.
            self.rows.first?.control?.grabFocus()
            handler(before.count) { [settings = self.settings] in
                for (key, value) in before { settings.set(key, to: value) }
            }
        }
    }

    private var changedKeys: [String] { rows.compactMap(\.key).filter(settings.isChanged) }

    private func updateButton() { resetButton.set("sensitive", to: !changedKeys.isEmpty) }
}
