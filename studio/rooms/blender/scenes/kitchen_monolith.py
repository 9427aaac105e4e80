"""
A quiet kitchen in clay: a block of stone with a table that grows out of it, tall fronts of pale ash, evening
sun.
"""

from kit import (
    fittings,
    foliage,
    greenery,
    joinery,
    light,
    materials,
    seats,
    shell,
    stage,
    stone,
    tableware,
    vessels,
)
from kit.shapes import box, cylinder, turned
from kit.types import Material

CAMERAS = {
    "main": dict(location=(2.3, -2.1, 1.42), yaw=37, lens=30, shift_y=-0.13),
    "table": dict(location=(2.75, 0.2, 1.18), yaw=79, lens=32, shift_y=-0.12, fstop=5.6, focus=2.1),
}


LEFT, RIGHT, FRONT, BACK, HEIGHT = -3.2, 3.0, -4.4, 3.0, 2.75
ASH = ("#a58d70", "#bca688", "#cdba9f")
CLAY = "#a08774"
TALL_FRONT, TALL_END = 2.36, 0.75
NICHE, NICHE_LOW, NICHE_HIGH = (-1.5, 0.15), 0.92, 1.58
WINDOW = (-0.35, 1.75, 2.6)
# The block, and the table that is let into it.
BLOCK = dict(x0=-1.75, x1=-0.35, y0=-0.1, y1=0.95)
TABLE = dict(x1=1.65, y0=0.02, y1=0.84, z0=0.69, z1=0.75)
TOP, PLINTH = 0.92, 0.03


def build() -> None:
    stage.clear(41)
    room()
    tall_fronts()
    island()
    things()
    evening_sun()


def room() -> None:
    clay = materials.plaster("clay plaster", CLAY)
    floor = materials.paint("microcement", "#9d9184", 0.4, bump=0.03, grain=60, smudge=0.1)
    shell.closed_room(
        LEFT,
        RIGHT,
        FRONT,
        BACK,
        HEIGHT,
        floor,
        clay,
        materials.plaster("pale clay", "#dcd0c2"),
        leave=("left",),
    )
    shell.side_wall_with_window(
        LEFT, -1, FRONT, BACK, HEIGHT, WINDOW, clay, materials.metal("bronze", "#6f5a41", 0.3), panes=1
    )
    olive = greenery.leaves("olive leaf", ("#7d8464", "#9ca381", "#c3c6a8"), sky=0.75)
    greenery.lawn("dry grass", -90, LEFT - 0.3, -50, 90, -0.4, tint="#b3a676")
    greenery.row(
        "olive",
        [(-21, 5.2), (-27, -2.5), (-24, 13), (-30, 21), (-36, 3)],
        -0.4,
        4.6,
        olive,
        greenery.bark(0.4),
    )
    greenery.row(
        "far tree",
        [(-52 - 4 * (i % 3), y) for i, y in enumerate(range(-36, 86, 5))],
        -0.4,
        6.5,
        olive,
        greenery.bark(0.4),
    )


def tall_fronts() -> None:
    ash = materials.wood("ash", ASH)
    for name, a, b, low, up in (
        ("left", LEFT + 0.002, NICHE[0] - 0.021, 0, HEIGHT),
        ("right", NICHE[1] + 0.021, TALL_END, 0, HEIGHT),
        ("below", NICHE[0] - 0.02, NICHE[1] + 0.02, 0, NICHE_LOW - 0.032),
        ("above", NICHE[0] - 0.02, NICHE[1] + 0.02, NICHE_HIGH + 0.021, HEIGHT),
    ):
        joinery.carcase(
            name,
            a,
            b,
            TALL_FRONT,
            BACK - TALL_FRONT,
            low,
            up - 0.01 * (up == HEIGHT),
            plinth=0.06 * (low == 0),
        )
    high = HEIGHT - 0.012
    for i in range(3):
        a = LEFT + 0.002 + (NICHE[0] - LEFT) / 3 * i
        ash_front(f"left {i}", a, a + (NICHE[0] - LEFT) / 3, 0.06, high, ash)
    for i in range(3):
        a = NICHE[0] + (NICHE[1] - NICHE[0]) / 3 * i
        b = a + (NICHE[1] - NICHE[0]) / 3
        ash_front(f"below {i}", a, b, 0.06, NICHE_LOW - 0.035, ash)
        ash_front(f"above {i}", a, b, NICHE_HIGH, high, ash)
    ash_front("right", NICHE[1], TALL_END, 0.06, high, ash)
    box("tall side", TALL_END, TALL_END + 0.02, TALL_FRONT, BACK, 0, HEIGHT - 0.01, ash)
    niche()


def ash_front(
    name: str, x0: float, x1: float, z0: float, z1: float, ash: Material, gap: float = 0.003
) -> None:
    box(name, x0 + gap, x1 - gap, TALL_FRONT, TALL_FRONT + 0.02, z0 + gap, z1 - gap, ash)


def niche() -> None:
    x0, x1 = NICHE
    ash = materials.wood("ash across", ASH, "X")
    for name, a, b in (("left", x0 - 0.02, x0), ("right", x1, x1 + 0.02)):
        box(
            f"niche {name}", a, b, TALL_FRONT + 0.021, BACK, NICHE_LOW, NICHE_HIGH, materials.wood("ash", ASH)
        )
    box("niche ceiling", x0, x1, TALL_FRONT + 0.021, BACK, NICHE_HIGH, NICHE_HIGH + 0.02, ash)
    stone.slab(
        "worktop",
        x0 + 0.001,
        x1 - 0.001,
        TALL_FRONT - 0.004,
        BACK - 0.02,
        NICHE_LOW - 0.03,
        NICHE_LOW,
        "worktop",
        origin=(0.4, 0.3),
        sides=("top", "front"),
    )
    stone.slab(
        "splashback",
        x0 + 0.001,
        x1 - 0.001,
        BACK - 0.02,
        BACK,
        NICHE_LOW - 0.03,
        NICHE_HIGH,
        "splashback",
        main="front",
        origin=(0.4, 0.92),
        sides=("front",),
    )
    joinery.led_strip("niche strip", x0 + 0.02, x1 - 0.02, BACK - 0.06, NICHE_HIGH, 6)
    light.area(
        "niche light",
        ((x0 + x1) / 2, BACK - 0.06, NICHE_HIGH - 0.005),
        (0, 0, 0),
        x1 - x0 - 0.06,
        0.014,
        8,
        light.WARM,
    )


def island() -> None:
    b, t = BLOCK, TABLE
    dark = materials.paint("shadow plinth", "#1d1c1b", 0.5)
    block = stone.slab(
        "block",
        b["x0"],
        b["x1"],
        b["y0"],
        b["y1"],
        PLINTH,
        TOP,
        "island",
        origin=(0.95, 0.92),
        sides=("top", "front", "right", "left"),
        eased=0.002,
    )
    fittings.under_sink(
        block,
        -1.45,
        -0.85,
        0.42,
        0.8,
        TOP,
        0.02,
        materials.metal("gunmetal", "#6a6660", 0.32),
        surface="island",
        origin=(0.95 - 1.45 - b["x0"], 0.92 + 0.42 - b["y0"]),
    )
    box(
        "block plinth",
        b["x0"] + 0.03,
        b["x1"] - 0.03,
        b["y0"] + 0.03,
        b["y1"] - 0.03,
        0,
        PLINTH,
        dark,
        eased=0,
    )
    stone.slab(
        "table",
        b["x1"] - 0.001,
        t["x1"],
        t["y0"],
        t["y1"],
        t["z0"],
        t["z1"],
        "island",
        origin=(0.95, 0.1),
        sides=("top", "front", "right"),
        eased=0.002,
    )
    leg = t["x1"] - 0.42
    stone.slab(
        "table leg",
        leg,
        leg + 0.06,
        t["y0"] + 0.06,
        t["y1"] - 0.06,
        0,
        t["z0"],
        "island",
        main="right",
        axes=("-y", "+z"),
        origin=(2.4, 0.4),
        sides=("right", "front", "left"),
        eased=0.002,
    )


def things() -> None:
    clay, chalk = (
        materials.ceramic("red clay", "#7d4a34", 0.6),
        materials.ceramic("chalk ceramic", "#d9cfc0", 0.65),
    )
    bronze, oak = (
        materials.metal("bronze", "#6f5a41", 0.3),
        materials.wood("dark oak", materials.SMOKED_OAK, "X"),
    )
    fittings.swan_tap("tap", -1.15, 0.86, TOP, bronze, height=0.34)
    seats.bench("bench", -0.1, 1.35, -0.52, -0.16, 0.45, oak)
    cloth = materials.fabric("oat linen", "#b7a68f")
    for i, (x, turn) in enumerate(((0.12, 5), (0.92, -7))):
        seats.dining_chair(f"chair {i}", x, 1.12, cloth, materials.black_metal(), turn)
    turned(
        "shallow bowl",
        [
            (0, 0.012),
            (0.09, 0.01),
            (0.19, 0.05),
            (0.21, 0.066),
            (0.214, 0.064),
            (0.195, 0.04),
            (0.1, 0),
            (0, 0),
        ],
        chalk,
        (0.5, 0.5, TABLE["z1"]),
        around=96,
    )
    vessels.vessel("jar", vessels.VASE, -0.62, 0.2, TOP, clay, scale=1.05)
    leaf, stem = materials.paint("olive sprig", "#6f7a55", 0.5), materials.paint("stem", "#5b4a35", 0.7)
    foliage.branches(
        "olive",
        -0.62,
        0.2,
        TOP + 0.28,
        leaf,
        stem,
        count=6,
        height=0.7,
        spread=0.45,
        leaf_length=0.06,
        leaves=15,
    )
    vessels.vessel("carafe", vessels.BOTTLE_VASE, 1.12, 0.36, TABLE["z1"], clay, scale=0.8)
    y, z = BACK - 0.24, NICHE_LOW
    tableware.board(
        "niche board", -0.42, -0.12, BACK - 0.08, z + 0.002, 0.42, materials.wood("walnut", materials.WALNUT)
    )
    vessels.vessel("niche jar", vessels.JAR, -1.3, y, z, chalk, scale=1.2)
    tableware.bowls("niche bowls", -1.08, y + 0.04, z, clay)
    vessels.bottle("oil", -0.66, BACK - 0.14, z, "#3a3418", 0.27)
    disc = cylinder(
        "wall lamp", 0, 0, 0, 0.03, 0.2, materials.plaster("clay plaster"), eased=0.004, around=96
    )
    disc.location, disc.rotation_euler = (1.42, BACK - 0.06, 1.7), (1.5707963, 0, 0)


def evening_sun() -> None:
    light.sky(0.3, 25, 60, 2)
    light.sun((0.84, 0.3, -0.44), 4.5, tint=(1.0, 0.9, 0.76))
    light.window((LEFT - 0.12, sum(WINDOW[:2]) / 2, 1.3), (0, -90, 0), 2.5, 2.1, 85, (0.96, 0.97, 1.0))
    light.point("wall lamp light", (1.42, BACK - 0.03, 1.7), 5, radius=0.02)
    light.area("skylight", (1.9, BACK - 0.22, HEIGHT - 0.01), (0, 0, 0), 2.1, 0.12, 12, light.DAYLIGHT)
    light.area("fill", (0.3, FRONT + 0.05, 1.6), (90, 0, 0), 4.4, 2.2, 60, (1, 0.95, 0.88))
