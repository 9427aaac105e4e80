"""What a bathroom is fitted with: mirrors, panes, bottles of soap."""

import math

from . import materials
from .shapes import box, cylinder, mesh, pipe, smooth, turned
from .types import Material, Object, Tint


def mirror(
    name: str,
    x: float,
    y: float,
    z: float,
    width: float,
    height: float,
    corner: float,
    frame: Material,
    *,
    proud: float = 0.03,
    edge: float = 0.008,
) -> Object:
    """
    A mirror on the wall at `y`, its middle at (x, z), round corners of radius `corner`, in a thin metal
    frame.
    """
    outline = _rounded(width / 2, height / 2, corner)
    inner = [(px * (1 - 2 * edge / width), pz * (1 - 2 * edge / height)) for px, pz in outline]
    count = len(outline)
    front = y - proud
    mesh(
        name, [(x + px, front + 0.004, z + pz) for px, pz in inner], [tuple(range(count))], materials.mirror()
    )
    rim = [
        (x + px, depth, z + pz)
        for ring, depth in ((outline, y - 0.004), (outline, front), (inner, front), (inner, y - 0.004))
        for px, pz in ring
    ]
    faces = [
        (k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
        for k in range(3)
        for i in range(count)
    ]
    return smooth(mesh(f"{name} frame", rim, faces, frame), 40)


def _rounded(
    half_width: float, half_height: float, radius: float, steps: int = 24
) -> list[tuple[float, float]]:
    points = []
    for start, cx, cz in ((0, 1, 1), (90, -1, 1), (180, -1, -1), (270, 1, -1)):
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            points.append(
                (
                    cx * (half_width - radius) + radius * math.cos(angle),
                    cz * (half_height - radius) + radius * math.sin(angle),
                )
            )
    return points


def pump_bottle(
    name: str,
    x: float,
    y: float,
    z: float,
    tint: Tint,
    metal: Material,
    height: float = 0.15,
    turn: float = -1.0,
) -> None:
    """A soap bottle; `turn` is the side along x to which its spout points."""
    h = height
    turned(
        name,
        [
            (0, 0),
            (0.029, 0),
            (0.033, 0.004),
            (0.033, h * 0.8),
            (0.029, h * 0.87),
            (0.013, h * 0.9),
            (0.013, h),
            (0, h),
        ],
        materials.paint(f"bottle {tint}", tint, 0.18),
        (x, y, z),
    )
    cylinder(f"{name} cap", x, y, z + h, z + h + 0.014, 0.014, metal)
    pipe(
        f"{name} spout",
        [(x, y, z + h), (x, y, z + h + 0.035), (x + turn * 0.035, y - 0.012, z + h + 0.033)],
        0.0045,
        metal,
        bent=False,
    )


def glass_screen(name: str, x: float, y0: float, y1: float, z1: float, metal: Material) -> Object:
    """
    A fixed pane across x, in a thin channel on the floor. It is one sheet: light would not leave a body of
    glass.
    """
    sheet = mesh(
        name, [(x, y0, 0.004), (x, y1, 0.004), (x, y1, z1), (x, y0, z1)], [(0, 1, 2, 3)], materials.pane()
    )
    box(f"{name} channel", x - 0.009, x + 0.009, y0, y1, 0, 0.015, metal, eased=0.001)
    box(
        f"{name} edge",
        x - 0.004,
        x + 0.004,
        y0 - 0.004,
        y0,
        0.015,
        z1,
        materials.paint("glass edge", "#5f7f78", 0.2),
        eased=0,
    )
    return sheet
