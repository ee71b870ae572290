import RotaryWheelModel
import Testing

extension KineticModelTests {
    @Test(
        "The path does not depend on the frame rate, and finishing equals waiting", arguments: models,
        [Event.steps, .flick])
    func frames(one: Case, event: Event) {
        let start = one.moving(by: event)
        var finished = start
        let finish = finished.finishMotion(at: .seconds(11))
        let paths = [6, 30, 60, 144].map { rate in
            var (model, changes) = (start, [KineticChange]())
            let path = (0...5 * rate).map { frame in
                let latest = model.update(at: .seconds(10 + Double(frame) / Double(rate)))
                changes += latest
                // It coasts until its last item is at the indicator.
                if model.phase == .coasting, !one.isFree { #expect(model.current != model.heading) }
                return latest.turned
            }.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
            #expect(changes.phases == finish.phases && changes.crossed == finish.crossed)
            #expect(changes.settled == finish.settled && changes.selections == finish.selections)
            #expect(abs(changes.turned - finish.turned) < 1e-9 && changes.turned != 0)
            #expect(model.selection == finished.selection && model.phase == .idle)
            return (0...30).map { path[1 + $0 * rate / 6] }
        }
        for path in paths { #expect(zip(path, paths[0]).allSatisfy { abs($0 - $1) < 1e-9 }) }
        #expect(finished.finishMotion(at: .seconds(12)).isEmpty)
    }

    @Test(
        "An event between frames finds the model where it is by then, and a turn continues its velocity",
        arguments: models, [Event.steps, .flick])
    func betweenFrames(one: Case, motion: Event) {
        let (time, moment) = (Duration.seconds(10.05), Duration.microseconds(1))
        let events: [(name: String, ends: Bool, perform: (inout any KineticModel) -> [KineticChange])] = [
            ("step", false, { $0.step(by: 1, at: time) }), ("back", false, { $0.step(by: -2, at: time) }),
            ("turn", false, { $0.turn(to: 7, at: time) }), ("select", false, { $0.select(2, at: time) }),
            ("hold", true, { $0.hold(at: time) }), ("drag", true, { $0.beginDrag(at: time) }),
            ("select current", true, { $0.selectCurrent(at: time) }),
        ]
        for (name, ends, perform) in events {
            var late = one.moving(by: motion)
            var prompt = late
            let before = prompt.update(at: time - moment).turned
            let last = prompt.update(at: time).turned
            // An event itself does not move the model.
            #expect(abs(perform(&prompt).turned) < 1e-12, "\(name)")
            #expect(abs(perform(&late).turned - before - last) < 1e-12, "\(name)")
            let next = late.update(at: time + moment).turned
            // The spring of a dial limits the velocity.
            #expect(last != 0 && (ends || late is DialModel || abs(next / last - 1) < 0.01), "\(name)")
            prompt.update(at: time + moment)
            for later in [10.1, 10.2, 15] {
                let way = late.update(at: .seconds(later)).turned
                #expect(abs(way - prompt.update(at: .seconds(later)).turned) < 1e-9, "\(name)")
            }
        }
    }
}
