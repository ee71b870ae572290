import CRotaryWheelGtk
import RotaryWheel

/// The page of knobs: a mixer with level meters, and a filter whose cutoff a slow oscillator moves.
@MainActor
final class KnobPage: DemoPage {
    let builder = Builder("mixer-page")
    let control: Handle
    /// The knobs with their names: level and pan of each channel, then those of the filter.
    let knobs: [(name: String, knob: KnobWidget)]
    let clock: MixerClock
    /// Called in each frame of the simulation with the signals of the channels and of the master.
    var onSignals: (([Stereo]) -> Void)?
    /// Called after each change of the steps that can be undone or redone.
    var onHistory: ((StateHistory<[Double]>) -> Void)?

    private let settings: Settings
    private let graph: ResponseGraph
    private let actions: Actions
    /// The values of the knobs, then the kind of filter; the change of one between brackets is a step to undo.
    private var history = StateHistory<[Double]>([])
    /// The values that are changing; nothing is undone meanwhile.
    private var changing: Set<Int> = []
    /// What the oscillator does to the cutoff.
    private let sweep = KnobModulation(from: 20, to: 20_000, label: translated("Sweep"))

    private static let channels = [
        translated("Drums"), translated("Bass"), translated("Keys"), translated("Guitar"),
        translated("Vocals"), translated("Master"),
    ]

    init(_ settings: Settings) {
        Self.bind(settings)
        self.settings = settings
        graph = ResponseGraph(in: builder["response"])
        clock = MixerClock(of: builder["page"])
        actions = Actions(of: builder["page"], prefix: "mixer")
        let channels = Self.addStrips(to: builder["channels"])
        let filter = ["cutoff", "resonance", "gain", "sweep"].map { [builder] id in
            (name: builder["\(id)-name"].string("label") ?? "", knob: KnobWidget(builder[id].widget)!)
        }
        knobs = channels + filter
        control = Handle(knobs[0].knob.widget)

        for (id, knobs) in [("channels", channels), ("filter", filter)] {
            MixerLayout.manage(builder[id].widget)
            KnobBank.make(builder[id], of: knobs.map(\.knob))
        }
        // Left stays left, and the frequencies are those of the graph, in any text direction.
        for (_, knob) in knobs where knob.format == .pan || knob.format == .frequency {
            knob.isFlippable = false
        }
        knobs[cutoff].knob.modulations = [sweep]
        showValues(settings.numbers("mixer-values"))
        for (_, knob) in knobs { knob.delegate = self }
        addActions()
        builder["kind"].connect("notify::selected") { [weak self] in
            guard let self else { return }
            self.follow(self.kindIndex)
        }
        clock.onAdvance = { [weak self] in self?.showSignals() }
        followFilter()
    }

    /// Binds the settings of all knobs.
    static func bind(_ settings: Settings) {
        let knobs = UnsafeMutableRawPointer(KnobWidget.settings)
        settings.bind("knob-drag-style", to: knobs, "drag-style")
        settings.bind("knob-sensitivity", to: knobs, "sensitivity")
    }

    // MARK: Widgets

    /// Adds a strip for each channel, and returns the knobs.
    private static func addStrips(to bank: Handle) -> [(name: String, knob: KnobWidget)] {
        channels.flatMap { channel in
            let builder = Builder("mixer-strip")
            builder["name"].set("label", to: channel)
            gtk_box_append(bank.cast(), builder["strip"].widget)
            return [(translated("%1, level"), "level"), (translated("%1, pan"), "pan")].map { name, id in
                let (name, knob) = (name.filling(["%1": channel]), KnobWidget(builder[id].widget)!)
                knob.setAccessibleLabel(name)
                return (name, knob)
            }
        }
    }

    private func addActions() {
        actions.add("undo", "<Control>z", for: self) { $0.go { $0.undo() } }
        actions.add("redo", "<Control><Shift>z", for: self) { $0.go { $0.redo() } }
        actions.add("play", "space", for: self) { page in
            page.clock.isPlaying.toggle()
            page.followPlaying()
        }
        followHistory()
        followPlaying()
    }

    // MARK: Values

    /// The places of the filter's knobs among all knobs; the kind of filter follows.
    private var cutoff: Int { 2 * Self.channels.count }
    private var kindIndex: Int { knobs.count }

    private var kind: Biquad.Kind {
        let selected = gtk_drop_down_get_selected(builder["kind"].opaque)
        return Biquad.Kind(rawValue: Int(selected)) ?? .lowPass
    }

    /// The value of a knob, or the number of the kind of filter.
    private func value(_ index: Int) -> Double {
        index == kindIndex ? Double(kind.rawValue) : knobs[index].knob.value
    }

    /// Shows stored values; without valid ones, the defaults.
    private func showValues(_ stored: [Double]) {
        let isValid = stored.count == kindIndex + 1
        for (index, (_, knob)) in knobs.enumerated() {
            knob.value = isValid && stored[index].isFinite ? stored[index] : knob.defaultValue
        }
        show(kind: isValid ? stored[kindIndex] : 0)
        history = StateHistory((0...kindIndex).map(value))
    }

    private func show(kind number: Double) {
        let kind = Biquad.Kind.allCases.first { Double($0.rawValue) == number } ?? .lowPass
        gtk_drop_down_set_selected(builder["kind"].opaque, guint(kind.rawValue))
    }

    /// Follows a change, which is a step of its own outside brackets, such as one by an assistive technology.
    private func follow(_ index: Int) {
        if !changing.contains(index) { endStep(index) }
        if index >= cutoff { followFilter() }
    }

    // MARK: Steps

    /// Goes to other values of the history, which are no new step.
    private func go(_ change: (inout StateHistory<[Double]>) -> Void) {
        change(&history)
        for (index, (_, knob)) in knobs.enumerated() { knob.value = history.state[index] }
        show(kind: history.state[kindIndex])
        settings.set("mixer-values", to: history.state)
        followHistory()
    }

    private func endStep(_ index: Int) {
        changing.remove(index)
        let isStep = history.edit { $0[index] = value(index) }
        if isStep { settings.set("mixer-values", to: history.state) }
        followHistory()
    }

    private func followHistory() {
        actions.setEnabled("undo", history.canUndo && changing.isEmpty)
        actions.setEnabled("redo", history.canRedo && changing.isEmpty)
        onHistory?(history)
    }

    private func index(of knob: KnobWidget) -> Int? { knobs.firstIndex { $0.knob == knob } }

    // MARK: The simulation

    private func strip(_ channel: Int) -> ChannelStrip {
        let (level, pan) = (knobs[2 * channel].knob, knobs[2 * channel + 1].knob)
        return ChannelStrip(level: level.isOff ? -.infinity : level.value, pan: pan.value / 100)
    }

    private var oscillator: SlowOscillator {
        SlowOscillator(center: knobs[cutoff].knob.value, depth: knobs[cutoff + 3].knob.value)
    }

    private var filter: Biquad {
        Biquad(
            kind, frequency: oscillator.cutoff(at: clock.time), q: knobs[cutoff + 1].knob.value,
            gain: knobs[cutoff + 2].knob.value)
    }

    private func showSignals() {
        let (filter, master) = (filter, Self.channels.count - 1)
        let signals = Mixer.signals(
            at: clock.time, channels: (0..<master).map(strip), master: strip(master), filter: filter)
        showLevels(signals)
        graph.filter = filter
        sweep.value = oscillator.cutoff(at: clock.time)
        onSignals?(signals)
    }

    private func showLevels(_ signals: [Stereo]) {
        for (channel, signal) in signals.enumerated() {
            knobs[2 * channel].knob.meter?.setLevels(signal.decibels.left, signal.decibels.right)
        }
    }

    private func followPlaying() {
        let isPlaying = clock.isPlaying
        builder["play"].setIcon(
            isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic",
            named: isPlaying ? translated("Pause") : translated("Play"))
        if !isPlaying { showLevels(Array(repeating: Stereo(), count: Self.channels.count)) }
    }

    /// Follows the knobs and the kind of the filter, also while paused.
    private func followFilter() {
        gtk_widget_set_sensitive(knobs[cutoff + 2].knob.widget, kind.hasGain ? 1 : 0)
        let range = oscillator.range
        (sweep.start, sweep.end) = (range.lowerBound, range.upperBound)
        graph.filter = filter
    }
}

extension KnobPage: KnobDelegate {
    func knobDidBeginDragging(_ knob: KnobWidget) {
        guard let index = index(of: knob) else { return }
        changing.insert(index)
        followHistory()
    }

    func knobDidEndDragging(_ knob: KnobWidget) {
        if let index = index(of: knob) { endStep(index) }
    }

    func knobDidChangeValue(_ knob: KnobWidget) {
        if let index = index(of: knob) { follow(index) }
    }
}
