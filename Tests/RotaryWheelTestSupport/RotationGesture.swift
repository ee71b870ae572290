import CRotaryWheelGtk
package import RotaryWheel
package import RotaryWheelInterop

extension OneFingerRotationGesture {
    /// The gesture as a GObject.
    package var gObject: Object { unsafe Object(retaining: pointer) }

    /// Records all signals and notifications.
    package func record() -> EventRecord {
        EventRecord(of: gObject, signals: ["begin", "rotated", "end", "cancel"])
    }
}

extension EventRecord {
    /// The steps and totals that a gesture emitted.
    package var steps: [(delta: Double, total: Double)] {
        all("rotated").map { event in
            let numbers = event.split(separator: " ").compactMap { Double($0) }
            return (numbers[0], numbers[1])
        }
    }

    /// The totals and velocities at the ends of a gesture.
    package var ends: [(total: Double, velocity: Double)] {
        all("end").map { event in
            let numbers = event.split(separator: " ").compactMap { Double($0) }
            return (numbers[0], numbers[1])
        }
    }

    /// The totals that a gesture emitted.
    package var totals: [Double] { steps.map(\.total) }
}

extension WidgetTestCase {
    /// An empty widget.
    package func makeArea() -> Widget {
        let area = unsafe Widget(sinking: gtk_drawing_area_new())
        watch(area, "the widget")
        return area
    }

    package func attach(to area: Widget) -> OneFingerRotationGesture {
        let gesture = unsafe OneFingerRotationGesture(on: area.widget)
        watch(gesture.gObject, "the gesture")
        return gesture
    }

    /// Shows an empty widget with a gesture, and records the events of that.
    package func shownGesture(_ change: (OneFingerRotationGesture) -> Void = { _ in }) throws
        -> (OneFingerRotationGesture, Widget, TestWindow, EventRecord)
    {
        let area = makeArea()
        let gesture = attach(to: area)
        change(gesture)
        return (gesture, area, try show(area), gesture.record())
    }
}

extension Widget {
    /// Turns the widget, a child of a GtkFixed at a place, about its middle.
    package func turn(inFixed fixed: Widget, x: Double, y: Double, degrees: Double) {
        let (width, height) = (Float(width), Float(height))
        var middle = graphene_point_t(x: Float(x) + width / 2, y: Float(y) + height / 2)
        var corner = graphene_point_t(x: -width / 2, y: -height / 2)
        var transform = unsafe gsk_transform_translate(nil, &middle)
        unsafe transform = gsk_transform_rotate(transform, Float(degrees))
        unsafe transform = gsk_transform_translate(transform, &corner)
        unsafe gtk_fixed_set_child_transform(
            fixed.pointer.assumingMemoryBound(to: GtkFixed.self), widget, transform)
        unsafe gsk_transform_unref(transform)
    }
}
