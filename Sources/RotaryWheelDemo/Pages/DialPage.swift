import CRotaryWheelAdwaita
import Glibc
import RotaryWheel

/// The page of the dial menu: the user's own ring of applications and folders, and a marking menu of it.
@MainActor
final class DialPage: StatePage {
    let builder = Builder("dial-page")
    let control: Handle
    let actions: Actions
    let messages: Messages
    /// The label for the item at the top.
    var name: Handle { builder["name"] }
    /// The label for what that item is.
    var detail: Handle { builder["detail"] }
    /// The label for the directions of the stroke that opens the item in the marking menu.
    var stroke: Handle { builder["stroke"] }
    /// The marking menu.
    let popover: MarkingMenuPopover

    private let store = LauncherStore.shared
    private let ring: LauncherDial
    private let adding: LauncherAdding
    private var editor: LauncherEditor?

    init(_ settings: Settings) {
        ring = LauncherDial(settings, store)
        let page = builder["page"]
        actions = Actions(of: page, prefix: "launchers", scope: GTK_SHORTCUT_SCOPE_GLOBAL)
        messages = Messages(page, undo: "launchers.undo")
        adding = LauncherAdding(page, store, messages)
        control = Handle(ring.dial.widget)
        adw_bin_set_child(builder["place"].cast(), ring.dial.widget)

        // One call gives any widget a menu that opens by button, finger, keys and strokes.
        popover = MarkingMenuPopover.attach(to: page.widget, menuModel: ring.menu.menu.model)
        // Eight names of items need larger bubbles.
        popover.menu.itemSize = 84
        Self.bind(popover.menu, to: settings)
        settings.bind("dial-show-delay", to: popover.menu.widget, "show-delay")

        addActions()
        follow(store, failure: translated("The launcher cannot be saved: %1"))
        // The dial calls the delegate immediately, when another item is at the top, and when the user activates one.
        ring.dial.delegate = self
        show()
        page.onLowWindow { [detail] isLow in detail.set("visible", to: !isLow) }
    }

    /// Binds a menu that opens at the pointer to the settings.
    static func bind(_ menu: MarkingMenuWidget, to settings: Settings) {
        for property in ["dwell", "hover-mode", "expand-duration"] {
            settings.bind("dial-\(property)", to: menu.widget, property)
        }
    }

    private func addActions() {
        actions.add("launch") { [weak self] (key: String) in
            if let launcher = self?.store.launchers.first(where: { $0.key == key }) { self?.launch(launcher) }
        }
        actions.add("missing") { (_: String) in }
        actions.setEnabled("missing", false)
        actions.add("open", for: self) { $0.open($0.ring.dial.current) }
        actions.add("edit", "<Control>e", for: self) { $0.edit() }
        actions.add("add-application", for: self) { $0.adding.chooseApplication() }
        actions.add("add-folder", for: self) { $0.adding.chooseFolder() }
    }

    // MARK: The ring

    func show() {
        showView(of: store, isEmpty: store.launchers.isEmpty)
        messages.dismissUndo()
        showCurrent()
    }

    /// Shows the name of the item at the top, and what it is.
    private func showCurrent() {
        let entries = store.entries
        let entry = ring.dial.current.flatMap { entries.indices.contains($0) ? entries[$0] : nil }
        name.set("label", to: ring.dial.currentText ?? "")
        detail.set("label", to: entry?.detail ?? "")
        let mark = entry.flatMap { popover.menu.mark(ofAction: "launchers.launch::\($0.launcher.key)") }
        stroke.set("label", to: mark.map(Self.arrows) ?? "")
        stroke.set("visible", to: mark != nil)
        actions.setEnabled("open", entry?.isMissing == false)
    }

    /// The directions of a mark, which is an SVG path of lines, as arrows.
    private static func arrows(of mark: String) -> String {
        let numbers = mark.split(separator: " ").compactMap { Double($0) }
        let ends = stride(from: 0, to: numbers.count - 3, by: 2)
        return ends.map { end in
            let direction = atan2(numbers[end + 3] - numbers[end + 1], numbers[end + 2] - numbers[end])
            return ["→", "↘", "↓", "↙", "←", "↖", "↑", "↗"][Int((direction / .pi * 4).rounded() + 8) % 8]
        }.joined(separator: " ")
    }

    private func edit() {
        guard let window = widget.window else { return }
        if editor == nil { editor = LauncherEditor(store) { [weak self] in self?.editor = nil } }
        editor?.present(over: window)
    }

    // MARK: Opening

    private func open(_ index: Int?) {
        if let index, store.launchers.indices.contains(index) { launch(store.launchers[index]) }
    }

    private func launch(_ launcher: Launcher) {
        let entry = store.catalog.entry(for: launcher)
        let failure: @MainActor (String) -> String = { reason in
            translated("“%1” cannot be opened: %2").filling(["%1": entry.name, "%2": reason])
        }
        guard !entry.isMissing else {
            messages.say(failure(entry.detail))
            return
        }
        let opening = messages.say(translated("Opening “%1”").filling(["%1": entry.name]))
        store.catalog.launch(launcher) { [weak self] reason in
            adw_toast_dismiss(opening.opaque)
            self?.messages.say(failure(reason))
        }
    }
}

extension DialPage: DialMenuDelegate {
    func dialMenuDidChangeCurrent(_ dial: DialMenuWidget) { showCurrent() }

    func dialMenu(_ dial: DialMenuWidget, didActivate item: Int) { open(item) }
}
