import RotaryWheelInterop
import RotaryWheelModel

extension MarkingMenuImplementation {
    private typealias Menu = MarkingMenuImplementation

    static let selectionProperties = SelectionProperties(of: Menu.self)
    static let menuProperties = MenuProperties(of: Menu.self)

    static let definition = makeMenuDefinition(
        "RotaryWheelMarkingMenu", cssName: "markingmenu",
        properties: [
            .uint("show-delay", \Menu.settings.showDelay, 0...5000, default: 300),
            .uint("dwell", \Menu.settings.dwell, 0...5000, default: 300),
            .boolean("hover-mode", \Menu.choosesByCrossing, default: false),
            .boolean("show-marks", \Menu.showsMarks, default: true),
        ], actionPrefix: "marking-menu")
}
