package import CRotaryWheelGtk
import CRotaryWheelShims

/// The Swift implementation of a GtkPopover subclass.
package protocol PopoverImplementation: InheritingLayout {}

/// The Swift implementation of a widget class whose parent class does the layout.
package protocol InheritingLayout: WidgetImplementation {}

extension InheritingLayout {
    @unsafe private var parentClass: GtkWidgetClass {
        unsafe instance.parentClass(GtkWidgetClass.self).pointee
    }

    package func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        var (minimum, natural): (gint, gint) = (0, 0)
        unsafe parentClass.measure(widget.widget, orientation, gint(size), &minimum, &natural, nil, nil)
        return (Int(minimum), Int(natural))
    }

    package func allocate(width: Int, height: Int) { allocateAsUsual(width: width, height: height) }

    /// The layout of the parent class.
    package func allocateAsUsual(width: Int, height: Int) {
        unsafe parentClass.size_allocate(widget.widget, gint(width), gint(height), -1)
    }
}

extension PopoverImplementation {
    package func unrealized() { widget.leavePointer() }
}

extension Widget {
    /// Drops the pointer focus from an unrealized popover.
    ///
    /// GTK 4.8 keeps the pointer focus in a popover that closes under the pointer. If the popover is unparented but
    /// still referenced, the next window layout crashes. A change of sensitivity makes GTK pick again.
    package func leavePointer() {
        for value in [!isSensitive, isSensitive] { unsafe gtk_widget_set_sensitive(widget, value ? 1 : 0) }
    }
}

/// A GtkPopover; its parent calls ``present()`` after each allocation and unparents it at the end.
package final class Popover: Widget {
    package convenience init() { unsafe self.init(sinking: gtk_popover_new()) }

    /// Creates a GtkPopoverMenu.
    package convenience init(menu items: [(label: String, action: String)]) {
        let menu = unsafe g_menu_new()
        for item in items { unsafe g_menu_append(menu, item.label, item.action) }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(menu)) }
        unsafe self.init(
            sinking: gtk_popover_menu_new_from_model(UnsafeMutablePointer<GMenuModel>(menu)))
        setHasArrow(false)
        setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, Translation.ofGtk("Menu"))
        dropSurfaceWhenClosed()
    }

    @unsafe private var popover: UnsafeMutablePointer<GtkPopover> {
        unsafe pointer.assumingMemoryBound(to: GtkPopover.self)
    }

    package func setChild(_ child: Widget?) { unsafe gtk_popover_set_child(popover, child?.widget) }
    package func setHasArrow(_ has: Bool) { unsafe gtk_popover_set_has_arrow(popover, has ? 1 : 0) }

    /// Opens at a point of the parent.
    package func popup(x: Double, y: Double) {
        var point = GdkRectangle(x: gint(x), y: gint(y), width: 1, height: 1)
        unsafe gtk_popover_set_pointing_to(popover, &point)
        unsafe gtk_popover_popup(popover)
    }

    /// Opens with a point of the popover at a point of the parent.
    ///
    /// - Parameters:
    ///   - point: the point of the parent.
    ///   - width: the popover's width.
    ///   - left: the distance from the popover's left edge to the point.
    ///   - top: the distance from the popover's top edge to the point.
    package func popup(at point: (x: Int, y: Int), width: Int, left: Int, top: Int) {
        var target = GdkRectangle(x: gint(point.x), y: gint(point.y), width: 1, height: 1)
        unsafe gtk_popover_set_pointing_to(popover, &target)
        unsafe gtk_popover_set_position(popover, GTK_POS_BOTTOM)
        // The offset undoes GTK's centering below the point.
        unsafe gtk_popover_set_offset(popover, gint(width / 2 - left), gint(-top - 1))
        unsafe gtk_popover_popup(popover)
    }

    /// Opens the popover over a rectangle of the parent, as far as that is on the screen.
    package func popup(over rectangle: (x: Double, y: Double, width: Int, height: Int)) {
        var target = GdkRectangle(
            x: gint(rectangle.x), y: gint(rectangle.y), width: gint(rectangle.width),
            height: gint(rectangle.height))
        unsafe gtk_popover_set_pointing_to(popover, &target)
        unsafe gtk_popover_set_position(popover, GTK_POS_BOTTOM)
        // Also where GTK flips the popover to the other side, it lies over the rectangle.
        unsafe gtk_popover_set_offset(popover, 0, gint(-rectangle.height))
        unsafe gtk_popover_popup(popover)
    }

    /// Opens the popover above a rectangle of the parent, or beside it where there is no room, or follows it.
    package func popup(above rectangle: (x: Double, y: Double, width: Int, height: Int)) {
        var target = GdkRectangle(
            x: gint(rectangle.x), y: gint(rectangle.y), width: gint(rectangle.width),
            height: gint(rectangle.height))
        unsafe gtk_popover_set_pointing_to(popover, &target)
        unsafe gtk_popover_set_position(popover, GTK_POS_TOP)
        unsafe gtk_popover_popup(popover)
    }

    /// Whether the popover takes the pointer's and the keyboard's events, and closes at a press outside.
    package var isModal: Bool {
        get { unsafe gtk_popover_get_autohide(popover) != 0 }
        set { unsafe gtk_popover_set_autohide(popover, newValue ? 1 : 0) }
    }

    /// Leaves the pointer to what is below the popover, until GTK allocates it anew.
    package func leavePointerBelow() {
        guard let surface = unsafe gtk_native_get_surface(opaque) else { return }
        let nowhere = unsafe cairo_region_create()
        unsafe gdk_surface_set_input_region(surface, nowhere)
        unsafe cairo_region_destroy(nowhere)
    }

    /// Repositions the popover; the parent calls this after each allocation.
    package func present() { unsafe gtk_popover_present(popover) }

    package func popdown() { unsafe gtk_popover_popdown(popover) }

    /// Unrealizes the closed popover.
    ///
    /// After a layout GTK sends motion to hidden surfaces, too; this one would receive the next press.
    package func dropSurface() {
        // Without the tooltip, whose timer needs a surface under the pointer.
        unsafe g_object_set_data(
            UnsafeMutablePointer(gtk_widget_get_display(widget)), "gdk-display-current-tooltip", nil)
        unsafe gtk_widget_unrealize(widget)
    }

    /// Drops the surface whenever it closes.
    package func dropSurfaceWhenClosed() {
        connect("unmap") { [weak self] _ in
            guard let self, !isVisible else { return }
            leavePointer()
            dropSurface()
        }
    }

    /// Connects to `closed`, which a click outside also emits.
    package func onClosed(_ handler: @escaping @MainActor () -> Void) {
        connect("closed") { _ in handler() }
    }
}

extension Widget {
    /// Sets the accessible names of the menu items in the widget.
    ///
    /// GTK 4.18 names items by labels that it hides, so they have no name. It repeats this when it finds their actions.
    package func nameMenuItems() {
        for child in children {
            if unsafe child.isA(g_type_from_name("GtkModelButton")) {
                unsafe gtk_accessible_reset_relation(child.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
                child.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, child.get("text", as: String?.self) ?? "")
            } else {
                child.nameMenuItems()
            }
        }
    }

    /// The focus widget of the window.
    package var focusOfWindow: Widget? {
        guard let root = unsafe gtk_widget_get_root(widget), let focus = unsafe gtk_root_get_focus(root)
        else {
            return nil
        }
        return unsafe Widget(retaining: focus)
    }

    /// Clears the focus of the window.
    package func dropFocusOfWindow() {
        if let root = unsafe gtk_widget_get_root(widget) { unsafe gtk_root_set_focus(root, nil) }
    }

    package var isRooted: Bool { unsafe gtk_widget_get_root(widget) != nil }

    /// Whether both widgets are in the same window.
    package func isInSameWindow(as other: Widget) -> Bool {
        guard let root = unsafe gtk_widget_get_root(widget) else { return false }
        return unsafe root == gtk_widget_get_root(other.widget)
    }
}
