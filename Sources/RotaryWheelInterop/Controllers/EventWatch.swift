import CRotaryWheelShims

/// Watches the pointer, or one finger, and the keys of a window while a stroke is drawn.
///
/// It also sees the events of one of the window's popovers, in whichever surface the pointer is.
@safe @MainActor
package final class EventWatch {
    /// An event of the window.
    package enum Event {
        /// The pointer moved over points of the plane, the last one is the present one.
        case moved([PointerSample])
        /// The pointer moved over the inside, or a button pressed there, but GTK sent that to the window.
        case misplaced(PointerSample, button: Int?)
        /// Another button or finger pressed, in a widget's surface or beside it.
        case pressed(isInside: Bool)
        /// The watched button or finger was released.
        case released(milliseconds: UInt32)
        /// The system took the finger or the pointer away.
        case canceled
        case key(UInt32, code: UInt32, isPress: Bool)

        fileprivate var isKey: Bool { if case .key = self { true } else { false } }
    }

    private let controller = EventControllerLegacy()
    /// Sees what GTK sends to a popover alone: its keys, and the events of a pointer in its surface.
    private let inner = EventControllerLegacy()
    private let root: Widget
    /// The watched finger; `nil` for the pointer.
    private let sequence: OpaquePointer?
    /// The watched button; 0 for none.
    private var button: Int
    /// Whether GTK has sent an event on the inside to the window; the next ones are in either.
    private var isMisplaced = false
    /// The widget whose surface is inside.
    private let inside: Widget
    private var activation: UInt?

    /// Watches until ``stop()``.
    ///
    /// - Parameters:
    ///   - gesture: the gesture that began with a press; `nil` for a pointer without a button.
    ///   - inside: a widget of the window, a popover.
    ///   - handler: returns whether the event goes no further.
    package init?(
        of gesture: EventController?, inside: Widget, _ handler: @escaping @MainActor (Event) -> Bool
    ) {
        guard let root = inside.rootWidget else { return nil }
        (self.root, self.inside) = (root, inside)
        unsafe sequence = gesture.flatMap { unsafe gtk_gesture_single_get_current_sequence($0.opaque) }
        button = gesture.map { unsafe Int(gtk_gesture_single_get_current_button($0.opaque)) } ?? 0
        // A finger keeps its events in the window, and so does a pressed button with most compositors. Mutter 50 sends them
        // to a popover that opens under it, and GTK no longer to the gesture. Events of other devices are ignored.
        let isFree = gesture == nil
        let isOfButton = unsafe !isFree && sequence == nil
        let device = unsafe gesture.flatMap { unsafe gtk_gesture_get_device($0.opaque) }
        for controller in [controller, inner] {
            controller.connect("event") { [weak self, unowned controller] arguments in
                guard let self, let raw = unsafe gtk_event_controller_get_current_event(controller.opaque),
                    let event = unsafe self.event(raw, isOfWindow: controller !== inner),
                    unsafe event.isKey || self.isMisplaced
                        || (isOfButton && gdk_event_get_device(raw) == device)
                        || (isFree && self.inside.owns(raw)) == (controller === inner)
                else { return arguments.answer(false) }
                if case .released = event, isOfButton, controller === inner { gesture?.reset() }
                arguments.answer(handler(event))
            }
        }
        root.add(controller)
        inside.add(inner)
    }

    package func stop() {
        root.remove(controller)
        inside.remove(inner)
        if let activation { root.disconnect(activation) }
        activation = nil
    }

    /// Calls a handler when another window becomes the active one.
    package func onDeactivation(_ handler: @escaping @MainActor () -> Void) {
        guard activation == nil else { return }
        activation = root.connect("notify::is-active") { [weak root] _ in
            if root?.get("is-active", as: Bool.self) == false { handler() }
        }
    }

    @unsafe private func event(_ event: OpaquePointer, isOfWindow: Bool) -> Event? {
        let isOwn = unsafe gdk_event_get_event_sequence(event) == sequence
        switch unsafe gdk_event_get_event_type(event) {
        case GDK_MOTION_NOTIFY, GDK_TOUCH_UPDATE:
            guard isOwn else { return nil }
            if let sample = unsafe misplaced(event) {
                isMisplaced = true
                return .misplaced(sample, button: nil)
            }
            return unsafe .moved(PointerSample.all(of: event, in: root))
        case GDK_TOUCH_BEGIN, GDK_BUTTON_PRESS:
            if let sample = unsafe misplaced(event) ?? (isOfWindow ? lost(event) : nil) {
                isMisplaced = true
                unsafe button = Int(gdk_button_event_get_button(event))
                return .misplaced(sample, button: button)
            }
            return .pressed(isInside: unsafe inside.owns(event))
        case GDK_BUTTON_RELEASE:
            guard unsafe button != 0 && Int(gdk_button_event_get_button(event)) == button else { return nil }
            return unsafe .released(milliseconds: gdk_event_get_time(event))
        case GDK_TOUCH_END: return unsafe isOwn ? .released(milliseconds: gdk_event_get_time(event)) : nil
        case GDK_TOUCH_CANCEL: return isOwn ? .canceled : nil
        case GDK_GRAB_BROKEN: return .canceled
        case let type where type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE:
            return unsafe .key(
                gdk_key_event_get_keyval(event), code: gdk_key_event_get_keycode(event),
                isPress: type == GDK_KEY_PRESS)
        default: return nil
        }
    }

    /// The place of an event that GTK sent to the window; `nil` for other events.
    ///
    /// On Wayland, GTK 4.8 takes a secondary button as held until the next click. It sends all events to the window of
    /// that press, and those in a popover without their place.
    @unsafe private func misplaced(_ event: OpaquePointer) -> PointerSample? {
        var (x, y) = (0.0, 0.0)
        guard unsafe gdk_event_get_position(event, &x, &y) != 0, x == -Double.greatestFiniteMagnitude,
            let native = unsafe gtk_widget_get_native(inside.widget),
            let surface = unsafe gtk_native_get_surface(native),
            let device = unsafe gdk_event_get_device(event),
            unsafe gdk_surface_get_device_position(surface, device, &x, &y, nil) != 0
        else { return nil }
        let (left, top) = unsafe Widget.place(of: surface)
        return unsafe PointerSample(x: x + left, y: y + top, milliseconds: gdk_event_get_time(event))
    }

    /// The place of a press on the inside that the window gets; `nil` for other events.
    ///
    /// After the press that opens a popover, GTK sends presses to the widget below until the pointer moves.
    @unsafe private func lost(_ event: OpaquePointer) -> PointerSample? {
        guard unsafe gdk_event_get_event_type(event) == GDK_BUTTON_PRESS && inside.owns(event) else {
            return nil
        }
        return unsafe PointerSample.all(of: event, in: root).last
    }
}

extension PointerSample {
    /// The points of an event in the plane of a window, oldest first.
    @MainActor @unsafe
    fileprivate static func all(of event: OpaquePointer, in root: Widget) -> [PointerSample] {
        var (x, y) = (0.0, 0.0)
        guard unsafe gdk_event_get_position(event, &x, &y) != 0,
            let surface = unsafe gdk_event_get_surface(event)
        else { return [] }
        let (left, top) = unsafe Widget.place(of: surface)
        let now = unsafe PointerSample(x: x + left, y: y + top, milliseconds: gdk_event_get_time(event))
        return unsafe history(of: event, endingAt: now) + [now]
    }
}

// The plane of a window: the coordinates of its surface, in which its popovers have places, too.
extension Widget {
    /// The window.
    package var rootWidget: Widget? {
        unsafe gtk_widget_get_root(widget).map { unsafe Widget(retaining: UnsafeMutableRawPointer($0)) }
    }

    /// Converts a point to the plane; `nil` without a surface.
    package func pointInPlane(_ point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
        guard let native = unsafe gtk_widget_get_native(widget),
            let surface = unsafe gtk_native_get_surface(native), let inNative = pointInNative(point)
        else { return nil }
        let (left, top) = unsafe Self.place(of: surface)
        return (inNative.x + left, inNative.y + top)
    }

    /// Converts a point from the plane; `nil` without a surface.
    package func point(ofPlane point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
        pointInPlane((0, 0)).map { (point.x - $0.x, point.y - $0.y) }
    }

    /// The place of a surface in the plane: 0 for a window's.
    @unsafe fileprivate static func place(of surface: OpaquePointer) -> (x: Double, y: Double) {
        var (x, y) = (0.0, 0.0)
        var next: OpaquePointer? = unsafe surface
        while let popup = unsafe next,
            unsafe cgtk_is_a(UnsafeMutableRawPointer(popup), gdk_popup_get_type()) != 0
        {
            x += unsafe Double(gdk_popup_get_position_x(popup))
            y += unsafe Double(gdk_popup_get_position_y(popup))
            unsafe next = gdk_popup_get_parent(popup)
        }
        return (x, y)
    }

    /// Whether an event is in the widget's surface.
    @unsafe fileprivate func owns(_ event: OpaquePointer) -> Bool {
        guard let native = unsafe gtk_widget_get_native(widget) else { return false }
        return unsafe gtk_native_get_surface(native) == gdk_event_get_surface(event)
    }

    /// Whether the desktop draws transparent windows.
    package var isComposited: Bool { unsafe gdk_display_is_composited(gtk_widget_get_display(widget)) != 0 }
}
