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

    func testWrappersAddAndRemoveTheirReferences() async {
        let label = Label("")
        watch(label)
        for (name, wrap, count) in [
            ("sinking", { Label(sinking: $0) }, 2), ("retaining", { Label(retaining: $0) }, 2),
            ("borrowing", { Label(borrowing: $0) }, 1),
        ] as [(String, (UnsafeMutableRawPointer) -> Label, guint)] {
            var wrapper: Label? = wrap(label.pointer)
            XCTAssertEqual(wrapper, label, name)
            XCTAssertEqual(references(of: label.pointer), count, name)
            wrapper = nil
            XCTAssertEqual(references(of: label.pointer), 1, name)
        }
    }

    func testAdoptingTakesOverTheReference() async {
        let pointer = UnsafeMutableRawPointer(g_file_new_for_path("/")!)
        let file = File(adopting: pointer)
        watch(file)
        XCTAssertEqual(references(of: pointer), 1)
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
