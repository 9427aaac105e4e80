"""Fitted furniture: fronts with gaps, carcases, plinths, handles, shelves, ovens. Fronts face along -y."""

from collections.abc import Sequence

from . import materials
from .shapes import box, cylinder, pipe
from .stage import chance
from .types import Material, Object

# Between two fronts, on either side of the joint.
GAP = 0.0016
FRONT = 0.022


def carcase(
    name: str, x0: float, x1: float, y: float, depth: float, z0: float, z1: float, plinth: float = 0.1
) -> None:
    """The dark box behind the fronts, on a plinth that steps back so that the run floats on a shadow."""
    dark = materials.paint("carcase", "#1d1c1b", 0.5)
    box(f"{name} carcase", x0, x1, y + FRONT + 0.002, y + depth, z0 + plinth, z1, dark, eased=0)
    if plinth:
        box(f"{name} plinth", x0, x1, y + 0.06, y + depth, z0, z0 + plinth, dark, eased=0)


def front(name: str, x0: float, x1: float, y: float, z0: float, z1: float, material: Material) -> Object:
    """A door or a drawer front, its outer side at `y`."""
    return box(name, x0 + GAP, x1 - GAP, y, y + FRONT, z0 + GAP, z1 - GAP, material)


def fronts(
    name: str, x0: float, x1: float, y: float, rows: Sequence[float], count: int, material: Material
) -> None:
    """A run of `count` equal columns; `rows` are heights between which fronts lie, from the plinth up."""
    width = (x1 - x0) / count
    for i in range(count):
        for low, high in zip(rows, rows[1:]):
            front(f"{name} {i} {low:.2f}", x0 + i * width, x0 + (i + 1) * width, y, low, high, material)


def shaker_front(
    name: str, x0: float, x1: float, y: float, z0: float, z1: float, material: Material, frame: float = 0.07
) -> None:
    """A framed door with a sunk panel."""
    x0, x1, z0, z1 = x0 + GAP, x1 - GAP, z0 + GAP, z1 - GAP
    box(
        f"{name} panel",
        x0 + frame - 0.01,
        x1 - frame + 0.01,
        y + 0.009,
        y + FRONT,
        z0 + frame - 0.01,
        z1 - frame + 0.01,
        material,
        eased=0,
    )
    for part, a, b, c, d in (
        ("left", x0, x0 + frame, z0, z1),
        ("right", x1 - frame, x1, z0, z1),
        ("low", x0 + frame, x1 - frame, z0, z0 + frame),
        ("high", x0 + frame, x1 - frame, z1 - frame, z1),
    ):
        box(f"{name} {part}", a, b, y, y + FRONT, c, d, material, eased=0.001)


def bar_handle(
    name: str,
    x: float,
    y: float,
    z: float,
    length: float,
    material: Material,
    upright: bool = False,
    thick: float = 0.01,
) -> None:
    """A bar on two posts in front of a front at `y`, its middle at (x, z)."""
    half = length / 2
    if upright:
        box(
            name,
            x - thick / 2,
            x + thick / 2,
            y - 0.034,
            y - 0.024,
            z - half,
            z + half,
            material,
            eased=0.002,
            segments=3,
        )
        posts = ((x, z - half * 0.85), (x, z + half * 0.85))
    else:
        box(
            name,
            x - half,
            x + half,
            y - 0.034,
            y - 0.024,
            z - thick / 2,
            z + thick / 2,
            material,
            eased=0.002,
            segments=3,
        )
        posts = ((x - half * 0.85, z), (x + half * 0.85, z))
    for i, (px, pz) in enumerate(posts):
        box(
            f"{name} post {i}",
            px - 0.004,
            px + 0.004,
            y - 0.026,
            y,
            pz - 0.004,
            pz + 0.004,
            material,
            eased=0.001,
        )


def knob(name: str, x: float, y: float, z: float, material: Material, radius: float = 0.014) -> Object:
    obj = cylinder(name, 0, 0, 0, 0.026, radius, material, eased=0.004)
    obj.location, obj.rotation_euler = (x, y, z), (1.5707963, 0, 0)
    return obj


def fluted(
    name: str,
    x0: float,
    x1: float,
    y: float,
    z0: float,
    z1: float,
    material: Material,
    *,
    pitch: float = 0.026,
    width: float = 0.02,
    proud: float = 0.022,
) -> None:
    """Upright half-round slats side by side, in front of a dark ground."""
    box(
        f"{name} ground",
        x0,
        x1,
        y + proud * 0.6,
        y + proud + 0.02,
        z0,
        z1,
        materials.paint("carcase", "#1d1c1b", 0.5),
        eased=0,
    )
    count = max(1, round((x1 - x0) / pitch))
    step = (x1 - x0) / count
    for i in range(count):
        middle = x0 + (i + 0.5) * step
        box(
            f"{name} {i}",
            middle - width / 2,
            middle + width / 2,
            y,
            y + proud,
            z0,
            z1,
            material,
            eased=0.007,
            segments=3,
        )


def shelf(
    name: str, x0: float, x1: float, y0: float, y1: float, z: float, material: Material, thick: float = 0.035
) -> Object:
    return box(name, x0, x1, y0, y1, z, z + thick, material)


def oven(name: str, x0: float, x1: float, y: float, z0: float, z1: float) -> None:
    """A built-in oven: black glass, a steel bar, a small clock."""
    glass, steel = materials.black_glass(), materials.steel()
    box(name, x0 + 0.004, x1 - 0.004, y - 0.004, y + 0.02, z0 + 0.003, z1 - 0.003, glass, eased=0.002)
    bar_handle(f"{name} handle", (x0 + x1) / 2, y - 0.006, z1 - 0.11, (x1 - x0) * 0.76, steel, thick=0.012)
    middle = (x0 + x1) / 2
    box(
        f"{name} clock",
        middle - 0.03,
        middle + 0.03,
        y - 0.0046,
        y - 0.0036,
        z1 - 0.066,
        z1 - 0.052,
        materials.glow("clock", "#d8e8ff", 0.5),
        eased=0,
    )


def hob(name: str, x0: float, x1: float, y0: float, y1: float, z: float) -> None:
    box(name, x0, x1, y0, y1, z, z + 0.006, materials.black_glass(), eased=0.002)


def led_strip(name: str, x0: float, x1: float, y: float, z: float, strength: float = 6.0) -> None:
    """The seen line of light under a shelf; what it sheds is an area light of its own (see light.area)."""
    box(
        name,
        x0,
        x1,
        y - 0.008,
        y + 0.008,
        z - 0.003,
        z,
        materials.glow("led strip", "#ffc88c", strength),
        eased=0,
    )


def books(name: str, x: float, y: float, z: float, depth: float = 0.17, count: int = 6) -> float:
    """Books upright side by side from `x` on; gives where they end."""
    covers = ("#d8cfc0", "#8a4b33", "#2d3430", "#b8a98f", "#5c5d58", "#d9d6cd", "#39424f")
    for i in range(count):
        thick, tall = chance().uniform(0.016, 0.036), chance().uniform(0.21, 0.28)
        cover = covers[chance().randrange(len(covers))]
        box(
            f"{name} {i}",
            x,
            x + thick,
            y,
            y + depth * chance().uniform(0.85, 1),
            z,
            z + tall,
            materials.paint(f"book {cover}", cover, 0.7),
        )
        x += thick + 0.001
    return x


def rail(
    name: str, x0: float, x1: float, y: float, z: float, material: Material, radius: float = 0.007
) -> Object:
    return pipe(name, [(x0, y, z), (x1, y, z)], radius, material, bent=False)
