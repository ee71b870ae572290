import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

// The visible content of windows.
extension TestWindow {
    /// The number of colors in the window as it was drawn last; one if only its background was.
    var colorCount: Int { Set(pixels(x: 0, y: 0, width: window.width, height: window.height)).count }
}

extension Widget {
    /// The texts of the labels that show in the widget.
    var shownTexts: [String] { isMapped ? labels.filter(\.isMapped).map(\.text) : [] }

    /// The labels in the widget.
    var labels: [Label] { descendants(gtk_label_get_type()).map { $0.cast(to: Label.self) } }

    /// The widgets of a type in the widget.
    func descendants(_ type: GType) -> [Widget] {
        children.flatMap { ($0.isA(type) ? [$0] : []) + $0.descendants(type) }
    }

    /// A named color of the library as a pixel.
    func pixel(named name: String) throws -> UInt32 {
        let color = try XCTUnwrap(color(named: name), name)
        return [color.red, color.green, color.blue].reduce(0xff) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }

    /// Activates an action of the widget's class.
    @discardableResult
    func activateAction(_ name: String) -> Bool { activateAction(name, target: nil) }
}

extension TestMenu {
    /// A menu of items without actions.
    convenience init(_ labels: String...) {
        self.init()
        for label in labels { append(label) }
    }
}

extension KnobWidget {
    var gtkScale: UnsafeMutablePointer<GtkScale> { object.pointer.assumingMemoryBound(to: GtkScale.self) }
    var valueLabel: Label? { object.children.first { $0.cssName == "value" }?.cast(to: Label.self) }
}

extension WidgetTestCase {
    /// Shows an expanded menu at a size.
    @discardableResult
    func showExpanded(_ dial: MenuControl, side: Int = 480) throws -> TestWindow {
        dial.isExpanded = true
        let window = try show(dial, width: side, height: side)
        try dial.waitUntilExpanded()
        return window
    }

    /// An expanded dial of a menu, with its actions, in its own window.
    func shownDial(
        of menu: TestMenu, side: Int = 480, change: (DialMenuWidget) -> Void = { _ in }
    ) throws -> (DialMenuWidget, TestWindow) {
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        menu.insertActions(into: dial.object)
        change(dial)
        return (dial, try showExpanded(dial, side: side))
    }

    /// An open marking menu, with its actions, in its own window.
    func shownMarkingMenu(of menu: TestMenu, side: Int = 480) throws -> (MarkingMenuWidget, TestWindow) {
        let control = watched(MarkingMenuWidget(menuModel: menu.pointer))
        menu.insertActions(into: control.object)
        return (control, try showExpanded(control, side: side))
    }

    /// Adds rules of an app, until the end of the test.
    func setRules(_ css: String) {
        let remove = addRules(css)
        addTeardownBlock { @MainActor in remove() }
    }

    /// Expects a control to look the same in the last frame of a motion as at rest, but for some pixels.
    ///
    /// - Parameters:
    ///   - most: more pixels than may differ by more than the limit.
    ///   - largest: more than any pixel may differ.
    func expectSameLook(
        of control: Widget, _ name: String, width: Int, height: Int, most: Int, limit: Int,
        largest: Int = 256, moving move: () throws -> Void, resting rest: (TestWindow) throws -> Void
    ) throws {
        let window = try show(control, width: width, height: height)
        try move()
        let moving = window.pixels(x: 0, y: 0, width: width, height: height)
        try rest(window)
        let resting = window.pixels(x: 0, y: 0, width: width, height: height)
        XCTAssertGreaterThan(Set(resting).count, 10, "\(name): something is drawn")
        let differences = zip(moving, resting).map(Self.distance)
        XCTAssertLessThan(differences.count { $0 > limit }, most, name)
        XCTAssertLessThan(differences.max()!, largest, name)
        window.close()
    }

    /// Shows a control at a size, and expects it to be drawn.
    func expectDrawn(_ control: Widget, _ width: Int, _ height: Int, _ name: String = "") throws {
        let window = try show(control, width: width, height: height)
        XCTAssertGreaterThan(window.colorCount, 2, "\(width) × \(height) \(name)")
        window.close()
    }
}
