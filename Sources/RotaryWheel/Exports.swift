// What users need of the model comes with the widgets: single types would come without their operators.
@_exported public import RotaryWheelModel
