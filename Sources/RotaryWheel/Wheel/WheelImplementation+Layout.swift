import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

extension WheelImplementation {
    private static let minimumSize = 120
    static let naturalSize = 320

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        (Self.minimumSize, Self.naturalSize)
    }

    func allocate(width: Int, height: Int) {
        let side = Double(min(width, height))
        let radius = (side / 2 - WheelLayout.overhang(ofSide: side)).rounded(.down)
        let center = ((Double(width) / 2).rounded(.down), (Double(height) / 2).rounded(.down))
        if center != (geometry.centerX, geometry.centerY) { knownDisc = nil }
        (geometry.centerX, geometry.centerY) = center
        geometry.radius = max(radius, 0)
        if motion.phase == .idle { hubContent.need = measureHub() }
        let layout = WheelLayout(radius: geometry.radius, style: layoutStyle)
        if layout != self.layout {
            self.layout = layout
            hub.setStyleClass("large", layout.isLarge && !layout.isHuge)
            hub.setStyleClass("huge", layout.isHuge)
            picture = nil
            wedges.queueDraw()
            fittedRadius = nil
            keepSectorsWithRoom()
        }
        addSectors()
        fitSectors()
        allocateSquare(disc, radius: layout.radius)
        allocateSquare(wedges, radius: layout.radius, margin: wedges.margin)
        allocateSquare(hub, radius: layout.hub)
        allocateIndicator()
        // One copy for all sectors.
        let motion = motion
        for (index, sector) in sectors { place(sector, at: index, of: motion) }
        if let standIn, let selection = motion.selection { place(standIn, at: selection, of: motion) }
        for sector in sharedSectors.values { sector.widget.allocate(x: 0, y: 0, width: 0, height: 0) }
    }

    /// Invalidates the picture, the layout and the drawing.
    func placeEverything() {
        picture = nil
        wedges.queueDraw()
        widget.queueAllocate()
        widget.queueDraw()
    }

    /// The sizes of the style sheet: the margins of the wedges, and the least sizes of hub and indicator.
    private var layoutStyle: WheelLayout.Style {
        let margin = wedges.margin
        return WheelLayout.Style(
            hub: hub.leastSize(GTK_ORIENTATION_HORIZONTAL), hubContent: hubContent.need, outside: margin.top,
            inside: margin.bottom, between: margin.left + margin.right,
            indicator: indicator.leastSize(GTK_ORIENTATION_VERTICAL))
    }

    /// Allocates a square about the center, and the margin around it.
    private func allocateSquare(
        _ part: Widget, radius: Double,
        margin: (top: Double, right: Double, bottom: Double, left: Double) = (0, 0, 0, 0)
    ) {
        let side = (2 * radius).rounded(.down)
        part.allocate(
            x: geometry.centerX - side / 2 - margin.left, y: geometry.centerY - side / 2 - margin.top,
            width: max(Int(side + margin.left + margin.right), 0),
            height: max(Int(side + margin.top + margin.bottom), 0))
    }

    /// The indicator has the allocation of the wheel, and draws itself at the rim.
    private func allocateIndicator() {
        let radius = layout.radius + WheelLayout.overhang(ofSide: 2 * layout.radius)
        allocateSquare(indicator, radius: radius.rounded(.up))
        (indicator.implementation as? IndicatorImplementation)?.stand(
            at: geometry.shown(motion.settings.indicator), radius: layout.radius, reach: layout.reach)
    }

    private func place(_ sector: SectorImplementation, at index: Int, of motion: WheelModel) {
        let direction = geometry.shown(motion.middle(of: index)).radians
        let (width, height) = sector.fittedSize
        let room = layout.room(ofWidth: motion.ring.width(of: index))
        if sector.content?.isRadial == true {
            let middle = room.middle(ofLength: Double(width), height: Double(height))
            // Text on the left half is turned by 180°, so that it is never upside down.
            let isLeft = .cos(direction) < -1e-6
            return sector.widget.allocate(
                aboutX: geometry.centerX + middle * .cos(direction),
                y: geometry.centerY + middle * .sin(direction),
                degrees: (direction + (isLeft ? .pi : 0)) * 180 / .pi, width: width, height: height)
        }
        let middle = room.middle(ofWidth: Double(width), height: Double(height))
        let x = geometry.centerX + middle * .cos(direction) - Double(width) / 2
        let y = geometry.centerY + middle * .sin(direction) - Double(height) / 2
        // Whole pixels keep text sharp at rest; in motion they would shake it.
        let isResting = motion.phase == .idle
        sector.widget.allocate(
            x: isResting ? x.rounded() : x, y: isResting ? y.rounded() : y, width: width, height: height)
    }
}
