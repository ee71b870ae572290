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
        var label: Label? = Label("")
        let gesture = OneFingerRotationGesture(on: label?.widget)
        watch(gesture.gObject)
        let record = gesture.record()
        label = nil
        XCTAssertNil(gesture.widget)
        XCTAssertEqual(record.count("notify widget"), 1)
    }

    func testGestureMovesToAnotherWidget() async {
        let labels = [Label(""), Label("")]
        for label in labels { watch(label) }
        let gesture = OneFingerRotationGesture(on: labels[0].widget)
        watch(gesture.gObject)
        gesture.widget = labels[1].widget
        XCTAssertEqual(gesture.widget, labels[1].widget)
    }

    func testCFunctionsRejectOtherTypes() async {
        XCTAssertEqual(rotary_wheel_rotation_gesture_get_total(nil), 0)
        XCTAssertEqual(
            MessageLog.take().map { $0.split(separator: " ")[1] },
            ["rotary_wheel_rotation_gesture_get_total:"])
    }
}
