import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The page of knobs: a small mixer, and a picture that a rotation gesture turns.
@MainActor
final class KnobPage: DemoPage {
    static let name = "knobs"
    static var title: String { translated("Knobs") }
    static var heading: String { translated("Knobs") }
    static var explanation: String {
        translated(
            "Turn a knob, type a number, or press it and scroll; a double click resets it. Any widget can be turned by one finger, such as the sun."
        )
    }
    static let source = "KnobPage.swift"

    let widget: Widget
    let control: Widget
    /// The knobs with their names.
    let knobs: [(name: String, knob: KnobWidget)]
    /// The picture that the gesture turns.
    let picture = TurningPicture.makeWidget(iconName: "rotary-wheel-sun-symbolic", size: 128)
    /// The label for the gesture.
    let turning = Label(translated("Turn the sun with one finger"))

    init(_ settings: Settings) {
        Self.bind(settings)

        knobs = Self.makeSoundKnobs() + Self.makeOtherKnobs()
        control = unsafe Widget(retaining: knobs[0].knob.widget)
        widget = Self.makeWidget(mixer: Self.makeMixer(knobs), picture: picture, caption: turning)
        followGesture()
    }

    /// Binds the settings of all knobs.
    static func bind(_ settings: Settings) {
        let knobs = unsafe Object(
            retaining: UnsafeMutableRawPointer(rotary_wheel_knob_settings_get_default()))
        settings.bind("knob-drag-style", to: knobs, "drag-style")
        settings.bind("knob-sensitivity", to: knobs, "sensitivity")
    }

    /// Creates knobs with other units and scales.
    private static func makeSoundKnobs() -> [(name: String, knob: KnobWidget)] {
        // Each knob has bounds and a step like a GtkScale, and shows one more feature.
        let volume = KnobWidget(in: -60...6, step: 0.1)
        volume.value = -6.4
        volume.unit = "dB"

        let pan = KnobWidget(in: -50...50, step: 1)
        pan.value = -24
        pan.isBipolar = true
        let (center, left, right) = (translated("C"), translated("L"), translated("R"))
        pan.setFormatter {
            $0 == 0 ? center : "\($0 < 0 ? left : right) \(Int(abs($0).rounded()))"
        }

        let tone = KnobWidget(in: 20...20_000, step: 100)
        tone.value = 1000
        tone.defaultValue = 1000
        tone.taper = .logarithmic
        tone.setFormatter {
            $0 < 1000 ? "\(Int($0)) Hz" : "\(NumberFormat.decimal($0 / 1000, digits: 1)) kHz"
        }

        return [
            (translated("Volume"), volume), (translated("Pan"), pan), (translated("Tone"), tone),
        ]
    }

    /// Creates knobs that turn, stop or drag in other ways.
    private static func makeOtherKnobs() -> [(name: String, knob: KnobWidget)] {
        let phase = KnobWidget(in: 0...360, step: 1)
        phase.value = 45
        phase.wraps = true
        phase.unit = "°"
        // A film strip: the moon in 25 frames, from new to new.
        phase.picture = Resources.picture("moon")
        phase.pictureFrames = 25

        let turns = KnobWidget(in: 0...3, step: 0.01)
        turns.value = 2.7
        turns.turns = 3

        let gain = KnobWidget(in: 0...10, step: 0.1)
        gain.value = 5
        gain.defaultValue = 5
        for value in [0.0, 5, 10] {
            gain.addMark(at: value)
            gain.addDetent(at: value)
        }
        // The width of the other knobs, in spite of the marks.
        unsafe gtk_widget_set_size_request(gain.widget, 64, -1)

        let bend = KnobWidget(in: -100...100, step: 1)
        bend.value = 0
        bend.isBipolar = true
        bend.returnsToStart = true
        bend.unit = "%"

        let mix = KnobWidget(in: 0...100, step: 1)
        mix.value = 20
        mix.dragStyle = .circularAbsolute
        // A picture that turns; its pointer points up.
        mix.picture = RotaryWheelPicture(iconName: "rotary-wheel-pointer")
        mix.unit = "%"

        return [
            (translated("Phase"), phase), (translated("Turns"), turns), (translated("Gain"), gain),
            (translated("Bend"), bend), (translated("Mix"), mix),
        ]
    }

    /// The gesture works on any widget: here the picture is redrawn at each step.
    private func followGesture() {
        let gesture = unsafe OneFingerRotationGesture(on: picture.widget)
        gesture.innerRadius = 12
        // One turn either way.
        (gesture.minimumRotation, gesture.maximumRotation) = (-.turn, .turn)
        gesture.onRotated = { [weak self] gesture, delta in
            self?.turn(to: gesture.rotation)
            self?.say(
                translated("%1 · total %2").filling([
                    "%1": Self.degrees(delta), "%2": Self.degrees(gesture.total),
                ]))
        }
        gesture.onEnd = { [weak self] gesture in
            self?.say(
                translated("total %1 · released at %2").filling([
                    "%1": Self.degrees(gesture.total), "%2": Self.degrees(gesture.angle),
                ]))
        }
    }

    private func turn(to rotation: Angle) {
        (picture.implementation as? TurningPicture)?.angle = rotation
    }

    private func say(_ text: String) { turning.text = text }

    private static func degrees(_ angle: Angle) -> String {
        let degrees = Int(angle.degrees.rounded())
        return "\(degrees < 0 ? "−" : "")\(abs(degrees))°"
    }

    // MARK: Layout

    /// Creates two rows of four knobs, each above its name.
    private static func makeMixer(_ knobs: [(name: String, knob: KnobWidget)]) -> Widget {
        let grid = unsafe Widget(sinking: gtk_grid_new())
        grid.set("column-homogeneous", to: true)
        grid.set("column-spacing", to: Int32(6))
        grid.set("row-spacing", to: Int32(18))
        for (index, (name, knob)) in knobs.enumerated() {
            let cell = Box(spacing: 6)
            let label = Label(name)
            label.setStyleClass("dim-label", true)
            // Four knobs fit on a phone with any names.
            label.setEllipsizes()
            knob.setAccessibleLabel(name)
            cell.append(unsafe Widget(retaining: knob.widget))
            cell.append(label)
            unsafe gtk_grid_attach(
                grid.pointer.assumingMemoryBound(to: GtkGrid.self), cell.widget, gint(index % 4),
                gint(index / 4), 1, 1)
        }
        return grid
    }

    private static func makeWidget(mixer: Widget, picture: Widget, caption: Widget) -> Widget {
        let column = Box(spacing: 24)
        column.setStyleClass("page", true)
        for part in [mixer, picture, caption] { column.append(part) }
        column.set("valign", to: Int32(bitPattern: GTK_ALIGN_CENTER.rawValue))
        let clamp = Widget(Clamp.objectClass)
        clamp.set("child", to: column as Widget?)
        let page = unsafe Widget(sinking: gtk_scrolled_window_new())
        unsafe gtk_scrolled_window_set_child(page.opaque, clamp.widget)
        unsafe gtk_scrolled_window_set_policy(page.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        return page
    }
}
