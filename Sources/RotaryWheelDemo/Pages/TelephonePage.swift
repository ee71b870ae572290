import CRotaryWheelAdwaita
import Glibc
import RotaryWheel

/// The page of an old telephone: a wheel of finger holes that turns one way, and returns.
@MainActor
final class TelephonePage: DemoPage {
    let builder = Builder("telephone", "captioned-page")
    let dial: RotaryWheelWidget
    var control: Handle { builder["control"] }
    /// The label for the dialed number.
    var number: Handle { builder["caption"] }

    private let items: [RotaryWheelItem]
    /// The hole of the last press.
    private var pressed = 0
    /// The typed holes that are not dialed yet.
    private var typed: [Int] = []
    private var isCanceled = false

    /// The angle between two holes.
    private static let slot = Angle(degrees: 30)

    init(_ settings: Settings) {
        dial = RotaryWheelWidget(builder["control"].widget)!
        // Sector 0 is the gap at the finger stop. Its label is the number: screen readers announce it.
        items = (0...10).map { RotaryWheelItem(label: $0 == 0 ? translated("No number") : String($0 % 10)) }
        items[0].weight = 2
        showHoles()
        number.set("ellipsize", to: Int(PANGO_ELLIPSIZE_START.rawValue))
        followHand()
        settings.bind("telephone-return-speed", to: dial.widget, "return-speed")
        settings.follow("telephone-strict-grip", during: dial.widget) { [settings, weak dial] in
            dial?.ringExit = settings.boolean("telephone-strict-grip") ? .ends : .continues
        }
        builder.showFooter(button: translated("Clear")) { [weak self] in self?.show("") }
        dial.delegate = self
    }

    /// Shows a ring of pictures in place of labels.
    private func showHoles() {
        dial.setItems(items)
        dial.maximumRotation = Self.way(of: 10)
        dial.setContent { _ in nil }
        for hole in 0...10 {
            let name = hole == 0 ? "telephone-gap" : "telephone-hole"
            Handle(adopting: g_list_model_get_item(dial.model, guint(hole)))
                .set("segment-file", to: Handle(uri: "\(Resources.uri)/pictures/wheels/\(name).svg"))
        }
    }

    /// The rotation that takes a hole to the finger stop.
    private static func way(of hole: Int) -> Angle { slot * (Double(hole) + 0.5) }

    private func show(_ text: String) {
        number.set("label", to: text)
        items[0].label = text.isEmpty ? translated("No number") : text
    }

    private func add(_ hole: Int) { show((number.string("label") ?? "") + String(hole % 10)) }

    // MARK: Fingers and keys

    private func followHand() {
        builder["press"].connect("pressed") { [weak self] in
            guard let self else { return }
            self.pressed = self.hole(atX: $0[1].double, $0[2].double)
        }
        builder["keys"].connect("key-pressed") { [weak self] in
            $0.answer(self?.press($0[0].uint, $0[2].flags) ?? false)
        }
    }

    /// The hole at a point: those of the dial are numbered against its turning, from the finger stop on.
    private func hole(atX x: Double, _ y: Double) -> Int {
        let (width, height) = (gtk_widget_get_width(dial.widget), gtk_widget_get_height(dial.widget))
        let angle = Angle(radians: atan2(y - Double(height) / 2, x - Double(width) / 2))
        let turns = (dial.indicatorAngle + dial.rotation - angle).turns
        return Int((turns - turns.rounded(.down)) * 12)
    }

    /// Dials a typed digit, after those before it.
    private func press(_ key: guint, _ modifiers: guint) -> Bool {
        let commands = CGDK_CONTROL_MASK.rawValue | CGDK_ALT_MASK.rawValue | CGDK_SUPER_MASK.rawValue
        guard modifiers & commands == 0 else { return false }
        if key == GDK_KEY_Escape { (typed, isCanceled) = ([], true) }
        let digit = Unicode.Scalar(gdk_keyval_to_unicode(key)).flatMap { Character($0).wholeNumberValue }
        guard let digit, (0...9).contains(digit) else { return false }
        typed.append(digit == 0 ? 10 : digit)
        if typed.count == 1, dial.rotation == .zero { dial.turn(to: typed[0]) }
        return true
    }

    /// Whether the dial returns from a hole where it settled.
    private var isReturning: Bool { dial.turning == .both }
}

extension TelephonePage: RotaryWheelDelegate {
    /// A finger takes its hole to the finger stop, and no farther.
    func wheelDidBeginDragging(_ wheel: RotaryWheelWidget) {
        isCanceled = false
        wheel.maximumRotation = Self.way(of: (1...10).contains(pressed) ? pressed : 10)
    }

    /// The hole at the finger stop counts, also after an early release.
    func wheelDidEndDragging(_ wheel: RotaryWheelWidget, total: Angle) {
        wheel.maximumRotation = Self.way(of: 10)
        if let hole = wheel.current, hole > 0, !isReturning, !isCanceled { add(hole) }
    }

    /// After a key or a tap the dial settles with a hole at the finger stop, and returns from there.
    func wheelDidChangeValue(_ wheel: RotaryWheelWidget) {
        guard let hole = wheel.selected, hole > 0 else {
            wheel.turning = .clockwise
            if let next = typed.first { wheel.turn(to: next) }
            return
        }
        if !isReturning { add(hole) }
        if typed.first == hole { typed.removeFirst() }
        wheel.turning = .both
        wheel.turn(to: .zero, duration: .seconds(wheel.rotation.radians / wheel.returnSpeed))
    }
}
