package import CRotaryWheelGtk
import CRotaryWheelTestSupport
package import RotaryWheelInterop

// Results of GTK's accessibility test backend: `nil` for the expected value, otherwise the actual one.
extension Widget {
    package func hasRole(_ role: GtkAccessibleRole) -> Bool {
        unsafe gtk_test_accessible_has_role(opaque, role) != 0
    }

    package func accessible(_ property: GtkAccessibleProperty, differsFrom text: String) -> String? {
        unsafe takeString(ctest_check_text(pointer, property, text))
    }

    package func accessible(_ property: GtkAccessibleProperty, differsFrom isSet: Bool) -> String? {
        unsafe takeString(ctest_check_flag(pointer, property, isSet ? 1 : 0))
    }

    package func accessible(_ state: GtkAccessibleState, differsFrom isSet: Bool) -> String? {
        unsafe takeString(ctest_check_state(pointer, state, isSet ? 1 : 0))
    }

    package var isAccessibleHidden: Bool { unsafe takeString(ctest_check_hidden(pointer)) == nil }

    package func accessible(_ relation: GtkAccessibleRelation, differsFrom number: Int) -> String? {
        unsafe takeString(ctest_check_relation(pointer, relation, Int32(number)))
    }

    private func takeString(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        defer { unsafe g_free(text) }
        return unsafe text.map { unsafe String(cString: $0) }
    }
}
