import CRotaryWheelGtk
package import RotaryWheel
package import RotaryWheelInterop

extension WidgetTestCase {
    /// A watched spinning wheel with the items "Item 1", "Item 2" and so on.
    package func makeSpinningWheel(_ count: Int = 40) -> SpinningWheelWidget {
        let wheel = watched(SpinningWheelWidget())
        wheel.show(ListModel(ofNumberedStrings: count))
        return wheel
    }
}

extension ListModel {
    /// A GtkStringList of "Item 1", "Item 2" and so on.
    package convenience init(ofNumberedStrings count: Int) {
        let list = unsafe gtk_string_list_new(nil)!
        for number in 0..<count { unsafe gtk_string_list_append(list, "Item \(number + 1)") }
        unsafe self.init(adopting: UnsafeMutableRawPointer(list))
    }
}

extension SpinningWheelWidget {
    /// Sets the model.
    package func show(_ list: ListModel?) {
        withExtendedLifetime(list) { unsafe model = unsafe list?.opaque }
    }

    /// The item widgets in order.
    package var items: [Widget] { Array(object.children.dropFirst()) }
}

extension TestWindow {
    /// A point at a distance from the center, in pixels.
    package func point(_ dx: Double, _ dy: Double = 0, of wheel: SpinningWheelWidget) -> InputAction {
        let object = wheel.object
        let (x, y) = point(Double(object.width) / 2 + dx, Double(object.height) / 2 + dy, of: object)
        return .move(x: x, y: y)
    }

    /// A pointer path along the rim.
    package func path(
        from start: Double, to end: Double, step: Double = 12, of wheel: SpinningWheelWidget
    ) -> [InputAction] {
        let count = Int((abs(end - start) / step).rounded(.up))
        return (1...count).map { point(start + (end - start) * Double($0) / Double(count), of: wheel) }
    }

    /// A press and a pointer path along the rim, without a release.
    package func grab(from start: Double, to end: Double, step: Double = 12, of wheel: SpinningWheelWidget)
        -> [InputAction]
    { [point(start, of: wheel), .press] + path(from: start, to: end, step: step, of: wheel) }

    /// A drag along the rim, with a pause before the release.
    package func drag(from start: Double, to end: Double, of wheel: SpinningWheelWidget) -> [InputAction] {
        grab(from: start, to: end, of: wheel) + [.hold(200), .release]
    }
}
