"""
A walk-in shower under a slot of sky: stone round the corner, a niche with a line of light, a pane of glass,
black fittings, oak.
"""

from kit import cladding, joinery, light, materials, stage, stone, taps, towels, vessels, washroom
from kit.shapes import box, pipe

CAMERAS = {
    "main": dict(location=(-1.25, -1.75, 1.28), yaw=-22, lens=26, shift_y=-0.045),
    "niche": dict(location=(0.2, 0.2, 1.31), yaw=-12, lens=42, shift_y=-0.03, fstop=4.0, focus=1.5),
    "corner": dict(location=(-1.0, -1.15, 1.28), yaw=-31, lens=29, shift_y=-0.07),
    "bench": dict(location=(1.15, -1.5, 1.27), yaw=30, lens=29, shift_y=-0.06),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.0, 1.5, -4.0, 1.8, 2.6
# The wall is built up before the masonry so that a niche fits into it.
STONE, SLOT = BACK - 0.12, 1.22
SIDE = RIGHT - 0.02
JOINT, BASE = -1.35, 0.55
PANE = -0.2


def build() -> None:
    stage.clear(41)
    room()
    stonework()
    shower()
    bench()
    daylight()


def room() -> None:
    wall = materials.plaster("pale plaster", "#cfc8bc")
    ceiling = materials.paint("ceiling", "#f1efea", 0.9)
    box("screed", LEFT - 0.3, RIGHT + 0.3, FRONT, BACK + 0.3, -0.2, -0.03, ceiling, eased=0)
    box("ceiling", LEFT - 0.3, RIGHT + 0.3, FRONT, SLOT, HEIGHT, HEIGHT + 0.7, ceiling, eased=0.003)
    box("back", LEFT - 0.3, RIGHT + 0.3, BACK, BACK + 0.3, 0, HEIGHT + 0.7, ceiling, eased=0)
    box("left", LEFT - 0.3, LEFT, FRONT, BACK, 0, HEIGHT + 0.7, wall, eased=0)
    box("right", RIGHT, RIGHT + 0.3, FRONT, BACK, 0, HEIGHT + 0.7, wall, eased=0)
    box("front", LEFT - 0.3, RIGHT + 0.3, FRONT - 0.3, FRONT, 0, HEIGHT, wall, eased=0)
    box("top of back", LEFT, RIGHT, STONE + 0.002, BACK, HEIGHT + 0.15, HEIGHT + 0.7, ceiling, eased=0)


def stonework() -> None:
    pieces = cladding.clad_back(
        "wall", LEFT, SIDE, BACK, 0, HEIGHT + 0.15, "wall", joint=JOINT, base=BASE - 2.0, thick=0.12
    )
    x0, z0 = 0.05, 1.12
    cladding.niche(
        pieces[-1],
        x0,
        x0 + 0.72,
        z0,
        z0 + 0.32,
        STONE,
        0.1,
        "wall",
        origin=(x0 - JOINT + 12.8, z0 - BASE + 2.0),
    )
    joinery.led_strip("niche light", x0 + 0.03, x0 + 0.69, STONE + 0.03, z0 + 0.319, strength=9)
    light.area("niche glow", (x0 + 0.36, STONE + 0.03, z0 + 0.31), (0, 0, 0), 0.66, 0.012, 1.6, light.WARM)
    stone.slab(
        "side wall",
        SIDE,
        RIGHT,
        FRONT,
        STONE,
        0,
        HEIGHT + 0.15,
        "wall",
        main="left",
        origin=(SIDE - JOINT + 12.8, 2.0 - BASE),
        sides=("left",),
        eased=0.0006,
    )
    cladding.paved(
        "floor", LEFT, SIDE, FRONT, STONE, "floor", start=(PANE, STONE), piece=(1.6, 1.0), finish=stone.HONED
    )
    grout = materials.paint("grout", "#5d574f", 0.9)
    box("level joint", LEFT, SIDE, STONE - 0.0002, STONE + 0.01, BASE - 0.0007, BASE + 0.0007, grout, eased=0)
    box(
        "level joint at side",
        SIDE - 0.0002,
        SIDE + 0.01,
        FRONT,
        STONE,
        BASE - 0.0007,
        BASE + 0.0007,
        grout,
        eased=0,
    )
    # Where the back wall's last slab ends, round the corner, the next one mirrors it.
    end = STONE - (cladding.SLAB_LONG - (SIDE - JOINT))
    box(
        "upright joint at side",
        SIDE - 0.0002,
        SIDE + 0.01,
        end - 0.0007,
        end + 0.0007,
        0,
        HEIGHT + 0.15,
        grout,
        eased=0,
    )
    black = materials.black_metal()
    box("drain", PANE + 0.02, SIDE - 0.02, STONE - 0.1, STONE - 0.04, 0.0, 0.0012, black, eased=0)


def shower() -> None:
    black = materials.black_metal()
    taps.shower("shower", 1.02, STONE, black, head_height=2.12, reach=0.42, radius=0.15, valve=1.08)
    washroom.glass_screen("screen", PANE, 0.55, STONE, 2.08, black)
    box("screen rail", PANE - 0.008, PANE + 0.008, 0.55, STONE, 2.08, 2.094, black, eased=0.001)
    pipe("screen stay", [(PANE, 0.56, 2.087), (SIDE, 0.56, 2.087)], 0.007, black, bent=False)
    z = 1.12
    for i, (x, tint, tall) in enumerate(
        ((0.16, "#2b2620", 0.17), (0.25, "#cfc6b6", 0.14), (0.55, "#7d5a3a", 0.15))
    ):
        washroom.pump_bottle(f"bottle {i}", x, STONE + 0.05, z, tint, black, height=tall, turn=(-1, 1, -1)[i])
    box(
        "soap dish",
        0.62,
        0.72,
        STONE + 0.02,
        STONE + 0.085,
        z,
        z + 0.012,
        materials.ceramic("slate ceramic", "#4a4640", 0.5),
        eased=0.004,
    )
    box(
        "soap",
        0.635,
        0.705,
        STONE + 0.03,
        STONE + 0.075,
        z + 0.012,
        z + 0.036,
        materials.paint("soap", "#d9cbb0", 0.5),
        eased=0.01,
        segments=5,
    )


def bench() -> None:
    oak, black = materials.wood("oak across", grain="X"), materials.black_metal()
    y0, y1, z = STONE - 0.42, STONE - 0.04, 0.45
    for i in range(4):
        a = y0 + i * (y1 - y0) / 4
        box(
            f"bench slat {i}",
            -1.75,
            -0.5,
            a + 0.004,
            a + (y1 - y0) / 4 - 0.004,
            z - 0.032,
            z,
            oak,
            eased=0.003,
        )
    for x in (-1.6, -0.68):
        box(
            f"bench leg {x}",
            x,
            x + 0.035,
            y0 + 0.02,
            y1 - 0.02,
            0,
            z - 0.033,
            materials.wood("oak upright"),
            eased=0.002,
        )
    box("bench rail", -1.57, -0.68, y0 + 0.16, y0 + 0.2, z - 0.09, z - 0.034, oak, eased=0.002)
    cotton, taupe = (
        materials.fabric("towel", "#e9e2d4", grain=380, bump=1.0),
        materials.fabric("taupe towel", "#948672", grain=380, bump=1.0),
    )
    towels.folded_towel("folded", -1.62, -1.28, y0 + 0.06, y1 - 0.06, z, cotton, layers=2)
    towels.folded_towel("folded taupe", -1.6, -1.29, y0 + 0.07, y1 - 0.07, z + 0.056, taupe, layers=1)
    towels.towel(
        "towel",
        -0.98,
        -0.66,
        y0 + 0.012,
        z + 0.002,
        cotton,
        front=0.3,
        back=0.02,
        bar=0.004,
        folds=2,
        depth=0.008,
    )
    clay = materials.ceramic("clay", "#a08d76", 0.7)
    vessels.vessel("basket", vessels.POT, -1.05, STONE - 0.2, 0.0, clay, scale=2.4)
    towels.towel_rail("rail", -1.78, -1.12, STONE, 1.5, black)
    towels.towel(
        "hung towel",
        -1.68,
        -1.3,
        STONE - 0.07,
        1.5,
        taupe,
        front=0.52,
        back=0.44,
        bar=0.009,
        folds=2,
        depth=0.014,
    )


def daylight() -> None:
    light.sky(0.5, 50, 60, 1.5)
    light.sun((0.6, -0.22, -0.75), 6.0)
    light.window(((LEFT + RIGHT) / 2, (SLOT + STONE) / 2, HEIGHT + 0.6), (0, 0, 0), 3.4, 0.42, 95)
    light.area("fill", (-0.6, FRONT + 0.05, 1.5), (90, 0, 0), 2.8, 2.2, 9)
