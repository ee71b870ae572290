import CRotaryWheelGtk
import RotaryWheel

/// A wheel of shapes, bound to the settings.
@MainActor
final class ShapesWheel {
    let wheel: RotaryWheelWidget

    private let settings: Settings
    private let items: [RotaryWheelItem]
    /// The GListModel of the first shapes.
    private let shown: Handle
    /// The choices in place of the shapes, and their GListModel.
    private var choices: (wheel: ChoiceWheel, list: Handle)?

    init(_ settings: Settings) {
        self.settings = settings

        // The items are those of any GListModel: here, the first ones of a list.
        items = Sector.all.map { RotaryWheelItem(label: $0.name, iconName: $0.iconName) }
        wheel = RotaryWheelWidget(items: items)
        let widget = wheel.widget
        let all = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(wheel.model)))
        shown = Handle(adopting: gtk_slice_list_model_new(all, 0, 8))
        wheel.model = shown.opaque

        // Left, right and clockwise in the settings do not depend on the text direction.
        wheel.isFlippable = false

        // Most properties are bound to settings without any code.
        settings.bind("wheel-sector-count", to: shown.pointer, "size")
        for property in [
            "direction", "turning", "inertia", "snap", "settle-duration", "return-to-start",
            "auto-advance",
        ] { settings.bind("wheel-\(property)", to: widget, property) }
        settings.follow("wheel-tinted", during: Handle(widget)) { [settings] in
            $0.setStyleClass("tinted", settings.boolean("wheel-tinted"))
        }
        settings.follow("wheel-indicator", during: widget) { [weak wheel] in
            wheel?.indicatorAngle = settings.angle(ofSide: "wheel-indicator")
        }
        settings.follow("wheel-stops", "wheel-sector-count", "wheel-direction", during: widget) {
            [weak self] in self?.placeStops()
        }
        settings.follow("wheel-show-labels", "wheel-show-icons", during: widget) { [weak self] in
            self?.fillSectors()
        }
        settings.follow("wheel-sector-count", during: widget) { [weak self] in self?.describe() }
        settings.follow("wheel-flick-spins", during: widget) { [weak self] in self?.useFlicks() }
        Handle(widget).connect("sector-crossed") { [settings] arguments in
            let wheel = arguments.emitter
            if gtk_widget_get_mapped(wheel.widget) != 0 { Sounds.play(.tick, settings, in: wheel) }
        }
    }

    /// The shapes as choices for a wheel of the user's own.
    var asChoices: ChoiceWheel {
        let shapes = Sector.all.prefix(settings.count("wheel-sector-count"))
        return ChoiceWheel(name: translated("My Wheel"), choices: shapes.map { Choice($0.name) })
    }

    /// Shows choices, or the shapes.
    func show(_ choices: (wheel: ChoiceWheel, list: Handle)?) {
        let isOther = (choices == nil) != (self.choices == nil)
        self.choices = choices
        if isOther {
            wheel.model = choices?.list.opaque ?? shown.opaque
            fillSectors()
            placeStops()
            useFlicks()
        }
        describe()
    }

    /// A fast flick draws among choices.
    private func useFlicks() {
        wheel.flickSpins = choices != nil || settings.boolean("wheel-flick-spins")
    }

    /// Computes the stops: the first sector without rotation, the last one after a turn less one sector.
    private func placeStops() {
        (wheel.minimumRotation, wheel.maximumRotation) = (nil, nil)
        guard choices == nil, settings.boolean("wheel-stops") else { return }
        let turn = Angle(radians: 2 * .pi * (1 - 1 / Double(settings.count("wheel-sector-count"))))
        let isClockwise = settings.text("wheel-direction") == "clockwise"
        (wheel.minimumRotation, wheel.maximumRotation) = isClockwise ? (-turn, .zero) : (.zero, turn)
    }

    /// Assistive technologies need labels even where they are not visible.
    private func fillSectors() {
        let (showsLabels, showsIcons) = (
            settings.boolean("wheel-show-labels"), settings.boolean("wheel-show-icons")
        )
        for (item, sector) in zip(items, Sector.all) { item.iconName = showsIcons ? sector.iconName : nil }
        wheel.setContent(
            showsLabels || choices != nil
                ? nil
                : { item in
                    guard let name = Handle(item).string("icon-name") else { return nil }
                    let image = gtk_image_new_from_icon_name(name)
                    gtk_image_set_pixel_size(OpaquePointer(image), 32)
                    return image
                })
    }

    private func describe() {
        if let choices { return wheel.setAccessibleLabel(choices.wheel.title) }
        wheel.setAccessibleLabel(
            translated(
                "A wheel of %d shape", "A wheel of %d shapes", count: settings.count("wheel-sector-count")))
    }
}
