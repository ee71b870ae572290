import CRotaryWheelAdwaita

extension Handle {
    /// Lets the user drag a row by its grip to the place of another row of the same list.
    ///
    /// - Parameters:
    ///   - index: the place of the row.
    ///   - move: called with the place of the dragged row, and that of the row that it is dropped on.
    func addDragging(by grip: Handle, at index: Int, move: @escaping @MainActor (Int, Int) -> Void) {
        let source = Handle(adopting: gtk_drag_source_new())
        gtk_drag_source_set_actions(source.opaque, CGDK_ACTION_MOVE)
        var value = GValue()
        g_value_init(&value, cgtk_type_int())
        g_value_set_int(&value, gint(index))
        let content = Handle(adopting: gdk_content_provider_new_for_value(&value))
        g_value_unset(&value)
        gtk_drag_source_set_content(source.opaque, content.cast())
        source.connect("drag-begin") { [weak self] arguments in
            guard let self else { return }
            let icon = Handle(adopting: gtk_widget_paintable_new(self.widget))
            gtk_drag_source_set_icon(arguments.emitter.opaque, icon.opaque, 0, 0)
        }
        grip.addController(source)
        let target = Handle(adopting: gtk_drop_target_new(cgtk_type_int(), CGDK_ACTION_MOVE))
        target.connect("drop") { arguments in
            // The first argument is a value in a value.
            move(Int(g_value_get_int(arguments.boxed(0).assumingMemoryBound(to: GValue.self))), index)
            arguments.answer(true)
        }
        addController(target)
        RowTouch(self) { move(index, $0) }
    }
}
