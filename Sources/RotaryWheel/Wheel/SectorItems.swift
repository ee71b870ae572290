import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// The properties of items that shape their sectors: the Boolean `enabled` and the double `weight`.
///
/// Lists of more than ``maximumCount`` items, which may create items on demand, are not read.
@MainActor
final class SectorItems {
    /// The largest number of items.
    static let maximumCount = 1000

    private var handlers: [(item: Object, id: UInt)] = []

    /// Follows a list until its items change, and returns the ring of its sectors.
    ///
    /// - Parameters:
    ///   - list: the list; its first item decides whether the items have the properties.
    ///   - ring: the sectors without the items.
    ///   - keepsWidths: whether the items do not decide about the widths.
    ///   - changed: called when an item is enabled or disabled, or has another weight.
    func follow(
        _ list: ListModel?, in ring: SectorRing, keepsWidths: Bool, changed: @escaping () -> Void
    ) -> SectorRing {
        stop()
        guard let list, (1...Self.maximumCount).contains(list.count), let first = list.item(at: 0) else {
            return ring
        }
        let (hasStates, hasWeights) = (first.canBeDisabled, first.hasWeight && !keepsWidths)
        guard hasStates || hasWeights else { return ring }
        var (disabled, weights): (Set<Int>, [Double]) = ([], Array(repeating: 1, count: ring.count))
        for index in 0..<list.count {
            guard let item = list.item(at: index) else { continue }
            if hasStates, item.canBeDisabled {
                handlers.append((item, item.connect("notify::enabled") { _ in changed() }))
                if !item.get("enabled", as: Bool.self) { disabled.insert(index) }
            }
            if hasWeights, item.hasWeight {
                handlers.append((item, item.connect("notify::weight") { _ in changed() }))
                weights[index] = item.get("weight", as: Double.self).clamped(to: ItemImplementation.weights)
            }
        }
        // A ring refuses smaller shares, such as that of 0.001 beside 1000.
        let smallest = 2 * SectorRing.minimumShare * weights.reduce(0, +)
        var ring = hasWeights ? SectorRing(weights: weights.map { max($0, smallest) }) ?? ring : ring
        ring.disabled = disabled
        return ring
    }

    func stop() {
        for (item, id) in handlers { item.disconnect(id) }
        handlers = []
    }
}

extension Object {
    fileprivate var canBeDisabled: Bool { has("enabled", of: cgtk_type_boolean()) }
    fileprivate var hasWeight: Bool { has("weight", of: cgtk_type_double()) }
}
