// What users need of the model comes with the widgets.
@_exported public import RotaryWheelModel
