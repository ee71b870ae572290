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

    func testNewObjectsHaveTheReferenceOfTheirWrappers() async {
        let (label, file) = (gtk_label_new("")!, g_file_new_for_path("/")!)
        XCTAssertNotEqual(g_object_is_floating(label), 0)
        let wrappers: [Object] = [
            Label(sinking: UnsafeMutableRawPointer(label)), File(adopting: UnsafeMutableRawPointer(file)),
        ]
        for wrapper in wrappers {
            watch(wrapper)
            XCTAssertEqual(g_object_is_floating(wrapper.pointer), 0, "\(type(of: wrapper))")
            XCTAssertEqual(references(of: wrapper.pointer), 1, "\(type(of: wrapper))")
        }
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
}
