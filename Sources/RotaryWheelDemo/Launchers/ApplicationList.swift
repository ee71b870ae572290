import CRotaryWheelAdwaita

/// A dialog with a list of applications that can be searched.
@MainActor
final class ApplicationList {
    private let builder = Builder("application-list")
    private let dialog: Handle
    private let entries: [LauncherCatalog.Entry]
    private var rows: [Handle] = []
    private var onEnd: ((Launcher?) -> Void)?

    /// - Parameter onEnd: called once with the application that the user chooses, or `nil` without one.
    init(_ entries: [LauncherCatalog.Entry], onEnd: @escaping (Launcher?) -> Void) {
        (self.entries, self.onEnd) = (entries, onEnd)
        dialog = Dialog.make(translated("Add an Application"), width: 400, height: 560, builder["content"])
        for entry in entries { addRow(entry) }
        gtk_search_entry_set_key_capture_widget(builder["search"].opaque, dialog.widget)
        builder["search"].connect("search-changed") { [weak self] in self?.filter() }
        builder["search"].connect("activate") { [weak self] in self?.chooseFirst() }
        builder["search"].connect("stop-search") { [weak self] in self?.end(with: nil) }
        builder["list"].connect("row-activated") { [weak self] arguments in
            guard let self, let row = arguments[0].handle else { return }
            self.end(with: Int(gtk_list_box_row_get_index(row.cast())))
        }
        dialog.connect("unrealize") { [weak self] in self?.closed(with: nil) }
        filter()
    }

    /// Says why there are no applications, and offers to add a folder.
    func offerFolder(_ handler: @escaping @MainActor () -> Void) {
        builder["none"].set("icon-name", to: "view-app-grid-symbolic")
        builder["none"].set(
            "description",
            to: translated("A sandbox may hide other applications. You can add folders instead."))
        builder["add-folder"].set("visible", to: true)
        builder["search"].set("visible", to: false)
        builder["add-folder"].connect("clicked") { [weak self] in
            self?.end(with: nil)
            handler()
        }
    }

    func present(over parent: Handle) {
        Dialog.present(dialog, over: parent)
        Dialog.focus(dialog) { [weak self] in
            if let self { gtk_widget_grab_focus(builder["search"].widget) }
        }
    }

    private func addRow(_ entry: LauncherCatalog.Entry) {
        let row = Handle(adw_action_row_new()!)
        row.show(entry)
        row.set("title-lines", to: 1)
        row.set("subtitle-lines", to: 1)
        row.set("activatable", to: true)
        let icon = Handle(gtk_image_new()!)
        icon.set("gicon", to: entry.icon)
        icon.set("pixel-size", to: 32)
        adw_action_row_add_prefix(row.cast(), icon.widget)
        gtk_list_box_append(builder["list"].opaque, row.widget)
        rows.append(row)
    }

    // MARK: Search

    /// Shows the applications whose name or description has the text.
    private func filter() {
        let wanted = (builder["search"].string("text") ?? "").lowercased().trimmingSpaces
        for (row, entry) in zip(rows, entries) {
            let isFound = wanted.isEmpty || "\(entry.name)\n\(entry.detail)".lowercased().contains(wanted)
            row.set("visible", to: isFound)
        }
        let isFound = rows.contains { $0.bool("visible") }
        builder["results"].set("visible-child-name", to: isFound ? "list" : "none")
    }

    // MARK: The end

    private func chooseFirst() {
        // A search entry emits search-changed after a delay.
        filter()
        if let first = rows.firstIndex(where: { $0.bool("visible") }) { end(with: first) }
    }

    private func end(with index: Int?) {
        let dialog = dialog
        closed(with: index)
        cadw_close_dialog(dialog.pointer)
    }

    private func closed(with index: Int?) {
        guard let onEnd else { return }
        self.onEnd = nil
        onEnd(index.map { entries[$0].launcher })
    }
}
