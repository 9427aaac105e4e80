"""A living room at dusk: a low round table on a drum before a long pale sofa, walnut wall, lamps just lit."""

from kit import foliage, greenery, light, living, materials, seats, shell, stage, stone, upholstery, vessels
from kit.shapes import box, cylinder

CAMERAS = {
    "main": dict(location=(0.55, -2.2, 1.3), yaw=14, lens=30, shift_y=-0.19),
    "near": dict(location=(-1.2, -1.35, 1.15), yaw=-40, lens=33, shift_y=-0.25),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.9, 2.7, -4.2, 2.3, 2.6
TABLE, TOP, RADIUS = (0.0, -0.05), 0.34, 0.6


def build() -> None:
    stage.clear(43)
    room()
    table()
    sofa()
    things()
    daylight()


def room() -> None:
    wall, walnut = (
        materials.plaster("greige plaster", "#cfc5b5"),
        materials.wood("walnut upright", materials.WALNUT),
    )
    living.planks(
        "boards",
        LEFT - 0.3,
        RIGHT,
        FRONT,
        BACK,
        materials.wood("smoked floor", materials.SMOKED_OAK, grain="X", rough=0.4),
        along="x",
    )
    box("back wall", LEFT - 0.3, RIGHT + 0.3, BACK, BACK + 0.3, 0, HEIGHT, wall, eased=0)
    for i in range(9):
        x = -0.62 + i * 0.37
        box(f"panel {i}", x + 0.002, x + 0.366, BACK - 0.03, BACK, 0.0, HEIGHT, walnut, eased=0.002)
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
        LEFT, -1, FRONT, BACK, HEIGHT, (-2.2, 1.5, 2.4), wall, materials.black_metal(), panes=3
    )
    shell.curtain("curtain", 0.75, 1.75, LEFT + 0.12, 0.015, HEIGHT - 0.02, materials.sheer())
    living.rug("rug", -1.75, 1.55, -1.25, 1.0, "#b5a78f")
    greenery.row(
        "tree", [(-10, y) for y in (-8, -4, -1, 2.5, 5.5, 9)], -2, 3.9, greenery.leaves("tree leaf", sky=0.2)
    )


def table() -> None:
    cylinder(
        "foot",
        *TABLE,
        0.014,
        TOP - 0.04,
        0.3,
        materials.paint("bronze", "#4a3a2b", 0.35, smudge=0.08, metal=0.85),
        around=96,
    )
    stone.disc("top", *TABLE, TOP - 0.04, TOP, RADIUS, "table", origin=(0.9, 0.5), eased=0.012)


def sofa() -> None:
    boucle = upholstery.woven("boucle", "#a4957e")
    seats.sofa("sofa", -1.6, 1.35, 0.85, 1.85, boucle, seats=3)
    for i, (x, tint, turn) in enumerate(
        ((-1.12, "#7c4a33", 12), (-0.78, "#b9a888", -6), (0.92, "#4d5347", -14))
    ):
        living.throw_pillow(
            f"pillow {i}",
            x,
            1.33,
            0.43,
            0.46,
            materials.fabric(f"pillow cloth {tint}", tint, grain=300),
            lean=20,
            turn=turn,
        )


def things() -> None:
    black, clay = materials.black_metal(), materials.ceramic("sand clay", "#a98f73", 0.6)
    living.floor_lamp("lamp", 1.85, 1.75, 1.42, black, living.lit_shade(strength=1.6))
    living.big_book("book", -0.2, 0.06, TOP, turn=62, tint="#39424f")
    vessels.vessel("bowl", vessels.BOWL, 0.2, 0.18, TOP, clay, scale=0.62)
    vessels.vessel(
        "small vase",
        vessels.BOTTLE_VASE,
        -0.24,
        0.02,
        TOP + 0.03,
        materials.ceramic("dark clay", "#3d352e", 0.5),
        scale=0.6,
    )
    leaf, stem = foliage.greens()
    vessels.vessel("tall vase", vessels.VASE, -2.15, 1.85, 0, clay, scale=2.1)
    foliage.branches(
        "branches", -2.15, 1.85, 0.6, leaf, stem, count=9, height=1.0, spread=0.5, leaf_length=0.08, leaves=17
    )
    ink, sand, sheet = (
        materials.paint("ink", "#33302c", 0.8),
        materials.paint("sand", "#c8b08c", 0.8),
        materials.paint("sheet", "#ece5d8", 0.8),
    )
    living.picture(
        "print",
        -1.85,
        -0.85,
        BACK,
        1.15,
        1.85,
        black,
        sheet,
        shapes=((0.1, 0.9, 0.14, 0.3, ink), (0.1, 0.9, 0.34, 0.62, sand)),
    )


def daylight() -> None:
    light.sky(0.3, 14, 80, 2.5)
    light.sun((0.86, 0.32, -0.34), 4.5, tint=(1.0, 0.82, 0.6))
    light.window((LEFT - 0.12, -0.35, 1.2), (0, -90, 0), 2.4, 3.6, 75)
    light.point("lamp light", (1.85, 1.75, 1.4), 26, radius=0.1)
    light.area("panel wash", (1.0, BACK - 0.12, HEIGHT - 0.02), (0, 0, 0), 3.0, 0.04, 14, light.WARM)
    light.area("fill", (0.2, FRONT + 0.05, 1.5), (90, 0, 0), 3.8, 2.2, 14)
