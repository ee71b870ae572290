import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Ownership of rotation gestures.
@MainActor
final class RotationGestureLifeTests: WidgetTestCase {
    func testWidgetRetainsTheGesture() async throws {
        let label = Label("")
        let controllers = {
            ListModel(adopting: UnsafeMutableRawPointer(gtk_widget_observe_controllers(label.widget)))
        }
        let count = controllers().count
        let gesture = WeakObject(OneFingerRotationGesture(on: label.widget).gObject)
        XCTAssertNotNil(gesture.object)
        XCTAssertGreaterThan(controllers().count, count)
        rotary_wheel_rotation_gesture_set_widget(gesture.object?.opaque, nil)
        XCTAssertEqual(controllers().count, count)
        try MainLoop.wait(for: "it to be freed") { gesture.object == nil }
    }

    func testGestureNotifiesWidgetWhenItIsFinalized() async {
        let first = Label("")
        watch(first)
        var label: Label? = Label("")
        let gesture = OneFingerRotationGesture(on: first.widget)
        watch(gesture.gObject)
        gesture.widget = label?.widget
        XCTAssertEqual(gesture.widget, label?.widget)
        let record = gesture.record()
        label = nil
        XCTAssertNil(gesture.widget)
        XCTAssertEqual(record.count("notify widget"), 1)
    }
}
