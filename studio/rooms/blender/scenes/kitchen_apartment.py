"""
One wall of an old city apartment: ink-blue units with brass edges, white cupboards above, the stone between
them lit.
"""

from kit import (
    fittings,
    foliage,
    fruit,
    joinery,
    light,
    materials,
    outlook,
    planks,
    shell,
    stage,
    stone,
    tableware,
    vessels,
)
from kit.shapes import box

CAMERAS = {
    "main": dict(location=(1.12, -0.42, 1.38), yaw=41, lens=27, shift_y=-0.1),
    "along": dict(location=(0.93, 0.8, 1.32), yaw=66, lens=35, shift_y=-0.1),
}


LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.2, 2.4, -2.6, 1.6, 2.95
RUN_END, TOP, THICK, DEPTH = 1.0, 0.92, 0.03, 0.63
BASE_FRONT, UPPER_FRONT = BACK - DEPTH, BACK - 0.37
# Cupboards hang between these heights; their middle part is an open shelf of oak.
LOW, HIGH, OPEN = 1.56, 2.42, (-1.08, -0.46)
INK, OFF_WHITE = "#27313b", "#e4dfd4"
WINDOW = (-0.95, 0.72, 2.5)


def build() -> None:
    stage.clear(31)
    room()
    base_units()
    cupboards()
    tall_unit()
    things()
    daylight()


def room() -> None:
    wall, white = (
        materials.plaster("chalk plaster", "#e3dccf"),
        materials.paint("window white", "#efebe2", 0.35),
    )
    floor = planks.planks("parquet", ("#7d5f42", "#9c7a55", "#b5936b"), length=0.6, width=0.09, along="y")
    shell.closed_room(LEFT, RIGHT, FRONT, BACK, HEIGHT, floor, wall, leave=("left",))
    shell.side_wall_with_window(LEFT, -1, FRONT, BACK, HEIGHT, WINDOW, wall, white, panes=2)
    shell.curtain("curtain", 0.28, 0.86, LEFT + 0.1, 0.015, HEIGHT - 0.1, materials.sheer())
    outlook.garden("street trees", (LEFT - 6, -9, -4), (0, 18), 12, horizon=2.2, ground="#c9c4ba")
    for i, (z0, z1, out) in enumerate(
        (
            (HEIGHT - 0.05, HEIGHT, 0.07),
            (HEIGHT - 0.09, HEIGHT - 0.05, 0.04),
            (HEIGHT - 0.11, HEIGHT - 0.09, 0.015),
        )
    ):
        box(f"cornice back {i}", LEFT, RIGHT, BACK - out, BACK, z0, z1, wall, eased=0.004)
        box(f"cornice left {i}", LEFT, LEFT + out, FRONT, BACK, z0, z1, wall, eased=0.004)


def base_units() -> None:
    ink, brass = materials.paint("ink lacquer", INK, 0.34, bump=0.02, grain=400), materials.brass()
    joinery.carcase("base", LEFT + 0.002, RUN_END, BASE_FRONT, DEPTH, 0, TOP - THICK - 0.004, plinth=0.09)
    widths = (0.6, 0.8, 0.6, 0.6, 0.6)
    x = LEFT
    for i, width in enumerate(widths):
        rows = ((0.09, 0.42, 0.66, 0.855), (0.09, 0.855))[i in (1, 4)]
        if i == 3:
            joinery.oven("oven", x, x + width, BASE_FRONT, 0.255, 0.855)
            joinery.front("below oven", x, x + width, BASE_FRONT, 0.09, 0.255, ink)
        else:
            joinery.fronts(f"unit {i}", x, x + width, BASE_FRONT, rows, 2 if i == 1 else 1, ink)
            for j, z in enumerate(rows[1:]):
                box(
                    f"edge {i} {j}",
                    x + 0.004,
                    x + width - 0.004,
                    BASE_FRONT - 0.012,
                    BASE_FRONT + 0.004,
                    z - 0.007,
                    z - 0.0025,
                    brass,
                    eased=0.001,
                )
        x += width
    low = TOP - THICK
    worktop = stone.slab(
        "worktop",
        LEFT + 0.001,
        RUN_END,
        BASE_FRONT - 0.025,
        BACK,
        low,
        TOP,
        "worktop",
        origin=(0.0, 0.15),
        sides=("top", "front"),
        eased=0.002,
    )
    fittings.under_sink(
        worktop,
        -1.5,
        -0.98,
        BASE_FRONT + 0.09,
        BASE_FRONT + 0.49,
        TOP,
        THICK,
        materials.steel(),
        surface="worktop",
        origin=(-1.5 - LEFT, 0.265),
    )
    joinery.hob("hob", -0.12, 0.46, BASE_FRONT + 0.07, BASE_FRONT + 0.55, TOP)
    stone.slab(
        "splashback",
        LEFT + 0.001,
        RUN_END,
        BACK - 0.02,
        BACK,
        TOP + 0.0005,
        LOW - 0.001,
        "splashback",
        main="front",
        origin=(0.0, 0.62),
        sides=("front",),
    )


def cupboards() -> None:
    white, oak = (
        materials.paint("cupboard white", OFF_WHITE, 0.35, smudge=0.05),
        materials.wood("oak across", ("#957657", "#b08f69", "#c2a27a"), "X"),
    )
    for name, start, end, count in (("left", LEFT + 0.002, OPEN[0], 2), ("right", OPEN[1], RUN_END, 3)):
        joinery.carcase(name, start, end, UPPER_FRONT, BACK - UPPER_FRONT, LOW, HIGH, plinth=0)
        box(f"{name} bottom", start, end, UPPER_FRONT + 0.024, BACK - 0.001, LOW - 0.001, LOW + 0.018, white)
        joinery.fronts(f"{name} door", start, end, UPPER_FRONT, (LOW - 0.012, HIGH), count, white)
    back = materials.wood("oak back", ("#957657", "#b08f69", "#c2a27a"), "Z")
    box("open back", *OPEN, BACK - 0.03, BACK - 0.01, LOW, HIGH, back)
    for z in (LOW, 1.98, HIGH - 0.022):
        box(
            f"open board {z}",
            OPEN[0] + 0.001,
            OPEN[1] - 0.001,
            UPPER_FRONT + 0.012,
            BACK - 0.03,
            z,
            z + 0.022,
            oak,
        )
    for x in (OPEN[0] + 0.001, OPEN[1] - 0.023):
        box(f"open side {x}", x, x + 0.022, UPPER_FRONT + 0.012, BACK - 0.03, LOW, HIGH, back)
    for name, start, end in (
        ("left", LEFT + 0.04, OPEN[0] - 0.02),
        ("right", OPEN[1] + 0.02, RUN_END - 0.03),
    ):
        joinery.led_strip(f"strip {name}", start, end, BACK - 0.07, LOW - 0.001, 6)
    light.area(
        "cupboard light",
        ((LEFT + RUN_END) / 2, BACK - 0.07, LOW - 0.006),
        (0, 0, 0),
        RUN_END - LEFT - 0.1,
        0.014,
        15,
        light.WARM,
    )
    box(
        "bulkhead",
        LEFT,
        RIGHT,
        UPPER_FRONT + 0.01,
        BACK,
        HIGH + 0.001,
        HEIGHT - 0.11,
        materials.plaster("chalk plaster"),
        eased=0.003,
    )


def tall_unit() -> None:
    white, brass = materials.paint("cupboard white", OFF_WHITE), materials.brass()
    joinery.carcase(
        "tall", RUN_END + 0.002, RIGHT - 0.002, BASE_FRONT - 0.02, DEPTH + 0.02, 0, HIGH, plinth=0.09
    )
    joinery.fronts("tall door", RUN_END + 0.002, RIGHT - 0.002, BASE_FRONT - 0.02, (0.09, HIGH), 2, white)
    joinery.bar_handle(
        "tall handle", RUN_END + 0.65, BASE_FRONT - 0.02, 1.2, 0.9, brass, upright=True, thick=0.012
    )


def things() -> None:
    white, sand = materials.porcelain(), materials.ceramic("sand ceramic", "#c3ab8c", 0.6)
    ink, walnut = (
        materials.ceramic("ink ceramic", "#2c333a", 0.35),
        materials.wood("walnut", materials.WALNUT),
    )
    fittings.swan_tap("tap", -1.24, BACK - 0.09, TOP, materials.brass(), height=0.38)
    tableware.board("tall board", -0.82, -0.52, BACK - 0.09, TOP + 0.002, 0.42, walnut)
    tableware.board(
        "round board", -0.66, -0.42, BACK - 0.12, TOP + 0.002, 0.27, materials.wood("oak upright"), lean=10
    )
    tableware.pot(
        "pot", 0.05, BASE_FRONT + 0.36, TOP + 0.006, materials.paint("oxblood enamel", "#5b211d", 0.2)
    )
    tableware.utensils("utensils", 0.62, BACK - 0.16, TOP, sand)
    vessels.bottle("oil", 0.76, BACK - 0.14, TOP, "#33371b", 0.27)
    fruit.fruit_bowl(
        "bowl",
        0.5,
        BASE_FRONT + 0.22,
        TOP,
        ink,
        fruit.ripe("apricot", ("#d9813a", "#dd9a4a", "#c9563a"), 0.5),
    )
    leaf, stem = foliage.greens()
    vessels.vessel("vase", vessels.VASE, -1.85, BACK - 0.3, TOP, sand)
    foliage.branches(
        "eucalyptus",
        -1.85,
        BACK - 0.3,
        TOP + 0.26,
        leaf,
        stem,
        count=8,
        height=0.42,
        spread=0.3,
        leaf_length=0.05,
        leaves=14,
    )
    y = BACK - 0.18
    tableware.plates("plates", -0.92, y, 1.582, white, count=7)
    tableware.bowls("bowls", -0.66, y, 1.582, sand)
    tableware.cups("cups", -0.98, y, 2.002, white, count=2)
    vessels.vessel("bottle vase", vessels.BOTTLE_VASE, -0.62, y, 2.002, ink)


def daylight() -> None:
    light.sky(0.3, 40, 60, 1.5)
    light.sun((0.8, 0.42, -0.5), 4.5)
    light.window((LEFT - 0.12, sum(WINDOW[:2]) / 2, 1.25), (0, -90, 0), 2.45, 1.65, 75)
    light.area("fill", (0.3, FRONT + 0.05, 1.6), (90, 0, 0), 3.8, 2.2, 42, (1, 0.95, 0.88))
