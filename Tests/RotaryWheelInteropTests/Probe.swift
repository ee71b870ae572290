import CRotaryWheelGtk
import RotaryWheelInterop

/// A class as a widget library would write it, with a property of each kind.
@MainActor
final class Probe: ObjectImplementation {
    static let objectClass = ObjectClass(
        Probe.self,
        ClassDefinition(
            "TestProbe", parent: cgtk_type_object(),
            properties: [
                .boolean("flag", \Probe.flag, default: true, "A boolean"),
                .double("number", \Probe.number, default: 1.5, "A number"),
                .uint("count", \Probe.count, 0...10, default: 3, "A count"),
                .string("text", \Probe.text, "A text"),
                .object("other", \Probe.other, of: cgtk_type_object(), "An object"),
                .double("twice", \Probe.twice, default: 3, "Twice the number"),
            ],
            signals: [
                Signal("changed", cgtk_type_uint()), Signal("moved", cgtk_type_double(), cgtk_type_double()),
            ]))

    static var livingCount = 0

    let instance: Instance
    var flag = true { didSet { if flag != oldValue { notify("flag") } } }
    var number = 1.5 { didSet { if number != oldValue { notify("number") } } }
    var count: UInt32 = 3 { didSet { if count != oldValue { notify("count") } } }
    var text: String? { didSet { if text != oldValue { notify("text") } } }
    var other: Object? { didSet { if other != oldValue { notify("other") } } }
    var twice: Double { 2 * number }
    var disposals = 0
    var onDispose: (() -> Void)?

    init(_ instance: Instance) {
        self.instance = instance
        Self.livingCount += 1
    }

    static func of(_ object: Object) -> Probe { object.implementation as! Probe }

    isolated deinit { Self.livingCount -= 1 }

    func dispose() {
        disposals += 1
        other = nil
        onDispose?()
    }
}
