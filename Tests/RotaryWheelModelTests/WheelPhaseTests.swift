import RotaryWheelModel
import Testing

@Suite struct WheelPhaseTests {
    @Test("A wheel coasts only after it was held, and changes to another phase each time")
    func changes() {
        for phase in WheelPhase.allCases {
            #expect(!phase.canChange(to: phase))
            #expect(phase.canChange(to: .coasting) == (phase == .dragging))
            for next in [WheelPhase.idle, .dragging, .settling] where next != phase {
                #expect(phase.canChange(to: next))
            }
        }
    }
}
