"""
Ashtrays, each turned or carved from one block, the hollow polished: a round, a square and a long one for
cigars.
"""

import math

from kit import carving, stage, studio
from kit.shapes import box, cylinder, ease, turned
from kit.stage import Shot
from kit.types import Object, Point

CAMERAS = {
    "round": studio.view((0, 0, 0.012), 0.56, turn=0, rise=22, fstop=20),
    "round above": studio.view((0, 0, 0.014), 0.60, turn=18, rise=64, fstop=22),
    "long": studio.view((0, 0, 0.014), 0.66, turn=-24, rise=24, fstop=20),
    "long above": studio.view((0, 0, 0.016), 0.72, turn=28, rise=66, fstop=22),
    "square": studio.view((0, 0, 0.014), 0.60, turn=-30, rise=27, fstop=20),
    "square above": studio.view((0, 0, 0.016), 0.62, turn=-20, rise=66, fstop=22),
}
# Half a circle's profile from the rim's outside to the middle of the hollow: (radius, height).
ROUND = (
    (0, 0),
    (0.066, 0),
    (0.072, 0.002),
    (0.076, 0.007),
    (0.079, 0.020),
    (0.080, 0.030),
    (0.0795, 0.0335),
    (0.0775, 0.036),
    (0.074, 0.0368),
    (0.066, 0.0368),
    (0.0635, 0.0362),
    (0.0615, 0.0345),
    (0.0605, 0.031),
    (0.058, 0.023),
    (0.053, 0.0165),
    (0.045, 0.0125),
    (0.030, 0.0105),
    (0, 0.010),
)


def build() -> None:
    stage.clear(13)
    kind = Shot.camera.split(" ")[0]
    {"round": round_one, "long": long_one, "square": square_one}[kind]()
    studio.set_up(0.17, CAMERAS[Shot.camera])


def round_one() -> None:
    """Three rests, a third of a turn apart."""
    body = turned("ashtray", ROUND, None, around=160)
    for i in range(3):
        a = math.radians(30 + 120 * i)
        groove(body, (math.cos(a) * 0.07, math.sin(a) * 0.07, 0.0385), a, 0.0062, 0.05)
    ease(body, 0.0011, 3, angle=40)
    carving.carve(body, "stone", carving.through((0.48, 0.30)), angle=50)


def square_one() -> None:
    """A bowl in a square block, and a rest in the middle of each side."""
    side, height = 0.074, 0.040
    body = box("ashtray", -side, side, -side, side, 0, height, None, eased=0)
    arc = [(0.0625 * math.sin(a), -0.030 * math.cos(a)) for a in (math.pi / 2 * i / 28 for i in range(29))]
    hollow = turned("bowl", [*arc, (0.0625, 0.02), (0, 0.02)], None, (0, 0, height), around=128)
    carving.hollow(body, hollow)
    for i in range(4):
        a = math.radians(90 * i)
        groove(body, (math.cos(a) * 0.068, math.sin(a) * 0.068, height + 0.0015), a, 0.0065, 0.03)
    ease(body, 0.0020, 4, angle=40)
    carving.carve(body, "stone", carving.through((0.48, 0.30)), angle=50)


def long_one() -> None:
    """For two cigars: a long hollow with round ends and two wide rests in one long side."""
    x, y, height = 0.105, 0.058, 0.042
    body = box("ashtray", -x, x, -y, y, 0, height, None, eased=0)
    hollow = box(
        "hollow",
        -x + 0.014,
        x - 0.014,
        -y + 0.014,
        y - 0.014,
        0.013,
        height + 0.05,
        None,
        eased=0.020,
        segments=8,
    )
    carving.hollow(body, hollow)
    for px in (-0.045, 0.045):
        groove(body, (px, -y, height + 0.004), math.pi / 2, 0.0125, 0.06)
    ease(body, 0.0020, 4, angle=40)
    carving.carve(body, "stone", carving.through((0.48, 0.30)), angle=50)


def groove(body: Object, middle: Point, angle: float, radius: float, length: float) -> None:
    """A round rest across the rim, its axis level and turned by `angle`."""
    mill = cylinder("mill", 0, 0, 0, length, radius, None, eased=0.0001, around=96)
    mill.rotation_euler = (0, math.pi / 2, angle)
    mill.location = (
        middle[0] - math.cos(angle) * length / 2,
        middle[1] - math.sin(angle) * length / 2,
        middle[2],
    )
    carving.hollow(body, mill)
