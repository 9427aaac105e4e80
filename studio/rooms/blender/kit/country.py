"""
Parts of a country kitchen: framed runs, a butler's sink, a bridge tap, a range, beams, a window with glazing
bars.
"""

from collections.abc import Callable, Sequence

import bpy

from . import joinery, materials
from .shapes import box, cylinder, pipe, turned
from .stage import place
from .types import Material


def turned_run(build: Callable[[], object], x: float, y: float, turn: float) -> None:
    """Builds fitted furniture that faces -y about the origin, then turns it and puts it at (x, y)."""
    before = set(bpy.context.scene.objects)
    build()
    group = place(bpy.data.objects.new("run", None), (x, y, 0), turn)
    for part in set(bpy.context.scene.objects) - before - {group}:
        if part.parent is None:
            part.parent = group


def framed_run(
    name: str,
    widths: Sequence[float],
    x0: float,
    y: float,
    top: float,
    paint: Material,
    metal: Material,
    *,
    depth: float = 0.6,
    drawer: float = 0.17,
) -> float:
    """
    Framed units side by side from `x0` on, each with a drawer above a door; a unit below 55 cm has one door,
    a wider one two. Gives where they end.
    """
    joinery.carcase(name, x0, x0 + sum(widths), y, depth, 0, top - 0.004)
    box(f"{name} skirting", x0, x0 + sum(widths), y + 0.045, y + 0.062, 0, 0.1, paint)
    for i, width in enumerate(widths):
        a, b, door = x0, x0 + width, top - 0.012 - drawer
        joinery.shaker_front(f"{name} drawer {i}", a, b, y, door, top - 0.012, paint, frame=0.045)
        joinery.knob(f"{name} drawer knob {i}", (a + b) / 2, y, door + drawer / 2, metal)
        doors = 1 if width < 0.55 else 2
        for d in range(doors):
            left, right = a + width / doors * d, a + width / doors * (d + 1)
            joinery.shaker_front(f"{name} door {i} {d}", left, right, y, 0.1, door, paint, frame=0.062)
            joinery.knob(
                f"{name} knob {i} {d}", right - 0.034 if d == 0 else left + 0.034, y, door - 0.09, metal
            )
        x0 = b
    return x0


def butler_sink(
    x0: float, x1: float, y0: float, y1: float, z0: float, z1: float, wall: float = 0.026
) -> None:
    """A fireclay sink whose front stands before the fronts."""
    clay = materials.paint("fireclay", "#f1eee7", 0.1, smudge=0.03)
    box("sink floor", x0, x1, y0, y1, z0, z0 + wall, clay, eased=0.006, segments=4)
    for i, (a, b, c, d) in enumerate(
        ((x0, x1, y0, y0 + wall), (x0, x1, y1 - wall, y1), (x0, x0 + wall, y0, y1), (x1 - wall, x1, y0, y1))
    ):
        box(f"sink side {i}", a, b, c, d, z0, z1, clay, eased=0.008, segments=4)
    cylinder(
        "sink drain", (x0 + x1) / 2, (y0 + y1) / 2, z0 + wall, z0 + wall + 0.003, 0.042, materials.steel()
    )


def bridge_tap(x: float, y: float, z: float, metal: Material, reach: float = 0.2) -> None:
    """Two pillars, the bridge between them, a bowed spout towards -y, cross handles."""
    for side in (-1, 1):
        px = x + side * 0.09
        cylinder(f"pillar foot {side}", px, y, z, z + 0.012, 0.026, metal)
        cylinder(f"pillar {side}", px, y, z, z + 0.13, 0.012, metal)
        for i, (dx, dy) in enumerate(((0.03, 0), (0, 0.03))):
            pipe(
                f"cross {side} {i}",
                [(px - dx, y - dy, z + 0.142), (px + dx, y + dy, z + 0.142)],
                0.0065,
                metal,
                bent=False,
            )
        cylinder(f"handle {side}", px, y, z + 0.13, z + 0.155, 0.011, metal)
    pipe("bridge", [(x - 0.09, y, z + 0.095), (x + 0.09, y, z + 0.095)], 0.0095, metal, bent=False)
    spout = [
        (x, y, z + 0.095),
        (x, y, z + 0.25),
        (x, y - reach * 0.18, z + 0.325),
        (x, y - reach * 0.55, z + 0.35),
        (x, y - reach * 0.9, z + 0.32),
        (x, y - reach, z + 0.25),
    ]
    pipe("spout", spout, 0.011, metal, fine=10)


def range_cooker(
    name: str, x0: float, x1: float, y: float, depth: float, top: float, enamel: Material, metal: Material
) -> None:
    """An enamelled range: three doors, a towel rail, knobs, hotplates. Its front is at `y`."""
    black = materials.paint("cast iron", "#1b1b1b", 0.45)
    box(f"{name} body", x0, x1, y + 0.012, y + depth, 0.05, top - 0.03, enamel, eased=0.006, segments=4)
    box(f"{name} feet", x0 + 0.03, x1 - 0.03, y + 0.06, y + depth, 0, 0.05, black, eased=0)
    box(f"{name} plate", x0, x1, y, y + depth, top - 0.03, top, materials.steel(), eased=0.004)
    middle = x0 + (x1 - x0) * 0.56
    for i, (a, b, low, high) in enumerate(
        ((x0, middle, 0.36, 0.72), (middle, x1, 0.09, 0.72), (x0, middle, 0.09, 0.35))
    ):
        box(
            f"{name} door {i}",
            a + 0.012,
            b - 0.012,
            y,
            y + 0.02,
            low + 0.006,
            high - 0.006,
            enamel,
            eased=0.008,
            segments=4,
        )
        joinery.bar_handle(
            f"{name} door handle {i}", (a + b) / 2, y, high - 0.05, (b - a) * 0.6, metal, thick=0.013
        )
    joinery.rail(f"{name} rail", x0 + 0.03, x1 - 0.03, y - 0.06, top - 0.03, metal, 0.011)
    for x in (x0 + 0.05, x1 - 0.05):
        pipe(
            f"{name} rail post {x:.2f}",
            [(x, y, top - 0.03), (x, y - 0.06, top - 0.03)],
            0.008,
            metal,
            bent=False,
        )
    for i in range(6):
        joinery.knob(
            f"{name} knob {i}", x0 + (x1 - x0) * (i + 0.5) / 6, y + 0.006, top - 0.12, metal, radius=0.021
        )
    for i in range(2):
        cx, cy = x0 + (x1 - x0) * (0.28 + 0.44 * i), y + depth * 0.52
        cylinder(f"{name} hotplate {i}", cx, cy, top, top + 0.012, 0.155, black)
    box(
        f"{name} grate",
        x0 + (x1 - x0) * 0.47,
        x0 + (x1 - x0) * 0.53,
        y + 0.1,
        y + depth - 0.06,
        top,
        top + 0.01,
        black,
    )


def beams(
    x0: float,
    x1: float,
    ys: Sequence[float],
    z: float,
    timber: Material,
    wide: float = 0.15,
    high: float = 0.17,
) -> None:
    """Beams under the ceiling, across the room; `z` is the ceiling."""
    for i, y in enumerate(ys):
        box(
            f"beam {i}",
            x0,
            x1,
            y - wide / 2,
            y + wide / 2,
            z - high,
            z + 0.01,
            timber,
            eased=0.012,
            segments=3,
        )


def glazing_bars(
    x0: float,
    x1: float,
    y: float,
    z0: float,
    z1: float,
    paint: Material,
    columns: int,
    rows: int,
    *,
    thick: float = 0.022,
) -> None:
    """The thin bars of a sash in a far wall; `y` is their outer side."""
    for i in range(1, columns):
        x = x0 + (x1 - x0) * i / columns
        box(f"bar {i}", x - thick / 2, x + thick / 2, y - 0.03, y, z0, z1, paint, eased=0.003)
    for i in range(1, rows):
        z = z0 + (z1 - z0) * i / rows
        box(f"cross bar {i}", x0, x1, y - 0.03, y, z - thick / 2, z + thick / 2, paint, eased=0.003)


def bracket_shelf(
    name: str,
    x0: float,
    x1: float,
    wall: float,
    z: float,
    timber: Material,
    metal: Material,
    depth: float = 0.22,
) -> None:
    """A board on iron brackets against the wall at y = `wall`."""
    joinery.shelf(name, x0, x1, wall - depth, wall - 0.001, z, timber, 0.03)
    for i, x in enumerate((x0 + 0.12, x1 - 0.12)):
        pipe(
            f"{name} bracket {i}",
            [(x, wall - 0.006, z - 0.16), (x, wall - 0.006, z - 0.006), (x, wall - depth + 0.03, z - 0.006)],
            0.006,
            metal,
            bent=False,
        )
        pipe(
            f"{name} stay {i}",
            [(x, wall - 0.006, z - 0.15), (x, wall - depth + 0.05, z - 0.006)],
            0.005,
            metal,
        )


def pan_rail(name: str, x0: float, z: float, pans: Sequence[float], iron: Material, copper: Material) -> None:
    """Pans that hang from an iron rail on the wall at y = 0, the largest first; `pans` are their radii."""
    x1 = x0 + sum(2 * radius + 0.05 for radius in pans) + 0.05
    joinery.rail(f"{name} rail", x0, x1, -0.045, z, iron, 0.007)
    for x in (x0 + 0.03, x1 - 0.03):
        pipe(f"{name} holder {x:.2f}", [(x, 0, z), (x, -0.045, z)], 0.006, iron, bent=False)
    x = x0 + 0.06
    for i, radius in enumerate(pans):
        x += radius
        middle = z - 0.2 - radius
        deep = radius * 0.42
        profile = [
            (0, 0),
            (radius * 0.86, 0),
            (radius * 0.93, 0.008),
            (radius, deep),
            (radius - 0.003, deep),
            (radius * 0.84, 0.004),
            (0, 0.004),
        ]
        pan = turned(f"{name} {i}", profile, copper, around=96)
        pan.location, pan.rotation_euler = (x, -0.008, middle), (1.5707963, 0, 0)
        pipe(
            f"{name} handle {i}",
            [(x, -0.03, middle + radius), (x, -0.035, z - 0.03), (x, -0.05, z + 0.006)],
            0.006,
            iron,
        )
        x += radius + 0.05


def work_table(
    name: str, x0: float, x1: float, y0: float, y1: float, top: float, paint: Material, shelf: Material
) -> None:
    """The frame below a worktop that stands free: square legs, an apron with a drawer, a slatted shelf."""
    for i, (x, y) in enumerate(((x0, y0), (x1 - 0.075, y0), (x0, y1 - 0.075), (x1 - 0.075, y1 - 0.075))):
        box(f"{name} leg {i}", x, x + 0.075, y, y + 0.075, 0, top, paint, eased=0.004)
    for i, (a, b, c, d) in enumerate(
        (
            (x0 + 0.075, x1 - 0.075, y0 + 0.012, y0 + 0.034),
            (x0 + 0.075, x1 - 0.075, y1 - 0.034, y1 - 0.012),
            (x0 + 0.012, x0 + 0.034, y0 + 0.075, y1 - 0.075),
            (x1 - 0.034, x1 - 0.012, y0 + 0.075, y1 - 0.075),
        )
    ):
        box(f"{name} apron {i}", a, b, c, d, top - 0.17, top, paint)
        box(f"{name} rail {i}", a, b, c, d, 0.17, 0.21, paint)
    count = max(3, round((x1 - x0) / 0.12))
    for i in range(count):
        a = x0 + 0.04 + (x1 - x0 - 0.08) * i / count
        box(
            f"{name} slat {i}",
            a,
            a + (x1 - x0 - 0.08) / count - 0.012,
            y0 + 0.014,
            y1 - 0.014,
            0.21,
            0.232,
            shelf,
        )
