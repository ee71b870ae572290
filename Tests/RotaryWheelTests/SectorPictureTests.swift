import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Pictures on sectors: textures as the icons of items.
@MainActor
final class SectorPictureTests: WidgetTestCase {
    func testPictureIsLargerThanASymbolWhereItsNameLeavesRoom() async throws {
        let names = ["Tea", "Tea", "An endlessly long name for a sector"]
        let items = names.map { RotaryWheelItem(label: $0, iconName: "weather-clear") }
        let picture = texture(width: 8, height: 8) { _, _ in red }
        for item in items.dropFirst() { unsafe item.icon = picture.opaque }
        let wheel = watched(RotaryWheelWidget(items: items + items.map { _ in RotaryWheelItem(label: "") }))
        try show(wheel, width: 400, height: 400)
        let sizes = wheel.object.descendants(gtk_image_get_type()).map {
            $0.get("pixel-size", as: Int32.self)
        }
        XCTAssertEqual(sizes.count, 3)
        XCTAssertGreaterThanOrEqual(sizes[1], 2 * sizes[0])
        XCTAssertEqual(sizes[2], sizes[0])
        XCTAssert(wheel.object.labels.filter { !$0.text.isEmpty }.allSatisfy(\.isMapped))
    }
}
