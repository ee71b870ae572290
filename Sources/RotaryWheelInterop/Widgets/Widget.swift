package import CRotaryWheelGtk
import CRotaryWheelShims

/// A GtkWidget.
@safe
package class Widget: Object {
    @unsafe package var widget: UnsafeMutablePointer<GtkWidget> {
        unsafe pointer.assumingMemoryBound(to: GtkWidget.self)
    }

    @unsafe static func isWidget(_ pointer: UnsafeMutableRawPointer) -> Bool {
        unsafe cgtk_is_a(pointer, gtk_widget_get_type()) != 0
    }

    /// Creates a widget of a registered class.
    package convenience init(_ objectClass: ObjectClass) {
        unsafe self.init(sinking: cgtk_object_new(objectClass.type))
    }

    override package class var valueType: GType { gtk_widget_get_type() }

    // MARK: Tree

    package var parent: Widget? {
        unsafe gtk_widget_get_parent(widget).map { unsafe Widget(retaining: $0) }
    }

    /// Inserts the widget into a parent, after a sibling or first.
    package func insert(into parent: Widget, after sibling: Widget?) {
        unsafe gtk_widget_insert_after(widget, parent.widget, sibling?.widget)
    }

    package func append(to parent: Widget) { unsafe gtk_widget_set_parent(widget, parent.widget) }

    package func unparent() {
        if unsafe gtk_widget_get_parent(widget) != nil { unsafe gtk_widget_unparent(widget) }
    }

    /// Whether a widget can become a child: it is no window, has no parent and is no ancestor.
    package func canHold(_ child: Widget) -> Bool {
        unsafe gtk_widget_get_parent(child.widget) == nil && !child.isA(gtk_root_get_type()) && child != self
            && gtk_widget_is_ancestor(widget, child.widget) == 0
    }

    package var firstChild: Widget? {
        unsafe gtk_widget_get_first_child(widget).map { unsafe Widget(retaining: $0) }
    }

    package var children: [Widget] {
        sequence(state: firstChild) { child in
            defer { child = child?.nextSibling }
            return child
        }.map(\.self)
    }

    /// Whether the widget is in a row of a GtkListBox.
    package var isInListBoxRow: Bool {
        unsafe gtk_widget_get_ancestor(widget, gtk_list_box_row_get_type()) != nil
    }

    package var nextSibling: Widget? {
        unsafe gtk_widget_get_next_sibling(widget).map { unsafe Widget(retaining: $0) }
    }

    // MARK: Size and place

    package var width: Int { unsafe Int(gtk_widget_get_width(widget)) }
    package var height: Int { unsafe Int(gtk_widget_get_height(widget)) }
    /// The width request; `nil` if unset.
    package var requestedWidth: Int? {
        var width: gint = -1
        unsafe gtk_widget_get_size_request(widget, &width, nil)
        return width < 0 ? nil : Int(width)
    }

    package var scaleFactor: Int { unsafe Int(gtk_widget_get_scale_factor(widget)) }

    package var isRightToLeft: Bool { unsafe gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

    /// The minimum and natural size in an orientation, for a size in the other; −1 for any.
    package func measure(_ orientation: GtkOrientation, for size: Int = -1) -> (minimum: Int, natural: Int) {
        var (minimum, natural): (gint, gint) = (0, 0)
        unsafe gtk_widget_measure(widget, orientation, gint(size), &minimum, &natural, nil, nil)
        return (Int(minimum), Int(natural))
    }

    /// Allocates the widget with its top left corner at a point of its parent.
    package func allocate(x: Double, y: Double, width: Int, height: Int) {
        var origin = graphene_point_t(x: Float(x), y: Float(y))
        let transform = unsafe x == 0 && y == 0 ? nil : gsk_transform_translate(nil, &origin)
        unsafe allocate(width: width, height: height, transform)
    }

    /// Measures and allocates the widget; without a measurement GTK warns if built with G_ENABLE_DEBUG.
    @unsafe func allocate(width: Int, height: Int, _ transform: OpaquePointer?) {
        _ = measure(GTK_ORIENTATION_HORIZONTAL)
        unsafe gtk_widget_allocate(widget, gint(width), gint(height), -1, transform)
    }

    package func queueDraw() { unsafe gtk_widget_queue_draw(widget) }
    package func queueAllocate() { unsafe gtk_widget_queue_allocate(widget) }
    package func queueResize() { unsafe gtk_widget_queue_resize(widget) }

    // MARK: State

    package var isMapped: Bool { unsafe gtk_widget_get_mapped(widget) != 0 }

    /// Enables an action of the widget's class.
    package func setActionEnabled(_ name: String, _ isEnabled: Bool) {
        unsafe gtk_widget_action_set_enabled(widget, name, isEnabled ? 1 : 0)
    }

    package func setVisible(_ isVisible: Bool) { unsafe gtk_widget_set_visible(widget, isVisible ? 1 : 0) }
    package func setChildVisible(_ isVisible: Bool) {
        unsafe gtk_widget_set_child_visible(widget, isVisible ? 1 : 0)
    }
    package func setFocusable(_ isFocusable: Bool) {
        unsafe gtk_widget_set_focusable(widget, isFocusable ? 1 : 0)
    }
    package func setSensitive(_ isSensitive: Bool) {
        unsafe gtk_widget_set_sensitive(widget, isSensitive ? 1 : 0)
    }
    package func setTargetable(_ isTarget: Bool) {
        unsafe gtk_widget_set_can_target(widget, isTarget ? 1 : 0)
    }

    package var stateFlags: GtkStateFlags { unsafe gtk_widget_get_state_flags(widget) }

    /// Sets or clears a state flag, such as `:hover`.
    package func setState(_ flags: GtkStateFlags, _ isSet: Bool) {
        guard (stateFlags.rawValue & flags.rawValue != 0) != isSet else { return }
        if isSet {
            unsafe gtk_widget_set_state_flags(widget, flags, 0)
        } else {
            unsafe gtk_widget_unset_state_flags(widget, flags)
        }
    }

    package var hasFocus: Bool { unsafe gtk_widget_has_focus(widget) != 0 }

    /// Whether the widget is the focus widget of its window, active or not.
    package var isFocus: Bool { unsafe gtk_widget_is_focus(widget) != 0 }

    /// Whether the widget or a descendant has the focus.
    package var containsFocus: Bool { stateFlags.rawValue & CGTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0 }
    /// Whether the focus shows, as after a key.
    package var isFocusVisible: Bool { stateFlags.rawValue & CGTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 }

    @discardableResult
    package func grabFocus() -> Bool { unsafe gtk_widget_grab_focus(widget) != 0 }

    package func setStyleClass(_ name: String, _ isSet: Bool) {
        guard isSet != hasStyleClass(name) else { return }
        if isSet {
            unsafe gtk_widget_add_css_class(widget, name)
        } else {
            unsafe gtk_widget_remove_css_class(widget, name)
        }
    }

    package func hasStyleClass(_ name: String) -> Bool { unsafe gtk_widget_has_css_class(widget, name) != 0 }

    package var tooltip: String? {
        get { unsafe gtk_widget_get_tooltip_text(widget).map { unsafe String(cString: $0) } }
        set { unsafe gtk_widget_set_tooltip_text(widget, newValue) }
    }

    package func setHasTooltip(_ has: Bool) { unsafe gtk_widget_set_has_tooltip(widget, has ? 1 : 0) }

    var settings: Object {
        unsafe Object(retaining: UnsafeMutableRawPointer(gtk_widget_get_settings(widget)))
    }

    /// Whether GTK animates anything.
    var allowsAnimations: Bool { settings.get("gtk-enable-animations", as: Bool.self) }

    private static let hasReducedMotion = GtkVersion.isAtLeast(4, 22)

    /// Whether people want motions that they do not make themselves.
    ///
    /// GTK follows the desktop's portal on Wayland since 4.22; earlier versions know no reduced motion.
    private var wantsMotion: Bool {
        guard allowsAnimations else { return false }
        let reduced: Int32 = 1
        let set = Self.hasReducedMotion ? settings.get("gtk-interface-reduced-motion", as: Int32.self) : nil
        if set == reduced { return false }
        return set != nil && isOnWayland || !SettingsPortal.shared.preferences.reducedMotion
    }

    /// Whether motions are animated.
    package var isAnimated: Bool { isMapped && wantsMotion }

    /// The longest interval between the presses of a double click.
    package var doubleClickTime: Duration {
        .milliseconds(settings.get("gtk-double-click-time", as: Int32.self))
    }

    /// The distance, in pixels, at which a press belongs to no double click any more.
    package var doubleClickDistance: Double {
        Double(settings.get("gtk-double-click-distance", as: Int32.self))
    }

    /// The distance, in pixels, beyond which a press becomes a drag.
    package var dragThreshold: Double { Double(settings.get("gtk-dnd-drag-threshold", as: Int32.self)) }

    /// The text size relative to GNOME's default, 11 points at 96 dpi; at least 1.
    package var textFactor: Double {
        let usual = (points: 11.0, resolution: 96.0)
        let set = settings.get("gtk-xft-dpi", as: Int32.self)
        let resolution = set > 0 ? Double(set) / Double(PANGO_SCALE) : usual.resolution
        let font = unsafe pango_font_description_from_string(
            settings.get("gtk-font-name", as: String?.self) ?? "")
        defer { unsafe pango_font_description_free(font) }
        let size = unsafe Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
        let isInPixels = unsafe pango_font_description_get_size_is_absolute(font) != 0
        let pixels = isInPixels ? size : size * resolution / 72
        return max(pixels / (usual.points * usual.resolution / 72), 1)
    }

    package func errorBell() { unsafe gtk_widget_error_bell(widget) }

    /// Whether GTK's software renderer draws the window.
    package var isDrawnByCairo: Bool {
        guard let native = unsafe gtk_widget_get_native(widget),
            let renderer = unsafe gtk_native_get_renderer(native)
        else { return false }
        return unsafe cgtk_is_a(UnsafeRawPointer(renderer), gsk_cairo_renderer_get_type()) != 0
    }
}

// MARK: - Time

extension Widget {
    package typealias TickHandler = @MainActor (Duration) -> Bool

    /// Calls a closure with the time of each frame until it returns false.
    ///
    /// - Returns: the callback's id, for ``removeTickCallback(_:)``.
    package func addTickCallback(_ handler: @escaping TickHandler) -> guint {
        unsafe gtk_widget_add_tick_callback(
            widget,
            { _, clock, data in
                let time = unsafe gdk_frame_clock_get_frame_time(clock)
                return unsafe ClosureBox<TickHandler>.body(in: data!)(.microseconds(time)) ? 1 : 0
            }, ClosureBox.retained(handler), releaseBox)
    }

    package func removeTickCallback(_ id: guint) { unsafe gtk_widget_remove_tick_callback(widget, id) }
}
