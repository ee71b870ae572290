"""The texts of the app stand out."""

from picture import Picture
from process import wait_until_still
from screen import box


def test_sentence_below_the_result_stands_out(open_app):
    sentence = open_app("--page", "wheel").find(
        "label", "A random draw before the wheel moves decides; the size of a sector is its chance.")
    assert wait_until_still("the screen", Picture).text_contrast(box(sentence)) >= 7
