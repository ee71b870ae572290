import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

@MainActor
final class TranslationTests: WidgetTestCase {
    /// Freeing such a long text unmaps it, so that a read afterwards crashes.
    func testUntranslatedTextIsUnchanged() async {
        let text = String(decoding: [UInt8](repeating: 0x61, count: 1 << 26), as: UTF8.self)
        XCTAssertTrue(Translation.ofGtk(text) == text && Translation.translated(text) == text)
    }
}
