"""
A city loft: treads of stone out of a white wall, thin black rods up to an oak handrail, a tall window at the
side.
"""

from kit import foliage, light, living, materials, seats, shell, stage, stairs, upholstery, vessels
from kit.shapes import box, pipe

CAMERAS = {
    "main": dict(location=(-1.35, -2.95, 1.3), yaw=-24, lens=30, shift_y=-0.015),
    "profile": dict(location=(-0.85, -1.25, 2.0), yaw=-42, pitch=-24, lens=38, fstop=8, focus=1.7),
    "foot": dict(location=(-1.9, -1.85, 1.3), yaw=-47, lens=31, shift_y=-0.05),
}

LEFT, RIGHT, FRONT, WALL, HEIGHT = -2.9, 4.6, -5.2, 1.1, 3.1
# The treads: their free ends and the wall they come from, the first one's start, how many.
FREE, FIRST, STEPS = -0.1, -0.85, 15
DEPTH, THICK = 0.33, 0.08


def build() -> None:
    stage.clear(21)
    room()
    stairs.cantilevered("tread", FIRST, FREE, WALL - 0.004, STEPS, depth=DEPTH, thick=THICK)
    balustrade()
    things()
    daylight()


def room() -> None:
    wall = materials.plaster("white plaster", "#c9c1b4")
    living.planks(
        "boards",
        LEFT,
        RIGHT,
        FRONT,
        WALL,
        materials.wood("smoked floor", materials.SMOKED_OAK, grain="X", rough=0.4),
        along="x",
    )
    box("back wall", LEFT - 0.3, RIGHT + 0.3, WALL, WALL + 0.3, 0, HEIGHT + 1.2, wall, eased=0)
    box("right wall", RIGHT, RIGHT + 0.3, FRONT, WALL, 0, HEIGHT + 1.2, wall, eased=0)
    box("front wall", LEFT, RIGHT, FRONT - 0.3, FRONT, 0, HEIGHT, wall, eased=0)
    shell.side_wall_with_window(
        LEFT, -1, FRONT, WALL, HEIGHT, (-3.4, 0.55, 2.75), wall, materials.black_metal(), panes=5
    )
    ceiling = materials.paint("ceiling", "#efede8", 0.9)
    box(
        "ceiling",
        LEFT - 0.3,
        RIGHT + 0.3,
        FRONT - 0.3,
        FREE - 0.12,
        HEIGHT,
        HEIGHT + 0.25,
        ceiling,
        eased=0.003,
    )
    box(
        "ceiling left",
        LEFT - 0.3,
        FIRST - 0.3,
        FREE - 0.12,
        WALL + 0.3,
        HEIGHT,
        HEIGHT + 0.25,
        ceiling,
        eased=0.003,
    )
    box("roof", LEFT - 0.3, RIGHT + 0.3, FREE - 0.2, WALL + 0.3, HEIGHT + 1.2, HEIGHT + 1.3, ceiling, eased=0)
    box(
        "upper back", FIRST - 0.5, RIGHT, FREE - 0.42, FREE - 0.12, HEIGHT + 0.25, HEIGHT + 1.2, wall, eased=0
    )
    box(
        "skirting",
        LEFT,
        RIGHT,
        WALL - 0.012,
        WALL,
        0,
        0.06,
        materials.paint("skirting white", "#dedad2", 0.5),
    )
    box("roof opposite", -14, -7, -12, 8, -3, 0.35, materials.paint("roof opposite", "#8d8479", 0.9), eased=0)


def balustrade() -> None:
    black, oak = materials.black_metal(), materials.wood("walnut rail", materials.WALNUT)
    y = FREE + 0.03
    points = []
    for i in range(STEPS):
        top = (i + 1) * stairs.RISE
        for share in (0.2, 0.7):
            x = FIRST + i * stairs.GOING + DEPTH * share
            points.append((x, y, top, top + 0.86 + (share - 0.45) * stairs.RISE))
    stairs.rods(
        "rod", [(x, yy, foot, min(head, HEIGHT + 0.1)) for x, yy, foot, head in points], black, radius=0.0055
    )
    slope = stairs.RISE / stairs.GOING
    start = FIRST + DEPTH * 0.2
    end = FIRST + STEPS * stairs.GOING
    low = stairs.RISE + 0.86 - 0.25 * stairs.RISE
    pipe(
        "rail",
        [(start - 0.12, y, low - 0.12 * slope), (end, y, low + (end - start) * slope)],
        0.021,
        oak,
        bent=False,
    )


def things() -> None:
    wool, black = upholstery.woven("wool", "#7d6a55", grain=200), materials.black_metal()
    seats.armchair("armchair", 2.55, -0.1, wool, turn=24)
    living.floor_lamp("lamp", 3.42, 0.55, 1.5, black, living.lit_shade())
    living.rug("rug", 1.2, 3.9, -1.7, 0.4, "#c9bda8")
    vessels.vessel(
        "urn", vessels.VASE, -1.7, 0.62, 0, materials.ceramic("dark clay", "#57483c", 0.6), scale=1.9
    )
    leaf, stem = foliage.greens()
    foliage.branches(
        "branches",
        -1.7,
        0.62,
        0.52,
        leaf,
        stem,
        count=8,
        height=1.05,
        spread=0.55,
        leaf_length=0.075,
        leaves=18,
    )


def daylight() -> None:
    light.sky(0.35, 36, 80, 1.5)
    light.sun((0.78, 0.42, -0.52), 4.6)
    light.window((LEFT - 0.12, -1.42, 1.38), (0, -90, 0), 2.7, 3.9, 120)
    light.area("stairwell", (1.6, 0.5, HEIGHT + 1.15), (0, 0, 0), 3.6, 0.7, 55, light.DAYLIGHT)
    light.point("lamp light", (3.42, 0.55, 1.5), 30, radius=0.12)
    light.area("fill", (1.0, FRONT + 0.05, 1.5), (90, 0, 0), 4.0, 2.2, 32, (1, 0.95, 0.88))
