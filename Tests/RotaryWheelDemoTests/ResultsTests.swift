import Foundation
import Testing

@testable import RotaryWheelDemo

/// The results as they are kept, and as other programs read them.
@Suite struct ResultsTests {
    @Test func writtenResultsAreReadBack() throws {
        let results = Results(["\"Big\", Ben", "", "a, b"].map { Winner($0, of: "Lunch") })
        #expect(try Results(reading: Array(results.written.utf8)) == results)
    }

    @Test func oldestResultsAreLeftOut() {
        var results = Results((0..<Results.maximumCount).map { Winner("\($0)", of: "") })
        results.add(Winner("last", of: ""))
        #expect(results.winners.count == Results.maximumCount)
        #expect(results.winners.first?.name == "1")
        #expect(results.winners.last?.name == "last")
    }

    @Test func linesThatAreNoResultsAreLeftOut() throws {
        let text =
            "2026-11-30T20:00:00Z\tLunch\tPizza\nyesterday\tLunch\tRamen\n\n2026-11-30T20:00:00Z\tLunch\n"
        #expect(try Results(reading: Array(text.utf8)).winners.map(\.name) == ["Pizza"])
        #expect(throws: TextFailure(reason: .notText)) { try Results(reading: [0xFF, 0xFE]) }
    }

    @Test func tableHasTheLatestFirstAndQuotesCells() {
        let results = Results(["Pizza", "\"Big\", Ben"].map { Winner($0, of: "Lunch") })
        let rows = results.csv.split(separator: "\n").map(String.init)
        #expect(rows.count == 3)
        #expect(rows[0] == "\"Time\",\"Wheel\",\"Result\"")
        #expect(rows[1].hasSuffix(",\"Lunch\",\"\"\"Big\"\", Ben\""))
        #expect(rows[2].hasSuffix(",\"Lunch\",\"Pizza\""))
    }

    @Test func timesAreOfTodayYesterdayOrADate() throws {
        func text(before seconds: Double) throws -> String {
            let time = Date.now.addingTimeInterval(-seconds).ISO8601Format()
            return try #require(Winner("\(time)\tLunch\tPizza")).timeText
        }
        #expect(try text(before: 0).hasPrefix("Today, "))
        #expect(try text(before: 86400).hasPrefix("Yesterday, "))
        #expect(try text(before: 86400 * 2).contains("/"))
    }
}

@Suite struct CountdownTests {
    @Test func countdownHasSecondsRoundedUp() {
        let countdown = Countdown(seconds: 90, at: 5_000_000)
        for (time, count, next) in [
            (5_000_000, 90, 1_000_000), (5_000_001, 90, 999_999), (6_000_000, 89, 1_000_000),
            (94_999_999, 1, 1), (95_000_000, 0, 1_000_000), (900_000_000, 0, 1_000_000),
        ] {
            #expect(countdown.seconds(at: time) == (count, next))
        }
    }

    @Test func pausedTimeDoesNotCount() {
        var countdown = Countdown(seconds: 10, at: 0)
        countdown.pause(at: 3_400_000)
        #expect(countdown.isPaused)
        #expect(countdown.rest(at: 60_000_000) == 6_600_000)
        countdown.pause(at: 60_000_000)
        #expect(!countdown.isPaused)
        #expect(countdown.rest(at: 61_000_000) == 5_600_000)
    }
}

@Suite struct WaveTests {
    @Test func quickTicksAreLeftOut() {
        var limit = TickLimit()
        let played = (0..<1000).filter { limit.allows(at: $0 * 1000) }
        #expect(played.count == 25)
    }

    @Test(arguments: [Sounds.Sound.tick, .chord]) func soundsBeginAndEndInSilence(sound: Sounds.Sound) {
        let bytes = Wave.bytes(of: sound)
        #expect(bytes.prefix(4) == Array("RIFF".utf8)[...])
        #expect(UInt32(bytes[40]) | UInt32(bytes[41]) << 8 | UInt32(bytes[42]) << 16 == bytes.count - 44)
        let samples = stride(from: 44, to: bytes.count, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
        #expect(samples.first == 0)
        #expect(abs(samples.last ?? .max) < 200)
        #expect(samples.contains { $0 > 3000 })
    }
}
