"""All is sharp at twice the scale."""

from screen import box, labels, still_picture


def test_controls_are_sharp_at_twice_the_scale(open_expanded):
    program = open_expanded(GDK_SCALE="2")
    picture = still_picture(program)
    texts = labels(program.find("list", "Shapes")) + labels(program.find("slider", "Volume"))
    for node in [*texts, program.find("slider", "Volume")]:
        edges = picture.hard_edges([2 * side for side in box(node)])
        assert min(edges) > 3, (node.get_name(), edges)
