import RotaryWheelModel
import Testing

/// The behavior that wheels, rims and dials share.
@Suite struct KineticModelTests {
    /// One model of each kind with eight items, at rest on item 3.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let model: any KineticModel
        let isFree: Bool

        init(_ name: String, _ model: any KineticModel, isFree: Bool = false) {
            var model = model
            model.turn(to: 3, at: .zero)
            model.update(at: .seconds(9))
            (testDescription, self.model, self.isFree) = (name, model, isFree)
        }

        /// The rotation that leads to the next item.
        var pitch: Angle {
            var model = model
            let changes = model.step(by: 1, at: .seconds(9)) + model.finishMotion(at: .seconds(9))
            return Angle(radians: changes.turned)
        }

        /// The model at 10 s, in the middle of three steps, just released by a flick, or dragged.
        func moving(by event: Event) -> any KineticModel {
            var model = model
            switch event {
            case .steps:
                model.step(by: 3, at: .seconds(9.9))
                model.update(at: .seconds(10))
            case .flick:
                model.beginDrag(at: .seconds(9.92))
                for number in 1...10 { model.drag(by: pitch * 0.11, at: .milliseconds(9920 + 8 * number)) }
                model.endDrag(at: .seconds(10))
            case .drag:
                model.beginDrag(at: .seconds(10))
                model.drag(by: pitch * 1.2, at: .seconds(10))
            }
            return model
        }
    }

    enum Event { case steps, flick, drag }

    static let models: [Case] = {
        var dial = DialModel(count: 8)
        dial.layOut { DialGeometry(spacing: $0, itemSize: 40, diameter: 400) }
        var coastingDial = dial
        coastingDial.set(hasInertia: true, at: .zero)
        return [
            Case("wheel", WheelModel(8)),
            Case("wheel without snapping", WheelModel(8) { $0.snaps = false }, isFree: true),
            Case("reversed wheel", WheelModel(8) { $0.direction = .counterclockwise }),
            Case("rim", RimModel(8)), Case("endless rim", RimModel(8) { $0.isEndless = true }),
            Case("rim without snapping", RimModel(8) { $0.snaps = false }, isFree: true), Case("dial", dial),
            Case("dial with inertia", coastingDial),
        ]
    }()

    @Test("A resting model has one current, selected item, and no chosen one", arguments: models)
    func rest(one: Case) {
        let model = one.model
        #expect(model.count == 8 && model.selection == 3 && model.current == 3 && model.heading == 3)
        #expect(model.chosen == nil && model.phase == .idle && !model.isHeld)
    }

    @Test("Each phase can change to any other, but only dragging to coasting")
    func phases() {
        for phase in KineticPhase.allCases {
            #expect(!phase.canChange(to: phase) && phase.canChange(to: .coasting) == (phase == .dragging))
            for next in [KineticPhase.idle, .dragging, .settling] where next != phase {
                #expect(phase.canChange(to: next))
            }
        }
    }

    @Test("A hold stops a motion where it is, and reports no drag", arguments: models, [Event.steps, .flick])
    func hold(one: Case, event: Event) {
        var model = one.moving(by: event)
        #expect(model.phase.isMotion)
        #expect(model.hold(at: .seconds(10)) == [.phaseChanged(.dragging)])
        #expect(model.isHeld && model.chosen == nil)
        #expect(model.hold(at: .seconds(11)).isEmpty && model.update(at: .seconds(12)).isEmpty)
        let changes = model.endDrag(at: .seconds(13)) + model.update(at: .seconds(15))
        #expect(abs(changes.turned) <= abs(one.pitch.radians) / 2 && changes.drags.isEmpty)
    }

    @Test("A cancelled press moves with the pointer, and returns", arguments: models, [0.1, -1, 3])
    func cancel(one: Case, items: Double) {
        for isDrag in [false, true] {
            var model = one.model
            var changes = isDrag ? model.beginDrag(at: .seconds(10)) : model.hold(at: .seconds(10))
            changes += model.drag(by: one.pitch * items, at: .seconds(10.1))
            #expect(abs(changes.turned - one.pitch.radians * items) < 1e-9)
            changes += model.cancelDrag(at: .seconds(10.2)) + model.update(at: .seconds(20))
            #expect(changes.phases.first == .dragging && changes.phases.last == .idle)
            if items == 0.1 { #expect(changes.phases == [.dragging, .settling, .idle]) }
            #expect(changes.drags.count == (isDrag ? 2 : 0))
            if isDrag { #expect(abs((changes.drags.last ?? .nan) - one.pitch.radians * items) < 1e-9) }
            #expect(abs(changes.turned) < 1e-9 && changes.settled == [3] && changes.selections.isEmpty)
        }
    }

    @Test(
        "A drag begins and ends once, and its total counts from the hold", arguments: models, [false, true])
    func drag(one: Case, holds: Bool) {
        var model = one.model
        if holds {
            model.hold(at: .seconds(10))
            model.drag(by: one.pitch * 0.25, at: .seconds(10))
            #expect(model.beginDrag(at: .seconds(10)) == [.dragBegan])
        } else {
            #expect(model.beginDrag(at: .seconds(10)) == [.dragBegan, .phaseChanged(.dragging)])
            model.drag(by: one.pitch * 0.25, at: .seconds(10))
        }
        #expect(model.beginDrag(at: .seconds(10)).isEmpty && model.hold(at: .seconds(10)).isEmpty)
        var changes = model.drag(by: one.pitch, at: .seconds(11))
        #expect(abs(changes.turned - one.pitch.radians) < 1e-9 && changes.crossed == [4])
        let totals = changes.compactMap { if case .rotated(_, let total) = $0 { total.radians } else { nil } }
        #expect(abs((totals.last ?? .nan) - one.pitch.radians * 1.25) < 1e-9)
        changes = model.endDrag(at: .seconds(12))
        #expect(model.phase == (one.isFree ? .idle : .settling))
        #expect(abs((changes.drags.first ?? .nan) - one.pitch.radians * 1.25) < 1e-9)
        changes += model.update(at: .seconds(14))
        #expect(model.selection == 4 && changes.settled == [4] && changes.drags.count == 1)
        #expect(model.drag(by: one.pitch, at: .seconds(15)).isEmpty)
        #expect(model.endDrag(at: .seconds(15)).isEmpty && model.cancelDrag(at: .seconds(15)).isEmpty)
    }

    @Test("A drag without movement neither turns nor settles the model", arguments: models)
    func press(one: Case) {
        var model = one.model
        model.beginDrag(at: .seconds(10))
        #expect(model.endDrag(at: .seconds(11)) == [.dragEnded(total: .zero), .phaseChanged(.idle)])
    }

    @Test("A flick settles once, on the item that it heads for", arguments: models)
    func flick(one: Case) {
        var model = one.moving(by: .flick)
        let (heading, isCoasting) = (model.heading, model.phase == .coasting)
        #expect(model.phase.isMotion && (!isCoasting || model.chosen == nil))
        let changes = (1...500).flatMap { model.update(at: .milliseconds(10_000 + 20 * $0)) }
        #expect(changes.settled == [model.current] && model.selection == model.current)
        #expect(changes.phases == (isCoasting && !one.isFree ? [.settling, .idle] : [.idle]))
        if !one.isFree {
            #expect(model.current == heading && (changes.crossed.last ?? heading) == heading)
            #expect(changes.selections == (heading == 3 ? [] : [heading]))
        }
    }

    @Test("Steps add up, and turning is refused while held", arguments: models)
    func steps(one: Case) {
        var model = one.model
        model.step(by: 1, at: .seconds(10))
        model.update(at: .seconds(10.05))
        model.step(by: 1, at: .seconds(10.05))
        #expect(model.heading == 5 && model.chosen == 5 && model.selection == 3)
        let changes = model.update(at: .seconds(12))
        #expect(changes.selections == [5] && changes.settled == [5] && model.chosen == nil)
        model.hold(at: .seconds(13))
        #expect(model.step(by: 1, at: .seconds(13)).isEmpty && model.turn(to: 0, at: .seconds(13)).isEmpty)
    }

    @Test("A turn selects on arrival; a selection applies immediately and ends a drag", arguments: models)
    func turn(one: Case) {
        var model = one.model
        #expect(model.turn(to: 1, at: .seconds(10)).selections.isEmpty && model.chosen == 1)
        #expect(model.finishMotion(at: .seconds(10)).selections == [1])
        for holds in [false, true] {
            if holds { model.hold(at: .seconds(11)) } else { model.beginDrag(at: .seconds(11)) }
            let item = holds ? 2 : 4
            let changes = model.select(item, at: .seconds(11))
            #expect(changes.drags.count == (holds ? 0 : 1) && changes.selections == [item])
            #expect(!model.isHeld && model.selection == item && model.heading == item)
            #expect(model.update(at: .seconds(13)).settled == [item])
            #expect(model.select(item, at: .seconds(13)).isEmpty)
        }
        for item in [-1, 8, .max, .min] {
            #expect(model.turn(to: item, at: .seconds(14)).isEmpty)
            #expect(model.select(item, at: .seconds(14)).isEmpty)
        }
    }

    @Test(
        "Selecting the current item ends a drag or motion there", arguments: models,
        [Event.steps, .flick, .drag])
    func selectCurrent(one: Case, event: Event) {
        for delay in [0.05, 0.3, 0.9] {
            var model = one.moving(by: event)
            model.update(at: .seconds(10 + delay))
            let (current, rests) = (model.current, model.phase == .idle)
            var changes = model.selectCurrent(at: .seconds(10 + delay))
            #expect(model.selection == current && model.heading == current)
            #expect(changes.drags.count == (event == .drag ? 1 : 0))
            let later = model.update(at: .seconds(15))
            changes += later
            #expect(changes.settled == (rests ? [] : [current]) && model.phase == .idle)
            #expect(later.selections.isEmpty)
            if one.isFree { #expect(changes.turned == 0) }
            #expect(model.selectCurrent(at: .seconds(16)).isEmpty)
        }
    }

    @Test("Numbers that are not finite, and times that run backward, change nothing", arguments: models)
    func refusals(one: Case) {
        var model = one.model
        model.beginDrag(at: .seconds(10))
        for number in [Double.nan, .infinity, -.infinity] {
            #expect(model.drag(by: Angle(radians: number), at: .seconds(11)).isEmpty)
        }
        model.cancelDrag(at: .seconds(12))
        model.turn(to: 6, at: .seconds(13))
        model.update(at: .seconds(13.1))
        #expect(model.phase == .settling && model.update(at: .seconds(13)).isEmpty)
    }
}

extension [KineticChange] {
    /// The begin of each drag as 0, and the total at its end.
    fileprivate var drags: [Double] {
        compactMap {
            switch $0 {
            case .dragBegan: 0
            case .dragEnded(let total): total.radians
            default: nil
            }
        }
    }
}
