"""Water and electric light: taps, sinks, basins, lamps."""

import math
from collections.abc import Sequence

from . import cladding, materials
from .shapes import box, cylinder, pipe, sphere, turned
from .types import Material, Object, Point


def swan_tap(
    name: str,
    x: float,
    y: float,
    z: float,
    material: Material,
    towards: float = -1,
    height: float = 0.4,
    reach: float = 0.22,
) -> None:
    """A kitchen tap with a high bow; its spout points along y, `towards` +1 or -1."""
    d = towards * reach
    path = [
        (x, y, z),
        (x, y, z + height * 0.68),
        (x, y + d * 0.14, z + height * 0.9),
        (x, y + d * 0.5, z + height),
        (x, y + d * 0.86, z + height * 0.9),
        (x, y + d, z + height * 0.68),
    ]
    pipe(name, path, 0.0125, material, fine=10)
    cylinder(f"{name} foot", x, y, z, z + 0.016, 0.026, material)
    cylinder(f"{name} nozzle", x, y + d, z + height * 0.6, z + height * 0.69, 0.015, material)
    pipe(f"{name} lever", [(x + 0.012, y, z + 0.07), (x + 0.085, y, z + 0.09)], 0.006, material, bent=False)


def under_sink(
    worktop: Object,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    top: float,
    thick: float,
    material: Material,
    *,
    surface: str,
    origin: Point,
    axes: Sequence[str] | None = None,
) -> None:
    """
    Cuts an opening into a worktop (a slab object) and hangs a steel bowl below it; `surface`, `origin` and
    `axes` tell where the opening lies on the slab (cladding.opening).
    """
    cladding.opening(worktop, x0, x1, y0, y1, top, surface, origin, axes=axes)
    low = top - thick - 0.2
    box("sink floor", x0, x1, y0, y1, low - 0.02, low, material, eased=0.002)
    for i, (a, b, c, d) in enumerate(
        (
            (x0 - 0.01, x0, y0 - 0.01, y1 + 0.01),
            (x1, x1 + 0.01, y0 - 0.01, y1 + 0.01),
            (x0, x1, y0 - 0.01, y0),
            (x0, x1, y1, y1 + 0.01),
        )
    ):
        box(f"sink side {i}", a, b, c, d, low, top - thick - 0.001, material, eased=0)
    cylinder(
        "sink drain",
        (x0 + x1) / 2,
        (y0 + y1) / 2,
        low,
        low + 0.004,
        0.04,
        materials.metal("drain", "#8d8d8b", 0.2),
    )


DOME = (
    (0.0, 0.205),
    (0.018, 0.205),
    (0.03, 0.2),
    (0.045, 0.193),
    (0.06, 0.185),
    (0.082, 0.17),
    (0.1, 0.15),
    (0.116, 0.127),
    (0.128, 0.1),
    (0.137, 0.07),
    (0.142, 0.04),
    (0.145, 0),
    (0.142, 0),
    (0.139, 0.04),
    (0.134, 0.07),
    (0.125, 0.098),
    (0.113, 0.124),
    (0.097, 0.147),
    (0.079, 0.166),
    (0.058, 0.181),
    (0.0, 0.198),
)
CONE = ((0.0, 0.24), (0.02, 0.24), (0.035, 0.235), (0.16, 0.0), (0.157, 0.0), (0.032, 0.228), (0.0, 0.23))


def pendant(
    name: str,
    x: float,
    y: float,
    z: float,
    ceiling: float,
    shade: Material,
    metal: Material,
    *,
    profile: Sequence[Point] = DOME,
    scale: float = 1.0,
) -> None:
    """A lamp on a cord: `z` is the lower rim of its shade."""
    profile = [(r * scale, h * scale) for r, h in profile]
    top = max(h for _, h in profile)
    turned(f"{name} shade", profile, shade, (x, y, z), around=96)
    pipe(f"{name} cord", [(x, y, z + top), (x, y, ceiling)], 0.0028, materials.black_metal(), bent=False)
    cylinder(f"{name} cap", x, y, z + top - 0.005, z + top + 0.045, 0.014, metal)
    cylinder(f"{name} rose", x, y, ceiling - 0.02, ceiling, 0.05, materials.black_metal())
    sphere(f"{name} bulb", (x, y, z + top * 0.4), 0.042, materials.glow("bulb", "#ffd9a8", 22))


def globe_pendant(
    name: str, x: float, y: float, z: float, ceiling: float, metal: Material, radius: float = 0.11
) -> None:
    """An opal ball on a thin rod."""
    sphere(f"{name} globe", (x, y, z), radius, materials.glow("opal globe", "#fff0dc", 2.6))
    pipe(f"{name} rod", [(x, y, z + radius - 0.01), (x, y, ceiling)], 0.005, metal, bent=False)
    cylinder(f"{name} collar", x, y, z + radius - 0.014, z + radius + 0.02, 0.026, metal)
    cylinder(f"{name} rose", x, y, ceiling - 0.02, ceiling, 0.05, metal)


def tube_pendant(
    name: str, x0: float, x1: float, y: float, z: float, ceiling: float, metal: Material
) -> None:
    """A long thin line of light over an island or a table."""
    box(f"{name} body", x0, x1, y - 0.02, y + 0.02, z, z + 0.035, metal, eased=0.004)
    box(
        f"{name} light",
        x0 + 0.01,
        x1 - 0.01,
        y - 0.014,
        y + 0.014,
        z - 0.002,
        z + 0.001,
        materials.glow("tube", "#ffe6c4", 9),
        eased=0,
    )
    for i, x in enumerate((x0 + 0.2, x1 - 0.2)):
        pipe(
            f"{name} wire {i}",
            [(x, y, z + 0.035), (x, y, ceiling)],
            0.0012,
            materials.black_metal(),
            bent=False,
        )


def wall_lamp(name: str, x: float, y: float, z: float, metal: Material, radius: float = 0.075) -> None:
    """An opal ball on a small arm from the wall at `y` behind it."""
    rose = cylinder(f"{name} rose", 0, 0, 0, 0.015, 0.05, metal)
    rose.location, rose.rotation_euler = (x, y, z), (math.pi / 2, 0, 0)
    pipe(f"{name} arm", [(x, y, z), (x, y - 0.09, z), (x, y - 0.11, z + 0.03)], 0.007, metal)
    sphere(
        f"{name} globe",
        (x, y - 0.11, z + radius + 0.03),
        radius,
        materials.glow("opal globe", "#fff0dc", 2.6),
    )
