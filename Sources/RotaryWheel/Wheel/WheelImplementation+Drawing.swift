import CRotaryWheelShims
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// At rest the wedges are vectors. During a motion they are one rotated picture.
extension WheelImplementation {
    func snapshot(_ snapshot: Snapshot) {
        let picture = showsPicture ? currentPicture : nil
        if showsDisc, picture?.hasDisc != true {
            if let restingDisc { snapshot.append(restingDisc) } else { snapshot.snapshot(disc, of: widget) }
        }
        drawBackground(on: snapshot)
        if let picture {
            picture.wedges.draw(
                on: snapshot, x: geometry.centerX, y: geometry.centerY, radians: shownRotation,
                isFast: speed.edge.moves(toX: motion.rotation.radians * layout.radius))
            if let sector = motion.current, states(of: sector) & Self.currentState != 0 {
                drawCurrent(sector, on: snapshot)
            }
        } else {
            snapshot.snapshot(wedges, of: widget)
        }
        drawFocus(on: snapshot)
        for sector in sectors.values {
            if sector.content?.isRadial == true {
                // In motion, a rotated texture costs less than rotated glyphs.
                sector.moved.draw(of: widget, on: snapshot, isMoving: showsPicture)
            } else {
                snapshot.snapshot(sector.widget, of: widget)
            }
        }
        drawOverlay(on: snapshot)
        snapshot.snapshot(indicator, of: widget)
        snapshot.snapshot(hub, of: widget)
    }

    /// Draws the current sector of a turning wheel over the picture.
    private func drawCurrent(_ sector: Int, on snapshot: Snapshot) {
        let middle = geometry.shown(motion.middle(of: sector)).radians
        let (width, segment) = (motion.ring.width(of: sector), segment(of: sector))
        let look = wedge(of: sector, states: Self.currentState)
        if wedgePicture?.width != width || wedgePicture?.look != look || wedgePicture?.segment != segment
            || wedgePicture?.picture.suits(widget) != true
        {
            let painter = painter(rotation: shownRotation - middle)
            wedgePicture = KeptDrawing(box: painter.box(of: sector), for: .init(widget)) {
                painter.draw(sector, states: Self.currentState, with: $0)
            }.map { (width, look, segment, $0) }
        }
        wedgePicture?.picture.draw(on: snapshot, x: geometry.centerX, y: geometry.centerY, radians: middle)
    }

    func setShowsPicture(_ shows: Bool) {
        guard shows != showsPicture else { return }
        showsPicture = shows
        updateStates()
        wedges.queueDraw()
        widget.queueDraw()
    }

    private var currentPicture: (wedges: KeptDrawing, hasDisc: Bool)? {
        if let picture, picture.wedges.suits(widget) { return picture }
        let disc = roundDisc
        // Below a face's picture, sectors without pictures of their own leave nothing to turn.
        let isEmpty = hasOwnSectors && !(0..<motion.count).contains { segment(of: $0) != nil }
        let discRadius = disc?.radius(aboutX: geometry.centerX, y: geometry.centerY)
        let radius = isEmpty ? 1 : discRadius ?? layout.radius
        let box = KeptDrawing.Box(-radius, -radius, 2 * radius, 2 * radius)
        picture = KeptDrawing(box: box, isRound: true, for: .init(widget)) { context in
            if let disc {
                context.save()
                context.translate(x: -geometry.centerX, y: -geometry.centerY)
                disc.draw(with: context)
                context.restore()
            }
            painter(rotation: 0).draw(with: context) { [motion] in
                motion.isEnabled($0) ? 0 : CGTK_STATE_FLAG_INSENSITIVE.rawValue
            }
        }.map { ($0, disc != nil) }
        return picture
    }

    /// The disc, if it is round, so that its rotation is invisible.
    private var roundDisc: RenderNode? {
        guard showsDisc else { return nil }
        return Snapshot.node(of: disc, in: widget).flatMap { $0.isRound ? $0 : nil }
    }

    /// A round disc as cairo draws it, which spares the first frame with GL two shaders.
    private var restingDisc: RenderNode? {
        if let knownDisc { return knownDisc }
        let disc = widget.isDrawnByCairo ? nil : roundDisc?.drawnWithCairo()
        knownDisc = .some(disc)
        return disc
    }

    /// Draws the wedges at rest.
    func drawWedges(with context: CairoContext) {
        context.translate(x: Double(wedges.width) / 2, y: Double(wedges.height) / 2)
        painter(rotation: shownRotation).draw(with: context, states: states(of:))
    }

    /// The rotation on the screen, clockwise.
    private var shownRotation: Double { geometry.shown(turn: motion.rotation).radians }

    /// The direction of the middle of sector 0, on the screen.
    var startDirection: Double { geometry.shown(motion.settings.indicator).radians + shownRotation }

    private func painter(rotation: Double) -> WedgePainter {
        WedgePainter(
            layout: layout, ring: motion.ring,
            direction: geometry.isMirrored ? settings.direction.opposite : settings.direction,
            start: geometry.shown(motion.settings.indicator).radians + rotation, isFilled: !hasOwnSectors,
            highlighted: motion.ring.disabled.union(
                [motion.selection, motion.current, hoveredSector, pressedSector].compactMap(\.self)),
            currentState: Self.currentState,
            wedge: { [unowned self] in self.wedge(of: $0, states: $1) },
            segment: { [unowned self] in self.segment(of: $0) })
    }

    /// The picture of a sector's item.
    private func segment(of sector: Int) -> Texture? {
        item(at: sector).flatMap(ItemImplementation.of)?.segmentTexture
    }

    /// Draws the focus ring around the current sector; during a motion, around the wheel.
    private func drawFocus(on snapshot: Snapshot) {
        guard widget.stateFlags.rawValue & CGTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0, widget.hasFocus,
            let sector = motion.current,
            let outline = wedge(of: sector, states: states(of: sector)).outline
        else { return }
        let radius = layout.radius
        let (x, y) = (geometry.centerX, geometry.centerY)
        guard !showsPicture else {
            return snapshot.strokeCircle(x: x, y: y, radius: radius, width: outline.width, outline.color)
        }
        snapshot.draw(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius) { context in
            context.translate(x: x, y: y)
            let half = motion.ring.width(of: sector).radians / 2
            let middle = geometry.shown(motion.settings.indicator).radians
            let shape = WedgeShape(
                inner: layout.inner, outer: layout.outer, gap: layout.gap,
                start: middle - half, end: middle + half)
            shape.stroke(outline, with: context)
        }
    }

    // MARK: Invalidation of the picture

    func cssChanged() {
        picture = nil
        wedges.queueDraw()
        Theme.shared.follow()
    }

    func partStyleChanged() {
        colors.follow()
        wedgeStyleChanged(fill: true)
    }

    func colorsChanged() {
        (indicator.implementation as? IndicatorImplementation)?.edgeColor = colors.background
    }

    func systemSettingChanged() {
        faceLayers?.themeChanged()
        removeSectors()
        placeEverything()
    }

    func directionChanged() {
        removeSectors()
        updateMirrored()
        placeEverything()
    }

    var isMirrored: Bool { geometry.isMirrored }

    /// Mirrors the wheel where text runs from right to left.
    func updateMirrored() {
        let isMirrored = isFlippable && widget.isRightToLeft
        guard isMirrored != geometry.isMirrored else { return }
        state.pointer.cancel()
        geometry.isMirrored = isMirrored
        placeEverything()
    }

    func unrealized() { picture = nil }
}
