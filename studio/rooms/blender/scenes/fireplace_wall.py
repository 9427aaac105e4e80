"""
A mountain house: two bookmatched slabs from floor to ceiling round a wide fire opening, the hearth running on
as a bench.
"""

from kit import fire, greenery, light, living, materials, seats, shell, stage, stone, towels, vessels
from kit.shapes import box

CAMERAS = {
    "main": dict(location=(1.2, -3.15, 1.28), yaw=13, lens=28, shift_y=-0.05),
    "hearth": dict(location=(1.3, -1.85, 0.95), yaw=27, lens=36, shift_y=-0.03),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.6, 3.3, -4.6, 0.6, 2.72
# The face of the stone stands before the wall; the fire opening is cut into it. The two slabs meet at x = 0.
FACE, HALF = 0.0, 1.4
OPENING = (-0.62, 0.78, 0.5, 1.02)
HEARTH, DEEP, END = 0.4, 0.5, 2.95
JOINT = 0.0008


def build() -> None:
    stage.clear(61)
    room()
    surround()
    hearth()
    things()
    daylight()


def room() -> None:
    wall, oak = (
        materials.plaster("warm plaster", "#cfc5b6"),
        materials.wood("oak beam", ("#5d432d", "#7d5d40", "#98754f"), grain="Y"),
    )
    floor = materials.tiles("limestone floor", "#a3988a", "#bfb4a4", 0.9, 0.9, 0.002, 0.35, 0.0)
    box("floor", LEFT - 0.3, RIGHT + 0.3, FRONT, BACK + 0.3, -0.1, 0, floor, eased=0)
    box("back wall", LEFT - 0.3, RIGHT + 0.3, BACK, BACK + 0.3, 0, HEIGHT, wall, eased=0)
    box("chimney breast left", LEFT, -HALF, FACE + 0.12, BACK, 0, HEIGHT, wall, eased=0.004)
    box("breast right", HALF, RIGHT, FACE + 0.12, BACK, 0, HEIGHT, wall, eased=0.004)
    box("left wall", LEFT - 0.3, LEFT, FRONT, BACK, 0, HEIGHT, wall, eased=0)
    box("front wall", LEFT, RIGHT, FRONT - 0.3, FRONT, 0, HEIGHT, wall, eased=0)
    box(
        "ceiling",
        LEFT - 0.3,
        RIGHT + 0.3,
        FRONT - 0.3,
        BACK + 0.3,
        HEIGHT,
        HEIGHT + 0.1,
        materials.plaster("pale ceiling", "#e7e1d6"),
        eased=0,
    )
    for i in range(3):
        x = LEFT + 2.15 + i * 1.6
        box(f"beam {i}", x, x + 0.2, FRONT, FACE - 0.002, HEIGHT - 0.16, HEIGHT, oak, eased=0.01, segments=3)
    shell.side_wall_with_window(
        RIGHT, 1, FRONT, BACK, HEIGHT, (-3.2, -0.25, 2.4), wall, materials.black_metal(), panes=3
    )
    garden = greenery.leaves("garden leaf", greenery.DARK)
    greenery.lawn("meadow", RIGHT + 0.3, 40, -20, 14, -0.4)
    for i, (x, y, height) in enumerate(
        ((9, -6.5, 6), (11, -3, 8), (9.5, 0.5, 6.5), (13, 3.5, 9), (10, 6.5, 7))
    ):
        greenery.tree(f"tree {i}", x, y, -0.5, height, garden)


def surround() -> None:
    """
    Pieces of the two slabs around the opening; u runs upwards and v to the left, so that v = 2 m is the fold
    at x = 0.
    """
    left, right, low, high = OPENING
    ground = FACE + 0.03
    for name, x0, x1, z0, z1 in (
        ("far left", -HALF, left, HEARTH, HEIGHT - 0.002),
        ("left low", left, -JOINT, HEARTH, low),
        ("left high", left, -JOINT, high, HEIGHT - 0.002),
        ("right low", JOINT, right, HEARTH, low),
        ("right high", JOINT, right, high, HEIGHT - 0.002),
        ("far right", right, HALF, HEARTH, HEIGHT - 0.002),
    ):
        sides = ["front"]
        sides += ["left"] if x0 == -HALF else []
        sides += ["right"] if x1 == HALF else []
        stone.slab(
            f"surround {name}",
            x0,
            x1,
            FACE,
            ground,
            z0 + 0.0005,
            z1,
            "surround",
            main="front",
            axes=("+z", "-x"),
            corner=(0, FACE, 0),
            origin=(0.12, 2.0),
            sides=sides,
            eased=0.0006,
        )
    core = materials.paint("shadow", "#191715", 0.9)
    for name, x0, x1, z0, z1 in (
        ("left", -HALF + 0.01, left - 0.03, 0.1, HEIGHT),
        ("right", right + 0.03, HALF - 0.01, 0.1, HEIGHT),
        ("high", left - 0.03, right + 0.03, high + 0.03, HEIGHT),
        ("low", left - 0.03, right + 0.03, 0.1, low - 0.03),
    ):
        box(f"core {name}", x0, x1, ground, BACK, z0, z1, core, eased=0)
    fire.firebox("fire", left, right, FACE + 0.004, low, high, depth=0.46)
    fire.logs("logs", (left + right) / 2, FACE + 0.27, low + 0.005, length=0.62, radius=0.062)


def hearth() -> None:
    """A ledge on a dark step back, with a joint at the edge of the surround."""
    for name, x0, x1, origin in (
        ("hearth", -HALF, HALF, (0.2, 0.3)),
        ("bench", HALF, END, (0.2 + 2 * HALF, 0.3)),
    ):
        stone.slab(
            name,
            x0 + JOINT,
            x1 - JOINT,
            FACE - DEEP + 0.06,
            FACE + 0.11,
            HEARTH - 0.06,
            HEARTH,
            "hearth",
            origin=origin,
            sides=("top", "front", "left", "right"),
            eased=0.002,
        )
    box(
        "hearth step",
        -HALF + 0.08,
        HALF - 0.4,
        FACE - DEEP + 0.2,
        FACE + 0.1,
        0,
        HEARTH - 0.06,
        materials.plaster("warm plaster", "#cfc5b6"),
        eased=0.003,
    )
    for i, x in enumerate((HALF - 0.4, END - 0.06)):
        box(
            f"bench side {i}",
            x,
            x + 0.05,
            FACE - DEEP + 0.12,
            FACE + 0.1,
            0,
            HEARTH - 0.06,
            materials.black_metal(),
            eased=0.002,
        )
    fire.log_stack("firewood", HALF - 0.34, END - 0.08, FACE - DEEP + 0.16, FACE + 0.1, 0.0, HEARTH - 0.07)


def things() -> None:
    wool = materials.fabric("grey wool", "#8d857a", grain=200)
    living.throw_pillow(
        "cushion",
        2.55,
        FACE + 0.02,
        HEARTH - 0.012,
        0.44,
        materials.fabric("rust wool", "#8d5a3c", grain=300),
        lean=16,
        turn=-8,
    )
    living.throw_pillow(
        "cushion two",
        2.2,
        FACE + 0.0,
        HEARTH - 0.012,
        0.4,
        materials.fabric("oat linen", "#c9bda6", grain=300),
        lean=18,
        turn=10,
    )
    towels.folded_towel("throw", 1.5, 1.92, FACE - 0.38, FACE - 0.02, HEARTH, wool, layers=2, thick=0.04)
    vessels.vessel(
        "jar",
        vessels.VASE,
        -1.12,
        FACE - 0.2,
        HEARTH,
        materials.ceramic("dark clay", "#3d352e", 0.5),
        scale=1.2,
    )
    seats.armchair(
        "armchair", -1.55, -1.35, materials.fabric("boucle", "#b5a892", grain=160, bump=0.9), turn=118
    )
    living.rug("rug", -1.9, 1.3, -2.6, -0.75, "#6f665a")


def daylight() -> None:
    light.sky(0.35, 24, 260, 1.5)
    light.sun((-0.82, 0.42, -0.42), 5.5)
    light.window((RIGHT + 0.12, -1.72, 1.2), (0, 90, 0), 2.4, 2.9, 110)
    light.area("wash", (0.0, FACE - 0.35, HEIGHT - 0.18), (-14, 0, 0), 2.4, 0.05, 22, light.WARM)
    light.area("fill", (0.2, FRONT + 0.05, 1.5), (90, 0, 0), 4.0, 2.2, 40, (1, 0.95, 0.88))
