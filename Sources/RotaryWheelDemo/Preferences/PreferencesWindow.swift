import CRotaryWheelGtk
import RotaryWheelInterop

/// The preferences: groups of rows, with a preview beside them.
@MainActor
final class PreferencesWindow {
    /// The groups, in order.
    let groups: [PreferencesGroup]
    let window: Widget
    /// The toast for resets.
    let toast: Toast

    /// Called with each new window.
    static var onOpen: ((PreferencesWindow) -> Void)?

    private let parent: Widget
    private let preview: PreferencesPreview
    private let scroller: FocusScroller

    init(over parent: Widget, _ settings: Settings) {
        self.parent = parent
        _ = (PreferenceRow.objectClass, SplitLayout.objectClass, Clamp.objectClass)
        let interface = Interface(resource: Resources.path + "/preferences.ui")
        window = interface["preferences"]
        preview = PreferencesPreview(interface["preview"], settings)
        toast = Toast(of: interface)
        scroller = FocusScroller(interface["scrolled-window"], content: interface["groups"])
        groups = (demoPages.filter { $0.hasPreferences }.map { $0.name } + ["general"]).map {
            PreferencesGroup($0, of: interface, settings)
        }
        for group in groups {
            group.controls.forEach { scroller.follow($0) }
            group.onAttention { [weak self] in self?.preview.show(group.name) }
            group.onReset { [weak self] count, undo in
                let text = translated("%d setting was reset", "%d settings were reset", count: count)
                self?.toast.show(text, undo: undo)
            }
        }
        Self.onOpen?(self)
        // The group of the visible page is the most likely one.
        let page = settings.text("page")
        preview.show(page)
        window.connect("map") { [weak self] _ in
            self?.window.afterSecondFrame { [weak self] in self?.begin(with: page) }
        }
    }

    private func begin(with page: String) {
        let group = groups.first { $0.name == page } ?? groups[0]
        group.rows.first?.control?.grabFocus()
        scroller.show(group.widget, atTop: true)
    }

    /// Presents the window.
    ///
    /// It is not modal: the window behind it shows each change immediately.
    func present() { AppActions.present(window, over: parent, isModal: false) }

    /// Calls the handler when the window is closed.
    ///
    /// GTK emits `destroy` only after the last reference is released.
    func onClose(_ handler: @escaping @MainActor () -> Void) {
        window.connect("unrealize") { _ in handler() }
    }
}
