"""Pages of `controls-window` about knobs: scales, texts, changes by the user, controllers and sizes."""

import math

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Graphene", "1.0")
gi.require_version("Gtk", "4.0")
gi.require_version("RotaryWheel", "1")
from gi.repository import Gdk, Graphene, Gtk, Pango, RotaryWheel

CENTER = Gtk.Align.CENTER


def make_knob(lower, upper, value, **properties):
    knob = RotaryWheel.Knob(adjustment=Gtk.Adjustment(
        lower=lower, upper=upper, value=value, step_increment=1, page_increment=10), digits=0)
    knob.set_properties(**{"width_request": 96} | properties)
    return knob


def row(*controls, spacing=30):
    box = Gtk.Box(spacing=spacing, halign=CENTER, valign=CENTER)
    for control in controls:
        box.append(control)
    return box


def column(*controls, spacing=12):
    box = row(*controls, spacing=spacing)
    box.set_orientation(Gtk.Orientation.VERTICAL)
    return box


def captioned(knob, text):
    return column(knob, Gtk.Label(label=text, css_classes=["heading"]))


def grid(count, *controls):
    """Controls in rows of so many."""
    return column(*(row(*controls[i:i + count]) for i in range(0, len(controls), count)), spacing=30)


def scale(taper=RotaryWheel.KnobTaper.LINEAR, **properties):
    return RotaryWheel.KnobScale(taper=taper, **properties)


def make_scales():
    """The same labels on each scale: where the values are."""
    tapers = RotaryWheel.KnobTaper
    scales = [
        ("linear", make_knob(0, 100, 25), [0, 25, 50, 75, 100]),
        ("logarithmic", make_knob(20, 20000, 440, scale=scale(tapers.LOGARITHMIC), format=RotaryWheel.KnobFormat.FREQUENCY),
         [20, 200, 2000, 20000]),
        ("decibel, has-off", make_knob(-61, 6, -12, scale=scale(tapers.DECIBEL, has_off=True), unit="dB"),
         [-61, -40, -20, -10, 0, 6]),
        ("power, skew 0.4", make_knob(0, 100, 25, scale=scale(tapers.POWER, skew=0.4)), [0, 25, 50, 75, 100]),
        ("table", make_knob(-60, 6, -18, unit="dB", scale=scale()), [-60, -30, -6, 6]),
        ("custom", make_knob(0, 100, 25, scale=scale()), [0, 25, 50, 75, 100]),
    ]
    table, custom = scales[4][1], scales[5][1]
    table.props.scale.set_table([0.25, 0.75], [-30, -6])
    # An S: both ends have little room.
    custom.props.scale.set_curve_func(lambda place: 100 * place * place * (3 - 2 * place))
    names = {-61: "−∞", 2000: "2k", 20000: "20k"}
    for _, knob, marks in scales:
        knob.set_size_request(150, 150)
        for mark in marks:
            knob.add_mark(mark, f"<small>{names.get(mark, str(mark).replace('-', '−'))}</small>")
    return grid(3, *(captioned(knob, name) for name, knob, _ in scales))


def make_texts():
    formats = RotaryWheel.KnobFormat
    knobs = [
        ("frequency", make_knob(20, 20000, 1500, format=formats.FREQUENCY, scale=scale(RotaryWheel.KnobTaper.LOGARITHMIC))),
        ("decibels", make_knob(-24, 24, 3, format=formats.DECIBELS, bipolar=True)),
        ("time", make_knob(1, 5000, 250, format=formats.TIME, scale=scale(RotaryWheel.KnobTaper.LOGARITHMIC))),
        ("percent", make_knob(0, 1, 0.5, format=formats.PERCENT)),
        ("pan", make_knob(-1, 1, -0.3, format=formats.PAN, bipolar=True)),
        ("semitones", make_knob(-12, 12, 7, format=formats.SEMITONES, bipolar=True)),
    ]
    return grid(3, *(captioned(knob, name) for name, knob in knobs))


def make_angles():
    """The same angle, clockwise from the top and counterclockwise from the right."""
    knobs = [make_knob(0, 360, 30, format=RotaryWheel.KnobFormat.ANGLE, wrap=True, start_angle=start, inverted=start == 0,
                       value_display=RotaryWheel.KnobValueDisplay.CENTER, width_request=180, halign=CENTER)
             for start in (-math.pi / 2, 0)]
    for knob in knobs:
        for angle in range(0, 360, 90):
            knob.add_mark(angle, f"<small>{angle}°</small>")
    return row(*map(captioned, knobs, ["start-angle: −π/2", "start-angle: 0, inverted"]), spacing=48)


def make_entry():
    """A knob for keys: its entry refuses a text."""
    knob = make_knob(20, 20000, 1500, format=RotaryWheel.KnobFormat.FREQUENCY, valign=Gtk.Align.START, halign=CENTER)
    knob.connect("map", lambda knob: knob.grab_focus())
    box = Gtk.Box(width_request=280, height_request=220)
    box.append(knob)
    knob.set_hexpand(True)
    return box


def make_read_only():
    """A knob that can be turned, and one that only shows a value."""
    knobs = make_knob(0, 100, 70, unit="%"), make_knob(0, 100, 70, unit="%", can_control=False)
    return row(*map(captioned, knobs, ["can-control", "can-control: false"]), spacing=48)


def make_log(knob):
    """What a knob emits, in order; values in a row are one line."""
    log = Gtk.Label(xalign=0, yalign=0, width_chars=22, valign=Gtk.Align.START)
    log.set_attributes(Pango.AttrList.from_string("0 -1 family monospace"))
    lines = []

    def add(text):
        if text.startswith("value ") and lines and lines[-1].startswith("value "):
            text = f"{lines.pop().split(' …')[0]} … {text.split()[1]}"
        # A line between the changes.
        lines.extend(["", text] if text == "touched true" and lines else [text])
        log.set_text("\n".join(lines))
    knob.connect("notify::touched", lambda knob, _: add(f"touched {'true' if knob.get_touched() else 'false'}"))
    knob.connect("drag-begin", lambda knob: add("drag-begin"))
    knob.connect("value-changed", lambda knob: add(f"value {knob.get_value():g}"))
    knob.connect("wrapped", lambda knob, direction: add(f"wrapped {direction}"))
    knob.connect("drag-end", lambda knob, value: add(f"drag-end {value:g}"))
    return log


def make_logged(value, **properties):
    """A knob for a pointer, with what it emits beside it."""
    knob = make_knob(0, 360, value, unit="°", drag_style=RotaryWheel.KnobDragStyle.CIRCULAR, **properties)
    knob.set_size_request(160, 180)
    knob.connect("map", lambda knob: knob.grab_focus())
    log = make_log(knob)
    log.set_size_request(200, 180)
    return row(knob, log)


def make_brackets():
    return make_logged(150)


def make_preview():
    return make_logged(320, wrap=True, live=False)


def make_bubble():
    """A knob with room for a bubble above it."""
    page = make_logged(150, value_display=RotaryWheel.KnobValueDisplay.CHANGING)
    page.set_margin_top(48)
    return page


def make_sizes():
    """The same knob in sizes from the smallest to the largest."""
    def knob(size):
        return captioned(make_knob(0, 100, 70, unit="%", width_request=size), str(size))
    return row(knob(300), column(row(knob(160), knob(96), spacing=24), row(*map(knob, [64, 48, 32, 24]), spacing=24),
                                 spacing=24))


class Chart(Gtk.Widget):
    """Series of places from 0 to 1, as dots from left to right."""

    COLORS = "#e66100", "#3584e4"

    def __init__(self, *series):
        super().__init__(width_request=420, height_request=180)
        self.series = series

    def do_snapshot(self, snapshot):
        width, height = self.get_width(), self.get_height()
        line = self.get_style_context().get_color()
        line.alpha = 0.3
        for y in 0, height - 1:
            snapshot.append_color(line, Graphene.Rect().init(0, y, width, 1))
        for places, name in zip(self.series, self.COLORS):
            color = Gdk.RGBA()
            color.parse(name)
            for index, place in enumerate(places):
                x, y = (width - 6) * index / (len(places) - 1), (height - 6) * (1 - place)
                snapshot.append_color(color, Graphene.Rect().init(x, y, 6, 6))


def make_takeover():
    """A controller that comes from below meets a knob, until an app moves the knob."""
    knob = make_knob(0, 100, 50)
    controller = [index / 40 * 0.8 for index in range(41)] + [0.8 - index / 30 * 0.7 for index in range(1, 31)]
    values = []
    for index, place in enumerate(controller):
        if index == 55:
            knob.set_value(25)
        knob.set_controller_value(place, True)
        values.append(knob.get_value() / 100)
    legend = Gtk.Label(use_markup=True, label="".join(
        f'<span foreground="{color}">■</span> {name}   ' for color, name in zip(Chart.COLORS, ["controller", "knob"])))
    return column(Chart(controller, values), legend)


PAGES = {"knob-scales": make_scales, "knob-texts": make_texts, "knob-angles": make_angles, "knob-entry": make_entry,
         "knob-read-only": make_read_only, "knob-brackets": make_brackets, "knob-preview": make_preview,
         "knob-takeover": make_takeover, "knob-sizes": make_sizes, "knob-bubble": make_bubble}
