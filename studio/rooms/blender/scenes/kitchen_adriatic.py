"""
A kitchen by the Adriatic: whitewashed rubble, an arched recess lined with stone, oak, a stone floor, the sea
outside.
"""

from kit import (
    coast,
    country,
    fittings,
    foliage,
    fruit,
    joinery,
    light,
    materials,
    shell,
    stage,
    stone,
    tableware,
    vessels,
)
from kit.shapes import box

CAMERAS = {
    "main": dict(location=(-1.95, -1.95, 1.4), yaw=-28, lens=28, shift_y=-0.09),
    "bar": dict(location=(1.2, -2.2, 1.32), yaw=24, lens=32, shift_y=-0.115),
    "arch": dict(location=(-1.85, -0.35, 1.4), yaw=-15.5, lens=27, shift_y=-0.12),
}


LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.9, 2.9, -4.4, 2.7, 2.75
# The arched recess in the far wall.
ARCH, SPRING, RISE, RECESS = (-1.15, 1.25), 1.72, 0.5, 0.36
RUN, RUN_END, TOP, THICK = -2.2, 2.05, 0.92, 0.04
BASE_FRONT = BACK - 0.6
WINDOW = (-0.35, 1.75, 2.3)
ISLAND = dict(x0=-1.15, x1=1.25, y0=-0.15, y1=0.75)
OAK = ("#8d6c4b", "#ab8a62", "#c4a47c")


def build() -> None:
    stage.clear(51)
    room()
    floor()
    base_run()
    island()
    things()
    daylight()


def room() -> None:
    lime, rubble = materials.plaster("lime", "#efeae0"), coast.whitewashed()
    shell.closed_room(LEFT, RIGHT, FRONT, BACK + RECESS, HEIGHT, lime, lime, lime, leave=("right", "left"))
    box("wall left", LEFT - 0.3, LEFT, FRONT, BACK + RECESS, 0, HEIGHT, rubble, eased=0)
    coast.wall_with_arch(
        LEFT, RIGHT + 0.3, BACK, HEIGHT, *ARCH, SPRING, RISE, depth=RECESS - 0.001, wall=rubble
    )
    timber = materials.wood("window oak", OAK)
    shell.side_wall_with_window(RIGHT, 1, FRONT, BACK, HEIGHT, WINDOW, rubble, timber, panes=2)
    coast.sea("sea", (RIGHT + 9, 14, -6), (0, -30), 14, horizon=1.25)
    box(
        "terrace",
        RIGHT + 0.3,
        RIGHT + 3.2,
        -6,
        6,
        -0.25,
        -0.04,
        materials.paint("terrace", "#cfc7b8", 0.8),
        eased=0,
    )
    box("terrace wall", RIGHT + 3.0, RIGHT + 3.35, -6, 8, -0.1, 0.42, rubble, eased=0.02, segments=3)
    country.beams(
        LEFT,
        RIGHT,
        [FRONT + 0.4 + 0.62 * i for i in range(12)],
        HEIGHT,
        materials.wood("beams", ("#6f5438", "#8e6f4d", "#a98963"), "X", rough=0.6),
        wide=0.1,
        high=0.13,
    )


def floor() -> None:
    """Squares of 80 cm, veins running on: the slabs are laid in the order they were sawn."""
    stone.slab(
        "floor",
        LEFT,
        RIGHT,
        FRONT,
        BACK,
        -0.02,
        0.001,
        "floor",
        origin=(0.05, 0.1),
        sides=("top",),
        finish=stone.HONED,
        eased=0,
    )
    joint = materials.paint("joint", "#8f887b", 0.9)
    for i in range(8):
        box(
            f"joint across {i}",
            LEFT + 0.4 + 0.8 * i - 0.0015,
            LEFT + 0.4 + 0.8 * i + 0.0015,
            FRONT,
            BACK,
            0,
            0.0013,
            joint,
            eased=0,
        )
    for i in range(9):
        box(
            f"joint along {i}",
            LEFT,
            RIGHT,
            FRONT + 0.3 + 0.8 * i - 0.0015,
            FRONT + 0.3 + 0.8 * i + 0.0015,
            0,
            0.0013,
            joint,
            eased=0,
        )


def base_run() -> None:
    """Doors of oak boards between masonry piers, the worktop running back into the recess."""
    lime, iron, oak = materials.plaster("lime"), materials.black_metal(), materials.wood("oak boards", OAK)
    low, edge = TOP - THICK, BASE_FRONT - 0.03
    box("masonry", RUN, RUN_END, BASE_FRONT + 0.012, BACK, 0, low - 0.008, lime, eased=0.006)
    for i, (a, b) in enumerate(((-2.02, -1.42), (-1.28, -0.52), (-0.38, 0.38), (0.52, 1.18), (1.32, 1.92))):
        box(
            f"pier shadow {i}",
            a - 0.004,
            b + 0.004,
            BASE_FRONT + 0.004,
            BASE_FRONT + 0.013,
            0.1,
            low - 0.06,
            materials.paint("carcase", "#1d1c1b", 0.5),
            eased=0,
        )
        if i == 3:
            joinery.oven("oven", a, b, BASE_FRONT, 0.24, low - 0.07)
            continue
        joinery.fronts(
            f"boards {i}", a, b, BASE_FRONT - 0.006, (0.104, low - 0.064), round((b - a) / 0.125), oak
        )
        joinery.knob(
            f"knob {i}", b - 0.06 if i % 2 == 0 else a + 0.06, BASE_FRONT - 0.006, 0.7, iron, radius=0.016
        )

    def at(x: float, y: float) -> tuple[float, float]:
        return (0.1 + x - RUN, 0.2 + y - edge)

    # The run is longer than a slab: its joint lies at the sink.
    middle = -0.95
    left = stone.slab(
        "worktop left",
        RUN - 0.02,
        middle,
        edge,
        BACK,
        low,
        TOP,
        "worktop",
        origin=at(RUN - 0.02, edge),
        sides=("top", "front", "left"),
        eased=0.003,
    )
    stone.slab(
        "worktop right",
        middle,
        RUN_END + 0.02,
        edge,
        BACK,
        low,
        TOP,
        "worktop",
        origin=(0.1, 0.2),
        sides=("top", "front", "right"),
        eased=0.003,
    )
    stone.slab(
        "worktop recess",
        *ARCH,
        BACK,
        BACK + RECESS,
        low,
        TOP,
        "worktop",
        origin=(0.1 + ARCH[0] - middle, 0.2 + BACK - edge),
        sides=("top",),
        eased=0.001,
    )
    stone.slab(
        "splashback",
        *ARCH,
        BACK + RECESS - 0.02,
        BACK + RECESS,
        TOP,
        SPRING + RISE + 0.05,
        "splashback",
        main="front",
        origin=(0.4, 0.4),
        sides=("front",),
    )
    fittings.under_sink(
        left,
        -1.9,
        -1.32,
        BASE_FRONT + 0.09,
        BASE_FRONT + 0.47,
        TOP,
        THICK,
        materials.metal("gunmetal", "#5a5650", 0.32),
        surface="worktop",
        origin=at(-1.9, BASE_FRONT + 0.09),
    )
    joinery.hob("hob", 0.5, 1.2, BASE_FRONT + 0.08, BASE_FRONT + 0.58, TOP)
    joinery.shelf(
        "arch shelf",
        ARCH[0] + 0.001,
        ARCH[1] - 0.001,
        BACK + 0.1,
        BACK + RECESS - 0.021,
        1.6,
        materials.wood("oak across", OAK, "X"),
        0.04,
    )
    light.area("recess light", (0.05, BACK + RECESS - 0.12, 1.595), (0, 0, 0), 2.2, 0.02, 9, light.WARM)


def island() -> None:
    b, low = ISLAND, TOP - THICK
    front = b["y0"] + 0.28
    stone.slab(
        "counter",
        b["x0"],
        b["x1"],
        b["y0"],
        b["y1"],
        low,
        TOP,
        "worktop",
        origin=(0.4, 0.9),
        sides=("top", "front", "left", "right"),
        eased=0.003,
    )
    stone.slab(
        "island front",
        b["x0"] + 0.03,
        b["x1"] - 0.03,
        front,
        front + 0.03,
        0.012,
        low - 0.001,
        "island",
        main="front",
        origin=(0.43, 0.2),
        sides=("front", "left"),
        eased=0.002,
    )
    stone.slab(
        "island end",
        b["x0"] + 0.03,
        b["x0"] + 0.06,
        front + 0.0305,
        b["y1"] - 0.03,
        0.012,
        low - 0.001,
        "island",
        main="left",
        origin=(2.6, 0.2),
        sides=("left",),
        eased=0.002,
    )
    box(
        "island body",
        b["x0"] + 0.061,
        b["x1"] - 0.03,
        front + 0.031,
        b["y1"] - 0.03,
        0,
        low - 0.001,
        materials.plaster("lime"),
        eased=0.004,
    )
    timber, rush = materials.wood("stool oak", OAK), coast.woven("rush", "#c2a574", direction="DIAGONAL")
    for i, (x, turn) in enumerate(((-0.42, 7), (0.52, -5))):
        coast.rush_stool(f"stool {i}", x, b["y0"] - 0.14, timber, rush, turn=turn)
    shade = coast.woven("cane", "#d4b988", strand=0.012)
    for i, x in enumerate((-0.45, 0.62)):
        fittings.pendant(
            f"pendant {i}",
            x,
            0.32,
            1.78,
            HEIGHT - 0.13,
            shade,
            materials.black_metal(),
            profile=fittings.CONE,
            scale=1.25,
        )


def things() -> None:
    terra, chalk = (
        materials.ceramic("terracotta", "#a8694a", 0.7),
        materials.ceramic("chalk ceramic", "#ded6c8", 0.6),
    )
    blue, white = materials.ceramic("sea glaze", "#3f6475", 0.25), materials.porcelain()
    leaf, stem = materials.paint("olive leaf", "#6f7a55", 0.5), materials.paint("stem", "#5b4a35", 0.7)
    fittings.swan_tap("tap", -1.61, BACK - 0.07, TOP, materials.brass(), height=0.36)
    fruit.fruit_bowl("lemons", -0.78, 0.32, TOP, blue, fruit.lemons(), fruit.LEMON)
    vessels.vessel("amphora", vessels.VASE, 0.9, 0.46, TOP, terra, scale=1.15)
    foliage.branches(
        "olive",
        0.9,
        0.46,
        TOP + 0.3,
        leaf,
        stem,
        count=9,
        height=0.55,
        spread=0.4,
        leaf_length=0.055,
        leaves=17,
    )
    z, y = 1.64, BACK + 0.22
    tableware.plates("plates", -0.78, y, z, white, count=6)
    vessels.vessel("jug", vessels.BOTTLE_VASE, -0.38, y, z, blue)
    tableware.cups("cups", 0.28, y, z, chalk, count=3, step=0.1)
    vessels.vessel("jar", vessels.JAR, 0.86, y, z, terra, scale=1.1)
    back = BACK + RECESS
    tableware.board(
        "board", -0.98, -0.66, back - 0.08, TOP + 0.002, 0.44, materials.wood("walnut", materials.WALNUT)
    )
    vessels.bottle("oil", -0.42, back - 0.14, TOP, "#4a4a1a", 0.3)
    vessels.bottle("vinegar", -0.32, back - 0.18, TOP, "#6b3b1c", 0.22)
    tableware.pot("pot", 1.0, BASE_FRONT + 0.36, TOP + 0.006, materials.paint("cream enamel", "#e6ddc8", 0.2))
    tableware.utensils("utensils", 1.05, back - 0.14, TOP, chalk)


def daylight() -> None:
    light.sky(0.3, 50, 60, 1.2)
    light.sun((-0.8, 0.25, -0.3), 4.5)
    light.window((RIGHT + 0.12, sum(WINDOW[:2]) / 2, 1.15), (0, 90, 0), 2.3, 2.1, 95)
    light.area("fill", (-0.3, FRONT + 0.05, 1.6), (90, 0, 0), 4.4, 2.2, 45, (1, 0.96, 0.9))
