import CRotaryWheelGtk

extension Handle {
    private static let layoutKey = "rotary-wheel-layout"

    /// Gives the only child of a widget all of its room, however small.
    ///
    /// - Parameter prepare: called with the size before the child gets it; it may change the minimum size of the child.
    func setLayout(_ prepare: @escaping @MainActor (_ width: Int, _ height: Int) -> Void) {
        g_object_set_data_full(cast(), Self.layoutKey, Kept(prepare).data) { Kept<Any>.release($0) }
        let layout = gtk_custom_layout_new(
            nil,
            // The size request of the widget is its minimum.
            { _, _, _, minimum, natural, _, _ in
                minimum?.pointee = 0
                natural?.pointee = 0
            },
            { widget, width, height, _ in
                nonisolated(unsafe) let widget = widget!
                MainActor.assumeIsolated {
                    guard let data = g_object_get_data(Handle(widget).cast(), Handle.layoutKey),
                        let child = gtk_widget_get_first_child(widget)
                    else { return }
                    Kept<@MainActor (Int, Int) -> Void>.of(data)(Int(width), Int(height))
                    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
                    gtk_widget_allocate(child, width, height, -1, nil)
                }
            })
        gtk_widget_set_layout_manager(widget, layout)
    }
}
