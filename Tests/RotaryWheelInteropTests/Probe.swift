import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelTestSupport

/// A GObject class with a property of each type.
@MainActor
final class Probe: ObjectImplementation {
    static let objectClass = ObjectClass(
        Probe.self,
        ClassDefinition(
            "TestProbe", parent: cgtk_type_object(),
            properties: [
                .boolean("flag", \Probe.flag, default: true),
                .double("number", \Probe.number, default: 1.5),
                .uint("count", \Probe.count, 0...10, default: 3),
                .string("text", \Probe.text),
                .object("other", \Probe.other, of: cgtk_type_object()),
                .double("twice", \Probe.twice, default: 3, isReadOnly: true),
            ],
            signals: [
                Signal("changed", cgtk_type_uint()), Signal("moved", cgtk_type_double(), cgtk_type_double()),
            ]))

    static var livingCount = 0

    let instance: Instance
    var flag = true
    var number = 1.5
    var count: UInt32 = 3
    var text: String?
    var other: Object?
    var twice: Double { 2 * number }
    var disposals = 0

    init(_ instance: Instance) {
        self.instance = instance
        Self.livingCount += 1
    }

    isolated deinit { Self.livingCount -= 1 }

    func dispose() {
        disposals += 1
        other = nil
    }
}

extension WidgetTestCase {
    /// A watched object of the class, and its implementation.
    func makeProbe() -> (object: Object, probe: Probe) {
        let object = Object(creating: Probe.objectClass)
        watch(object)
        return (object, object.implementation as! Probe)
    }
}
