"""Taps and showers."""

import math

from .shapes import box, cylinder, pipe, turned
from .types import Material, Object, Point


def plate(name: str, x0: float, x1: float, y: float, z: float, material: Material) -> Object:
    """What taps on the wall at `y` are mounted on: plain, so that they are seen before any pattern."""
    return box(name, x0, x1, y - 0.01, y, z - 0.045, z + 0.045, material, eased=0.003)


def wall_lever(
    name: str, x: float, y: float, z: float, material: Material, reach: float = 0.19, spread: float = 0.12
) -> None:
    """A spout from the wall at `y` and, right of it, a turning lever, both on one plate."""
    pipe(
        name,
        [(x, y, z), (x, y - reach + 0.015, z), (x, y - reach, z - 0.015), (x, y - reach, z - 0.028)],
        0.011,
        material,
        bent=False,
    )
    plate(f"{name} plate", x - 0.045, x + spread + 0.045, y, z, material)
    pipe(f"{name} stem", [(x + spread, y, z), (x + spread, y - 0.058, z)], 0.017, material, bent=False)
    pipe(
        f"{name} lever",
        [(x + spread, y - 0.05, z), (x + spread + 0.004, y - 0.056, z + 0.085)],
        0.005,
        material,
        bent=False,
    )


def floor_filler(
    name: str,
    x: float,
    y: float,
    material: Material,
    towards: Point = (0, -1),
    height: float = 1.0,
    reach: float = 0.23,
) -> None:
    """A bath's tap that rises from the floor, with a hand shower; `towards` is where the spout points."""
    dx, dy = towards

    def at(out: float, z: float) -> tuple[float, float, float]:
        return (x + dx * out, y + dy * out, z)

    pipe(name, [at(0, 0), at(0, height - 0.08)], 0.013, material, bent=False)
    pipe(
        f"{name} bow",
        [
            at(0, height - 0.085),
            at(0.012, height - 0.02),
            at(reach * 0.45, height),
            at(reach - 0.02, height - 0.012),
            at(reach, height - 0.06),
        ],
        0.013,
        material,
    )
    cylinder(f"{name} foot", x, y, 0, 0.012, 0.05, material)
    side = (-dy, dx)
    block = cylinder(f"{name} valve", 0, 0, -0.07, 0.07, 0.021, material)
    block.location, block.rotation_euler = (
        at(0, height - 0.2),
        (math.pi / 2 * abs(dx), math.pi / 2 * abs(dy), 0),
    )

    def hold(out: float, z: float) -> tuple[float, float, float]:
        return (x + side[0] * 0.075 + dx * out, y + side[1] * 0.075 + dy * out, z)

    pipe(
        f"{name} hand shower",
        [hold(0.02, height - 0.22), hold(0.025, height - 0.03), hold(0.07, height + 0.005)],
        0.0095,
        material,
    )
    pipe(
        f"{name} hose",
        [
            hold(0.02, height - 0.22),
            hold(0.05, height - 0.5),
            hold(0.04, height - 0.66),
            hold(-0.01, height - 0.45),
            (x + side[0] * 0.03, y + side[1] * 0.03, height - 0.22),
        ],
        0.0055,
        material,
    )


def shower(
    name: str,
    x: float,
    y: float,
    material: Material,
    head_height: float = 2.15,
    reach: float = 0.38,
    radius: float = 0.14,
    valve: float = 1.1,
) -> None:
    """
    On the wall at `y` (looking along -y): a rain head on an arm, a thermostat, a hand shower on a holder.
    """
    pipe(
        f"{name} arm",
        [(x, y, head_height), (x, y - reach, head_height), (x, y - reach, head_height - 0.04)],
        0.011,
        material,
        bent=False,
    )
    turned(
        f"{name} head",
        [
            (0, 0),
            (radius - 0.003, 0),
            (radius, 0.003),
            (radius, 0.008),
            (0.02, 0.012),
            (0.016, 0.03),
            (0, 0.03),
        ],
        material,
        (x, y - reach, head_height - 0.065),
    )
    for i, (dz, size) in enumerate(((0.0, 0.05), (0.16, 0.05))):
        rose = cylinder(f"{name} plate {i}", 0, 0, 0, 0.008, size, material)
        rose.location, rose.rotation_euler = (x, y, valve + dz), (math.pi / 2, 0, 0)
        turn = cylinder(f"{name} knob {i}", 0, 0, 0.008, 0.05, 0.021, material)
        turn.location, turn.rotation_euler = (x, y, valve + dz), (math.pi / 2, 0, 0)
    rose = cylinder(f"{name} arm rose", 0, 0, 0, 0.008, 0.032, material)
    rose.location, rose.rotation_euler = (x, y, head_height), (math.pi / 2, 0, 0)
    hx, top = x + 0.24, valve + 0.24
    pipe(f"{name} holder", [(hx, y, top - 0.06), (hx, y - 0.045, top - 0.06)], 0.012, material, bent=False)
    pipe(
        f"{name} hand",
        [(hx, y - 0.05, top - 0.17), (hx, y - 0.055, top + 0.04)],
        0.0105,
        material,
        bent=False,
    )
    pipe(f"{name} outlet", [(hx, y, valve), (hx, y - 0.04, valve)], 0.014, material, bent=False)
    pipe(
        f"{name} hose",
        [
            (hx, y - 0.05, top - 0.17),
            (hx - 0.01, y - 0.06, valve - 0.2),
            (hx + 0.02, y - 0.07, valve - 0.48),
            (hx + 0.06, y - 0.06, valve - 0.3),
            (hx, y - 0.04, valve - 0.01),
        ],
        0.006,
        material,
    )
