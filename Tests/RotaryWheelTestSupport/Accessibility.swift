package import CRotaryWheelGtk
import CRotaryWheelTestSupport
package import RotaryWheelInterop

// What GTK's test backend for accessibility says; `nil` when it is what was expected, else what it is.
extension Widget {
    package func hasRole(_ role: GtkAccessibleRole) -> Bool {
        unsafe gtk_test_accessible_has_role(opaque, role) != 0
    }

    package func accessible(_ property: GtkAccessibleProperty, differsFrom text: String) -> String? {
        unsafe taken(ctest_check_text(pointer, property, text))
    }

    package func accessible(_ state: GtkAccessibleState, differsFrom isSet: Bool) -> String? {
        unsafe taken(ctest_check_state(pointer, state, isSet ? 1 : 0))
    }

    /// Whether the widget is hidden from assistive technologies.
    package var isAccessibleHidden: Bool {
        unsafe taken(ctest_check_hidden(pointer)) == nil
    }

    package func accessible(_ relation: GtkAccessibleRelation, differsFrom number: Int) -> String? {
        unsafe taken(ctest_check_relation(pointer, relation, Int32(number)))
    }

    private func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        defer { unsafe g_free(text) }
        return unsafe text.map { unsafe String(cString: $0) }
    }
}
