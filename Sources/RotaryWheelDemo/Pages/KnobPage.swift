import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The page of knobs: a mixer with level meters, and a filter whose cutoff a slow oscillator moves.
@safe @MainActor
final class KnobPage: DemoPage {
    static let name = "knobs"
    static var title: String { translated("Knobs") }
    static var heading: String { translated("Knobs of a Mixer") }
    static var explanation: String {
        translated(
            "A small mixer with level meters. Turn a knob or type a value; a double click resets it. The left and right arrow keys move from knob to knob."
        )
    }
    static let source = "KnobPage.swift"

    let widget: Widget
    let control: Widget
    /// The knobs with their names: level and pan of each channel, then those of the filter.
    let knobs: [(name: String, knob: KnobWidget)]
    /// Called in each frame of the simulation with the signals of the channels and of the master.
    var onSignals: (([Stereo]) -> Void)?
    /// Called after the simulation has started or stopped, with whether it runs.
    var onRunning: ((Bool) -> Void)?
    /// Called after each change of the steps that can be undone or redone.
    var onHistory: ((EditHistory) -> Void)?

    private let settings: Settings
    private let objects: BuilderObjects
    private let graph: ResponseGraph
    private let actions = ActionMap()
    private var history = EditHistory()
    /// The time of the simulation in seconds.
    private var time = 0.0
    private var isPlaying = true
    private var isMinimized = false
    /// The running tick callback, and the time of its last frame.
    private var tick: (id: guint, last: Double?)?
    /// The values after their last changes: those of the knobs, then the kind of filter.
    private var values: [Double] = []
    /// Whether a change is one of undo, and no new step.
    private var isRestoring = false

    private static let channels = [
        translated("Drums"), translated("Bass"), translated("Keys"), translated("Guitar"),
        translated("Vocals"),
        translated("Master"),
    ]
    private static let filterKnobs = ["cutoff", "resonance", "gain", "sweep"]

    init(_ settings: Settings) {
        Self.bind(settings)
        self.settings = settings
        // GtkBuilder finds a class by its name once it has a type.
        _ = rotary_wheel_knob_get_type()
        _ = Clamp.objectClass
        let objects = BuilderObjects(resource: Resources.path + "/mixer-page.ui")
        self.objects = objects
        graph = unsafe ResponseGraph(in: objects.widget("response"))
        let filter = Self.filterKnobs.map { id in
            (objects.text(of: "\(id)-name"), objects.knob(id))
        }
        knobs = unsafe Self.addStrips(to: objects.widget("channels")) + filter
        control = unsafe Widget(retaining: knobs[0].knob.widget)
        widget = unsafe Widget(retaining: objects.widget("page"))

        let channelKnobs = knobs.dropLast(filter.count)
        for (id, knobs) in [("channels", channelKnobs.map(\.knob)), ("filter", filter.map(\.1))] {
            unsafe MixerLayout.manage(objects.widget(id))
            unsafe KnobBank.make(objects.widget(id), of: knobs)
        }
        // Left stays left, and the frequencies are those of the graph, in any text direction.
        for knob in knobs.filter({ $0.knob.format == .pan || $0.knob.format == .frequency }) {
            unsafe gtk_range_set_flippable(
                UnsafeMutableRawPointer(knob.knob.widget).assumingMemoryBound(to: GtkRange.self), 0)
        }
        knobs[cutoff].knob.addModulation(from: 20, to: 20_000, label: translated("Sweep"))
        showValues(settings.numbers("mixer-values"))
        for (_, knob) in knobs { knob.delegate = self }
        addActions()
        followWindow()
        followFilter()
    }

    /// Binds the settings of all knobs.
    static func bind(_ settings: Settings) {
        let knobs = unsafe Object(
            retaining: UnsafeMutableRawPointer(rotary_wheel_knob_settings_get_default()))
        settings.bind("knob-drag-style", to: knobs, "drag-style")
        settings.bind("knob-sensitivity", to: knobs, "sensitivity")
    }

    // MARK: Widgets

    /// Adds a strip for each channel, and returns the knobs.
    @unsafe private static func addStrips(
        to bank: UnsafeMutablePointer<GtkWidget>
    ) -> [(name: String, knob: KnobWidget)] {
        channels.flatMap { channel in
            let objects = BuilderObjects(resource: Resources.path + "/mixer-strip.ui")
            unsafe gtk_label_set_text(OpaquePointer(objects.widget("name")), channel)
            let knobs = [
                (name: translated("%1, level"), knob: objects.knob("level")),
                (name: translated("%1, pan"), knob: objects.knob("pan")),
            ].map { (name: $0.name.filling(["%1": channel]), knob: $0.knob) }
            for (name, knob) in knobs { knob.setAccessibleLabel(name) }
            unsafe gtk_box_append(
                UnsafeMutableRawPointer(bank).assumingMemoryBound(to: GtkBox.self), objects.widget("strip"))
            return knobs
        }
    }

    private func addActions() {
        actions.add("undo") { [weak self] in
            if let self, let step = self.history.undo() { self.restore(step.index, step.old) }
        }
        actions.add("redo") { [weak self] in
            if let self, let step = self.history.redo() { self.restore(step.index, step.new) }
        }
        actions.add("play") { [weak self] in
            guard let self else { return }
            self.isPlaying.toggle()
            self.followPlaying()
        }
        unsafe actions.insert(into: objects.widget("page"), prefix: "mixer")
        followHistory()
        followPlaying()
    }

    private func followWindow() {
        let page = unsafe objects.widget("page")
        unsafe Handlers.connect(objects.widget("kind"), "notify::selected") { [weak self] in
            guard let self else { return }
            self.follow(self.kindIndex, Double(self.kind.rawValue))
        }
        for signal in ["map", "unmap"] {
            unsafe Handlers.connect(page, signal) { [weak self] in self?.updateTick() }
        }
        unsafe Handlers.connect(page, "realize") { [weak self] in
            guard let self, let native = unsafe gtk_widget_get_native(self.objects.widget("page")),
                let surface = unsafe gtk_native_get_surface(native)
            else { return }
            unsafe Handlers.connect(UnsafeMutableRawPointer(surface), "notify::state") { [weak self] in
                let state = unsafe gdk_toplevel_get_state(surface).rawValue
                // GDK_TOPLEVEL_STATE_SUSPENDED is of GTK 4.12.
                self?.isMinimized = state & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | 1 << 16) != 0
                self?.updateTick()
            }
        }
    }

    // MARK: Values

    /// The places of the filter's knobs among all knobs; the kind of filter follows.
    private var cutoff: Int { 2 * Self.channels.count }
    private var kindIndex: Int { knobs.count }

    private var kind: Biquad.Kind {
        let selected = unsafe gtk_drop_down_get_selected(OpaquePointer(objects.widget("kind")))
        return Biquad.Kind(rawValue: Int(selected)) ?? .lowPass
    }

    /// Shows stored values; without valid ones, the defaults.
    private func showValues(_ stored: [Double]) {
        let isValid = stored.count == kindIndex + 1
        for (index, (_, knob)) in knobs.enumerated() {
            knob.value = isValid && stored[index].isFinite ? stored[index] : knob.defaultValue
        }
        show(kind: isValid ? stored[kindIndex] : 0)
        values = knobs.map(\.knob.value) + [Double(kind.rawValue)]
    }

    private func show(kind number: Double) {
        let kind = Biquad.Kind.allCases.first { Double($0.rawValue) == number } ?? .lowPass
        unsafe gtk_drop_down_set_selected(OpaquePointer(objects.widget("kind")), guint(kind.rawValue))
    }

    /// Follows a change, which is a step of its own outside brackets, such as one by an assistive technology.
    private func follow(_ index: Int, _ value: Double) {
        if !isRestoring, !history.isChanging(index) {
            history.begin(index, at: values[index])
            values[index] = value
            endStep(index)
        }
        values[index] = value
        if index >= cutoff { followFilter() }
    }

    // MARK: Steps

    private func restore(_ index: Int, _ value: Double) {
        isRestoring = true
        defer { isRestoring = false }
        if index == kindIndex { show(kind: value) } else { knobs[index].knob.value = value }
        followHistory()
        settings.set("mixer-values", to: values)
    }

    private func endStep(_ index: Int) {
        if history.end(index, at: values[index]) { settings.set("mixer-values", to: values) }
        followHistory()
    }

    private func followHistory() {
        actions.setEnabled("undo", history.canUndo)
        actions.setEnabled("redo", history.canRedo)
        onHistory?(history)
    }

    private func index(of knob: KnobWidget) -> Int? { knobs.firstIndex { $0.knob == knob } }

    // MARK: The simulation

    private func strip(_ channel: Int) -> ChannelStrip {
        let (level, pan) = (knobs[2 * channel].knob, knobs[2 * channel + 1].knob)
        let lowest = unsafe gtk_adjustment_get_lower(level.adjustment)
        return ChannelStrip(level: level.value > lowest ? level.value : -.infinity, pan: pan.value / 100)
    }

    private var oscillator: SlowOscillator {
        SlowOscillator(center: knobs[cutoff].knob.value, depth: knobs[cutoff + 3].knob.value)
    }

    private var filter: Biquad {
        Biquad(
            kind, frequency: oscillator.cutoff(at: time), q: knobs[cutoff + 1].knob.value,
            gain: knobs[cutoff + 2].knob.value)
    }

    /// Starts or stops the simulation: nothing runs while it is paused or out of sight.
    private func updateTick() {
        let page = unsafe objects.widget("page")
        let isRunning = unsafe isPlaying && !isMinimized && gtk_widget_get_mapped(page) != 0
        if isRunning, tick == nil {
            tick = (unsafe Handlers.addTick(to: page) { [weak self] in self?.advance(to: $0) }, nil)
            onRunning?(true)
        } else if !isRunning, let running = tick {
            unsafe gtk_widget_remove_tick_callback(page, running.id)
            tick = nil
            onRunning?(false)
        }
    }

    private func advance(to frame: Double) {
        time += tick?.last.map { frame - $0 } ?? 0
        tick?.last = frame
        let (filter, master) = (filter, Self.channels.count - 1)
        let signals = Mixer.signals(
            at: time, channels: (0..<master).map(strip), master: strip(master), filter: filter)
        showLevels(signals)
        graph.filter = filter
        knobs[cutoff].knob.setModulation(0, value: oscillator.cutoff(at: time))
        onSignals?(signals)
    }

    private func showLevels(_ signals: [Stereo]) {
        for (channel, signal) in signals.enumerated() {
            knobs[2 * channel].knob.setLevels(signal.decibels.left, signal.decibels.right)
        }
    }

    private func followPlaying() {
        let button = unsafe objects.widget("play")
        let text = isPlaying ? translated("Pause") : translated("Play")
        unsafe gtk_button_set_icon_name(
            UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self),
            isPlaying ? "media-playback-pause-symbolic" : "media-playback-start-symbolic")
        unsafe gtk_widget_set_tooltip_text(button, text)
        unsafe Handlers.setLabel(of: button, text)
        if !isPlaying { showLevels(Array(repeating: Stereo(), count: Self.channels.count)) }
        updateTick()
    }

    /// Follows the knobs and the kind of the filter, also while paused.
    private func followFilter() {
        unsafe gtk_widget_set_sensitive(knobs[cutoff + 2].knob.widget, kind.hasGain ? 1 : 0)
        let range = oscillator.range
        knobs[cutoff].knob.setModulation(0, from: range.lowerBound, to: range.upperBound)
        graph.filter = filter
    }
}

extension KnobPage: KnobDelegate {
    func knobDidBeginDragging(_ knob: KnobWidget) {
        guard let index = index(of: knob) else { return }
        history.begin(index, at: values[index])
        followHistory()
    }

    func knobDidEndDragging(_ knob: KnobWidget) {
        if let index = index(of: knob) { endStep(index) }
    }

    func knobDidChangeValue(_ knob: KnobWidget) {
        if let index = index(of: knob) { follow(index, knob.value) }
    }
}
