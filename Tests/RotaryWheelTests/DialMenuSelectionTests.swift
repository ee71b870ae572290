import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The selection of a dial whose list changes.
@MainActor
final class DialMenuSelectionTests: WidgetTestCase {
    func testSelectionSurvivesListChanges() async throws {
        let names = Names("A", "B", "C", "D")
        let dial = makeDial(0)
        dial.model = names.list
        dial.isExpanded = true
        try show(dial)
        dial.selected = 2
        let kept = dial.bubble("C")
        names.insert(["X", "Y"], at: 0)
        XCTAssertEqual(dial.selectedText, "C")
        XCTAssertEqual(dial.bubble("C"), kept, "a bubble that stays is not made anew")
        names.remove(1, at: 0)
        XCTAssertEqual(dial.selectedText, "C")
        names.remove(1, at: 3)
        XCTAssertEqual(dial.selectedText, "D")
        names.replace(1, at: 3, by: ["E"])
        XCTAssertEqual(dial.selectedText, "E")
        names.remove(4, at: 0)
        XCTAssertNil(dial.selected)
        XCTAssertEqual(dial.bubbles.count, 0)
        names.insert(["Z"], at: 0)
        XCTAssertEqual(dial.selectedText, "Z")
    }

    func testSelectionSurvivesFilteringAndSorting() async throws {
        let names = Names("Pale lager", "Witbier", "Pilsner", "Dark lager", "Porter", "Stout")
        let filter = gtk_string_filter_new(nameOfString)
        gtk_string_filter_set_match_mode(filter, GTK_STRING_FILTER_MATCH_MODE_SUBSTRING)
        let filtered = gtk_filter_list_model_new(
            OpaquePointer(g_object_ref(names.model.pointer)), UnsafeMutablePointer(filter))
        let sorter = gtk_string_sorter_new(nameOfString)
        let sorted = ListModel(
            adopting: UnsafeMutableRawPointer(gtk_sort_list_model_new(filtered, nil)))
        for isExpanded in [false, true] {
            let dial = makeDial(0)
            dial.model = sorted.opaque
            dial.isExpanded = isExpanded
            let window = try show(dial)
            if isExpanded { try dial.waitUntilExpanded() }
            dial.selected = 4
            XCTAssertEqual(dial.selectedText, "Porter")
            gtk_string_filter_set_search(filter, "r")
            XCTAssertEqual(dial.itemCount, 5)
            XCTAssertEqual(dial.selectedText, "Porter")
            gtk_sort_list_model_set_sorter(sorted.opaque, UnsafeMutablePointer(sorter))
            XCTAssertEqual(dial.selectedText, "Porter")
            XCTAssertEqual(dial.selected, 3)
            gtk_string_filter_set_search(filter, nil)
            gtk_sort_list_model_set_sorter(sorted.opaque, nil)
            XCTAssertEqual(dial.selectedText, "Porter")
            window.close()
        }
        g_object_unref(UnsafeMutableRawPointer(sorter))
    }

    /// The expression for filters and sorters.
    private var nameOfString: OpaquePointer! {
        gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
    }
}
