/// What a kept drawing depends on.
package struct SharedLook: Hashable {
    private let numbers: [Double]
    private let colors: [Color]
    private let boxes: [UInt8]?
    private let target: KeptDrawing.Target

    /// - Parameter boxes: a node in the drawing.
    @MainActor
    package init(
        numbers: [Double], colors: [Color], boxes: RenderNode? = nil, target: KeptDrawing.Target
    ) {
        (self.numbers, self.colors, self.target) = (numbers, colors, target)
        self.boxes = boxes?.serialized
    }
}

/// Values that all users of one key share, each as long as it has a user.
@MainActor
package final class Shared<Key: Hashable, Value: AnyObject> {
    private struct Entry {
        weak var value: Value?
    }

    private var entries: [Key: Entry] = [:]
    /// The number of entries at which those without a value are removed.
    private var limit = 16

    package init() {}

    /// The value for a key, made at the first use.
    package func value(for key: Key, make: () -> Value?) -> Value? {
        if let value = entries[key]?.value { return value }
        if entries.count >= limit {
            entries = entries.filter { $0.value.value != nil }
            limit = 2 * max(entries.count, 8)
        }
        let value = make()
        entries[key] = Entry(value: value)
        return value
    }
}
