import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop

extension WheelImplementation {
    private var slot: HubImplementation? { hub.implementation as? HubImplementation }

    var hubChild: Widget? {
        get { slot?.child }
        set {
            guard newValue != hubChild else { return }
            if let newValue, !widget.canHold(newValue) {
                return Log.critical(
                    "RotaryWheelWidget: hub must be a widget without a parent that does not hold the wheel")
            }
            setHubChild(newValue)
        }
    }

    /// The diameter that the content of the hub needs; infinite for a widget without a size of its own.
    func measureHub() -> Double {
        guard let hubChild else { return 0 }
        let (width, height) = (
            hubChild.measure(GTK_ORIENTATION_HORIZONTAL).natural,
            hubChild.measure(GTK_ORIENTATION_VERTICAL).natural
        )
        guard width > 0, height > 0 else { return .infinity }
        let need = Double.hypot(Double(width), Double(height)) * Self.hubRoom
        // A text that changes with the wheel would move all sectors: its hub only grows.
        return hubChild.isA(gtk_button_get_type()) ? need : max(need, hubContent.need)
    }

    /// The room of the content of a hub, as a factor to its diagonal.
    private static let hubRoom = 1.25

    /// Sets the widget in the hub; a button activates the current sector.
    func setHubChild(_ child: Widget?) {
        for handler in hubContent.handlers { hubChild?.disconnect(handler) }
        hubContent = ([], 0)
        slot?.child = child
        guard let child, child.isA(gtk_button_get_type()) else { return }
        hubContent.handlers = [
            // A key emits `activate` before `clicked`; the wheel must not turn in between.
            child.connect("activate") { [weak self] _ in self?.selectCurrent() },
            child.connect("clicked") { [weak self] _ in self?.hubClicked() },
        ]
    }

    /// Activates the sector, unless the button has an action or another handler of `clicked`.
    private func hubClicked() {
        guard let hubChild, let handler = hubContent.handlers.last else { return }
        let actsItself =
            hubChild.get("action-name", as: String?.self) != nil
            || hubChild.hasHandler(for: "clicked", besides: handler)
        // The press has ended a motion; a handler may have begun another.
        if !actsItself { activate() }
    }

    /// A press on a button in the hub ends a motion, as a press on the ring does.
    func addHubController() {
        let press = GestureClick(isCapturing: true)
        press.onPress { [weak self] _, _, _, _ in
            if self?.hubContent.handlers.isEmpty == false { self?.selectCurrent() }
        }
        hub.add(press)
    }
}
