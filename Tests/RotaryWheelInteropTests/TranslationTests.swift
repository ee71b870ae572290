import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Words in the user's language.
@MainActor
final class TranslationTests: WidgetTestCase {
    /// The memory of a text so long goes back to the system with it, so that reading it afterwards ends the program.
    func testATextWithoutATranslationIsItself() async {
        let text = String(decoding: [UInt8](repeating: 0x61, count: 1 << 26), as: UTF8.self)
        XCTAssertTrue(Translation.ofGtk(text) == text)
        XCTAssertTrue(Translation.translated(text) == text)
    }
}
