"""The freestanding bath before two standing slabs, one turned end for end, so that nothing mirrors."""

from kit import cladding, stage, stone
from scenes import bath_freestanding
from scenes.bath_freestanding import BACK, BOOK, FRONT, HEIGHT, LEFT, RIGHT

CAMERAS = {
    **bath_freestanding.CAMERAS,
    "jar": dict(location=(-1.72, -1.9, 1.2), yaw=-28, lens=30, shift_y=-0.03),
}

# How much of a slab stands below the floor.
BASE = -0.2


def build() -> None:
    stage.clear(11)
    bath_freestanding.room()
    stonework()
    bath_freestanding.bathtub()
    bath_freestanding.stool()
    bath_freestanding.things()
    bath_freestanding.daylight()


def stonework() -> None:
    wide, long = cladding.SLAB_SHORT, cladding.SLAB_LONG
    edges = (LEFT, BOOK - wide, BOOK, BOOK + wide, RIGHT)
    for i, (x0, x1) in enumerate(zip(edges, edges[1:])):
        turned = i % 2 == 0
        foot = (long - HEIGHT + BASE, wide - (x1 - x0)) if turned else (-BASE, 0.0)
        stone.slab(
            f"wall {i}",
            x0 + cladding.JOINT / 2,
            x1 - cladding.JOINT / 2,
            BACK - 0.02,
            BACK,
            0,
            HEIGHT,
            "wall",
            main="front",
            axes=("-z", "-x") if turned else ("+z", "+x"),
            origin=foot,
            sides=("front",),
            eased=0.0006,
        )
    cladding.paved(
        "floor",
        LEFT,
        RIGHT,
        FRONT,
        BACK - 0.02,
        "floor",
        start=(BOOK, BACK - 0.02),
        piece=(2.0, 1.6),
        turned_slabs=True,
        z=0.003,
    )
