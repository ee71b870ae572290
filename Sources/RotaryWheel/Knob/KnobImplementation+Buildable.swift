import RotaryWheelInterop

// What `.ui` files may give a knob besides the marks of a GtkScale: detents.
extension KnobImplementation: BuildableImplementation {
    static var numberElements: [String: String] { ["detents": "detent"] }

    func add(child: Object, type: String?) -> Bool { false }

    func set(numbers: [Double], of element: String) {
        for number in numbers { addDetent(number) }
    }
}
