"""
A city kitchen at dusk: smoked oak, a wall of stone to the ceiling, an island with mitred edges under opal
globes.
"""

from kit import (
    dusk,
    fittings,
    foliage,
    fruit,
    joinery,
    light,
    materials,
    planks,
    seats,
    shell,
    stage,
    stone,
    tableware,
    vessels,
)
from kit.shapes import box

CAMERAS = {
    "main": dict(location=(-1.85, -2.3, 1.36), yaw=-29, lens=29, shift_y=-0.05),
    "corner": dict(location=(-1.35, -1.75, 1.3), yaw=-28, lens=40, pitch=-14, fstop=4.0, focus=1.25),
}


LEFT, RIGHT, FRONT, BACK, HEIGHT = -3.0, 3.0, -4.6, 3.2, 2.9
# The base run stands between the tall units.
RUN, RUN_END = -1.25, 1.55
BASE_FRONT, TALL_FRONT = 2.60, 2.56
VENEER = ("#4a392c", "#5d4838", "#705845")
BRONZE = "#6f5a41"
# The island lies along the room.
ISLAND_LEFT, ISLAND_RIGHT, ISLAND_NEAR, ISLAND_FAR, TOP, APRON, PANEL = -0.6, 0.5, -0.95, 1.3, 0.92, 0.1, 0.02


def build() -> None:
    stage.clear(11)
    room()
    tall_units()
    base_units()
    island()
    things()
    evening()


def room() -> None:
    wall = materials.plaster("dark plaster", "#5b544c")
    floor = planks.planks("smoked floor", ("#2f251e", "#4a3b2f", "#64513f"), along="y")
    ceiling = materials.paint("ceiling", "#8d857a", 0.9)
    shell.closed_room(LEFT, RIGHT, FRONT, BACK, HEIGHT, floor, wall, ceiling, leave=("right",))
    shell.side_wall_with_window(
        RIGHT, 1, FRONT, BACK, HEIGHT, (-2.2, 2.0, 2.62), wall, materials.black_metal(), panes=3, sill=0.22
    )
    shell.curtain(
        "curtain", 1.72, 2.42, RIGHT - 0.12, 0.015, HEIGHT - 0.02, materials.fabric("heavy linen", "#6d6459")
    )
    dusk.city("city", (RIGHT + 7, -9, -4), (0, 26), 12)


def tall_units() -> None:
    oak, bronze = materials.wood("smoked veneer", VENEER), materials.metal("bronze", BRONZE, 0.3)
    for name, start, end, count in (("left", LEFT + 0.002, RUN, 3), ("right", RUN_END, RIGHT - 0.35, 2)):
        joinery.carcase(name, start, end, TALL_FRONT, BACK - TALL_FRONT, 0, HEIGHT - 0.02)
        width = (end - start) / count
        for i in range(count):
            a, b = start + i * width, start + (i + 1) * width
            if name == "left" and i == 1:
                joinery.front("below oven", a, b, TALL_FRONT, 0.1, 0.82, oak)
                joinery.oven("oven", a, b, TALL_FRONT, 0.82, 1.42)
                joinery.front("above oven", a, b, TALL_FRONT, 1.42, HEIGHT - 0.025, oak)
                continue
            joinery.front(f"{name} door {i}", a, b, TALL_FRONT, 0.1, HEIGHT - 0.025, oak)
            joinery.bar_handle(
                f"{name} handle {i}",
                a + 0.045 if (name == "right") == (i == 0) else b - 0.045,
                TALL_FRONT,
                1.2,
                1.1,
                bronze,
                upright=True,
                thick=0.014,
            )


def base_units() -> None:
    oak, bronze = materials.wood("smoked veneer across", VENEER, "X"), materials.metal("bronze", BRONZE, 0.3)
    joinery.carcase("base", RUN + 0.001, RUN_END - 0.001, BASE_FRONT, BACK - BASE_FRONT, 0, 0.875)
    joinery.fronts("drawers", RUN, RUN_END, BASE_FRONT, (0.1, 0.48, 0.845), 3, oak)
    stone.slab(
        "worktop",
        RUN + 0.001,
        RUN_END - 0.001,
        BASE_FRONT - 0.02,
        BACK,
        0.88,
        0.90,
        "worktop",
        origin=(0.2, 0.2),
        sides=("top", "front"),
    )
    stone.slab(
        "splashback",
        RUN + 0.001,
        RUN_END - 0.001,
        BACK - 0.02,
        BACK,
        0.9005,
        HEIGHT - 0.001,
        "splashback",
        main="front",
        origin=(0.2, 0.0),
        sides=("front",),
    )
    joinery.hob("hob", -0.35, 0.5, BASE_FRONT + 0.07, BASE_FRONT + 0.52, 0.9)
    z = 1.56
    box("shelf", RUN + 0.002, RUN_END - 0.002, BACK - 0.2, BACK - 0.021, z, z + 0.02, bronze, eased=0.002)
    joinery.led_strip("strip", RUN + 0.03, RUN_END - 0.03, BACK - 0.06, z, 5)
    light.area("shelf light", (0.15, BACK - 0.06, z - 0.004), (0, 0, 0), 2.7, 0.012, 9, light.WARM)
    light.area("wall light", (0.15, BACK - 0.22, HEIGHT - 0.02), (0, 0, 0), 2.7, 0.03, 16, light.WARM)


def island() -> None:
    oak, dark = materials.wood("smoked veneer", VENEER), materials.paint("carcase", "#1d1c1b", 0.5)
    x0, x1, y0, y1 = ISLAND_LEFT, ISLAND_RIGHT, ISLAND_NEAR, ISLAND_FAR
    origin, along = (0.93, 0.55), ("+y", "-x")
    # Mitred: the joint lies on the arris, too fine to be seen.
    joint = 0.00005
    worktop = stone.slab(
        "island top",
        x0,
        x1,
        y0 + joint,
        y1,
        TOP - APRON,
        TOP,
        "island",
        axes=along,
        corner=(x1, y0, TOP),
        origin=origin,
        sides=("top", "left", "right"),
        eased=0,
    )
    # Its sides stand back: in one plane with the worktop's they would be black.
    stone.slab(
        "near end",
        x0 + joint,
        x1 - joint,
        y0,
        y0 + PANEL,
        0.012,
        TOP - joint,
        "island",
        main="front",
        axes=("+z", "-x"),
        corner=(x1, y0, TOP),
        origin=origin,
        sides=("front", "left", "right"),
        eased=0,
    )
    fittings.under_sink(
        worktop,
        -0.02,
        0.36,
        0.3,
        0.95,
        TOP,
        APRON,
        materials.metal("gunmetal", "#5a5650", 0.32),
        surface="island",
        origin=(origin[0] + 0.3 - y0, origin[1] + x1 - 0.36),
        axes=along,
    )
    box("island body", x0 + 0.3, x1 - 0.02, y0 + PANEL, y1 - 0.02, 0.06, TOP - APRON, dark, eased=0)
    for i in range(4):
        a, b = (y0 + PANEL + (y1 - y0 - PANEL) * share / 4 for share in (i, i + 1))
        box(f"island panel {i}", x0 + 0.28, x0 + 0.3, a + 0.0016, b - 0.0016, 0.06, TOP - APRON - 0.003, oak)
    box("island plinth", x0 + 0.34, x1 - 0.06, y0 + PANEL, y1 - 0.04, 0, 0.06, dark, eased=0)
    leather = materials.paint("cognac leather", "#744a30", 0.42, bump=0.12, grain=320, smudge=0.06)
    bronze = materials.metal("bronze", BRONZE, 0.3)
    for i, (y, turn) in enumerate(((-0.4, -82), (0.3, -94), (0.95, -88))):
        seats.bar_stool(
            f"stool {i}", x0 - 0.08 - 0.04 * (i == 1), y, leather, materials.black_metal(), bronze, turn=turn
        )
    for i, (x, y, z, radius) in enumerate(
        ((-0.12, -0.3, 1.74, 0.1), (0.1, 0.22, 2.16, 0.14), (-0.1, 0.8, 1.68, 0.1))
    ):
        fittings.globe_pendant(f"globe {i}", x, y, z, HEIGHT, bronze, radius)


def things() -> None:
    stoneware, black = (
        materials.ceramic("stoneware", "#8f8272", 0.6),
        materials.ceramic("black ceramic", "#26231f", 0.45),
    )
    fittings.swan_tap(
        "tap", 0.44, 0.62, TOP, materials.metal("bronze", BRONZE, 0.3), towards=-1, height=0.36, reach=0.2
    )
    fruit.fruit_bowl(
        "bowl",
        -0.15,
        -0.05,
        TOP,
        black,
        fruit.ripe("fig", ("#140b13", "#211219", "#33222a"), 0.5),
        fruit.PEAR,
    )
    leaf, stem = materials.paint("dry leaf", "#6d5a3c", 0.6), materials.paint("stem", "#5b4a35", 0.7)
    vessels.vessel("vase", vessels.BOTTLE_VASE, -0.2, 1.0, TOP, stoneware, scale=1.25)
    foliage.branches(
        "twigs",
        -0.2,
        1.0,
        TOP + 0.3,
        leaf,
        stem,
        count=7,
        height=0.62,
        spread=0.36,
        leaf_length=0.05,
        leaves=12,
    )
    z, y = 1.58, BACK - 0.11
    vessels.vessel("shelf jar", vessels.JAR, -1.0, y, z, stoneware)
    tableware.bowls("shelf bowls", -0.78, y, z, black)
    vessels.vessel("shelf vase", vessels.VASE, 1.12, y, z, black, scale=0.8)
    tableware.cups("cups", 0.62, y, z, stoneware, count=2, step=0.095)
    tableware.pot("pot", -0.14, BASE_FRONT + 0.3, 0.906, materials.paint("cast iron", "#1b1b1b", 0.5))
    tableware.board("board", 0.95, 1.27, BACK - 0.07, 0.902, 0.4, materials.wood("walnut", materials.WALNUT))
    vessels.bottle("oil", -0.95, BACK - 0.15, 0.9, "#2b2a1c", 0.28)


def evening() -> None:
    light.sky(0.02, 4, 120, 2)
    light.window((RIGHT + 0.12, -0.1, 1.42), (0, 90, 0), 2.4, 4.2, 75, (0.55, 0.7, 1.0))
    light.area("globes", (-0.05, 0.4, 1.62), (0, 0, 90), 1.7, 0.25, 18, light.WARM)
    light.area("fill", (-0.8, FRONT + 0.05, 1.7), (90, 0, 0), 4.5, 2.2, 105, (1, 0.86, 0.72))
