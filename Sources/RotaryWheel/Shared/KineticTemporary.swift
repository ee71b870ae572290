import RotaryWheelModel

protocol KineticModel {
    var count: Int { get }
    var selection: Int? { get }
    var current: Int? { get }
    var heading: Int? { get }
    var chosen: Int? { get }
    var phase: WheelPhase { get }
    var isHeld: Bool { get }
    mutating func hold(at time: Duration) -> [WheelChange]
    mutating func beginDrag(at time: Duration) -> [WheelChange]
    mutating func drag(by: Angle, at time: Duration) -> [WheelChange]
    mutating func endDrag(at time: Duration) -> [WheelChange]
    mutating func cancelDrag(at time: Duration) -> [WheelChange]
    mutating func step(by: Int, at time: Duration) -> [WheelChange]
    mutating func turn(to: Int, at time: Duration) -> [WheelChange]
    mutating func select(_: Int, at time: Duration) -> [WheelChange]
    mutating func selectCurrent(at time: Duration) -> [WheelChange]
    mutating func update(at time: Duration) -> [WheelChange]
    mutating func finishMotion(at time: Duration) -> [WheelChange]
}

extension WheelModel: KineticModel {
    var count: Int { ring.count }
    var current: Int? { sectorAtIndicator }
    var chosen: Int? { chosenSector }
    var isHeld: Bool { phase == .dragging }
    mutating func hold(at time: Duration) -> [WheelChange] { beginDrag(at: time) }
}
extension DialModel: KineticModel {
    var current: Int? { wheel.sectorAtIndicator }
    var heading: Int? { wheel.heading }
    var chosen: Int? { wheel.chosenSector }
    var phase: WheelPhase { wheel.phase }
    var isHeld: Bool { wheel.phase == .dragging }
    mutating func hold(at time: Duration) -> [WheelChange] { beginDrag(at: time) }
    mutating func selectCurrent(at time: Duration) -> [WheelChange] { [] }
    mutating func finishMotion(at time: Duration) -> [WheelChange] { finishTurning(at: time) }
}

extension RimModel: KineticModel {
    var current: Int? { centredItem }
    var centeredPlace: Int? { centredPlace }
    var heading: Int? { headingPlace.map(item(ofPlace:)) }
    var chosen: Int? { chosenItem }
    func map(_ changes: [RimChange]) -> [WheelChange] {
        changes.map { c in
            switch c {
            case .phaseChanged(let p): .phaseChanged(p)
            case .moved: .rotated(delta: .zero, total: .zero)
            case .selectionChanged(let s): .selectionChanged(s)
            case .settled(let i): .settled(i)
            }
        }
    }
    mutating func hold(at time: Duration) -> [WheelChange] {
        let c: [RimChange] = beginDrag(.pointer, at: time); return map(c)
    }
    mutating func beginDrag(at time: Duration) -> [WheelChange] { [] }
    mutating func beginDrag(_ p: RimPull, at time: Duration) -> [WheelChange] {
        let c: [RimChange] = beginDrag(p, at: time); return map(c)
    }
    mutating func drag(by a: Angle, at time: Duration) -> [WheelChange] {
        let c: [RimChange] = drag(by: a, at: time); return map(c)
    }
    mutating func endDrag(at time: Duration) -> [WheelChange] {
        let c: [RimChange] = endDrag(at: time); return map(c)
    }
    mutating func cancelDrag(at time: Duration) -> [WheelChange] {
        let c: [RimChange] = cancelDrag(at: time); return map(c)
    }
    mutating func step(by a: Int, at time: Duration) -> [WheelChange] {
        let c: [RimChange] = step(by: a, at: time); return map(c)
    }
    mutating func turn(to a: Int, at time: Duration) -> [WheelChange] {
        let c: [RimChange] = scroll(to: a, at: time); return map(c)
    }
    mutating func scroll(toPlace a: Int, at time: Duration) -> [WheelChange] {
        let c: [RimChange] = scroll(toPlace: a, at: time); return map(c)
    }
    mutating func select(_ a: Int, at time: Duration) -> [WheelChange] {
        let c: [RimChange] = select(a, at: time); return map(c)
    }
    mutating func selectCurrent(at time: Duration) -> [WheelChange] {
        let c: [RimChange] = selectCurrent(at: time); return map(c)
    }
    mutating func setPosition(_ a: Double, at time: Duration) -> [WheelChange] {
        let c: [RimChange] = setPosition(a, at: time); return map(c)
    }
    mutating func pull(to a: Double, at time: Duration) -> [WheelChange] {
        let c: [RimChange] = pull(to: a, at: time); return map(c)
    }
    mutating func setSettings(_ a: RimSettings, at time: Duration) -> [WheelChange] {
        let c: [RimChange] = setSettings(a, at: time); return map(c)
    }
    mutating func update(at time: Duration) -> [WheelChange] {
        let c: [RimChange] = update(at: time); return map(c)
    }
    mutating func finishMotion(at time: Duration) -> [WheelChange] {
        let c: [RimChange] = finishMotion(); return map(c)
    }
    mutating func replaceItems(
        at start: Int, removed: Int, added: Int, time: Duration, relocated: (Int) -> Int? = { _ in nil }
    ) -> [WheelChange] {
        let c: [RimChange] = replaceItems(
            at: start, removed: removed, added: added, time: time, relocated: relocated)
            ;
        return map(c)
    }
}
