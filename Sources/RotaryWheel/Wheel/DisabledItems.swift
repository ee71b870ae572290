import CRotaryWheelShims
import RotaryWheelInterop

/// The items of a list that are disabled, by their Boolean property `enabled`.
///
/// Large lists, whose items may be made as they are asked for, have none.
@MainActor
final class DisabledItems {
    /// The largest number of items.
    static let maximumCount = 1000

    private var handlers: [(item: Object, id: UInt)] = []

    /// Follows a list until its items change, and returns the disabled ones.
    ///
    /// - Parameters:
    ///   - list: the list; its first item decides whether the items have the property.
    ///   - changed: called when an item is enabled or disabled.
    func follow(_ list: ListModel?, changed: @escaping () -> Void) -> Set<Int> {
        stop()
        guard let list, (1...Self.maximumCount).contains(list.count), list.item(at: 0)?.canBeDisabled == true
        else { return [] }
        var disabled: Set<Int> = []
        for index in 0..<list.count {
            guard let item = list.item(at: index), item.canBeDisabled else { continue }
            handlers.append((item, item.connect("notify::enabled") { _ in changed() }))
            if !item.get("enabled", as: Bool.self) { disabled.insert(index) }
        }
        return disabled
    }

    func stop() {
        for (item, id) in handlers { item.disconnect(id) }
        handlers = []
    }
}

extension Object {
    fileprivate var canBeDisabled: Bool { has("enabled", of: cgtk_type_boolean()) }
}
