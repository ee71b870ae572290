import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The reference that each wrapper owns.
@MainActor
final class OwnershipTests: WidgetTestCase {
    private func references(of pointer: UnsafeMutableRawPointer) -> guint {
        pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count
    }

    func testSinkingSinksAFloatingReference() async {
        let pointer = UnsafeMutableRawPointer(gtk_label_new("")!)
        XCTAssertNotEqual(g_object_is_floating(pointer), 0)
        let label = Label(sinking: pointer)
        watch(label)
        XCTAssertEqual(g_object_is_floating(pointer), 0)
        XCTAssertEqual(references(of: pointer), 1)
    }

    func testSinkingAnOwnedObjectAddsAReference() async {
        let label = Label("")
        watch(label)
        var second: Label? = Label(sinking: label.pointer)
        XCTAssertEqual(second, label)
        XCTAssertEqual(references(of: label.pointer), 2)
        second = nil
        XCTAssertEqual(references(of: label.pointer), 1)
    }

    func testRetainingAddsAReference() async {
        let pointer = g_object_ref_sink(UnsafeMutableRawPointer(gtk_label_new("")!))!
        var label: Label? = Label(retaining: pointer)
        label.map { watch($0) }
        XCTAssertEqual(references(of: pointer), 2)
        label = nil
        XCTAssertEqual(references(of: pointer), 1)
        g_object_unref(pointer)
    }

    func testAdoptingTakesOverTheReference() async {
        let pointer = UnsafeMutableRawPointer(g_file_new_for_path("/")!)
        let file = File(adopting: pointer)
        watch(file)
        XCTAssertEqual(references(of: pointer), 1)
    }

    func testBorrowingOwnsNothing() async {
        let label = Label("")
        watch(label)
        var borrowed: Label? = Label(borrowing: label.pointer)
        XCTAssertEqual(borrowed, label)
        XCTAssertEqual(references(of: label.pointer), 1)
        borrowed = nil
        XCTAssertEqual(references(of: label.pointer), 1)
    }

    func testContainerRetainsItsChild() async {
        var box: Box? = Box(spacing: 0)
        box.map { watch($0, "the box") }
        let child = {
            let label = Label("")
            box?.append(label)
            return WeakObject(label)
        }()
        XCTAssertNotNil(child.object)
        box = nil
        XCTAssertNil(child.object)
    }

    func testWidgetRetainsItsController() async {
        let label = Label("")
        watch(label)
        let controller = {
            let drag = GestureDrag()
            label.add(drag)
            watch(drag, "the controller")
            return WeakObject(drag)
        }()
        XCTAssertNotNil(controller.object)
    }
}
