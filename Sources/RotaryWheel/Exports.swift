// What the controls' names need of the model; the rest is a product of its own.
@_exported public import struct RotaryWheelModel.Angle
@_exported public import enum RotaryWheelModel.KnobDragStyle
@_exported public import enum RotaryWheelModel.KnobFormat
@_exported public import enum RotaryWheelModel.KnobTaper
@_exported public import struct RotaryWheelModel.KnobBreakpoint
@_exported public import struct RotaryWheelModel.KnobCurve
@_exported public import enum RotaryWheelModel.KnobTextError
@_exported public import enum RotaryWheelModel.RimOrientation
@_exported public import struct RotaryWheelModel.SectorExtent
@_exported public import enum RotaryWheelModel.WheelDirection
@_exported public import enum RotaryWheelModel.WheelTurning
