import RotaryWheelModelFuzz
import Testing

@Suite struct InvariantTests {
    @Test("Whatever happens to a model, it stays true to itself", arguments: TrialKind.allCases)
    func randomEvents(kind: TrialKind) throws {
        for seed in 1...400 { try kind.run(seed: UInt64(seed)) }
    }

    @Test("A sequence that fails is shortened to what it takes")
    func shrinking() {
        let shortest = Array(1...100).shrunk { $0.contains(17) && $0.contains(60) }
        #expect(shortest == [17, 60])
    }
}
