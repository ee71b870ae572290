import CRotaryWheelGtk
import Glibc
import RotaryWheel
import RotaryWheelInterop

/// The page of an old telephone: a wheel of finger holes that turns one way, and returns.
@MainActor
final class TelephonePage: DemoPage {
    static let name = "telephone"
    static var title: String { translated("Telephone") }
    static var explanation: String {
        translated(
            "Turn a hole to the finger stop and let go, or type digits. The hole at the stop counts, as on the real one."
        )
    }
    static let example = "telephone"

    let widget: Widget
    let control: Widget
    /// The label for the dialed number.
    let number = Label("")
    let dial: RotaryWheelWidget

    private let items: [RotaryWheelItem]
    /// The hole of the last press.
    private var pressed = 0
    /// The typed holes that are not dialed yet.
    private var typed: [Int] = []
    private var isCanceled = false

    /// The angle between two holes.
    private static let slot = Angle(degrees: 30)

    init(_ settings: Settings) {
        // Sector 0 is the gap at the finger stop. Its label is the number: screen readers announce it.
        items = (0...10).map { RotaryWheelItem(label: $0 == 0 ? translated("No number") : String($0 % 10)) }
        dial = RotaryWheelWidget(items: items)
        control = unsafe Widget(retaining: dial.widget)

        number.set("ellipsize", to: Int32(bitPattern: PANGO_ELLIPSIZE_START.rawValue))
        let clear = Button(text: translated("Clear"))
        widget = SquareLayout.makeWidget(square: control, caption: number, button: clear)
        clear.onClick { [weak self] in self?.show("") }

        setUpHoles()
        setUpMotion()
        followHand()
        settings.bind("telephone-return-speed", to: control, "return-speed")
        settings.bind("telephone-strict-grip", to: control, "strict-grip")
        dial.setAccessibleLabel(translated("Telephone dial"))
        dial.delegate = self
    }

    /// Shows a turning ring of pictures above a plate with the digits, which stands still.
    private func setUpHoles() {
        unsafe dial.setContent { _ in nil }
        control.setStyleClass("pictures", true)
        control.set("background-file", to: Resources.wheel("telephone-plate") as File?)
        for hole in 0...10 {
            let item = unsafe Object(adopting: g_list_model_get_item(dial.model, guint(hole)))
            item.set(
                "segment-file", to: Resources.wheel(hole == 0 ? "telephone-gap" : "telephone-hole") as File?)
        }

        // The gap is two holes wide.
        dial.weights = [2] + Array(repeating: 1, count: 10)
        dial.direction = .counterclockwise
        dial.isFlippable = false
        dial.indicatorAngle = Angle(degrees: 15)
    }

    /// The dial turns one way, from its start to where the last hole is at the finger stop, and returns.
    private func setUpMotion() {
        // Nothing grips the hub and the gap.
        dial.gripInner = 0.5
        dial.deadZoneAngle = dial.indicatorAngle
        dial.deadZoneExtent = Self.slot * 2

        dial.turning = .clockwise
        dial.returnsToStart = true
        dial.minimumRotation = .zero
        dial.maximumRotation = Self.way(of: 10)
        dial.settleDuration = .milliseconds(500)
    }

    /// The rotation that takes a hole to the finger stop.
    private static func way(of hole: Int) -> Angle { slot * (Double(hole) + 0.5) }

    private func show(_ text: String) {
        number.text = text
        items[0].label = text.isEmpty ? translated("No number") : text
    }

    private func add(_ hole: Int) { show(number.text + String(hole % 10)) }

    // MARK: Fingers and keys

    private func followHand() {
        let press = GestureClick(isCapturing: true)
        press.onPress { [weak self] _, _, x, y in self?.pressed = self?.hole(atX: x, y) ?? 0 }
        control.add(press)
        control.onPlainKey { [weak self] key, _ in self?.press(key) ?? false }
    }

    /// The hole at a point: those of the dial are numbered against its turning, from the finger stop on.
    private func hole(atX x: Double, _ y: Double) -> Int {
        let center = (x: Double(control.width) / 2, y: Double(control.height) / 2)
        let angle = Angle(radians: atan2(y - center.y, x - center.x))
        let turns = (dial.indicatorAngle + dial.rotation - angle).turns
        return Int((turns - turns.rounded(.down)) * 12)
    }

    /// Dials a typed digit, after those before it.
    private func press(_ key: UInt32) -> Bool {
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
