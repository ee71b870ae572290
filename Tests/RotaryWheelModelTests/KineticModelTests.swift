import RotaryWheelModel
import Testing

/// The behavior that wheels, rims and dials share.
@Suite struct KineticModelTests {
    /// One model of each kind with eight items, at rest on item 3.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let model: any KineticModel

        init(_ name: String, _ model: any KineticModel) {
            var model = model
            model.turn(to: 3, at: .zero)
            model.update(at: .seconds(9))
            (testDescription, self.model) = (name, model)
        }

        /// The rotation that leads to the next item.
        var pitch: Angle {
            var model = model
            let changes = model.step(by: 1, at: .seconds(9)) + model.finishMotion(at: .seconds(9))
            return Angle(radians: changes.turned)
        }
    }

    static let models: [Case] = {
        var (rim, dial) = (RimModel(count: 8), DialModel(count: 8))
        rim.setGeometry(RimGeometryTests.geometry(), at: .zero)
        var endless = rim
        var settings = rim.settings
        settings.isEndless = true
        endless.setSettings(settings, at: .zero)
        dial.layOut { DialGeometry(spacing: $0, itemSize: 40, diameter: 400) }
        return [
            Case("wheel", WheelModel(8)),
            Case("reversed wheel", WheelModel(8) { $0.direction = .counterclockwise }),
            Case("rim", rim), Case("endless rim", endless), Case("dial", dial),
        ]
    }()

    @Test("A resting model has one current, selected item, and no chosen one", arguments: models)
    func rest(one: Case) {
        let model = one.model
        #expect(model.count == 8 && model.selection == 3 && model.current == 3 && model.heading == 3)
        #expect(model.chosen == nil && model.phase == .idle && !model.isHeld)
    }

    @Test("A hold stops a motion, and reports no drag", arguments: models)
    func hold(one: Case) {
        var model = one.model
        model.step(by: 2, at: .seconds(10))
        model.update(at: .seconds(10.1))
        #expect(model.phase == .settling)
        #expect(model.hold(at: .seconds(10.1)) == [.phaseChanged(.dragging)])
        #expect(model.isHeld && model.chosen == nil)
        #expect(model.hold(at: .seconds(11)).isEmpty && model.update(at: .seconds(12)).isEmpty)
    }

    @Test("A tap moves with the pointer, returns, and reports no drag", arguments: models)
    func tap(one: Case) {
        var model = one.model
        var changes = model.hold(at: .seconds(10))
        changes += model.drag(by: one.pitch * 0.1, at: .seconds(10.1))
        #expect(abs(changes.turned - one.pitch.radians * 0.1) < 1e-9)
        changes += model.cancelDrag(at: .seconds(10.2)) + model.update(at: .seconds(12))
        #expect(changes.phases == [.dragging, .settling, .idle] && changes.drags.isEmpty)
        #expect(abs(changes.turned) < 1e-9 && model.selection == 3)
    }

    @Test("A drag begins and ends once, and its total counts from the hold", arguments: models)
    func drag(one: Case) {
        for holds in [false, true] {
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
            changes = model.endDrag(at: .seconds(12))
            #expect(changes.drags.count == 1)
            #expect(abs((changes.drags.first ?? 0) - one.pitch.radians * 1.25) < 1e-9)
            changes = model.update(at: .seconds(14))
            #expect(model.selection == 4 && changes.settled == [4] && changes.drags.isEmpty)
            #expect(model.endDrag(at: .seconds(15)).isEmpty && model.cancelDrag(at: .seconds(15)).isEmpty)
        }
    }

    @Test("A flick settles once, on the item that it heads for", arguments: models)
    func flick(one: Case) {
        var model = one.model
        model.beginDrag(at: .seconds(10))
        for event in 1...10 { model.drag(by: one.pitch * 0.11, at: .milliseconds(10_000 + 8 * event)) }
        model.endDrag(at: .milliseconds(10_080))
        #expect(model.phase != .dragging && (model.phase != .coasting || model.chosen == nil))
        let heading = model.heading
        let changes = model.update(at: .seconds(20))
        #expect(changes.settled == [heading] && model.selection == heading && model.phase == .idle)
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
            let changes = model.select(holds ? 2 : 4, at: .seconds(11))
            #expect(changes.drags.count == (holds ? 0 : 1) && changes.selections.count == 1)
            #expect(!model.isHeld && model.update(at: .seconds(13)).settled.count == 1)
        }
        #expect(model.turn(to: 8, at: .seconds(14)).isEmpty && model.select(-1, at: .seconds(14)).isEmpty)
    }

    @Test("Selecting the current item ends a drag or motion there", arguments: models)
    func selectCurrent(one: Case) {
        var resting = one.model
        #expect(resting.selectCurrent(at: .seconds(10)).isEmpty)
        for isDrag in [true, false] {
            var model = one.model
            if isDrag {
                model.beginDrag(at: .seconds(10))
                model.drag(by: one.pitch * 1.2, at: .seconds(10))
            } else {
                model.step(by: 3, at: .seconds(10))
                model.update(at: .seconds(10.1))
            }
            let current = model.current
            let changes = model.selectCurrent(at: .seconds(10.1))
            #expect(model.selection == current && changes.drags.count == (isDrag ? 1 : 0))
            #expect(model.update(at: .seconds(12)).settled == [current] && model.phase == .idle)
        }
    }

    @Test("The path does not depend on the frame rate, and finishing equals waiting", arguments: models)
    func frames(one: Case) {
        var ends: [Double] = []
        for rate in [6.0, 30, 60, 144] {
            var model = one.model
            var changes = model.turn(to: 6, at: .seconds(10))
            for frame in 0...Int(rate / 12) {
                changes += model.update(at: .seconds(10 + Double(frame) / rate))
            }
            changes += model.update(at: .seconds(10.15))
            ends.append(changes.turned)
            var waiting = model
            let (waited, finished) = (waiting.update(at: .seconds(12)), model.finishMotion(at: .seconds(11)))
            #expect(waited == finished && waited.settled == [6] && waiting.selection == model.selection)
        }
        #expect(ends.allSatisfy { abs($0 - ends[0]) < 1e-9 } && ends[0] != 0)
    }

    @Test("Numbers that are not finite, and times that run backward, change nothing", arguments: models)
    func refusals(one: Case) {
        var model = one.model
        model.beginDrag(at: .seconds(10))
        for number in [Double.nan, .infinity] {
            #expect(model.drag(by: Angle(radians: number), at: .seconds(11)).isEmpty)
        }
        model.cancelDrag(at: .seconds(12))
        model.turn(to: 6, at: .seconds(13))
        model.update(at: .seconds(13.1))
        #expect(model.update(at: .seconds(13)).isEmpty)
    }
}

extension [WheelChange] {
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
