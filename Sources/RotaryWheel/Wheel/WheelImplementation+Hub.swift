import CGtk
import GtkInterop

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
            notify("hub")
        }
    }

    /// Puts a widget into the hub; a button there activates the selected sector.
    func setHubChild(_ child: Widget?) {
        if let hubHandler { hubChild?.disconnect(hubHandler) }
        hubHandler = nil
        slot?.child = child
        guard let child, child.isA(gtk_button_get_type()) else { return }
        hubHandler = child.connect("clicked") { [weak self] _ in self?.activate() }
    }
}
