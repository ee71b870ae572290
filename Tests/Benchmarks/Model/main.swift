import Foundation
import RotaryWheelModel

// Prints what the wheel model's calls take, as a Markdown table, for few, the most, and weighted sectors.

let rings = [
    SectorRing(count: 8), SectorRing(count: SectorRing.maximumCount),
    SectorRing(weights: (0..<1000).map { 1 + Double($0 % 7) })!,
]
let angles = (0..<1024).map { Angle(radians: Double($0) * 0.618) }
let frame = Duration.milliseconds(16)
// Made beforehand, as arithmetic with durations takes as long as the calls.
let frames = (0..<Stopwatch.calls).map { frame * ($0 + 9) }
let moments = (0..<1000).map { frame * 8 + .microseconds($0 * 100) }

/// A wheel in the pointer's hand, turned with speed.
func draggedWheel(_ ring: SectorRing) -> WheelModel {
    var wheel = WheelModel(ring: ring)
    wheel.beginDrag(at: .zero)
    for event in 1...8 { wheel.drag(by: Angle(radians: 0.1), at: frame * event) }
    return wheel
}

func hitTest(_ ring: SectorRing) -> (Int) -> Int {
    let wheel = WheelModel(ring: ring)
    return { wheel.sector(in: angles[$0 % angles.count]) ?? 0 }
}

func dragEvent(_ ring: SectorRing) -> (Int) -> Int {
    var wheel = draggedWheel(ring)
    return { wheel.drag(by: Angle(radians: $0 % 2 == 0 ? 0.3 : -0.2), at: frames[$0]).count }
}

func snap(_ ring: SectorRing) -> (Int) -> Int {
    let dragged = draggedWheel(ring)
    return {
        var wheel = dragged
        return wheel.endDrag(at: moments[$0 % moments.count]).count
    }
}

func settle(_ ring: SectorRing) -> (Int) -> Int {
    var released = draggedWheel(ring)
    released.endDrag(at: frame * 8)
    return { [released] in
        var wheel = released
        return wheel.update(at: moments[$0 % moments.count]).count
    }
}

let calls = [
    ("hit test: `sector(in:)`", hitTest), ("drag event: `drag(by:at:)`", dragEvent),
    ("snap: `endDrag(at:)`", snap), ("settle: `update(at:)`", settle),
]
print("| Model, ns per call | 8 sectors | 100,000 sectors | 1,000 weighted |\n| --- | ---: | ---: | ---: |")
for (name, call) in calls {
    let times = rings.map { String(Int(Stopwatch().nanoseconds(call($0)).rounded())) }
    print("| \(name) | \(times.joined(separator: " | ")) |")
}

// The fairness of draws: Pearson's χ², and its probability by chance after Wilson and Hilferty (1931).
let draws = 10_000_000
print("\n| Draws of 10⁷ sectors | χ² | degrees of freedom | p-value |\n| --- | ---: | ---: | ---: |")
var unequal = rings[0]
unequal.chances = (1...8).map(Double.init)
for (name, ring) in [
    ("8 equal sectors", rings[0]), ("1,000 weighted sectors", rings[2]),
    ("8 equal sectors of unequal chances", unequal),
] {
    let chances = ring.chances.isEmpty ? (0..<ring.count).map { ring.width(of: $0).radians } : ring.chances
    var generator = SystemRandomNumberGenerator()
    var counts = Array(repeating: 0, count: ring.count)
    for _ in 0..<draws { counts[ring.randomSector(using: &generator)!] += 1 }
    let chiSquared = counts.indices.reduce(0.0) { sum, sector in
        let expected = Double(draws) * chances[sector] / chances.reduce(0, +)
        return sum + (Double(counts[sector]) - expected) * (Double(counts[sector]) - expected) / expected
    }
    let (freedom, variance) = (Double(ring.count - 1), 2 / (9 * Double(ring.count - 1)))
    let deviation = (cbrt(chiSquared / freedom) - (1 - variance)) / variance.squareRoot()
    let chance = erfc(deviation / 2.0.squareRoot()) / 2
    print(
        "| \(name) | \(Int(chiSquared.rounded())) | \(ring.count - 1) | \((chance * 1000).rounded() / 1000) |"
    )
}

MarkErrors().printTable()
MarkErrors().printHands()
