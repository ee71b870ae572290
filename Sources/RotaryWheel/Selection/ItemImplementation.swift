import CRotaryWheelShims
import RotaryWheelInterop

/// The implementation of `RotaryWheelItem`.
final class ItemImplementation: ObjectImplementation {
    static let objectClass = ObjectClass(
        ItemImplementation.self,
        ClassDefinition(
            "RotaryWheelItem", parent: cgtk_type_object(),
            properties: [
                .string("label", \ItemImplementation.label),
                .object("icon", \ItemImplementation.icon, of: g_icon_get_type()),
                .string("icon-name", \ItemImplementation.iconName),
                .string("css-class", \ItemImplementation.cssClass),
                .boolean("enabled", \ItemImplementation.isEnabled, default: true),
                .double("weight", \ItemImplementation.weight, weights, default: 1),
                .double("chance", \ItemImplementation.chance, -1...1_000_000, default: -1),
                .object("segment-file", \ItemImplementation.segmentFile, of: g_file_get_type()),
            ]))

    /// The range of weights.
    static let weights = 0.001...1000.0

    let instance: Instance

    init(_ instance: Instance) { self.instance = instance }

    /// The implementation of an object, if it is an item.
    static func of(_ object: Object) -> ItemImplementation? {
        object.isA(objectClass.type) ? object.implementation as? ItemImplementation : nil
    }

    var label: String?
    var icon: Icon?
    var iconName: String?
    var cssClass: String?
    var isEnabled = true
    var weight = 1.0
    /// The relative probability of the draw; negative for that of the weight.
    var chance = -1.0
    var segmentFile: File? {
        didSet { loadedSegment = nil }
    }

    /// The result of loading the picture.
    private var loadedSegment: Texture??

    /// The picture of the segment; `nil` without one that can be read.
    var segmentTexture: Texture? {
        if let loadedSegment { return loadedSegment }
        let texture = segmentFile?.loadTexture()
        loadedSegment = .some(texture)
        return texture
    }
}
