import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// GObject classes in Swift.
@MainActor
final class ObjectClassTests: WidgetTestCase {
    func testTypeIsFinalAndNamed() async {
        let type = Probe.objectClass.type
        XCTAssertEqual(String(cString: g_type_name(type)), "TestProbe")
        XCTAssertEqual(g_type_parent(type), cgtk_type_object())
        XCTAssertNotEqual(g_type_test_flags(type, CG_TYPE_FLAG_FINAL.rawValue), 0)
        XCTAssertEqual(g_type_from_name("TestProbe"), type)
    }

    func testObjectRetainsItsImplementationUntilItIsFinalized() async {
        let before = Probe.livingCount
        var object: Object? = makeProbe().object
        var second = object
        object = nil
        XCTAssertEqual(Probe.livingCount, before + 1)
        XCTAssertNotNil(second)
        second = nil
        XCTAssertEqual(Probe.livingCount, before)
    }

    func testDisposeRunsTwice() async {
        let (object, probe) = makeProbe()
        object.set("other", to: Label("") as Object?)
        g_object_run_dispose(object.object)
        g_object_run_dispose(object.object)
        XCTAssertEqual(probe.disposals, 2)
        XCTAssertNil(object.get("other", as: Object?.self))
        object.set("number", to: 4.0)
        XCTAssertEqual(object.get("number", as: Double.self), 4)
    }

    func testGObjectSetsAndGetsProperties() async {
        let (object, _) = makeProbe()
        object.set("flag", to: false)
        object.set("number", to: -2.5)
        object.set("count", to: UInt32(7))
        object.set("text", to: "Sun" as String?)
        let other = Label("")
        object.set("other", to: other as Object?)
        XCTAssertEqual(object.get("flag", as: Bool.self), false)
        XCTAssertEqual(object.get("number", as: Double.self), -2.5)
        XCTAssertEqual(object.get("twice", as: Double.self), -5)
        XCTAssertEqual(object.get("count", as: UInt32.self), 7)
        XCTAssertEqual(object.get("text", as: String?.self), "Sun")
        XCTAssertEqual(object.get("other", as: Object?.self), other)
        object.set("text", to: String?.none)
        object.set("other", to: Object?.none)
        XCTAssertNil(object.get("text", as: String?.self))
        XCTAssertNil(object.get("other", as: Object?.self))
        // GObject converts and clamps numbers.
        object.set("number", to: Int32(3))
        XCTAssertEqual(object.get("number", as: Int32.self), 3)
        object.set("count", to: UInt32.max)
        XCTAssertEqual(object.get("count", as: UInt32.self), 10)
    }

    func testGObjectRejectsSettingAReadOnlyProperty() async {
        let (object, _) = makeProbe()
        object.set("twice", to: 9.0)
        let messages = MessageLog.take()
        let isRefused = messages.map { $0.contains("twice") && $0.contains("not writable") }
        XCTAssertEqual(isRefused, [true], "\(messages)")
        XCTAssertEqual(object.get("twice", as: Double.self), 3)
    }

    func testHasChecksNameAndType() async {
        let (object, _) = makeProbe()
        XCTAssertTrue(object.has("text", of: cgtk_type_string()))
        XCTAssertFalse(object.has("text", of: cgtk_type_object()))
        XCTAssertFalse(object.has("title", of: cgtk_type_string()))
    }
}
