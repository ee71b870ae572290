import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// What a knob keeps, by what it is for.
extension KnobImplementation {
    /// The adjustment's changes of its bounds.
    struct Bounds {
        var handler: UInt = 0
        /// The step increment when the adjustment was set.
        var initialStep = 0.0
    }

    /// What was last notified.
    struct Known {
        var value = 0.0
        var isOff = false
        var isTouched = false
    }

    /// How values are written and read.
    struct Writing {
        var formatter: Scale.Formatter?
        var parser: Parser?
        /// Whether the label of GtkScale has the knob's own text.
        var hasOwnText = false
        /// The room of the widest value; `nil` before the next measurement.
        var knownRoom: KnobValueRoom?
    }

    struct Looks {
        var isBipolar = false
        /// Whether the knob is insensitive, which dims it.
        var isInsensitive = false
    }

    /// What is drawn, and kept for the next frame.
    struct Drawing {
        /// All below what moves by itself; `nil` until it is drawn.
        var still: RenderNode?
        /// What is drawn at rest, shared with other knobs.
        var drawn: (scale: RenderNode?, hand: RenderNode?)
        /// Whether only what moves by itself has changed.
        var isOverlayDraw = false
        /// The parts that stay while the value changes; `nil` until they are drawn.
        var pictures: KnobPictures?
    }

    /// What opens above the knob, made when it first opens.
    struct Popups {
        var entry: KnobEntry?
        var menu: Popover?
        /// The value beside the knob.
        var bubble: KnobBubble?
        /// Whether they close because the knob is unmapped.
        var areLeaving = false

        @MainActor
        var popovers: [Popover] { [entry?.popover, menu, bubble?.popover].compactMap(\.self) }
    }

    /// What pointers and keys do to the knob at present.
    struct Hand {
        var grip: KnobGrip?
        /// The number of presses in quick succession.
        var pressCount = 0
        var isPressed = false
        var isDragging = false
        /// Whether the last press became a drag, which is no part of a double click.
        var hasDragged = false
        /// What is between `drag-begin` and `drag-end`.
        var bracket: KnobBracket?
        /// The pressed key, and the key whose repeats change the value.
        var pressedKey, heldKey: UInt32?
        /// The modifier keys of the pressed key, and whether it repeats.
        var modifiers = GdkModifierType(rawValue: 0)
        var isRepeat = false
        /// The value that a drag shows before its end.
        var preview: Double?
        var takeover = KnobTakeover()
        /// Whether a previous value is requested, which is no change by the user.
        var isRestoring = false
    }

    /// How the knob answers to pointers and keys.
    struct Handling {
        var dragStyle: KnobDragStyle?
        var sensitivity = 1.0
        var returnsToStart = false
        var returnSpeed = ReturnSpeed.standard
        var isScrollable = true
        var isControllable = true
    }
}

/// The timers of a knob.
@MainActor
final class KnobTimers {
    private unowned let knob: KnobImplementation

    init(of knob: KnobImplementation) { self.knob = knob }

    lazy var wayBack = FrameTicker(on: knob.widget) { [weak knob] in knob?.continueReturn(at: $0) }
    lazy var meter = FrameTicker(on: knob.widget) { [weak knob] in knob?.showLevels(at: $0) }
    lazy var bubble = Timer { [weak knob] in knob?.finishBubble() }
    lazy var burst = Timer { [weak knob] in knob?.keepingAlive { $0.endBurst() } }
    lazy var tap = Timer { [weak knob] in knob?.finishTap() }

    func stop() {
        meter.stop()
        for timer in [bubble, burst, tap] { timer.stop() }
    }
}
