"""Stairs: flights of stone steps, cantilevered treads, handrails and balustrades. Flights rise along +y."""

import math
from collections.abc import Sequence

from . import materials, stone
from .shapes import box, cylinder, pipe
from .types import Material, Point

RISE, GOING = 0.17, 0.29
# Steps of tread and riser that one slab gives from its lower to its upper edge, and how far to the right the
# next row of them is cut from it.
IN_SLAB, ASIDE = 4, 1.3
# How far risers and the concrete reach into the tread that lies on them: where they only met, a line of light
# shone through.
INTO_TREAD = 0.004
NOSING = 0.012


def flight(
    name: str,
    x0: float,
    x1: float,
    y0: float,
    count: int,
    *,
    z0: float = 0.0,
    rise: float = RISE,
    going: float = GOING,
    thick: float = 0.03,
    treads: str = "treads",
    risers: str = "risers",
    origin: Point = (0.1, 0.1),
    eye: float = 1.3,
    sides: Sequence[str] = (),
    core: Material | None = None,
) -> None:
    """
    Steps of a tread and a riser. The slab runs on over them as far as it reaches, as cut in order; tops are
    registered up to the height of the `eye` that sees them, ends of treads (`sides`: left, right) where they
    are open. Behind the steps stands a block of `core`, the concrete.
    """
    core = core or materials.paint("stair shadow", "#24211e", 0.9)
    for i in range(count):
        y, low, top = y0 + i * going, z0 + i * rise, z0 + (i + 1) * rise
        across, up = _cut_from(origin, i, rise + going)
        stone.slab(
            f"{name} riser {i}",
            x0,
            x1,
            y,
            y + 0.02,
            low + 0.001,
            top - thick + INTO_TREAD,
            risers,
            main="front",
            origin=(across, up),
            sides=("front", *sides),
            eased=0.0008,
        )
        stone.slab(
            f"{name} tread {i}",
            x0,
            x1,
            y - NOSING,
            y + going + 0.018,
            top - thick,
            top,
            treads,
            origin=(across, up + rise),
            sides=("front", *(("top",) if top < eye else ()), *sides),
            eased=0.003,
        )
        box(
            f"{name} core {i}",
            x0 + 0.004,
            x1 - 0.004,
            y + 0.012,
            y0 + count * going,
            low - thick if i else z0,
            top - thick + INTO_TREAD,
            core,
            eased=0,
        )


def _cut_from(origin: Point, step: int, length: float) -> tuple[float, float]:
    """
    Where on the slab the riser of a step begins: never so high that its tread would lie over the slab's edge.
    """
    row, place = divmod(step, IN_SLAB)
    return origin[0] + row % 2 * ASIDE, origin[1] + place * length


def cantilevered(
    name: str,
    x0: float,
    y0: float,
    y1: float,
    count: int,
    *,
    z0: float = 0.0,
    run: float = GOING,
    rise: float = RISE,
    depth: float = 0.33,
    thick: float = 0.07,
    surface: str = "treads",
    eye: float = 1.3,
    origin: Point = (0.15, 0.1),
) -> None:
    """
    Treads that come out of a wall behind `y1` and rise towards +x, without risers: mitred boxes of stone,
    seen from the front (their ends), from below where they are above the `eye`.
    """
    for i in range(count):
        x, top = x0 + i * run, z0 + (i + 1) * rise
        seen = ["front", "left"]
        seen += ["right", "top"] if top < eye else []
        seen += ["bottom"] if top - thick > eye else []
        stone.slab(
            f"{name} {i}",
            x,
            x + depth,
            y0,
            y1,
            top - thick,
            top,
            surface,
            axes=("+y", "-x"),
            corner=(x + depth, y0, top),
            origin=(origin[0] + (i % 2) * 1.35, origin[1] + i % 5 * 0.37),
            sides=seen,
            eased=0.002,
        )


def wall_rail(
    name: str,
    x: float,
    y0: float,
    z0: float,
    y1: float,
    z1: float,
    wood: Material,
    metal: Material,
    *,
    wall: float,
    radius: float = 0.021,
    brackets: int = 4,
) -> None:
    """
    A round handrail along a flight, on brackets from the side wall at `wall`; heights are those of its
    middle.
    """
    pipe(name, [(x, y0, z0), (x, y1, z1)], radius, wood, bent=False)
    for i in range(brackets):
        t = (i + 0.5) / brackets
        y, z = y0 + (y1 - y0) * t, z0 + (z1 - z0) * t
        pipe(
            f"{name} bracket {i}",
            [(x, y, z - radius), (x, y, z - 0.06), (wall, y, z - 0.06)],
            0.006,
            metal,
            bent=False,
        )
        rose = cylinder(f"{name} rose {i}", 0, 0, 0, 0.006, 0.026, metal)
        rose.location = (wall, y, z - 0.06)
        rose.rotation_euler = (0, math.radians(-90 if x < wall else 90), 0)


def rods(
    name: str, points: Sequence[tuple[float, float, float, float]], metal: Material, radius: float = 0.006
) -> None:
    """Upright rods of a balustrade: `points` are (x, y, foot, head), the last two heights."""
    for i, (x, y, foot, head) in enumerate(points):
        pipe(f"{name} {i}", [(x, y, foot), (x, y, head)], radius, metal, bent=False)


def flight_across(
    name: str,
    x0: float,
    y0: float,
    y1: float,
    count: int,
    z0: float,
    *,
    rise: float = RISE,
    going: float = GOING,
    thick: float = 0.03,
    treads: str = "treads",
    risers: str = "risers",
    origin: Point = (0.1, 0.1),
    core: Material | None = None,
) -> None:
    """
    Steps that rise towards +x, seen from their open end at `y0` and from below: no tops. `core` reaches down
    to the floor.
    """
    core = core or materials.paint("stair shadow", "#24211e", 0.9)
    for i in range(count):
        x, low, top = x0 + i * going, z0 + i * rise, z0 + (i + 1) * rise
        across, up = _cut_from(origin, i, rise + going)
        stone.slab(
            f"{name} riser {i}",
            x,
            x + 0.02,
            y0,
            y1,
            low + 0.001,
            top - thick + INTO_TREAD,
            risers,
            main="left",
            origin=(across, up),
            sides=("left", "front"),
            eased=0.0008,
        )
        stone.slab(
            f"{name} tread {i}",
            x - NOSING,
            x + going + 0.018,
            y0 - NOSING,
            y1,
            top - thick,
            top,
            treads,
            axes=("-y", "+x"),
            corner=(x - NOSING, y1, top),
            origin=(across, up + rise),
            sides=("left", "front"),
            eased=0.003,
        )
        box(
            f"{name} core {i}",
            x + 0.001,
            x + going + 0.001,
            y0 + 0.004,
            y1,
            0,
            top - thick + INTO_TREAD,
            core,
            eased=0,
        )
