package import CRotaryWheelGtk

/// The Swift side of a GtkPopover whose class is written in Swift; the popover lays itself out.
package protocol PopoverImplementation: WidgetImplementation {}

extension PopoverImplementation {
    @unsafe private var parentClass: GtkWidgetClass {
        unsafe instance.parentClass(GtkWidgetClass.self).pointee
    }

    package func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        var (minimum, natural): (gint, gint) = (0, 0)
        unsafe parentClass.measure(widget.widget, orientation, gint(size), &minimum, &natural, nil, nil)
        return (Int(minimum), Int(natural))
    }

    package func allocate(width: Int, height: Int) {
        unsafe parentClass.size_allocate(widget.widget, gint(width), gint(height), -1)
    }

    package func unrealized() { widget.leavePointer() }
}

extension Widget {
    /// Takes GTK's pointer focus from a popover that is unrealized.
    ///
    /// GTK 4.8 keeps the focus in a popover that closes under the pointer, and crashes in the next layout of the window
    /// if the popover is unparented but still referenced. A change of sensitivity makes GTK pick the widget again.
    package func leavePointer() {
        for value in [!isSensitive, isSensitive] { unsafe gtk_widget_set_sensitive(widget, value ? 1 : 0) }
    }
}

/// A bubble that opens at a widget, which places it with ``present()`` and unparents it in the end.
package final class Popover: Widget {
    /// Creates an empty one.
    package convenience init() { unsafe self.init(sinking: gtk_popover_new()) }

    /// Creates a menu of labels and the actions that they run.
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

    /// Opens at a point of its parent.
    package func popup(x: Double, y: Double) {
        var point = GdkRectangle(x: gint(x), y: gint(y), width: 1, height: 1)
        unsafe gtk_popover_set_pointing_to(popover, &point)
        unsafe gtk_popover_popup(popover)
    }

    /// Shows the popover with a point of it at a point of its parent.
    ///
    /// - Parameters:
    ///   - point: the point of the parent.
    ///   - width: the popover's width.
    ///   - left: how far the popover reaches to the left of the point.
    ///   - top: how far it reaches above the point.
    package func popup(at point: (x: Int, y: Int), width: Int, left: Int, top: Int) {
        var target = GdkRectangle(x: gint(point.x), y: gint(point.y), width: 1, height: 1)
        unsafe gtk_popover_set_pointing_to(popover, &target)
        unsafe gtk_popover_set_position(popover, GTK_POS_BOTTOM)
        // Below the point GTK would centre it.
        unsafe gtk_popover_set_offset(popover, gint(width / 2 - left), gint(-top - 1))
        unsafe gtk_popover_popup(popover)
    }

    /// Places the popover anew: its parent calls this when it has been given its own place.
    package func present() { unsafe gtk_popover_present(popover) }

    package func popdown() { unsafe gtk_popover_popdown(popover) }

    /// The popover has gone, be it because the user has clicked elsewhere.
    package func onClosed(_ handler: @escaping @MainActor () -> Void) {
        connect("closed") { _ in handler() }
    }
}

extension Widget {
    /// Names the items of a menu that has just opened in the widget for assistive technologies.
    ///
    /// GTK 4.18 names them by their labels, which it hides, so that they have no name at all. It does so again when
    /// their actions are found.
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

    /// The widget of the same window that has the focus.
    package var focusOfWindow: Widget? {
        guard let root = unsafe gtk_widget_get_root(widget), let focus = unsafe gtk_root_get_focus(root)
        else {
            return nil
        }
        return unsafe Widget(retaining: focus)
    }

    /// Takes the focus from whatever has it in the widget's window.
    package func dropFocusOfWindow() {
        if let root = unsafe gtk_widget_get_root(widget) { unsafe gtk_root_set_focus(root, nil) }
    }

    /// Whether the widget is in a window.
    package var isRooted: Bool { unsafe gtk_widget_get_root(widget) != nil }

    /// Whether the widget is in a window, with a widget in the same.
    package func isInSameWindow(as other: Widget) -> Bool {
        guard let root = unsafe gtk_widget_get_root(widget) else { return false }
        return unsafe root == gtk_widget_get_root(other.widget)
    }

    /// How much of a square about a point of the widget is on the screen, as far as from the point to each side.
    ///
    /// Programs are not told where their windows are. But popups of a quarter of it, which nothing is drawn on and
    /// which go at once, are moved by the display server until they are on the screen, and say how far. The whole
    /// square would not fit on a small one.
    package func roomOnScreen(forSide side: Int, about point: (x: Double, y: Double)) -> (
        left: Int, top: Int, right: Int, bottom: Int
    ) {
        let half = side / 2
        func room(_ moved: Int) -> Int { max(half - max(moved, 0), 0) }
        let before = moveOnScreen(ofSide: half, from: -half, about: point)
        let after = moveOnScreen(ofSide: half, from: 0, about: point)
        return (left: room(before.x), top: room(before.y), right: room(-after.x), bottom: room(-after.y))
    }

    /// How far the display server moves a square popup that begins beside a point.
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
            layout, GdkAnchorHints(rawValue: GDK_ANCHOR_SLIDE_X.rawValue | GDK_ANCHOR_SLIDE_Y.rawValue))
        guard unsafe gdk_popup_present(popup, gint(side), gint(side), layout) != 0 else { return (0, 0) }
        // On Wayland GDK knows where the popup is, but does not say before it lays surfaces out. In the next frame the key that
        // asks for a menu may be up, and none would open any more.
        if isOnWayland { unsafe cgtk_frame_clock_lay_out(gdk_surface_get_frame_clock(popup)) }
        return (
            unsafe Int(gdk_popup_get_position_x(popup) - target.x) - offset,
            unsafe Int(gdk_popup_get_position_y(popup) - target.y) - offset
        )
    }

    /// The popup that tries out the room about a surface; it goes with that.
    ///
    /// GTK 4.18 lays it out once more in the next frame, and would crash if it were destroyed before.
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

    /// A point of the widget in the coordinates of the surface that it is drawn on.
    private func pointInNative(_ point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
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
