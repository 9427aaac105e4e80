"""
Watch stands: a portal of one piece leaning on a base; the strap closes round its lintel. For one watch and
for two.
"""

import math
from collections.abc import Sequence

from kit import carving, stage, stone, studio, watch
from kit.shapes import box, cut
from kit.stage import Shot
from kit.types import Camera, Object

SIZE = 0.16
# By model: the watches on it, and the side from which it is seen (degrees; its side view is further round).
MODELS = {
    "white": ((watch.BLUE,), 22),
    "green": ((watch.SILVER,), -24),
    "brown": ((watch.GOLD,), 20),
    "double": ((watch.SILVER, watch.BLACK), 20),
}


def cameras(model: str, watches: Sequence[watch.Style], turn: float) -> dict[str, Camera]:
    wide = len(watches) > 1
    middle, far, side = (0, 0.004, 0.064), (0.74 if wide else 0.54), math.copysign(44, turn)
    return {
        model: studio.view(middle, far, turn=turn, rise=17, fstop=22),
        f"{model}-side": studio.view(middle, 0.68 if wide else 0.52, turn=side, rise=10, fstop=22),
        f"{model}-empty": studio.view((0, 0.01, 0.046), 0.72, turn=-26, rise=46, fstop=22)
        if wide
        else studio.view((0, 0.004, 0.060), 0.52, turn=-turn * 1.5, rise=25, fstop=22),
    }


CAMERAS = {
    name: view
    for model, (watches, turn) in MODELS.items()
    for name, view in cameras(model, watches, turn).items()
}

BASE, HEIGHT, DEEP, LINTEL, POST, LEAN = 0.02, 0.112, 0.036, 0.046, 0.017, 12
WIDTHS = (0.088, 0.156)
PLACES = ((0.0,), (-0.034, 0.034))


def build() -> None:
    stage.clear(11)
    model, _, view = Shot.camera.partition("-")
    watches, _ = MODELS[model]
    width = WIDTHS[len(watches) - 1]
    base(width)
    portal(width)
    if view != "empty":
        for x, style in zip(PLACES[len(watches) - 1], watches):
            on_lintel(x, style)
    studio.set_up(SIZE, CAMERAS[Shot.camera])


def base(width: float) -> None:
    half = width / 2 + 0.026
    stone.slab("base", -half, half, -0.048, 0.048, 0, BASE, "stone", origin=(0.30, 0.18), eased=0.0012)


def portal(width: float) -> Object:
    """Sawn from a 36 mm piece; its opening is cut through and its lintel rounded for the strap."""
    half = width / 2
    block = box("portal", -half, half, -DEEP / 2, DEEP / 2, -0.004, HEIGHT, None, eased=0)
    opening = box(
        "opening", -half + POST, half - POST, -0.1, 0.1, 0.014, HEIGHT - LINTEL, None, eased=0.006, segments=6
    )
    cut(block, opening, eased=0.0022)
    block.modifiers[-1].segments = 4
    carved = carving.carve(block, "stone", carving.through((0.36, 0.36), upright=True))
    carved.location = (0, 0.002, BASE - 0.001 + carved.location.z)
    carved.rotation_euler = (math.radians(-LEAN), 0, 0)
    return carved


def on_lintel(x: float, style: watch.Style) -> None:
    """The back of the case lies on the front of the lintel, which leans with the portal."""
    a = math.radians(LEAN)
    up = HEIGHT - LINTEL / 2 - (HEIGHT - 0.004) / 2
    front = -DEEP / 2 - 0.0008
    middle = BASE - 0.001 + (HEIGHT - 0.004) / 2
    y = 0.002 + front * math.cos(a) + up * math.sin(a)
    z = middle - front * math.sin(a) + up * math.cos(a)
    watch.watch(
        f"watch {x}",
        (x, y, z),
        style,
        wide=LINTEL + 0.003,
        deep=DEEP + 0.0025,
        round_off=0.006,
        pitch=90 - LEAN,
    )
