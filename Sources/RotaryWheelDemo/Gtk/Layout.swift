import CRotaryWheelGtk

extension Handle {
    /// Gives the only child of a widget all of its room, of any size from a minimum.
    ///
    /// - Parameter prepare: called with the size before the child gets it; it may change the minimum size of the child.
    func setLayout(
        minimum: (width: Int, height: Int),
        _ prepare: @escaping @MainActor (_ width: Int, _ height: Int) -> Void
    ) {
        let content = Layout(minimum: minimum, prepare: prepare)
        g_object_set_data_full(cast(), Layout.key, Kept(content).data) { Kept<Any>.release($0) }
        let layout = gtk_custom_layout_new(
            nil,
            { widget, orientation, _, minimum, natural, _, _ in
                guard let size = Layout.of(widget)?.minimum else { return }
                minimum?.pointee = gint(orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height)
                natural?.pointee = minimum?.pointee ?? 0
            },
            { widget, width, height, _ in
                guard let layout = Layout.of(widget), let child = gtk_widget_get_first_child(widget) else {
                    return
                }
                nonisolated(unsafe) let part = child
                MainActor.assumeIsolated {
                    layout.prepare(Int(width), Int(height))
                    gtk_widget_measure(part, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
                    gtk_widget_allocate(part, width, height, -1, nil)
                }
            })
        gtk_widget_set_layout_manager(widget, layout)
    }
}

private struct Layout: Sendable {
    static let key = "rotary-wheel-layout"

    let minimum: (width: Int, height: Int)
    let prepare: @MainActor (Int, Int) -> Void

    static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Layout? {
        g_object_get_data(UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: GObject.self), key).map {
            Kept<Layout>.of($0)
        }
    }
}
