"""Vases, bowls, jars and bottles."""

from collections.abc import Sequence

from . import materials
from .shapes import rounded, turned
from .types import Material, Object, Point, Tint

VASE = (
    (0, 0.005),
    (0.05, 0),
    (0.07, 0.01),
    (0.088, 0.06),
    (0.092, 0.12),
    (0.08, 0.19),
    (0.045, 0.25),
    (0.034, 0.275),
    (0.04, 0.3),
    (0.035, 0.3),
    (0.029, 0.275),
    (0.04, 0.245),
    (0.07, 0.18),
    (0, 0.02),
)


BOTTLE_VASE = (
    (0, 0),
    (0.05, 0),
    (0.075, 0.05),
    (0.08, 0.12),
    (0.05, 0.19),
    (0.028, 0.22),
    (0.032, 0.26),
    (0.026, 0.26),
    (0.022, 0.22),
    (0, 0.2),
)
BOWL = (
    (0, 0.012),
    (0.06, 0.012),
    (0.1, 0.03),
    (0.15, 0.075),
    (0.165, 0.1),
    (0.168, 0.1),
    (0.17, 0.098),
    (0.155, 0.068),
    (0.105, 0.022),
    (0.065, 0),
    (0, 0),
)
JAR = (
    (0, 0),
    (0.055, 0),
    (0.06, 0.006),
    (0.06, 0.15),
    (0.057, 0.155),
    (0.054, 0.15),
    (0.054, 0.01),
    (0, 0.01),
)
POT = ((0, 0), (0.05, 0), (0.065, 0.1), (0.06, 0.1), (0.05, 0.02), (0, 0.09))
CUP = ((0, 0), (0.028, 0), (0.034, 0.01), (0.038, 0.08), (0.036, 0.08), (0.032, 0.01), (0, 0.008))


def vessel(
    name: str, profile: Sequence[Point], x: float, y: float, z: float, material: Material, scale: float = 1.0
) -> Object:
    return turned(name, [(r * scale, h * scale) for r, h in rounded(profile)], material, (x, y, z), around=96)


def bottle(name: str, x: float, y: float, z: float, tint: Tint, height: float = 0.26) -> Object:
    h = height
    profile = [
        (0, 0),
        (0.03, 0),
        (0.034, 0.005),
        (0.034, h * 0.6),
        (0.03, h * 0.68),
        (0.013, h * 0.8),
        (0.012, h),
        (0.015, h),
        (0.015, h + 0.02),
        (0, h + 0.02),
    ]
    return turned(name, profile, materials.paint(f"bottle {tint}", tint, 0.06), (x, y, z))
