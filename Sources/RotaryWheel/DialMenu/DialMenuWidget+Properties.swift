public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension DialMenuWidget {
    /// Sets the function that creates a GtkWidget for an item of ``SelectionControl/model``, a GObject.
    ///
    /// `nil`, the default, shows an icon above a caption.
    @unsafe public func setContent(
        _ make: ((_ item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>?)?
    ) {
        unsafe implementation.setContentMaker(
            make.map { make in { unsafe make($0.opaque).map { unsafe Widget(sinking: $0) } } })
    }

    /// The scale of bubbles far from the top; 0.66 by default, clamped to 0.1 … 4; notifies `minimum-inflation`.
    public var minimumInflation: Double {
        get { self["minimum-inflation"] }
        set { self["minimum-inflation"] = newValue }
    }

    /// The scale of the bubble at the top; 1.33 by default, clamped to 0.1 … 4; notifies `maximum-inflation`.
    public var maximumInflation: Double {
        get { self["maximum-inflation"] }
        set { self["maximum-inflation"] = newValue }
    }

    /// The distance from the top beyond which bubbles are not inflated, in pixels; 100 by default, clamped to
    /// 1 … 10,000; notifies `inflation-distance`.
    public var inflationDistance: Double {
        get { self["inflation-distance"] }
        set { self["inflation-distance"] = newValue }
    }

    /// The angle of the snap point from the top, clockwise; 0 by default; notifies `snap-angle`.
    ///
    /// The bubble there is the current one. In text that runs from right to left the angle is mirrored. Near an edge of
    /// the screen, where only a part of the circle fits, the snap point is in the middle of that part.
    public var snapAngle: Angle {
        get { self["snap-angle"] }
        set { self["snap-angle"] = newValue }
    }

    /// Whether a flick turns the dial on by its speed, before the spring pulls; false by default; notifies `inertia`.
    public var hasInertia: Bool {
        get { self["inertia"] }
        set { self["inertia"] = newValue }
    }

    /// Whether a drag turns the dial by its way past the snap point, instead of its angle about the center.
    ///
    /// With the snap point at the top, a drag to the right turns clockwise, by its length along the circle. False by
    /// default; notifies `linear-drag`.
    public var hasLinearDrag: Bool {
        get { self["linear-drag"] }
        set { self["linear-drag"] = newValue }
    }

    /// The damping ratio of the spring that pulls the nearest bubble to the top: 1 is critical, less swings.
    ///
    /// 0.7 by default, clamped to 0.2 … 1. Notifies `damping`.
    public var damping: Double {
        get { self["damping"] }
        set { self["damping"] = newValue }
    }
}
