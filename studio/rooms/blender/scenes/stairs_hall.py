"""
The hall of an old town house: a broad flight to a landing under a tall window, and a second one on along the
far wall.
"""

from kit import fittings, foliage, greenery, light, materials, seats, stage, stairs, stone, towels, vessels
from kit.shapes import box, pipe

CAMERAS = {
    "main": dict(location=(0.7, -2.6, 1.35), yaw=13, lens=28, shift_y=0.0),
    "landing": dict(location=(-1.35, 0.75, 3.0), yaw=-24, lens=30, shift_y=-0.12, fstop=2.8, focus=2.9),
}

LEFT, RIGHT, FRONT, HEIGHT = -1.95, 3.6, -5.0, 5.0
# The first flight lies along the left wall; INNER is its open side, where the second one begins.
INNER, STEPS, MORE = -0.1, 9, 9
LANDING = STEPS * stairs.RISE
EDGE = (STEPS - 1) * stairs.GOING
BACK = EDGE + 1.85
RAIL = 0.9


def build() -> None:
    stage.clear(31)
    hall()
    window()
    steps()
    balustrade()
    things()
    daylight()


def hall() -> None:
    wall, sage = (
        materials.plaster("pale plaster", "#d6cfbf"),
        materials.paint("panelling", "#8c9182", 0.42, smudge=0.05),
    )
    floor = materials.tiles("hall floor", "#a79c8b", "#c9beac", 0.6, 0.6, 0.0015, 0.2, 0.0)
    box("floor", LEFT - 0.3, RIGHT, FRONT, BACK, -0.1, 0, floor, eased=0)
    box("wall left", LEFT - 0.3, LEFT, FRONT, BACK, 0, HEIGHT, wall, eased=0)
    box("wall front", LEFT, RIGHT, FRONT - 0.3, FRONT, 0, HEIGHT, wall, eased=0)
    box("wall right", RIGHT, RIGHT + 0.3, FRONT, BACK, 0, HEIGHT, wall, eased=0)
    box(
        "ceiling",
        LEFT - 0.3,
        RIGHT + 0.3,
        FRONT,
        BACK + 0.3,
        HEIGHT,
        HEIGHT + 0.1,
        materials.paint("ceiling", "#efede6", 0.9),
        eased=0,
    )
    y = EDGE - 0.001
    box("skirting", INNER + 0.01, RIGHT, y - 0.022, y, 0, 0.16, sage, eased=0.004)
    for i in range(3):
        a, b = INNER + 0.22 + i * 1.18, INNER + 1.2 + i * 1.18
        high = 0.32 + 0.86
        for part, x0, x1, z0, z1 in (
            ("low", a, b, 0.32, 0.35),
            ("high", a, b, high, high + 0.03),
            ("left", a, a + 0.03, 0.35, high),
            ("right", b - 0.03, b, 0.35, high),
        ):
            box(f"panel {i} {part}", x0, x1, y - 0.012, y + 0.01, z0, z1, sage, eased=0.004)


def window() -> None:
    wall, white = (
        materials.plaster("pale plaster", "#d6cfbf"),
        materials.paint("window white", "#e6e3da", 0.35),
    )
    left, right, low, high = LEFT + 0.4, INNER - 0.3, LANDING + 0.5, HEIGHT - 0.35
    box("back left", LEFT, left, BACK, BACK + 0.35, 0, HEIGHT, wall, eased=0)
    box("back right", right, RIGHT, BACK, BACK + 0.35, 0, HEIGHT, wall, eased=0)
    box("back below", left, right, BACK, BACK + 0.35, 0, low, wall, eased=0)
    box("back above", left, right, BACK, BACK + 0.35, high, HEIGHT, wall, eased=0)
    for i in range(3):
        x = left + (right - left) * i / 2
        box(f"mullion {i}", x - 0.022, x + 0.022, BACK + 0.16, BACK + 0.21, low, high, white, eased=0.004)
    for i in range(5):
        z = low + (high - low) * i / 4
        box(f"bar {i}", left, right, BACK + 0.165, BACK + 0.205, z - 0.018, z + 0.018, white, eased=0.004)
    garden = greenery.leaves("garden leaf", ("#7f9467", "#9fb182", "#c5d1a8"), sky=1.1)
    greenery.lawn("lawn", -50, 40, BACK + 0.5, 70, -0.3, tint="#a9b585")
    greenery.row(
        "tree",
        [(x, 25 + 4 * (i % 3)) for i, x in enumerate(range(-38, 26, 4))],
        -0.3,
        8.5,
        garden,
        greenery.bark(0.55),
    )
    box("sill", left - 0.06, right + 0.06, BACK - 0.05, BACK + 0.1, low - 0.04, low, white, eased=0.006)


def steps() -> None:
    panel = materials.paint("panelling", "#8c9182", 0.42, smudge=0.05)
    stairs.flight(
        "first", LEFT + 0.002, INNER, 0, STEPS - 1, eye=1.35, thick=0.035, sides=("right",), core=panel
    )
    stone.slab(
        "last riser",
        LEFT + 0.002,
        INNER,
        EDGE,
        EDGE + 0.02,
        LANDING - stairs.RISE + 0.001,
        LANDING - 0.035 + stairs.INTO_TREAD,
        "risers",
        main="front",
        origin=(0.1, 0.1),
        sides=("front", "right"),
    )
    box(
        "landing core",
        LEFT,
        INNER + 0.02,
        EDGE + 0.012,
        BACK,
        0,
        LANDING - 0.035 + stairs.INTO_TREAD,
        panel,
        eased=0,
    )
    stone.slab(
        "landing",
        LEFT + 0.002,
        INNER + 0.03,
        EDGE - stairs.NOSING,
        BACK,
        LANDING - 0.035,
        LANDING,
        "landing",
        origin=(0.3, 0.05),
        sides=("front", "top"),
        eased=0.003,
    )
    stairs.flight_across("second", INNER + 0.012, EDGE, BACK, MORE, LANDING, thick=0.035, core=panel)


def balustrade() -> None:
    iron, walnut = materials.black_metal(), materials.wood("walnut rail", materials.WALNUT)
    along, across = (materials.wood(f"walnut along {axis}", materials.WALNUT, grain=axis) for axis in "YX")
    slope, x = stairs.RISE / stairs.GOING, INNER - 0.07
    points = [
        (
            x,
            (i + share) * stairs.GOING,
            (i + 1) * stairs.RISE,
            stairs.RISE + RAIL + ((i + share) * stairs.GOING - 0.07) * slope,
        )
        for i in range(STEPS - 1)
        for share in (0.3, 0.8)
    ]
    stairs.rods("rod", points, iron, radius=0.007)
    end = EDGE + 0.05
    pipe(
        "rail",
        [(x, 0.03, stairs.RISE + RAIL - 0.04 * slope), (x, end, stairs.RISE + RAIL + (end - 0.07) * slope)],
        0.026,
        along,
        bent=False,
    )
    box("newel", x - 0.035, x + 0.035, 0.0, 0.07, stairs.RISE, stairs.RISE + RAIL + 0.06, walnut, eased=0.004)
    box(
        "upper newel",
        x - 0.035,
        x + 0.035,
        EDGE + 0.02,
        EDGE + 0.09,
        LANDING,
        LANDING + RAIL + 0.25,
        walnut,
        eased=0.004,
    )
    y, start = EDGE + 0.06, INNER + 0.012
    points = [
        (
            start + (i + share) * stairs.GOING,
            y,
            LANDING + (i + 1) * stairs.RISE,
            LANDING + stairs.RISE + RAIL + ((i + share) * stairs.GOING - 0.07) * slope,
        )
        for i in range(MORE)
        for share in (0.3, 0.8)
    ]
    stairs.rods("upper rod", points, iron, radius=0.007)
    end = start + MORE * stairs.GOING
    pipe(
        "upper rail",
        [
            (x, y, LANDING + stairs.RISE + RAIL - 0.11 * slope),
            (end, y, LANDING + stairs.RISE + RAIL + (end - start - 0.07) * slope),
        ],
        0.026,
        across,
        bent=False,
    )


def things() -> None:
    walnut, brass = materials.wood("walnut across", materials.WALNUT, grain="X"), materials.brass()
    seats.bench("bench", 0.62, 1.9, EDGE - 0.5, EDGE - 0.1, 0.45, walnut)
    towels.folded_towel(
        "throw",
        0.78,
        1.2,
        EDGE - 0.47,
        EDGE - 0.13,
        0.45,
        materials.fabric("rust wool", "#8d5a3c"),
        layers=1,
        thick=0.05,
    )
    fittings.globe_pendant("lantern", 1.05, 0.9, 2.28, HEIGHT, brass, radius=0.17)
    vessels.vessel(
        "floor vase",
        vessels.VASE,
        2.3,
        EDGE - 0.32,
        0,
        materials.ceramic("glazed", "#cfc6b4", 0.3),
        scale=1.9,
    )
    leaf, stem = foliage.greens()
    foliage.branches(
        "branches",
        2.3,
        EDGE - 0.32,
        0.55,
        leaf,
        stem,
        count=9,
        height=0.9,
        spread=0.5,
        leaf_length=0.08,
        leaves=16,
    )


def daylight() -> None:
    light.sky(0.4, 40, 170, 1.5)
    light.sun((-0.33, -0.7, -0.6), 8)
    light.window(((LEFT + INNER) / 2, BACK + 0.1, LANDING + 1.9), (-75, 0, 0), 1.1, 2.5, 260)
    light.area("hall window", (RIGHT - 0.05, -2.6, 2.0), (0, 90, 0), 2.6, 2.0, 150, light.DAYLIGHT)
    light.area("fill", (0.4, FRONT + 0.05, 2.0), (90, 0, 0), 4.2, 2.6, 60, (1, 0.95, 0.88))
