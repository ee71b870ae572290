import RotaryWheelInterop

/// A reference to one of the library's objects that is no widget.
@MainActor
protocol ObjectReference: AnyObject {
    var object: Object { get }
}

extension ObjectReference {
    /// A GObject property.
    subscript<Content: ValueConvertible>(property: String) -> Content {
        get { object.get(property) }
        set { object.implementation.set(property, to: newValue) }
    }
}
