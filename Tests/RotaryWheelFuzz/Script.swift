import RotaryWheelModel
import RotaryWheelModelFuzz

/// The operations of all rounds of a seed; a round starts without objects.
struct Script {
    let seed: UInt64
    /// Whether the rounds are trials of the models, without GTK.
    let isOfModels: Bool

    /// The number of operations in a round.
    var length: Int { isOfModels ? TrialKind.length : 100 }

    @MainActor func operations(ofRound round: Int) -> [Operation] {
        let seed = seed &* 1_000_003
        guard isOfModels else { return RoundScript(seed: seed &+ UInt64(round), length: length).operations }
        let kinds = TrialKind.allCases
        let trial = "trial \(kinds[round % kinds.count].rawValue) \(seed &+ UInt64(round / kinds.count))"
        return [Operation(trial)] + (0..<length).map { Operation("step \($0)") }
    }
}

/// Generates the operations of a round: models, controls that share them, and changes.
@MainActor
private struct RoundScript {
    private(set) var operations: [Operation] = []
    private var random: SeededGenerator
    private var models: [String] = []
    private var controls: [(name: String, kind: ControlKind)] = []

    init(seed: UInt64, length: Int) {
        random = SeededGenerator(seed: seed)
        for _ in 0..<int(1...2) { addBaseModel() }
        for _ in 0..<int(0...2) { addDerivedModel() }
        for _ in 0..<int(1...3) { addControl() }
        while operations.count < length - 1 { add() }
        append("rest")
    }

    private mutating func int(_ range: ClosedRange<Int>) -> Int { random.int(range) }
    private mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }
    private mutating func pick<Element>(_ list: [Element]) -> Element { random.pick(list) }
    private mutating func number(_ range: ClosedRange<Double>) -> Double { random.rounded(range) }
    private mutating func model() -> String { pick(models) }
    private mutating func control() -> (name: String, kind: ControlKind) { pick(controls) }
    private mutating func append(_ words: String...) { operations.append(Operation(words)) }

    private mutating func addBaseModel() {
        let name = "model\(models.count + 1)"
        let kind = pick(["store", "store", "strings", "strings", "pages"])
        append("model", name, kind, "\(chance(10) ? 0 : int(1...12))")
        models.append(name)
    }

    private mutating func addDerivedModel() {
        let name = "model\(models.count + 1)"
        let base = model()
        switch int(0...7) {
        case 0: append("model", name, "filter", base, "\(int(0...9))")
        case 1: append("model", name, "sort", base, "\(int(0...9))")
        case 2: append("model", name, "slice", base, "\(int(0...4))", "\(int(0...8))")
        case 3: append("model", name, "flatten", base, model())
        case 4: append("model", name, "none", base)
        case 5: append("model", name, "multi", base)
        default: append("model", name, "single", base)
        }
        models.append(name)
    }

    private mutating func addControl() {
        let kind = pick([
            ControlKind.wheel, .wheel, .wheel, .rim, .rim, .rim, .dial, .dial, .menu, .popover, .popover,
            .knob, .gesture,
        ])
        let name = "\(kind.rawValue)\(controls.count + 1)"
        controls.append((name, kind))
        append("make", name)
        if kind.takesModel { append("use", name, model()) }
        if kind == .popover {
            append("call", name, "menu", "\(int(1...12))")
            if chance(70) { append("call", name, "attach", "\(int(0...12))") }
        }
        if chance(70) { append("show", name) }
    }

    private mutating func add() {
        switch int(0...99) {
        case 0..<34: set()
        case 34..<50: changeModel()
        case 50..<58: call()
        case 58..<66: wait()
        case 66..<80: input()
        case 80..<86: handle()
        case 86..<89: use()
        case 89..<95: arrange()
        case 95: if controls.count < 6 { addControl() }
        case 96: if models.count < 8 { chance(50) ? addBaseModel() : addDerivedModel() }
        case 97: append("drop", control().name)
        case 98: append("forget", model())
        default:
            append("rest")
            for _ in 0..<int(0...2) { changeModel() }
        }
    }

    private mutating func set() {
        let (name, kind) = control()
        let property = pick(kind.settableProperties)
        append("set", name, property.name, property.randomValue(&random))
    }

    private mutating func changeModel() {
        let name = model()
        switch int(0...13) {
        case 0, 1: append("append", name)
        case 2: append("insert", name, "\(int(0...12))")
        case 3, 4: append("remove", name, "\(int(0...12))")
        case 5, 6: append("splice", name, "\(int(0...8))", "\(int(0...4))", "\(int(0...4))")
        case 7: append("again", name, "\(int(0...8))", "\(int(1...5))")
        case 8: append("sort", name, "\(int(0...9))")
        case 9: append("filter", name, "\(int(0...9))")
        case 10: append("slice", name, "\(int(0...4))", "\(int(0...8))")
        case 11, 12: append("pick", name, "\(int(0...10))", chance(80) ? "alone" : "also")
        default: chance(40) ? append("clear", name) : append("unpick", name, "\(int(0...10))")
        }
    }

    private mutating func call() {
        let (name, kind) = control()
        let method = pick(kind.methods)
        let values = method.arguments.map { argument -> String in
            switch argument {
            case "n": chance(97) ? "\(int(-4...4))" : pick(["2147483647", "-2147483648", "1000"])
            case "x": chance(92) ? "\(number(0...100))" : pick(["nan", "inf", "1e308", "5e-324", "-1.0"])
            default: "\(int(0...12))"
            }
        }
        operations.append(Operation(["call", name, method.name] + values))
    }

    private mutating func wait() { append("wait", "\(pick([1, 5, 16, 16, 30, 60, 60, 120, 250]))") }

    private mutating func input() {
        let name = control().name
        switch int(0...11) {
        case 0...3: append("move", name, "\(number(0...1))", "\(number(0...1))")
        case 4: stroke(from: name, by: "1")
        case 5: append("press")
        case 6: append("release")
        case 7: append("click", "\(pick([1, 1, 2, 3, 4, 5, 6, 7]))")
        case 8: append("focus", name)
        case 9, 10: stroke(from: name, by: pick(["3", "3", "3", "2", "F8"]))
        default:
            append(
                "key",
                pick([
                    "Left", "Right", "Up", "Down", "Home", "End", "Page_Up", "Page_Down", "Return", "space",
                    "Escape", "a", "1", "Tab", "BackSpace", "Menu", "F8",
                ]))
        }
    }

    /// A stroke by a button or a key: moves in pixels with pauses, and an end.
    private mutating func stroke(from name: String, by button: String) {
        var words = ["stroke", name, button, "\(number(0...1))", "\(number(0...1))"]
        for _ in 0..<int(0...5) {
            words += ["\(int(-120...120))", "\(int(-120...120))", "\(pick([0, 8, 30, 120, 350]))"]
        }
        let end = pick([
            "release", "release", "release", "escape", button == "1" ? "release" : "button", "hidden",
        ])
        operations.append(Operation(words + [end]))
    }

    private mutating func use() {
        let names = controls.filter(\.kind.takesModel).map(\.name)
        guard !names.isEmpty else { return }
        append("use", pick(names), chance(88) ? model() : "nothing")
    }

    private mutating func arrange() {
        let name = control().name
        let verbs = ["show", "show", "unparent", "hide", "reveal", "mirror", "unmirror", "disable", "enable"]
        append(pick(verbs), name)
    }

    /// Connects a handler that performs an operation.
    private mutating func handle() {
        let outer = operations
        operations = []
        switch int(0...9) {
        case 0...3: set()
        case 4...5: changeModel()
        case 6: use()
        case 7: append(pick(["unparent", "hide", "drop", "show"]), control().name)
        case 8: wait()
        default: call()
        }
        let inner = operations
        operations = outer
        guard let action = inner.first else { return }
        var (emitter, signals) = (model(), ["items-changed", "selection-changed"])
        if chance(85) {
            let control = control()
            emitter = control.name
            signals = control.kind.signals + ["notify::\(pick(control.kind.ownProperties).name)"]
            if control.kind.takesModel {
                signals += ["notify::selected", "notify::selected-item", "notify::model"]
            }
        }
        // GTK 4.8 uses a popover after a handler drops it during its close.
        guard !emitter.hasPrefix("popover") || action.words.first != "drop" else { return }
        let head = ["on", emitter, pick(signals), "\(int(1...3))"]
        operations.append(Operation(head + action.words))
    }
}
