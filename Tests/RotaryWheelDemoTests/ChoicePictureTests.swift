import Foundation
import XCTest

/// The pictures of choices.
final class ChoicePictureTests: DemoTestCase {
    private func open(_ column: String = "") throws {
        try home.write("# Lunch\tshown\nPizza\(column)\nRamen\nCurry\n", to: home.wheels)
        try start()
    }

    func testPictureIsChosenKeptAndRemoved() throws {
        try home.add("dot.png")
        let file = home.picture("dot.png")
        try open()
        try demo.wait(untilLast: "SECTORS 3 3 0")
        try demo.inWindow("Edit Choices", by: "ctrl+e") {
            for place in ["Options", "Choose…"] { try demo.click("Edit Choices/\(place)", isFirst: true) }
            try demo.choose(file, in: "Choose a Picture", by: "Open")
            try demo.wait(until: "SECTORS 3 3 1")
            try home.wait(
                for: ["# Lunch\tshown", "Pizza\t\(file.absoluteString)", "Ramen", "Curry"], in: home.wheels)
        }
        try start()
        try demo.wait(untilLast: "SECTORS 3 3 1")
        try demo.inWindow("Edit Choices", by: "ctrl+e") {
            for place in ["Options", "Remove the Picture"] {
                try demo.click("Edit Choices/\(place)", isFirst: true)
            }
            try demo.wait(until: "SECTORS 3 3 0")
            try demo.press("Escape")
        }
    }

    func testFileThatIsNoPictureIsReported() throws {
        let file = home.picture("dot.png")
        try home.write("no picture", to: file)
        try open("\t\(file.absoluteString)")
        try demo.waitForAll("TOAST \(file.path) cannot be read")
        XCTAssertEqual(demo.all("SECTORS").last, "3 3 0")
    }
}
