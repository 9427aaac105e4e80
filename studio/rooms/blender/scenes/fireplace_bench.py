"""
A garden pavilion: a low hearth open on two sides, its long bench of stone under a hood clad in the same, dusk
outside.
"""

from kit import (
    fire,
    fittings,
    foliage,
    greenery,
    light,
    living,
    materials,
    seats,
    shell,
    stage,
    stone,
    towels,
    vessels,
)
from kit.shapes import box

CAMERAS = {
    "main": dict(location=(1.75, -2.7, 1.22), yaw=27, lens=29, shift_y=-0.035),
    "along": dict(location=(2.05, -1.75, 1.12), yaw=52, lens=32, shift_y=-0.12),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -3.6, 3.4, -4.6, 3.6, 2.75
BENCH = (-1.35, 1.75, -0.42, 0.42, 0.34)
HOOD = (-1.05, 0.55, -0.3, 0.3, 1.02)
THIN = 0.02


def build() -> None:
    stage.clear(71)
    room()
    bench()
    hood()
    grate()
    things()
    daylight()


def room() -> None:
    wall, black = materials.plaster("grey clay", "#b5aca0"), materials.black_metal()
    living.planks(
        "boards",
        LEFT - 0.3,
        RIGHT,
        FRONT,
        BACK,
        materials.wood("grey oak", ("#665849", "#877764", "#a39380"), grain="X", rough=0.45),
        along="x",
        width=0.22,
    )
    shell.back_wall_with_window(BACK, LEFT, RIGHT, HEIGHT, (-2.6, 2.8, 2.5), wall, black, panes=4)
    box("right wall", RIGHT, RIGHT + 0.3, FRONT, BACK, 0, HEIGHT, wall, eased=0)
    box("left wall", LEFT - 0.3, LEFT, FRONT, BACK, 0, HEIGHT, wall, eased=0)
    box("front wall", LEFT, RIGHT, FRONT - 0.3, FRONT, 0, HEIGHT, wall, eased=0)
    larch = materials.wood("larch ceiling", ("#8a6440", "#a98055", "#c19a6c"), grain="Y")
    for i in range(35):
        x = LEFT + i * 0.2
        box(f"ceiling {i}", x + 0.002, x + 0.198, FRONT, BACK, HEIGHT, HEIGHT + 0.03, larch, eased=0.002)
    box(
        "roof",
        LEFT - 0.3,
        RIGHT + 0.3,
        FRONT,
        BACK + 0.3,
        HEIGHT + 0.035,
        HEIGHT + 0.1,
        materials.paint("roof", "#2b2826", 0.9),
        eased=0,
    )
    garden()


def garden() -> None:
    """
    A terrace, a dry lawn, a low hedge at its end, trees before it and behind it; as pale as a camera sees
    them that is exposed for the room.
    """
    box("terrace", -12, 14, BACK + 0.3, 8.0, -0.2, -0.03, materials.paint("terrace", "#b5ada0", 0.8), eased=0)
    greenery.lawn("lawn", -60, 70, 8.0, 90, -0.05, tint="#b1ad80", sky=0.4, haze=70)
    tones = ("#7d8464", "#9ca381", "#c3c6a8")
    leaf, far = (
        greenery.leaves("garden leaf", tones, sky=0.6),
        greenery.leaves("far leaf", tones, sky=0.7, haze=55),
    )
    trunk = greenery.bark(0.4)
    greenery.hedge("hedge", -9, 17, 13, 14, -0.05, 0.75, leaf, leaf=0.09, inside="#6f7559")
    for i, (x, y, height) in enumerate(((2.7, 17.0, 5.2), (9.3, 19.6, 6.2), (-3.4, 18.5, 5.6))):
        greenery.tree(f"tree {i}", x, y, -0.05, height, leaf, trunk=trunk)
    greenery.row(
        "far tree", [(x, 38 + 5 * (i % 3)) for i, x in enumerate(range(-40, 61, 6))], -0.4, 8.5, far, trunk
    )


def bench() -> None:
    x0, x1, y0, y1, top = BENCH
    stone.slab(
        "bench",
        x0,
        x1,
        y0,
        y1,
        top - 0.08,
        top,
        "hearth",
        origin=(0.05, 0.6),
        sides=("top", "front", "right", "left"),
        eased=0.003,
    )
    box(
        "bench foot",
        x0 + 0.12,
        x1 - 0.12,
        y0 + 0.1,
        y1 - 0.1,
        0,
        top - 0.08,
        materials.paint("shadow", "#191715", 0.9),
        eased=0,
    )


def hood() -> None:
    """Four slabs mitred round the flue; the veins go round the corner."""
    x0, x1, y0, y1, low = HOOD
    start = (0.3, 0.1)
    stone.slab(
        "hood front",
        x0,
        x1,
        y0,
        y0 + THIN,
        low,
        HEIGHT - 0.01,
        "surround",
        main="front",
        origin=start,
        sides=("front", "left", "right", "bottom"),
        eased=0.0008,
    )
    stone.slab(
        "hood right",
        x1 - THIN,
        x1,
        y0 + THIN,
        y1,
        low,
        HEIGHT - 0.01,
        "surround",
        main="right",
        corner=(x1, y0, low),
        origin=(start[0] + x1 - x0, start[1]),
        sides=("right",),
        eased=0.0008,
    )
    lining = materials.paint("firebrick", "#2a2623", 0.85, bump=0.4, grain=25)
    box("hood lining", x0 + 0.002, x1 - THIN, y0 + THIN, y1, low + 0.012, HEIGHT, lining, eased=0)


def grate() -> None:
    x0, x1, y0, y1, _ = HOOD
    top, black = BENCH[4], materials.black_metal()
    box("fire tray", x0 + 0.06, x1 - 0.06, y0 + 0.05, y1 - 0.05, top, top + 0.02, black, eased=0.002)
    fire.logs("logs", (x0 + x1) / 2, 0.0, top + 0.02, length=0.74, radius=0.08)


def things() -> None:
    wool = materials.fabric("charcoal wool", "#4b4843", grain=200)
    towels.folded_towel("throw", 1.0, 1.42, -0.36, 0.02, BENCH[4], wool, layers=2, thick=0.04)
    living.throw_pillow(
        "cushion",
        1.19,
        -0.34,
        BENCH[4] + 0.15,
        0.40,
        materials.fabric("ochre linen", "#a37a45", grain=300),
        lean=84,
        turn=-9,
    )
    vessels.vessel(
        "jug",
        vessels.BOTTLE_VASE,
        0.83,
        -0.2,
        BENCH[4],
        materials.ceramic("celadon", "#8b9a8a", 0.25),
        scale=0.8,
    )
    vessels.vessel("cup", vessels.CUP, 0.7, -0.28, BENCH[4], materials.ceramic("bone clay", "#d6c9b3", 0.5))
    seats.bench(
        "window bench",
        -2.3,
        -0.2,
        2.5,
        2.95,
        0.42,
        materials.wood("larch bench", ("#8a6440", "#a98055", "#c19a6c"), grain="X"),
    )
    towels.folded_towel(
        "blanket",
        -1.9,
        -1.45,
        2.53,
        2.92,
        0.42,
        materials.fabric("ochre wool", "#a37a45"),
        layers=2,
        thick=0.04,
    )
    leaf, stem = foliage.greens()
    vessels.vessel(
        "floor vase", vessels.VASE, 1.45, 2.6, 0, materials.ceramic("pale clay", "#b9ab97", 0.6), scale=2.1
    )
    foliage.branches(
        "branches", 1.45, 2.6, 0.6, leaf, stem, count=10, height=1.1, spread=0.6, leaf_length=0.085, leaves=20
    )
    fittings.globe_pendant("globe", -2.3, 0.9, 1.75, HEIGHT, materials.brass(), radius=0.14)


def daylight() -> None:
    light.sky(0.22, 10, 200, 2.5)
    light.sun((-0.45, -0.75, -0.36), 4.0, tint=(1.0, 0.8, 0.58))
    light.window((0.1, BACK + 0.12, 1.25), (-90, 0, 0), 5.2, 2.4, 110)
    light.area("wash", (HOOD[1] + 0.5, -0.9, HEIGHT - 0.02), (-25, 15, 0), 0.6, 0.3, 26, light.WARM)
    light.area("fill", (0.8, FRONT + 0.05, 1.6), (90, 0, 0), 4.4, 2.2, 28)
