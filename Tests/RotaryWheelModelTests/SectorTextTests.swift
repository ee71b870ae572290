import RealModule
import RotaryWheelModel
import Testing

@Suite struct SectorTextTests {
    private static func text(_ widths: [Double], space: Double = 1) -> SectorText {
        SectorText(words: widths.map { .init(width: $0, space: space) }, lineHeight: 1.25, ink: 1)
    }

    private static func room(_ count: Int) -> SectorRoom {
        SectorRoom(
            inner: 40, outer: 400, end: 360, content: 280,
            width: Angle(turns: 1 / Double(count)), margin: 2)
    }

    @Test(
        "Lines are as even as can be, break at words alone, and must break where the text does",
        arguments: [
            ([4, 3, 2], 1, [11, 6, 4]), ([9], 1, [9]), ([2, 2, 8], 1, [14, 8, 8]),
            ([3, 4], .infinity, [.infinity, 4]),
        ] as [([Double], Double, [Double])])
    func lines(words: [Double], space: Double, widths: [Double]) {
        let boxes = Self.text(words, space: space).boxes(size: 2)
        #expect(boxes.map(\.width) == widths.map { 2 * $0 })
        #expect(boxes.map(\.height) == widths.indices.map { 2 * (Double($0) * 1.25 + 1) })
        #expect(boxes.map(\.lines) == widths.indices.map { $0 + 1 })
    }

    @Test(
        "Text along the radius lies between the edges and the sides of its sector",
        arguments: [3, 8, 30, 200])
    func along(count: Int) {
        let (room, half) = (Self.room(count), Double.pi / Double(count))
        for height in stride(from: 4.0, through: 40, by: 4) where room.length(forHeight: height) > 0 {
            let length = room.length(forHeight: height)
            let middle = room.middle(ofLength: length, height: height)
            for (x, y) in [(middle - length / 2, height / 2), (middle + length / 2, height / 2)] {
                #expect(.hypot(x, y) <= 360 + 1e-9 && x >= 40 - 1e-9)
                #expect(half >= .pi / 2 || x * .sin(half) - y * .cos(half) >= 0.5 - 1e-9)
            }
        }
    }

    @Test(
        "A text stands across a wide sector and along a narrow one, at the largest size",
        arguments: [
            (3, false, 30.0), (8, false, 26), (12, true, 30), (30, true, 21), (100, true, 12), (200, true, 9),
        ])
    func directions(count: Int, isRadial: Bool, least: Double) {
        let texts = (0..<count).map {
            (Self.text(count < 200 ? [4, 5 + Double($0 % 3)] : [4], space: 0.3), Self.room(count))
        }
        let layout = SectorTextLayout(of: texts, sizes: 9...30)
        #expect(layout.isRadial == isRadial && layout.size >= least && !layout.boxes.contains(nil))
    }

    @Test("A text without room at the smallest size does not shrink the others")
    func misfit() {
        let texts = [Self.text([100]), Self.text([5])].map { ($0, Self.room(8)) }
        let layout = SectorTextLayout(of: texts, sizes: 9...40)
        #expect(layout.boxes.map { $0 == nil } == [true, false] && layout.size > 20)
    }
}
