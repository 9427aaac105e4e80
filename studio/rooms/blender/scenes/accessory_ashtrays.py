"""Ashtrays, each turned or carved from one block, the hollow polished: a round, a square and a long one for cigars."""

import math

from kit import carving, stage, studio
from kit.shapes import box, cylinder, ease, turned
from kit.stage import Shot

EXPOSURE = 0.05
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
    (0, 0), (.066, 0), (.072, .002), (.076, .007), (.079, .020), (.080, .030), (.0795, .0335), (.0775, .036), (.074, .0368),
    (.066, .0368), (.0635, .0362), (.0615, .0345), (.0605, .031), (.058, .023), (.053, .0165), (.045, .0125), (.030, .0105), (0, .010),
)


def build():
    stage.clear(13)
    kind = Shot.camera.split(" ")[0]
    {"round": round_one, "long": long_one, "square": square_one}[kind]()
    studio.set_up(0.17, CAMERAS[Shot.camera])


def round_one():
    """Three rests, a third of a turn apart."""
    body = turned("ashtray", ROUND, None, around=160)
    for i in range(3):
        a = math.radians(30 + 120 * i)
        groove(body, (math.cos(a) * .07, math.sin(a) * .07, .0385), a, .0062, .05)
    ease(body, .0011, 3, angle=40)
    carving.carve(body, "stone", carving.through((.48, .30)), angle=50)


def square_one():
    """A bowl in a square block, and a rest in the middle of each side."""
    side, height = .074, .040
    body = box("ashtray", -side, side, -side, side, 0, height, None, eased=0)
    arc = [(.0625 * math.sin(a), -.030 * math.cos(a)) for a in (math.pi / 2 * i / 28 for i in range(29))]
    hollow = turned("bowl", [*arc, (.0625, .02), (0, .02)], None, (0, 0, height), around=128)
    carving.hollow(body, hollow)
    for i in range(4):
        a = math.radians(90 * i)
        groove(body, (math.cos(a) * .068, math.sin(a) * .068, height + .0015), a, .0065, .03)
    ease(body, .0020, 4, angle=40)
    carving.carve(body, "stone", carving.through((.48, .30)), angle=50)


def long_one():
    """For two cigars: a long hollow with round ends and two wide rests in one long side."""
    x, y, height = .105, .058, .042
    body = box("ashtray", -x, x, -y, y, 0, height, None, eased=0)
    hollow = box("hollow", -x + .014, x - .014, -y + .014, y - .014, .013, height + .05, None, eased=.020, segments=8)
    carving.hollow(body, hollow)
    for px in (-.045, .045):
        groove(body, (px, -y, height + .004), math.pi / 2, .0125, .06)
    ease(body, .0020, 4, angle=40)
    carving.carve(body, "stone", carving.through((.48, .30)), angle=50)


def groove(body, middle, angle, radius, length):
    """A round rest across the rim, its axis level and turned by `angle`."""
    mill = cylinder("mill", 0, 0, 0, length, radius, None, eased=0.0001, around=96)
    mill.rotation_euler = (0, math.pi / 2, angle)
    mill.location = (middle[0] - math.cos(angle) * length / 2, middle[1] - math.sin(angle) * length / 2, middle[2])
    carving.hollow(body, mill)
