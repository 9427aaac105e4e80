"""What a kitchen works and lays its table with: plates, cups, pots, boards."""

import math

from . import materials, vessels
from .shapes import box, pipe, rounded, turned
from .types import Material, Object


def plates(name: str, x: float, y: float, z: float, material: Material, count: int = 5) -> None:
    for i in range(count):
        turned(
            f"{name} {i}",
            [(0, 0.004), (0.07, 0.004), (0.105, 0.014), (0.106, 0.017), (0.07, 0.009), (0, 0.009)],
            material,
            (x, y, z + i * 0.011),
        )


def bowls(name: str, x: float, y: float, z: float, material: Material, count: int = 3) -> None:
    for i in range(count):
        turned(
            f"{name} {i}",
            [
                (0, 0),
                (0.03, 0),
                (0.055, 0.03),
                (0.068, 0.06),
                (0.066, 0.06),
                (0.052, 0.03),
                (0.028, 0.005),
                (0, 0.005),
            ],
            material,
            (x, y, z + i * 0.018),
        )


def cups(
    name: str, x: float, y: float, z: float, material: Material, count: int = 4, step: float = 0.105
) -> None:
    for i in range(count):
        turned(f"{name} {i}", list(vessels.CUP), material, (x + i * step, y, z))


def pot(name: str, x: float, y: float, z: float, material: Material) -> Object:
    """A lidded cooking pot with two handles and a knob of steel."""
    profile = [
        (0, 0),
        (0.095, 0),
        (0.103, 0.006),
        (0.105, 0.02),
        (0.105, 0.11),
        (0.108, 0.113),
        (0.108, 0.116),
        (0.103, 0.1165),
        (0.103, 0.118),
        (0.107, 0.119),
        (0.106, 0.123),
        (0.09, 0.131),
        (0.03, 0.143),
        (0, 0.145),
    ]
    for side in (-1, 1):
        ends = [
            (side * r, w, h)
            for r, w, h in (
                (0.1, -0.04, 0.092),
                (0.138, -0.028, 0.097),
                (0.138, 0.028, 0.097),
                (0.1, 0.04, 0.092),
            )
        ]
        pipe(f"{name} handle {side}", [(x + r, y + w, z + h) for r, w, h in ends], 0.0065, material)
    knob = [(0, 0), (0.008, 0), (0.008, 0.012), (0.02, 0.018), (0.021, 0.026), (0.017, 0.03), (0, 0.031)]
    turned(f"{name} knob", rounded(knob), materials.steel(), (x, y, z + 0.144))
    return turned(name, profile, material, (x, y, z), around=96)


def utensils(name: str, x: float, y: float, z: float, jar: Material) -> None:
    vessels.vessel(name, vessels.JAR, x, y, z, jar)
    wood, black = materials.wood("oak upright"), materials.black_metal()
    for i in range(5):
        a = i * 1.3
        ends = [
            (x + 0.02 * math.cos(a), y + 0.02 * math.sin(a), z + 0.02),
            (x + 0.05 * math.cos(a), y + 0.05 * math.sin(a), z + 0.23 + 0.02 * i),
        ]
        pipe(f"{name} {i}", ends, 0.006, wood if i % 2 else black, bent=False)


def board(
    name: str, x0: float, x1: float, y: float, z: float, height: float, wood: Material, lean: float = 7.0
) -> Object:
    """A chopping board that leans against the wall behind `y`."""
    obj = box(name, x0, x1, y - 0.02, y, z, z + height, wood, eased=0.008, segments=4)
    obj.rotation_euler = (math.radians(-lean), 0, 0)
    return obj
