import RotaryWheelModel
import Testing

@Suite struct WheelPhaseTests {
    @Test("Each phase can change to any other, but only dragging to coasting")
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
