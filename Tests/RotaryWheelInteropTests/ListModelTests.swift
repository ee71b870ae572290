import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

@MainActor
final class ListModelTests: WidgetTestCase {
    func testListRetainsItsItems() async {
        let items = (1...3).map { Label("\($0)") as Object }
        items.forEach { watch($0, "an item") }
        let model = ListModel(of: items)
        watch(model, "the model")
        XCTAssertEqual(model.count, 3)
        XCTAssertEqual((0...3).map { model.item(at: $0) }, items + [nil])
        XCTAssertNil(model.selection)
    }

    func testItemsChangedReportsChanges() async {
        let model = ListModel(of: (1...3).map { Label("\($0)") })
        watch(model)
        var changes: [[Int]] = []
        let handler = model.onItemsChanged { changes.append([$0, $1, $2]) }
        g_list_store_remove(model.opaque, 1)
        let added = Label("4")
        g_list_store_append(model.opaque, added.pointer)
        XCTAssertEqual(changes, [[1, 1, 0], [2, 0, 1]])
        model.disconnect(handler)
        g_list_store_remove_all(model.opaque)
        XCTAssertEqual(changes.count, 2)
        XCTAssertEqual(model.count, 0)
    }

    func testSelectionModelReportsWhetherAnItemIsSelected() async throws {
        let labels = ListModel(of: (1...3).map { Label("\($0)") })
        let single = gtk_single_selection_new(OpaquePointer(g_object_ref(labels.pointer)))
        let model = ListModel(adopting: UnsafeMutableRawPointer(single!))
        watch(model)
        let selection = try XCTUnwrap(model.selection)
        XCTAssertEqual(selection.firstSelected, 0)
        gtk_single_selection_set_autoselect(single, 0)
        gtk_single_selection_set_can_unselect(single, 1)
        gtk_selection_model_unselect_item(single, 0)
        XCTAssertNil(selection.firstSelected)
    }
}
