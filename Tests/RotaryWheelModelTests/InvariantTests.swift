import RotaryWheelModelFuzz
import Testing

@Suite struct InvariantTests {
    @Test("Random events keep the invariants of every model", arguments: TrialKind.allCases)
    func randomEvents(kind: TrialKind) throws {
        for seed in 1...repetitions(100) { try kind.run(seed: UInt64(seed)) }
    }

    @Test("A failing sequence shrinks to the elements that cause the failure")
    func shrinking() {
        let shortest = Array(1...100).shrunk { $0.contains(17) && $0.contains(60) }
        #expect(shortest == [17, 60])
    }
}
