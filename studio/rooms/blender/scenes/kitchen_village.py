"""
A country kitchen in a village house: framed fronts in sage, beams, a butler's sink under the garden window, a
range.
"""

from kit import (
    country,
    fittings,
    foliage,
    fruit,
    greenery,
    joinery,
    light,
    materials,
    planks,
    shell,
    stage,
    stone,
    tableware,
    towels,
    vessels,
)
from kit.shapes import box, cylinder, pipe
from kit.types import Material

CAMERAS = {
    "main": dict(location=(1.62, -1.78, 1.36), yaw=33, lens=28, shift_y=-0.075),
    "sill": dict(location=(1.35, 1.0, 1.42), yaw=38, lens=35, shift_y=-0.1, fstop=2.0, focus=1.75),
    "window": dict(location=(0.45, 0.42, 1.38), yaw=6, lens=35, shift_y=-0.13, fstop=1.8, focus=1.65),
    "edge": dict(location=(1.62, -1.03, 1.08), yaw=36, lens=58, pitch=-13, fstop=8.0, focus=0.62),
}


LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.35, 2.6, -4.2, 2.6, 2.6
TOP, THICK, DEPTH = 0.92, 0.03, 0.62
BASE_FRONT, LEFT_FRONT = BACK - DEPTH, LEFT + DEPTH
WINDOW, WINDOW_TOP, REVEAL = (-0.85, 0.95), 2.16, 0.14
SINK = (-0.3, 0.36)
RANGE, RUN_END, LEFT_END = (-0.15, 0.95), 1.75, -1.0
SAGE, LINEN_WHITE = "#8b9482", "#ece7db"


def build() -> None:
    stage.clear(21)
    room()
    back_run()
    left_run()
    worktops()
    work_table()
    things()
    daylight()


def room() -> None:
    wall, white = materials.plaster("limewash", LINEN_WHITE), materials.paint("window white", "#efebe2", 0.35)
    floor = planks.planks("old oak boards", ("#7a5c40", "#a07f5b", "#bd9c75"), width=0.21, along="y")
    shell.closed_room(
        LEFT,
        RIGHT,
        FRONT,
        BACK,
        HEIGHT,
        floor,
        wall,
        materials.paint("ceiling", "#f3efe6", 0.9),
        leave=("back",),
    )
    shell.back_wall_with_window(
        BACK, LEFT, RIGHT, HEIGHT, (*WINDOW, WINDOW_TOP), wall, white, panes=2, sill=TOP - THICK
    )
    country.glazing_bars(*WINDOW, BACK + 0.19, TOP, WINDOW_TOP, white, columns=4, rows=3)
    garden()
    cafe_curtain()
    country.beams(
        LEFT,
        RIGHT,
        (-3.2, -2.1, -1.0, 0.1, 1.2, 2.3),
        HEIGHT,
        materials.wood("old beams", ("#4d3827", "#6d5138", "#86684a"), "X", rough=0.6),
    )


def cafe_curtain() -> None:
    """Linen voile before the lower half of the window, on a brass rod: it lets light through, no leaves."""
    y, rod = BACK + 0.1, 1.6
    cloth = materials.sheer()
    for side, (start, end) in enumerate(((WINDOW[0] + 0.02, 0.03), (0.07, WINDOW[1] - 0.02))):
        shell.curtain(
            f"cafe {side}", start, end, y, TOP + 0.02, rod + 0.015, cloth, depth=0.014, wave=0.09, along="x"
        )
    pipe("cafe rod", [(WINDOW[0], y, rod), (WINDOW[1], y, rod)], 0.006, aged_brass(), bent=False)


def garden() -> None:
    """Shrubs along a lawn, a wood behind it; bright, as a camera sees them that is exposed for the room."""
    shrub = greenery.leaves("shrub leaf", ("#8a9c6e", "#a9b987", "#cdd8ae"), sky=1.2)
    wood = greenery.leaves("wood leaf", ("#8a9a78", "#a6b490", "#c6d0b0"), sky=1.5)
    greenery.lawn("lawn", -60, 60, BACK + 0.4, 80, -0.5, tint="#b9c493")
    greenery.hedge("shrubs", -16, 16, 12.5, 13.7, -0.5, 0.75, shrub, leaf=0.09, inside="#7f8c68")
    greenery.row(
        "tree",
        [(x, 27 + 4 * (i % 3)) for i, x in enumerate(range(-34, 35, 4))],
        -0.5,
        8.5,
        wood,
        greenery.bark(1.0),
    )


def back_run() -> None:
    sage, brass, dark = (
        materials.paint("sage", SAGE, 0.42, bump=0.04, grain=300, smudge=0.05),
        aged_brass(),
        materials.paint("carcase", "#1d1c1b", 0.5),
    )
    country.framed_run(
        "left of sink", [SINK[0] - LEFT_FRONT - 0.02], LEFT_FRONT + 0.02, BASE_FRONT, TOP - THICK, sage, brass
    )
    box(
        "corner post",
        LEFT_FRONT - 0.02,
        LEFT_FRONT + 0.02,
        BASE_FRONT,
        BASE_FRONT + 0.02,
        0.1,
        TOP - THICK - 0.004,
        sage,
    )
    box("below sink", SINK[0] + 0.02, SINK[1] - 0.02, BASE_FRONT + 0.03, BACK, 0.1, 0.64, dark, eased=0)
    for i, (a, b) in enumerate(((SINK[0], sum(SINK) / 2), (sum(SINK) / 2, SINK[1]))):
        joinery.shaker_front(f"sink door {i}", a, b, BASE_FRONT, 0.1, 0.645, sage, frame=0.062)
        joinery.knob(f"sink knob {i}", b - 0.034 if i == 0 else a + 0.034, BASE_FRONT, 0.55, brass)
    country.framed_run(
        "right of sink", [0.48, RUN_END - SINK[1] - 0.48], SINK[1], BASE_FRONT, TOP - THICK, sage, brass
    )
    box("end panel", RUN_END, RUN_END + 0.02, BASE_FRONT, BACK, 0, TOP - THICK, sage)
    country.butler_sink(*SINK, BASE_FRONT - 0.025, BACK - 0.13, 0.655, TOP - THICK - 0.002)
    country.bridge_tap(sum(SINK) / 2, BACK - 0.06, TOP, brass)
    country.bracket_shelf(
        "shelf",
        1.12,
        2.3,
        BACK,
        1.5,
        materials.wood("shelf oak", ("#5d4530", "#7f6244", "#9a7b58"), "X"),
        materials.black_metal(),
    )


def left_run() -> None:
    sage, brass = materials.paint("sage", SAGE, 0.42), aged_brass()
    enamel = materials.paint("cream enamel", "#e9e1cd", 0.12, smudge=0.03)

    def units() -> None:
        country.framed_run("before range", [RANGE[0] - LEFT_END], LEFT_END, 0, TOP - THICK, sage, brass)
        country.range_cooker("range", *RANGE, -0.02, DEPTH, TOP, enamel, materials.steel())
        country.framed_run(
            "after range", [BASE_FRONT - RANGE[1] - 0.02], RANGE[1], 0, TOP - THICK, sage, brass
        )

    country.turned_run(units, LEFT_FRONT, 0, 90)
    plaster = materials.plaster("limewash", LINEN_WHITE)
    middle, half = sum(RANGE) / 2, 0.72
    box("chimney", LEFT, LEFT + 0.5, middle - half, middle + half, 1.72, HEIGHT, plaster, eased=0.008)
    mantel = materials.wood("mantel", ("#4d3827", "#6d5138", "#86684a"), "Y", rough=0.55)
    box(
        "mantel",
        LEFT,
        LEFT + 0.58,
        middle - half - 0.06,
        middle + half + 0.06,
        1.62,
        1.74,
        mantel,
        eased=0.01,
        segments=3,
    )
    light.area("range light", (LEFT + 0.3, middle, 1.615), (0, 0, 90), 0.8, 0.04, 5, light.WARM)


def worktops() -> None:
    edge = BASE_FRONT - 0.025
    common = dict(sides=("top", "front"), eased=0.003)
    u, v = 0.1, 0.1

    def at(x: float, y: float) -> tuple[float, float]:
        return (u + x - LEFT, v + y - edge)

    low, back = TOP - THICK, BACK - 0.115
    stone.slab(
        "worktop left", LEFT, SINK[0], edge, BACK, low, TOP, "worktop", origin=at(LEFT, edge), **common
    )
    stone.slab(
        "worktop behind sink",
        SINK[0],
        SINK[1],
        back,
        BACK,
        low,
        TOP,
        "worktop",
        origin=at(SINK[0], back),
        **common,
    )
    stone.slab(
        "worktop right",
        SINK[1],
        RUN_END + 0.025,
        edge,
        BACK,
        low,
        TOP,
        "worktop",
        origin=at(SINK[1], edge),
        sides=("top", "front", "right", "left"),
        eased=0.003,
    )
    stone.slab(
        "sill",
        WINDOW[0],
        WINDOW[1],
        BACK,
        BACK + REVEAL,
        low,
        TOP,
        "worktop",
        origin=at(WINDOW[0], BACK),
        sides=("top",),
        eased=0.001,
    )
    side = LEFT_FRONT + 0.025
    for name, start, end in (("before", LEFT_END - 0.02, RANGE[0]), ("after", RANGE[1], edge)):
        stone.slab(
            f"worktop {name} range",
            LEFT,
            side,
            start,
            end,
            low,
            TOP,
            "worktop",
            axes=("+y", "-x"),
            corner=(side, start, TOP),
            origin=(0.3 + start - LEFT_END, 1.1),
            sides=("top", "right", "front"),
            eased=0.003,
        )
        stone.slab(
            f"upstand {name}",
            LEFT,
            LEFT + 0.02,
            start,
            min(end, RANGE[0] - 0.03) if name == "before" else BACK,
            TOP,
            TOP + 0.14,
            "splashback",
            main="right",
            origin=(0.3 + start, 0.1),
            sides=("right", "top", "front"),
        )
    stone.slab(
        "range back",
        LEFT,
        LEFT + 0.02,
        RANGE[0] - 0.03,
        RANGE[1],
        TOP,
        1.62,
        "splashback",
        main="right",
        origin=(0.27 + RANGE[0], 0.1),
        sides=("right",),
    )
    for name, start, end in (("left", LEFT + 0.02, WINDOW[0]), ("right", WINDOW[1], RUN_END + 0.02)):
        stone.slab(
            f"upstand {name}",
            start,
            end,
            BACK - 0.02,
            BACK,
            TOP,
            TOP + 0.14,
            "splashback",
            main="front",
            origin=(2.2 + start - LEFT, 0.1),
            sides=("front", "top", "right", "left"),
        )


def work_table() -> None:
    x0, x1, y0, y1 = -0.25, 1.2, -0.55, 0.25
    country.work_table(
        "table",
        x0 + 0.03,
        x1 - 0.03,
        y0 + 0.03,
        y1 - 0.03,
        0.9 - THICK,
        materials.paint("soot", "#33352f", 0.4, smudge=0.05),
        materials.wood("oak upright"),
    )
    stone.slab(
        "table top",
        x0,
        x1,
        y0,
        y1,
        0.9 - THICK,
        0.9,
        "island",
        origin=(0.8, 0.7),
        sides=("top", "front", "right", "left"),
        eased=0.004,
    )


def aged_brass() -> Material:
    return materials.metal("aged brass", "#8f7345", 0.32)


def things() -> None:
    white, clay = materials.porcelain(), materials.ceramic("earthenware", "#b98d68", 0.5)
    leaf, stem = foliage.greens()
    vessels.vessel("jug", vessels.VASE, 0.2, -0.12, 0.9, materials.ceramic("slate glaze", "#3f4a4d", 0.35))
    foliage.branches(
        "herbs", 0.2, -0.12, 1.16, leaf, stem, count=9, height=0.42, spread=0.3, leaf_length=0.05, leaves=16
    )
    fruit.fruit_bowl("bowl", 0.72, -0.22, 0.9, clay, fruit.ripe("apple", ("#8a1f1c", "#a3342a", "#c98a3f")))
    tableware.board(
        "board", 0.98, 1.3, BACK - 0.08, TOP + 0.002, 0.42, materials.wood("walnut", materials.WALNUT)
    )
    tableware.utensils("utensils", LEFT + 0.2, 1.25, TOP, clay)
    tableware.pot("pot", LEFT + 0.34, 0.68, TOP + 0.012, materials.paint("blue enamel", "#27384a", 0.2))
    vessels.vessel("sill pot", vessels.POT, 0.7, BACK, TOP, clay, scale=1.1)
    foliage.branches(
        "basil",
        0.7,
        BACK,
        TOP + 0.1,
        materials.paint("basil", "#56733a", 0.45),
        stem,
        count=12,
        height=0.16,
        spread=0.12,
        leaf_length=0.04,
        leaves=10,
    )
    vessels.bottle("oil", LEFT + 0.14, 1.46, TOP, "#3a3f1e", 0.25)
    z, y = 1.53, BACK - 0.12
    tableware.plates("plates", 1.3, y, z, white)
    tableware.cups("cups", 1.62, y, z, white, count=3)
    vessels.vessel("crock", vessels.JAR, 2.12, y, z, clay, scale=1.15)
    cylinder(
        "bread crock",
        1.5,
        BACK - 0.3,
        TOP,
        TOP + 0.2,
        0.11,
        materials.ceramic("salt glaze", "#a89b86", 0.35),
        eased=0.02,
    )
    towels.folded_towel(
        "linen", 0.05, 0.38, -0.34, 0.06, 0.232, materials.fabric("linen", "#d8d0bf"), layers=4
    )
    copper = materials.metal("copper", "#a5623f", 0.3)
    country.turned_run(
        lambda: country.pan_rail("pans", 1.42, 1.66, (0.13, 0.105, 0.085), materials.black_metal(), copper),
        LEFT,
        0,
        90,
    )
    fittings.wall_lamp("lamp", -1.3, BACK, 1.72, aged_brass())
    cloth = materials.fabric("tea towel", "#dcd3c0")
    box(
        "tea towel",
        LEFT_FRONT + 0.072,
        LEFT_FRONT + 0.098,
        0.5,
        0.74,
        0.5,
        0.905,
        cloth,
        eased=0.012,
        segments=4,
    )


def daylight() -> None:
    light.sky(0.3, 40, 20, 1.5)
    light.sun((0.3, -0.8, -0.33), 4.0)
    light.window((sum(WINDOW) / 2, BACK + 0.12, 1.54), (-90, 0, 0), 1.8, 1.24, 85)
    light.area("side window", (RIGHT - 0.05, -0.6, 1.5), (0, 90, 0), 1.5, 2.0, 42, light.DAYLIGHT)
    light.area("fill", (0.2, FRONT + 0.05, 1.6), (90, 0, 0), 3.8, 2.0, 24, (1, 0.95, 0.88))
