import RotaryWheelInterop

// The elements of a knob in UI files beside those of GtkScale: detents.
extension KnobImplementation: BuildableImplementation {
    static var numberElements: [String: String] { ["detents": "detent"] }

    func add(child: Object, type: String?) -> Bool { false }

    func set(numbers: [Double], of element: String) {
        for number in numbers { addDetent(number) }
    }
}
