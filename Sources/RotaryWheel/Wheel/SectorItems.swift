import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// The properties of items that shape their sectors and draws: the Boolean `enabled`, and the doubles `weight` and
/// `chance`.
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
    ///   - count: the number of sectors.
    ///   - changed: called when one of the properties of an item changes.
    func follow(_ list: ListModel?, count: Int, changed: @escaping () -> Void) -> SectorRing {
        stop()
        var ring = SectorRing(count: count)
        guard let list, (1...Self.maximumCount).contains(list.count), let first = list.item(at: 0) else {
            return ring
        }
        let properties = SectorProperty.allCases.filter { $0.isIn(first) }
        guard !properties.isEmpty else { return ring }
        var (disabled, weights): (Set<Int>, [Double]) = ([], Array(repeating: 1, count: count))
        var chances: [Int: Double] = [:]
        for index in 0..<count {
            guard let item = list.item(at: index) else { continue }
            for property in properties where property.isIn(item) {
                handlers.append((item, item.connect("notify::\(property)") { _ in changed() }))
                switch property {
                case .enabled: if !item.get("enabled", as: Bool.self) { disabled.insert(index) }
                case .weight: weights[index] = item.number(.weight).clamped(to: ItemImplementation.weights)
                case .chance: if item.number(.chance) >= 0 { chances[index] = item.number(.chance) }
                }
            }
        }
        // A ring refuses smaller shares, such as that of 0.001 beside 1000.
        let smallest = 2 * SectorRing.minimumShare * weights.reduce(0, +)
        ring = SectorRing(weights: weights.map { max($0, smallest) }) ?? ring
        ring.disabled = disabled
        if chances.contains(where: { $1 != weights[$0] }) {
            ring.chances = weights.indices.map { chances[$0] ?? weights[$0] }
        }
        return ring
    }

    func stop() {
        for (item, id) in handlers { item.disconnect(id) }
        handlers = []
    }
}

/// A property of an item.
private enum SectorProperty: String, CaseIterable {
    case enabled, weight, chance

    @MainActor
    func isIn(_ item: Object) -> Bool {
        item.has(rawValue, of: self == .enabled ? cgtk_type_boolean() : cgtk_type_double())
    }
}

extension Object {
    fileprivate func number(_ property: SectorProperty) -> Double { get(property.rawValue, as: Double.self) }
}
