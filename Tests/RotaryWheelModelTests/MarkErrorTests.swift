import RotaryWheelModel
import RotaryWheelModelFuzz
import Testing

@Suite struct MarkErrorTests {
    private func tally(
        _ breadth: Int, _ depth: Int, jitter: Double, degrees: Double, caution: Double = 1
    ) -> MarkTally {
        MarkTally(
            .uniform(breadth: breadth, depth: depth), count: repetitions(),
            hand: SimulatedHand(jitter: jitter, rotation: Angle(degrees: degrees), seed: 11),
            recognizer: MarkRecognizer(caution: caution))
    }

    @Test("Marks with usual noise are read correctly, and few open the menu", arguments: [4, 8, 12], 1...3)
    func usualNoise(breadth: Int, depth: Int) {
        // A steady hand hardly errs; one with more noise is for smaller menus.
        for (jitter, degrees, share) in [(0.02, 8.0, 5000), (0.05, 5, 1000)] {
            guard jitter < 0.05 || breadth < 12 && depth < 3 else { continue }
            let tally = tally(breadth, depth, jitter: jitter, degrees: degrees)
            #expect(tally.errors * share <= tally.count, "jitter \(jitter)")
            #expect(tally.cancellations * 200 <= tally.count, "jitter \(jitter)")
            #expect(tally.openings * 10 <= tally.count, "jitter \(jitter)")
        }
    }

    @Test(
        "Strokes with the hooks, corners and pauses of hands choose no other item", arguments: [4, 8], 1...3)
    func hands(breadth: Int, depth: Int) {
        let menus = [
            MarkMenu.uniform(breadth: breadth, depth: depth), .mixed(breadth: breadth, depth: depth),
        ]
        let limit = breadth == 8 && depth == 3 ? 3 : 1
        for (degrees, isOpen) in [(5.0, false), (8, false), (8, true)] {
            for menu in menus {
                let hand = RealHand(rotation: Angle(degrees: degrees), seed: 7)
                let tally = MarkTally(menu, isOpen: isOpen, count: max(4000, repetitions() / 6), hand: hand)
                #expect(tally.errors * 1000 <= tally.count * limit, "\(degrees)°, open: \(isOpen)")
                #expect(tally.openings * 3 <= tally.count, "\(degrees)°, open: \(isOpen)")
                // In an open menu more strokes choose nothing, which is harmless.
                let share = isOpen ? 50 : 200
                #expect(tally.cancellations * share <= tally.count, "\(degrees)°, open: \(isOpen)")
            }
        }
    }

    @Test("Unsteady marks open the menu rather than choose another item", arguments: [4, 8, 12], 1...3)
    func unsteady(breadth: Int, depth: Int) {
        for (jitter, share, gain) in [(0.08, 40, 3), (0.12, 20, 2)] {
            let tally = tally(breadth, depth, jitter: jitter, degrees: 8)
            let guessed = self.tally(breadth, depth, jitter: jitter, degrees: 8, caution: 0)
            #expect(tally.errors * share <= tally.count)
            #expect(tally.errors <= guessed.errors && tally.openings >= guessed.openings)
            if breadth == 12 { #expect(tally.errors * gain < guessed.errors) }
        }
    }
}
