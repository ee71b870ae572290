import CRotaryWheelGtk
import CRotaryWheelShims

// The room on the screen.
extension Widget {
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
