"""
A reading corner in a library of blue shelves: two small round tables, one partly over the other, by an
armchair.
"""

from kit import (
    foliage,
    greenery,
    joinery,
    light,
    living,
    materials,
    seats,
    shell,
    stage,
    stone,
    upholstery,
    vessels,
)
from kit.shapes import box

CAMERAS = {
    "main": dict(location=(0.32, -2.02, 1.28), yaw=11.5, lens=34, shift_y=-0.25),
    "above": dict(location=(-0.1, -0.84, 1.8), yaw=2, lens=38, pitch=-56),
    "near": dict(location=(0.78, -1.15, 1.06), yaw=40, lens=40, shift_y=-0.3, fstop=4.0, focus=1.35),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.4, 2.2, -3.8, 1.7, 2.6
LOW, HIGH = (-0.3, -0.06, 0.44, 0.33), (0.1, 0.16, 0.55, 0.23)
SHELVES = 0.36


def build() -> None:
    stage.clear(53)
    room()
    shelves()
    tables()
    things()
    daylight()


def room() -> None:
    wall = materials.plaster("chalk plaster", "#d5cec1")
    living.planks(
        "boards",
        LEFT - 0.3,
        RIGHT,
        FRONT,
        BACK,
        materials.wood("oak floor", grain="Y", rough=0.45),
        width=0.12,
    )
    box("back wall", LEFT - 0.3, RIGHT + 0.3, BACK, BACK + 0.3, 0, HEIGHT, wall, eased=0)
    box("right wall", RIGHT, RIGHT + 0.3, FRONT, BACK, 0, HEIGHT, wall, eased=0)
    box("front wall", LEFT, RIGHT, FRONT - 0.3, FRONT, 0, HEIGHT, wall, eased=0)
    box(
        "ceiling",
        LEFT - 0.3,
        RIGHT + 0.3,
        FRONT - 0.3,
        BACK + 0.3,
        HEIGHT,
        HEIGHT + 0.1,
        materials.paint("ceiling", "#e9e5dc", 0.9),
        eased=0,
    )
    shell.side_wall_with_window(
        LEFT,
        -1,
        FRONT,
        BACK,
        HEIGHT,
        (-2.0, 0.6, 2.3),
        wall,
        materials.paint("window white", "#e6e3da", 0.35),
        panes=3,
        sill=0.5,
    )
    living.rug("rug", -1.5, 1.6, -1.0, 1.1, "#8f6f58")
    greenery.row(
        "tree", [(-9, y) for y in (-8, -5, -2, 1, 4, 7, 10)], -2, 4.2, greenery.leaves("tree leaf", sky=0.25)
    )


def shelves() -> None:
    blue = materials.paint("library blue", "#39485a", 0.4, bump=0.03, grain=400, smudge=0.05)
    y = BACK - SHELVES
    box("shelves back", LEFT, RIGHT, BACK - 0.02, BACK, 0, HEIGHT, blue, eased=0)
    for i in range(6):
        x = LEFT + 0.05 + i * 0.9
        box(f"upright {i}", x - 0.016, x + 0.016, y, BACK - 0.02, 0, HEIGHT, blue)
    for k, z in enumerate((0.1, 0.62, 0.98, 1.34, 1.7, 2.06)):
        box(f"shelf {k}", LEFT, RIGHT, y + 0.008, BACK - 0.02, z - 0.026, z, blue)
    for i in range(5):
        a = LEFT + 0.05 + i * 0.9 + 0.018
        joinery.front(f"door {i}", a, a + 0.864, y - 0.012, 0.1, 0.596, blue)
        joinery.knob(f"knob {i}", a + (0.82 if i % 2 else 0.05), y - 0.012, 0.5, materials.brass())
    for i, (bay, z, start, count) in enumerate(
        (
            (0, 0.98, 0.04, 15),
            (1, 0.62, 0.06, 14),
            (1, 1.34, 0.32, 12),
            (2, 0.98, 0.05, 22),
            (2, 1.7, 0.1, 16),
            (3, 0.62, 0.3, 13),
            (3, 1.34, 0.03, 12),
            (1, 1.7, 0.05, 10),
            (4, 0.98, 0.05, 12),
            (2, 0.62, 0.45, 8),
            (3, 0.98, 0.42, 9),
            (0, 1.34, 0.3, 10),
            (4, 1.34, 0.1, 14),
        )
    ):
        joinery.books(f"books {i}", LEFT + 0.07 + bay * 0.9 + start, y + 0.07, z, depth=0.2, count=count)


def tables() -> None:
    bronze = materials.paint("bronze", "#4a3a2b", 0.35, smudge=0.08, metal=0.85)
    for name, (x, y, top, radius), origin in (("low", LOW, (0.6, 0.5)), ("high", HIGH, (1.7, 0.7))):
        living.stem_base(f"{name} foot", x, y, top - 0.02, radius * 0.62, 0.018, bronze)
        stone.disc(f"{name} top", x, y, top - 0.02, top, radius, "table", origin=origin, eased=0.004)


def things() -> None:
    leather = upholstery.leather("tan leather", "#7b4c2c")
    seats.armchair("armchair", 0.86, 0.72, leather, turn=-24)
    living.throw_pillow(
        "pillow",
        0.94,
        0.86,
        0.43,
        0.42,
        materials.fabric("oat linen", "#c9bda6", grain=300),
        lean=22,
        turn=-24,
    )
    living.floor_lamp(
        "lamp", -0.78, 0.92, 1.38, materials.brass(), living.lit_shade(strength=1.5), radius=0.19
    )
    clay, porcelain = materials.ceramic("celadon", "#8b9a8a", 0.25), materials.porcelain()
    living.big_book("book", -0.46, 0.02, LOW[2], turn=38, tint="#4a4136", scale=0.78)
    vessels.vessel("cup", vessels.CUP, HIGH[0] + 0.08, HIGH[1] - 0.02, HIGH[2], porcelain)
    vessels.vessel("bud vase", vessels.BOTTLE_VASE, HIGH[0] - 0.07, HIGH[1] + 0.08, HIGH[2], clay, scale=0.7)
    leaf, stem = foliage.greens()
    foliage.branches(
        "twig",
        HIGH[0] - 0.07,
        HIGH[1] + 0.08,
        HIGH[2] + 0.17,
        leaf,
        stem,
        count=3,
        height=0.3,
        spread=0.16,
        leaf_length=0.045,
        leaves=11,
    )
    vessels.vessel("shelf vase", vessels.VASE, -0.35, BACK - 0.18, 1.34, clay, scale=0.9)
    vessels.vessel(
        "shelf bowl",
        vessels.BOWL,
        0.5,
        BACK - 0.18,
        1.34,
        materials.ceramic("sand clay", "#a98f73", 0.6),
        scale=0.8,
    )


def daylight() -> None:
    light.sky(0.35, 30, 80, 1.5)
    light.sun((0.82, 0.24, -0.5), 5.5)
    light.window((LEFT - 0.12, -0.7, 1.4), (0, -90, 0), 1.8, 2.5, 85)
    light.point("lamp light", (-0.78, 0.92, 1.36), 22, radius=0.1)
    light.area("fill", (0.2, FRONT + 0.05, 1.5), (90, 0, 0), 3.6, 2.2, 12)
