"""
A breakfast corner in a flat of the sixties: a round table on a drum of walnut staves, ochre limewash, morning
sun.
"""

from kit import fittings, foliage, greenery, light, living, materials, seats, shell, stage, stone, vessels
from kit.shapes import box

CAMERAS = {
    "main": dict(location=(0.62, -1.98, 1.38), yaw=14, lens=29, shift_y=-0.1),
    "near": dict(location=(1.0, -1.7, 1.34), yaw=30, lens=36, shift_y=-0.22),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.3, 2.6, -4.2, 1.9, 2.65
TABLE = (0.0, 0.0)
TOP, RADIUS = 0.75, 0.68


def build() -> None:
    stage.clear(41)
    room()
    table()
    chairs()
    things()
    daylight()


def room() -> None:
    wall = materials.plaster("ochre limewash", "#cbb694")
    living.planks(
        "boards",
        LEFT - 0.3,
        RIGHT,
        FRONT,
        BACK,
        materials.wood("oak floor", grain="Y", rough=0.45),
        width=0.14,
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
        materials.paint("ceiling", "#efe9dd", 0.9),
        eased=0,
    )
    shell.side_wall_with_window(
        LEFT,
        -1,
        FRONT,
        BACK,
        HEIGHT,
        (-1.7, 1.25, 2.35),
        wall,
        materials.wood("walnut upright", materials.WALNUT),
        panes=3,
        sill=0.45,
    )
    box(
        "sill",
        LEFT - 0.12,
        LEFT + 0.05,
        -1.75,
        1.3,
        0.42,
        0.45,
        materials.wood("walnut along", materials.WALNUT, grain="Y"),
    )
    shell.curtain("curtain", 1.05, 1.72, LEFT + 0.12, 0.015, HEIGHT - 0.02, materials.sheer())
    shell.skirting(LEFT, RIGHT, BACK, materials.paint("skirting", "#b39d7c", 0.5))
    greenery.row(
        "tree", [(-10, y) for y in (-8, -4, -1, 2.5, 5.5, 9)], -2, 3.5, greenery.leaves("tree leaf", sky=0.25)
    )


def table() -> None:
    living.drum_base("foot", *TABLE, TOP - 0.03, 0.24, materials.wood("walnut upright", materials.WALNUT))
    stone.disc("top", *TABLE, TOP - 0.03, TOP, RADIUS, "table", origin=(0.55, 0.35), eased=0.006)


def chairs() -> None:
    cloth = materials.fabric("bottle green", "#38463a", grain=300)
    legs = materials.wood("walnut leg", materials.WALNUT)
    for i, (x, y, turn) in enumerate(
        ((0.08, 0.92, 4), (-0.95, 0.28, 77), (1.0, 0.22, -72), (-0.62, -0.92, 150))
    ):
        seats.dining_chair(f"chair {i}", x, y, cloth, legs, turn=turn)


def things() -> None:
    brass, cream = materials.brass(), materials.paint("cream enamel", "#e8dcc3", 0.35, smudge=0.05)
    fittings.pendant("pendant", 0.0, 0.05, 1.52, HEIGHT, cream, brass, profile=fittings.CONE, scale=1.5)
    clay, porcelain = materials.ceramic("blue clay", "#6b7a80", 0.4), materials.porcelain()
    vessels.vessel("jug", vessels.BOTTLE_VASE, -0.2, 0.2, TOP, clay)
    leaf, stem = foliage.greens()
    foliage.branches(
        "twigs",
        -0.2,
        0.2,
        TOP + 0.24,
        leaf,
        stem,
        count=5,
        height=0.36,
        spread=0.22,
        leaf_length=0.045,
        leaves=12,
    )
    vessels.vessel("cup", vessels.CUP, 0.28, 0.3, TOP, porcelain)
    vessels.vessel(
        "bowl", vessels.BOWL, 0.12, -0.02, TOP, materials.wood("walnut bowl", materials.WALNUT), scale=0.72
    )
    ink, red, sheet = (
        materials.paint("ink", "#2f3437", 0.8),
        materials.paint("brick", "#a2523a", 0.8),
        materials.paint("sheet", "#efe7d6", 0.8),
    )
    living.picture(
        "print",
        -1.35,
        -0.6,
        BACK,
        1.15,
        2.1,
        materials.wood("walnut upright", materials.WALNUT),
        sheet,
        shapes=((0.15, 0.55, 0.45, 0.85, red), (0.35, 0.85, 0.15, 0.5, ink)),
    )
    sideboard()


def sideboard() -> None:
    walnut, porcelain = materials.wood("walnut across", materials.WALNUT, grain="X"), materials.porcelain()
    x0, x1, y0 = 0.75, 2.45, BACK - 0.44
    box("sideboard", x0, x1, y0 + 0.02, BACK - 0.01, 0.22, 0.78, walnut, eased=0.003)
    for i in range(3):
        a = x0 + 0.02 + i * (x1 - x0 - 0.04) / 3
        box(
            f"sideboard door {i}",
            a + 0.002,
            a + (x1 - x0 - 0.04) / 3 - 0.002,
            y0,
            y0 + 0.02,
            0.25,
            0.75,
            walnut,
        )
    for i, x in enumerate((x0 + 0.15, x1 - 0.15)):
        box(f"sideboard leg {i}", x - 0.02, x + 0.02, y0 + 0.08, y0 + 0.12, 0, 0.22, materials.black_metal())
    vessels.vessel("bowl on sideboard", vessels.BOWL, 1.75, BACK - 0.22, 0.78, porcelain, scale=0.9)
    living.big_book("book", 1.22, BACK - 0.23, 0.78, turn=80, tint="#8a4b33")


def daylight() -> None:
    light.sky(0.35, 34, 80, 1.5)
    light.sun((0.8, 0.2, -0.5), 6)
    light.window((LEFT - 0.12, -0.22, 1.4), (0, -90, 0), 1.9, 2.9, 95)
    light.point("pendant light", (0.0, 0.05, 1.56), 14, radius=0.06)
    light.area("fill", (0.3, FRONT + 0.05, 1.5), (90, 0, 0), 3.8, 2.2, 16)
