"""
The room itself: floor, walls, ceiling, windows with what lies outside. Rooms are closed, so that light
bounces.
"""

import math
from collections.abc import Sequence

from . import materials
from .shapes import box, mesh
from .stage import chance
from .types import Material, Object

WALL = 0.3


def closed_room(
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    height: float,
    floor: Material,
    wall: Material,
    ceiling: Material | None = None,
    *,
    leave: Sequence[str] = (),
) -> None:
    """
    Floor, ceiling and four walls; sides named in `leave` (left, right, back, front) are left open for
    windows.
    """
    box("floor", x0 - WALL, x1 + WALL, y0, y1 + WALL, -0.1, 0, floor, eased=0)
    box(
        "ceiling",
        x0 - WALL,
        x1 + WALL,
        y0,
        y1 + WALL,
        height,
        height + 0.1,
        ceiling or materials.paint("ceiling", "#f1efea", 0.9),
        eased=0,
    )
    for side, extent in (
        ("left", (x0 - WALL, x0, y0, y1)),
        ("right", (x1, x1 + WALL, y0, y1)),
        ("back", (x0 - WALL, x1 + WALL, y1, y1 + WALL)),
        ("front", (x0 - WALL, x1 + WALL, y0 - WALL, y0)),
    ):
        if side not in leave:
            box(f"wall {side}", *extent, 0, height, wall, eased=0)


def side_wall_with_window(
    x: float,
    outwards: int,
    y0: float,
    y1: float,
    height: float,
    opening: tuple[float, float, float],
    wall: Material,
    frame: Material,
    *,
    panes: int = 4,
    sill: float = 0.0,
) -> None:
    """
    A wall across x with an opening (start, end, top) along y; `outwards` is -1 for a left wall. The frame
    sits in the outer half of the wall.
    """
    start, end, top = opening
    a, b = sorted((x, x + outwards * WALL))
    box("wall before window", a, b, y0, start, 0, height, wall, eased=0)
    box("wall after window", a, b, end, y1, 0, height, wall, eased=0.004)
    box("lintel", a, b, start, end, top, height, wall, eased=0.004)
    if sill:
        box("parapet", a, b, start, end, 0, sill, wall, eased=0.004)
    near, far = sorted((x + outwards * 0.14, x + outwards * 0.2))
    for i in range(panes + 1):
        y = start + (end - start) * i / panes
        box(f"mullion {i}", near, far, y - 0.03, y + 0.03, sill, top, frame, eased=0.003)
    # Not quite in one plane with the mullions that they cross.
    box("frame above", near - 0.002, far + 0.002, start, end, top - 0.06, top, frame, eased=0.003)
    box("frame below", near - 0.002, far + 0.002, start, end, sill, sill + 0.05, frame, eased=0.003)


def back_wall_with_window(
    y: float,
    x0: float,
    x1: float,
    height: float,
    opening: tuple[float, float, float],
    wall: Material,
    frame: Material,
    *,
    panes: int = 3,
    sill: float = 0.0,
) -> None:
    """A wall across y (the far side) with an opening (start, end, top) along x."""
    start, end, top = opening
    box("wall left of window", x0 - WALL, start, y, y + WALL, 0, height, wall, eased=0.004)
    box("wall right of window", end, x1 + WALL, y, y + WALL, 0, height, wall, eased=0.004)
    box("lintel", start, end, y, y + WALL, top, height, wall, eased=0.004)
    if sill:
        box("parapet", start, end, y, y + WALL, 0, sill, wall, eased=0.004)
    for i in range(panes + 1):
        x = start + (end - start) * i / panes
        box(f"mullion {i}", x - 0.03, x + 0.03, y + 0.14, y + 0.2, sill, top, frame, eased=0.003)
    # Not quite in one plane with the mullions that they cross.
    box("frame above", start, end, y + 0.138, y + 0.202, top - 0.06, top, frame, eased=0.003)
    box("frame below", start, end, y + 0.138, y + 0.202, sill, sill + 0.05, frame, eased=0.003)


def skirting(
    x0: float, x1: float, y: float, material: Material, height: float = 0.08, thick: float = 0.012
) -> None:
    """Along a far wall at `y`."""
    box("skirting", x0, x1, y - thick, y, 0, height, material)


def curtain(
    name: str,
    start: float,
    end: float,
    x: float,
    z0: float,
    z1: float,
    material: Material,
    *,
    depth: float = 0.05,
    wave: float = 0.14,
    along: str = "y",
) -> Object:
    """
    Cloth hanging in waves that are never quite alike; `x` is the other coordinate where it runs along x.
    """
    rng = chance()
    columns, rows = int((end - start) / wave * 16), 9
    vertices, faces, phase = [], [], 0.0
    for i in range(columns + 1):
        t = i / columns
        phase += 2 * math.pi * (end - start) / wave / columns * rng.uniform(0.75, 1.25)
        for j in range(rows):
            s = j / (rows - 1)
            swing = depth * (0.75 + 0.35 * s)
            across = x + math.sin(phase) * swing + math.sin(phase * 0.5 + 1) * swing * 0.3
            run = start + (end - start) * t + math.sin(phase * 2) * 0.012
            z = z1 + (z0 - z1) * s
            vertices.append((across, run, z) if along == "y" else (run, across, z))
        if i:
            b = i * rows
            faces += [(b + j - rows, b + j, b + j + 1, b + j - rows + 1) for j in range(rows - 1)]
    return mesh(name, vertices, faces, material, angle=180)


def downlights(xs: Sequence[float], ys: Sequence[float], height: float, strength: float = 5.0) -> None:
    """Small recessed spots: seen, not lighting."""
    from .shapes import cylinder

    for i, x in enumerate(xs):
        for j, y in enumerate(ys):
            cylinder(
                f"downlight {i} {j}",
                x,
                y,
                height - 0.004,
                height + 0.001,
                0.04,
                materials.glow("downlight", "#ffe0b5", strength),
            )
