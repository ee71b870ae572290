"""Uses the app by keys."""

from mouse import PRIMARY


def test_keys_turn_the_wheel_and_open_a_view(open_page):
    app = open_page("wheel")
    app.wait_for("LABEL Circles")
    app.press("Right")
    app.wait_for("LABEL Flower")
    app.press("End")
    app.wait_for("LABEL 3 Circles")
    app.press("Return")
    app.wait_for("VIEW 3 Circles")
    app.press("Escape")
    app.wait_for("VIEW wheel")


def test_keys_switch_pages(open_page):
    app = open_page("wheel")
    for key, name in [("2", "pictures"), ("3", "dial"), ("4", "knobs"), ("1", "wheel")]:
        app.press(f"ctrl+{key}")
        app.wait_for(f"PAGE {name}")


def test_keys_open_a_dial_menu_and_activate_an_item(open_page):
    app = open_page("dial")
    app.press("shift+F10")
    app.wait_for("DIAL open")
    # The second item opens the submenu of the pages, the second page is that of the pictures.
    app.press("Right", "Return", "Right", "Return")
    app.wait_for("PAGE pictures")


def test_keys_turn_a_knob_and_enter_a_value(open_page):
    app = open_page("knobs")
    app.click(*app.find("track", before="Drums").center, PRIMARY)
    app.press("Up")
    app.wait_for("KNOB Drums, pan 1")
    app.press("Return")
    app.find("text", within="popover")
    app.press("7", "Return")
    app.wait_for("KNOB Drums, pan 7")


def test_keys_open_the_preferences(open_page, device, rows_for_slow_hands):
    app = open_page("wheel", **rows_for_slow_hands)
    app.wait_for("PROPERTY wheel.tinted FALSE")
    app.press("ctrl+comma")

    def turn(x, y):
        device.point(x, y)
        device.turn(1)
    app.enter_preferences(turn)
    app.click(*app.find("label", "Colors").center, PRIMARY)
    app.wait_for("PROPERTY wheel.tinted TRUE")
    app.press("space")
    app.wait_for("PROPERTY wheel.tinted FALSE")
    app.press("Escape")
    app.enter("Rotary Wheel")
    app.press("Right")
    app.wait_for("LABEL Flower")
