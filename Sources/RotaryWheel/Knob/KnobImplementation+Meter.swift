import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// The meter of a knob, and what of it is drawn.
@MainActor
final class KnobLevels {
    let meter: KnobMeterImplementation
    /// Owns the meter.
    let object: Object
    /// A node for each band.
    let parts: [Widget]
    /// The ends of the drawn arcs in steps of the ring: level and peak of the first channel, then of the second.
    var drawn = SIMD4<Int>.zero
    var time = Duration.zero

    init?(_ object: Object, parts: () -> [Widget]) {
        guard let meter = object.implementation as? KnobMeterImplementation else { return nil }
        (self.meter, self.object, self.parts) = (meter, object, parts())
    }

    var model: MeterModel { meter.model }

    /// Whether a level or a peak shows.
    var isShown: Bool { drawn != .zero }
}

extension KnobImplementation {
    /// The object of the meter.
    var meter: Object? {
        get { levels?.object }
        set {
            let hadMeter = levels != nil
            leaveMeter()
            levels = newValue.flatMap {
                KnobLevels($0) { MeterModel.Band.allCases.map { addNode(.meter, "\($0)") } }
            }
            levels?.meter.add(self)
            // The menu of a knob with a meter has one item more.
            if hadMeter != (levels != nil) { dropMenu() }
            showLevels(at: MonotonicClock.now)
        }
    }

    func leaveMeter() {
        levels?.meter.remove(self)
        for part in levels?.parts ?? [] { part.unparent() }
        levels = nil
    }

    /// Whether a level or a peak shows.
    var showsLevels: Bool { levels?.isShown == true }

    /// The largest distance of a press from the middle of the clip light.
    private static let lightReach = 12.0
    /// The number of steps of a level in a pixel.
    private static let meterSteps = 1.0

    /// Shows the levels at a time, and follows them until they rest.
    func showLevels(at time: Duration) {
        guard let levels else { return timers.meter.stop() }
        levels.time = time
        let wasShown = levels.isShown
        let ends = ends(of: levels)
        if ends != levels.drawn {
            levels.drawn = ends
            if levels.isShown == wasShown { drawOverlay() } else { redraw() }
        }
        if widget.isMapped, !levels.model.isResting(at: time) {
            timers.meter.start()
        } else {
            timers.meter.stop()
        }
    }

    private func ends(of levels: KnobLevels) -> SIMD4<Int> {
        let scale =
            Self.meterSteps * layout.meterLine
            * abs(meterDirection(at: 1, of: 0) - meterDirection(at: 0, of: 0))
        var ends = SIMD4<Int>.zero
        for channel in 0..<levels.model.channelCount {
            let level = levels.model.level(of: channel, at: levels.time)
            let peak = levels.model.peak(of: channel, at: levels.time)
            ends[2 * channel] = Int((level * scale).rounded())
            ends[2 * channel + 1] = Int((peak * scale).rounded())
        }
        return ends
    }

    // MARK: The meter

    /// A node that has only a color.
    func addNode(_ part: StylePart, _ styleClass: String? = nil) -> Widget {
        let node = Widget(part)
        if let styleClass { node.setStyleClass(styleClass, true) }
        node.insert(into: widget, after: fill)
        node.setTargetable(false)
        node.setChildVisible(false)
        return node
    }

    func meterChanged() {
        levels?.drawn = .zero
        lookChanged()
        showLevels(at: MonotonicClock.now)
    }

    // MARK: The clip light

    var isClipped: Bool { levels?.meter.isClipped == true }

    func clearClip() { levels?.meter.isClipped = false }

    func clipChanged() {
        redraw()
        describe()
    }

    /// The middle of the clip light, in the gap of the travel.
    private var lightCenter: (x: Double, y: Double) {
        let direction = trackDirection(at: 0.5) + .pi
        return (layout.x + layout.meterLine * .cos(direction), layout.y + layout.meterLine * .sin(direction))
    }

    /// Whether a press at a point clears the clip light.
    func isOnLight(_ point: (x: Double, y: Double)) -> Bool {
        let center = lightCenter
        return isClipped && layout.hasMeter
            && Double.hypot(point.x - center.x, point.y - center.y) <= Self.lightReach
    }

    // MARK: Drawing

    /// The direction of a place on the ring of a channel; two channels rise on the left and the right side.
    private func meterDirection(at place: Double, of channel: Int) -> Double {
        guard let levels, levels.model.channelCount > 1 else { return trackDirection(at: place) }
        let isFromStart = (channel == 0) != isMirrored
        return trackDirection(at: isFromStart ? place / 2 : 1 - place / 2)
    }

    func makeMeters(for target: KeptDrawing.Target) -> [KeptGauge?] {
        guard let levels else { return [] }
        let side = 2 * (layout.meterLine + layout.meter / 2 + 1)
        return (0..<levels.model.channelCount).map { channel in
            let bands = zip(MeterModel.Band.allCases, levels.parts).map { band, part in
                let places = levels.model.places(of: band)
                let ends = [places.lowerBound, places.upperBound].map { meterDirection(at: $0, of: channel) }
                return KeptGauge.Band(angles: ends.min()!...ends.max()!, color: part.color)
            }
            let line = KeptGauge.Line(
                radius: layout.meterLine, width: layout.meter, bands: bands, steps: Self.meterSteps)
            let ends = bands.flatMap { [$0.angles!.lowerBound, $0.angles!.upperBound] }
            let look = SharedLook(
                numbers: [line.radius, line.width] + ends, colors: bands.map(\.color), target: target)
            return .shared(look) {
                KeptGauge(box: (-side / 2, -side / 2, side, side), line: line, for: target)
            }
        }
    }

    /// Draws the levels and, apart from them, the peaks.
    func drawLevels(_ meters: [KeptGauge?], on snapshot: Snapshot) {
        guard let levels, levels.isShown else { return }
        // A peak is two pixels long on a small knob.
        let tick = max(layout.meter / 2, 2) / max(layout.meterLine, 1)
        snapshot.save()
        snapshot.translate(x: layout.x, y: layout.y)
        for (channel, meter) in meters.enumerated() {
            let start = meterDirection(at: 0, of: channel)
            let scale =
                Self.meterSteps * layout.meterLine * (meterDirection(at: 1, of: channel) < start ? -1 : 1)
            let level = start + Double(levels.drawn[2 * channel]) / scale
            let peak = start + Double(levels.drawn[2 * channel + 1]) / scale
            if level != start { meter?.draw(min(start, level)...max(start, level), on: snapshot) }
            let back = peak - (scale < 0 ? -tick : tick)
            if abs(peak - start) > tick, abs(peak - level) > tick {
                meter?.draw(min(back, peak)...max(back, peak), on: snapshot)
            }
        }
        snapshot.restore()
    }

    /// Draws the empty ring and the clip light.
    func drawMeter(with context: CairoContext) {
        guard let levels, layout.hasMeter, layout.meterLine > 0 else { return }
        let ring = track.color
        for channel in 0..<levels.model.channelCount {
            let ends = [0, 1].map { meterDirection(at: $0, of: channel) }.sorted()
            context.newPath()
            context.arc(radius: layout.meterLine, from: ends[0], to: ends[1])
            context.setColor(ring)
            context.stroke(width: layout.meter)
        }
        let (center, radius) = (lightCenter, max(layout.meter * 0.75, 2))
        context.save()
        context.translate(x: center.x - layout.x, y: center.y - layout.y)
        context.newPath()
        context.arc(radius: radius, from: 0, to: 2 * .pi)
        context.setColor(isClipped ? levels.parts.last?.color ?? ring : ring)
        context.fill()
        context.restore()
    }
}
