"""Figures of benchmarks: how they compare, as lines of a Markdown table, and as JSON."""

import dataclasses
import json
import statistics


@dataclasses.dataclass
class Figure:
    """The medians of a control and its reference."""

    what: str
    own: float
    reference: float
    limit: float | None = None
    unit: str = "ms"
    is_difference: bool = False

    @classmethod
    def of(cls, what, own, reference, limit=None, unit="ms", difference=False):
        return cls(what, statistics.median(own), statistics.median(reference), limit, unit, difference)

    @property
    def comparison(self):
        return self.own - self.reference if self.is_difference else self.own / self.reference

    @property
    def line(self):
        unit = self.unit if self.is_difference else "×"
        sign = "+" if self.is_difference else ""
        compared = f"{self.comparison:{sign}.1f} {unit}" if sign else f"{self.comparison:.2f} ×"
        wanted = "" if self.limit is None else f"≤ {self.limit:{sign}g} {unit}"
        verdict = "" if self.limit is None else "yes" if self.comparison <= self.limit else "**no**"
        cells = self.what, f"{self.own:.1f} {self.unit}", f"{self.reference:.1f} {self.unit}", compared, wanted, verdict
        return "| " + " | ".join(cells) + " |"


HEADER = "| Control: reference | control | reference | ratio | limit | met |\n| --- | ---: | ---: | ---: | ---: | --- |"


def write(path, figures, model):
    """Writes the figures, and the table of the model."""
    content = {"figures": [dataclasses.asdict(figure) for figure in figures], "model": model}
    path.write_text(json.dumps(content, indent=1) + "\n")


def tables(path):
    """The Markdown tables of a file of figures."""
    content = json.loads(path.read_text())
    lines = [Figure(**figure).line for figure in content["figures"]]
    return "\n".join([HEADER, *lines, "", content["model"]])
