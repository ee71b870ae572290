import RotaryWheelModel
import Testing

/// Values that a small knob changes in steps.
struct SteppedValueTests {
    private func percent(at value: Double, step: Double = 5) throws -> SteppedValue {
        var percent = try #require(SteppedValue(lower: 0, upper: 100, step: step))
        percent.set(value)
        return percent
    }

    /// 300° from 7 to 5 o'clock are the whole travel: 3° are 1.
    @Test func pointerGoesRoundInSteps() throws {
        var value = try percent(at: 70)
        value.hold(.circular)
        let wanted = [2.0, 5, 0.5, 15, 90, 90, -3, -30, -280].map { value.move(by: Angle(degrees: $0)) }
        // At its end it stays, and turned back it follows immediately.
        #expect(wanted == [70, 70, 75, 80, 100, 100, 100, 90, 0])
        #expect(value.start == 70)
    }

    @Test func handKeepsItsPlaceBetweenTheSteps() throws {
        var value = try percent(at: 50)
        value.hold(.circular)
        for _ in 0..<3 { value.set(value.move(by: Angle(degrees: 3)), movesHand: false) }
        #expect(value.value == 55)
        // Another value of the program moves the hand.
        value.set(20)
        #expect(value.move(by: Angle(degrees: 3)) == 20)
        #expect(value.move(by: Angle(degrees: 6)) == 25)
    }

    @Test func fineHandMovesByATenthInTenths() throws {
        var value = try percent(at: 50)
        value.hold(.circular)
        #expect(value.move(by: Angle(degrees: 30), isFine: true) == 51)
        #expect(value.move(by: Angle(degrees: 15), isFine: true) == 51.5)
    }

    @Test func scrollOfTwoFingersUpIsMore() throws {
        var value = try percent(at: 50)
        value.hold(.vertical)
        #expect(value.move(by: .zero, dy: -20) == 60)
        #expect(value.move(by: .zero, dy: 400) == 0)
    }

    @Test func stepsAddUpWithoutErrors() throws {
        var value = try #require(SteppedValue(lower: 0, upper: 1, step: 0.1))
        for _ in 0..<3 { value.set(value.stepped(by: 1)) }
        #expect(value.value == 0.3)
        value.set(value.stepped(by: -1, pace: .fine))
        #expect(value.value == 0.29)
        #expect(value.digits == 2)
        #expect(value.stepped(by: 1, pace: .fast) == 1)
        #expect(value.stepped(by: -9) == 0)
        // Whole numbers have no tenths.
        #expect(value.stepped(by: 1, pace: .fine, least: 1) == 1)
        #expect(value.start == 0)
        value.finish()
        #expect(value.start == nil)
    }

    @Test(arguments: [(1.0, 7.0, 0), (0.05, 0.25, 2), (0.5, 3, 1), (1, 7.25, 1), (1e-9, 0, 6)])
    func digitsAreThoseOfTheStep(step: Double, value: Double, digits: Int) throws {
        var number = try #require(SteppedValue(lower: 0, upper: 10, step: step))
        number.set(value)
        #expect(number.digits == digits)
    }

    @Test func arcBeginsAtZero() throws {
        var value = try percent(at: 50)
        #expect(value.arc.start.degrees.rounded() == 120)
        #expect(value.arc.end.degrees.rounded() == 270)
        value.isMirrored = true
        #expect(value.arc.start.degrees.rounded() == 60)
        #expect(value.arc.end.degrees.rounded() == -90)
        var balance = try #require(SteppedValue(lower: -50, upper: 50, step: 1))
        balance.set(-25)
        #expect(balance.arc.start.degrees.rounded() == 270)
        #expect(balance.arc.end.degrees.rounded() == 195)
    }

    @Test func mirroredPointerGoesTheOtherWay() throws {
        var value = try percent(at: 50)
        value.isMirrored = true
        value.hold(.circular)
        #expect(value.move(by: Angle(degrees: 30)) == 40)
    }

    @Test(arguments: [
        (0.0, 0.0, 1.0), (1, 0, 1), (.nan, 1, 1), (0, .infinity, 1), (0, 1, 0), (0, 1, -1), (0, 1, .nan),
        (0, 1, .infinity),
    ])
    func uselessBoundsAreRefused(lower: Double, upper: Double, step: Double) {
        #expect(SteppedValue(lower: lower, upper: upper, step: step) == nil)
    }

    @Test func extremesStayNumbers() throws {
        let most = Double.greatestFiniteMagnitude
        var value = try #require(SteppedValue(lower: -most, upper: most, step: most))
        value.set(.nan)
        value.set(.infinity)
        #expect(value.value == most)
        value.hold(.circular)
        #expect(value.move(by: Angle(degrees: -150)).isFinite)
        #expect(value.stepped(by: -3, pace: .fast) == -most)
        #expect((0...6).contains(value.digits))
        let narrow = try #require(SteppedValue(lower: 0, upper: 1))
        #expect(narrow.step == 0.01)
    }
}
