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

    /// The visible extent of a square around a point, from the point to each side.
    ///
    /// GTK does not report window positions. But the display server moves popups onto the screen and reports their
    /// positions. So two invisible popups, each a quarter of the square, probe the room. A popup of the whole square
    /// might not fit on a small screen.
    package func roomOnScreen(forSide side: Int, about point: (x: Double, y: Double)) -> (
        left: Int, top: Int, right: Int, bottom: Int
    ) {
        let half = side / 2
        func room(_ moved: Int) -> Int { max(half - max(moved, 0), 0) }
        let before = moveOnScreen(ofSide: half, from: -half, about: point)
        let after = moveOnScreen(ofSide: half, from: 0, about: point)
        return (left: room(before.x), top: room(before.y), right: room(-after.x), bottom: room(-after.y))
    }

    /// The offset by which the display server moves a square popup beside a point.
    private func moveOnScreen(ofSide side: Int, from offset: Int, about point: (x: Double, y: Double)) -> (
        x: Int, y: Int
    ) {
        guard let native = unsafe gtk_widget_get_native(widget),
            let parent = unsafe gtk_native_get_surface(native),
            let inNative = pointInNative(point)
        else { return (0, 0) }
        var target = GdkRectangle(x: gint(inNative.x), y: gint(inNative.y), width: 1, height: 1)
        guard let popup = unsafe Self.probe(of: parent),
            let layout = unsafe gdk_popup_layout_new(&target, GDK_GRAVITY_NORTH_WEST, GDK_GRAVITY_NORTH_WEST)
        else { return (0, 0) }
        defer {
            unsafe gdk_popup_layout_unref(layout)
            unsafe gdk_surface_hide(popup)
        }
        unsafe gdk_popup_layout_set_offset(layout, gint(offset), gint(offset))
        unsafe gdk_popup_layout_set_anchor_hints(
            layout, GdkAnchorHints(rawValue: CGDK_ANCHOR_SLIDE_X.rawValue | CGDK_ANCHOR_SLIDE_Y.rawValue))
        guard unsafe gdk_popup_present(popup, gint(side), gint(side), layout) != 0 else { return (0, 0) }
        // On Wayland GDK reports the popup's position only after a layout. In the next frame the key for the menu may
        // be released, so that no menu opens.
        if isOnWayland { unsafe cgtk_frame_clock_lay_out(gdk_surface_get_frame_clock(popup)) }
        return (
            unsafe Int(gdk_popup_get_position_x(popup) - target.x) - offset,
            unsafe Int(gdk_popup_get_position_y(popup) - target.y) - offset
        )
    }

    /// The popup that probes the room around a surface; the surface owns it.
    ///
    /// GTK 4.18 lays it out again in the next frame, and would crash if it were destroyed.
    @unsafe private static func probe(of parent: OpaquePointer) -> OpaquePointer? {
        let object = unsafe UnsafeMutablePointer<GObject>(parent)
        let key = "rotary-wheel-probe"
        if let known = unsafe g_object_get_data(object, key) { return OpaquePointer(known) }
        guard let popup = unsafe gdk_surface_new_popup(parent, 0) else { return nil }
        unsafe g_object_set_data_full(object, key, UnsafeMutableRawPointer(popup)) { popup in
            unsafe gdk_surface_destroy(OpaquePointer(popup!))
            unsafe g_object_unref(popup)
        }
        return unsafe popup
    }

    /// Converts a point to the coordinates of the widget's surface.
    func pointInNative(_ point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
        guard let native = unsafe gtk_widget_get_native(widget) else { return nil }
        var start = graphene_point_t(x: Float(point.x), y: Float(point.y))
        var end = graphene_point_t()
        guard unsafe gtk_widget_compute_point(widget, UnsafeMutablePointer(native), &start, &end) != 0 else {
            return nil
        }
        var (dx, dy) = (0.0, 0.0)
        unsafe gtk_native_get_surface_transform(native, &dx, &dy)
        return (Double(end.x) + dx, Double(end.y) + dy)
    }
}
