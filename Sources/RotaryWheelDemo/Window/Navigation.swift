import CRotaryWheelAdwaita

/// The list of pages, beside the visible page or before it.
@MainActor
final class Navigation {
    /// Called with the name of a page that the user chooses.
    var onChoice: ((String) -> Void)?
    /// Called when the list is hidden or shown.
    var onChange: (() -> Void)?

    private let split: Handle
    private let list: Handle
    /// Whether there was room for one side only before the list was hidden.
    private var wasCollapsed = false

    /// Takes the widgets `split`, `list` and the header bars.
    init(of builder: Builder) {
        (split, list) = (builder["split"], builder["list"])
        for page in demoPages {
            let label = gtk_label_new(page.title)
            gtk_label_set_xalign(OpaquePointer(label), 0)
            gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
            gtk_list_box_append(list.opaque, label)
            gtk_widget_get_parent(label).map { Handle($0) }?.setAccessibleLabel(page.title)
        }
        list.setHeading(builder["developers"], above: demoPages.count - controlPages.count)
        cadw_set_up_header_bars(
            split.pointer, builder["sidebar-header"].pointer, builder["content-header"].pointer)
        list.connect("row-selected") { [weak self] in
            // While the list is alone, a page is chosen by a click or Enter.
            if let self, !self.isCollapsed { self.choose() }
        }
        list.connect("row-activated") { [weak self] in self?.choose() }
        letTabLeaveTheList()
        for property in [
            String(cString: cadw_collapsed_property()), "visible-child", "show-content",
        ] {
            split.connect("notify::\(property)") { [weak self] in self?.onChange?() }
        }
    }

    private var isCollapsed: Bool { split.bool(String(cString: cadw_collapsed_property())) }

    /// Whether the page hides the list.
    var hidesSidebar: Bool { isCollapsed && cadw_shows_content(split.pointer) != 0 }

    /// Whether the list has the focus beside a page.
    var hasFocus: Bool {
        !isCollapsed && gtk_widget_get_focus_child(list.widget) != nil
            && gtk_widget_get_state_flags(list.widget).rawValue & CGTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    /// Hides the list until it is shown as before.
    func keepSidebarHidden(_ isHidden: Bool) {
        if isHidden { wasCollapsed = isCollapsed }
        cadw_hide_sidebar(split.pointer, isHidden ? 1 : 0, wasCollapsed ? 1 : 0)
        if isHidden { showContent() }
    }

    func showContent() { cadw_show_content(split.pointer, 1) }

    /// Shows the list, with the focus on the visible page.
    func showSidebar() {
        cadw_show_content(split.pointer, 0)
        if let row = gtk_list_box_get_selected_row(list.opaque) {
            gtk_widget_grab_focus(Handle(row).widget)
        }
    }

    /// Selects the row of a page.
    func select(_ name: String) {
        guard let index = demoPages.firstIndex(where: { $0.name == name }) else { return }
        gtk_list_box_select_row(list.opaque, gtk_list_box_get_row_at_index(list.opaque, gint(index)))
    }

    /// Passes the other rows as Tab is pressed: GTK would focus each of them, and so show each page.
    private func letTabLeaveTheList() {
        list.onKey { [weak self] arguments in
            let key = Int32(arguments[0].uint)
            guard let self, key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab else { return }
            self.setOtherRowsFocusable(false)
            _ = schedule(after: 0) { [weak self] in self?.setOtherRowsFocusable(true) }
        }
    }

    private func setOtherRowsFocusable(_ isFocusable: Bool) {
        let selected = gtk_list_box_get_selected_row(list.opaque)
        for index in demoPages.indices {
            guard let row = gtk_list_box_get_row_at_index(list.opaque, gint(index)), row != selected else {
                continue
            }
            gtk_widget_set_focusable(Handle(row).widget, isFocusable ? 1 : 0)
        }
    }

    private func choose() {
        guard let row = gtk_list_box_get_selected_row(list.opaque) else { return }
        onChoice?(demoPages[Int(gtk_list_box_row_get_index(row))].name)
    }
}

extension Handle {
    /// Shows a heading above a row of a GtkListBox.
    fileprivate func setHeading(_ heading: Handle, above place: Int) {
        gtk_list_box_set_header_func(
            opaque,
            { row, _, data in
                nonisolated(unsafe) let row = row!
                let (heading, place) = Kept<(Handle, Int)>.of(data)
                MainActor.assumeIsolated {
                    guard gtk_list_box_row_get_index(row) == place else { return }
                    gtk_list_box_row_set_header(row, heading.widget)
                }
            }, Kept((heading, place)).data, { Kept<Any>.release($0) })
    }
}
