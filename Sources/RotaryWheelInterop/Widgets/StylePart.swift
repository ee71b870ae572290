import CRotaryWheelShims

/// A class of widgets that consist of a CSS node; the control hears of changes of its style.
@MainActor
package struct StylePart {
    fileprivate let type: GType

    /// Registers a class for the lifetime of the process.
    package init(_ name: StaticString, cssName: StaticString) {
        var parent = unsafe GTypeQuery()
        unsafe g_type_query(gtk_widget_get_type(), &parent)
        var info = unsafe GTypeInfo()
        unsafe info.class_size = guint16(parent.class_size)
        unsafe info.instance_size = guint16(parent.instance_size)
        unsafe info.class_data = UnsafeRawPointer(cssName.cString)
        unsafe info.class_init = { typeClass, name in
            let widgetClass = unsafe typeClass!.assumingMemoryBound(to: GtkWidgetClass.self)
            unsafe gtk_widget_class_set_css_name(widgetClass, name!.assumingMemoryBound(to: gchar.self))
            unsafe gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_PRESENTATION)
            unsafe widgetClass.pointee.css_changed = { part, change in
                let parentClass = unsafe g_type_class_peek(gtk_widget_get_type())!
                unsafe parentClass.assumingMemoryBound(to: GtkWidgetClass.self).pointee.css_changed(
                    part, change)
                // A part may have parts.
                var parent = unsafe gtk_widget_get_parent(part)
                while let widget = unsafe parent {
                    if let box = unsafe ObjectClass.boxIfInitialized(of: widget) {
                        return box.widget?.partStyleChanged() ?? ()
                    }
                    unsafe parent = gtk_widget_get_parent(widget)
                }
            }
        }
        unsafe type = g_type_register_static(gtk_widget_get_type(), name.cString, &info, CG_TYPE_FLAG_FINAL)
    }
}

extension Widget {
    package convenience init(_ part: StylePart) { unsafe self.init(sinking: cgtk_object_new(part.type)) }
}
