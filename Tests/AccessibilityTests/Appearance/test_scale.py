"""Texts grow with the system's settings, and all is sharp at twice the scale."""

from screen import LARGE, box, labels, still_picture


def text_heights(program):
    # Names that fit at any size.
    program.order("sectors A B C D")
    nodes = [program.find("label", "A"), program.find("label", "50\u00a0dB")]
    still_picture(program)
    return [box(node)[3] for node in nodes]


def test_text_grows_with_the_system(open_expanded):
    heights = [text_heights(open_expanded(*settings)) for settings in ([], [LARGE])]
    for small, large in zip(*heights):
        assert 1.3 < large / small < 1.7, heights


def test_controls_are_sharp_at_twice_the_scale(open_expanded):
    program = open_expanded(GDK_SCALE="2")
    picture = still_picture(program)
    texts = labels(program.find("list", "Shapes")) + labels(program.find("slider", "Volume"))
    for node in [*texts, program.find("slider", "Volume")]:
        edges = picture.hard_edges([2 * side for side in box(node)])
        assert min(edges) > 3, (node.get_name(), edges)
