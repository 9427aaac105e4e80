"""
A kitchen with an island, oak and greige, the splashback up to the soffit, morning light from the terrace.
"""

from kit import (
    fittings,
    foliage,
    fruit,
    joinery,
    light,
    materials,
    outlook,
    seats,
    shell,
    stage,
    stone,
    tableware,
    vessels,
)
from kit.shapes import box, cut
from kit.stage import Shot

CAMERAS = {
    "main": dict(location=(1.86, -1.95, 1.34), yaw=32.5, lens=29, shift_y=-0.075),
    "run": dict(location=(-0.98, -0.75, 1.36), lens=30, yaw=0),
    "hob": dict(location=(0.1, 0.75, 1.42), yaw=16, lens=50, shift_y=-0.12, fstop=5.6, focus=2.1),
    "sink": dict(location=(0.35, -0.35, 1.46), yaw=42, lens=46, pitch=-17, fstop=5.6, focus=1.6),
    "stools": dict(location=(-3.0, -1.9, 1.22), yaw=-36, lens=30, shift_y=-0.05),
}


LEFT, RIGHT, FRONT, BACK, HEIGHT = -3.4, 3.3, -5.0, 3.0, 2.75
# The tall units stand right of the base run.
RUN, TALL = -2.75, 1.02
BASE_FRONT, TALL_FRONT = 2.40, 2.38
# The grain of good veneer is even: its dark and light tones lie close together.
VENEER = ("#957657", "#b08f69", "#c2a27a")


def build() -> None:
    stage.clear(3)
    room()
    tall_units()
    base_units()
    island()
    things()
    daylight()


def room() -> None:
    wall = materials.plaster()
    floor = materials.tiles("floor tiles", "#b9afa0", "#d2c9bb", 1.2, 0.6, 0.0025, 0.32, 0.5)
    shell.closed_room(LEFT, RIGHT, FRONT, BACK, HEIGHT, floor, wall, leave=("left",))
    shell.side_wall_with_window(
        LEFT, -1, FRONT, BACK, HEIGHT, (-1.7, 2.45, 2.42), wall, materials.black_metal()
    )
    shell.curtain("curtain", 1.62, 2.62, LEFT + 0.12, 0.015, HEIGHT - 0.02, materials.sheer())
    box("terrace", -12, LEFT - 0.3, -8, 9, -0.2, -0.02, materials.paint("terrace", "#b9b0a2", 0.8), eased=0)
    outlook.garden("garden", (-9, -9, -0.2), (0, 24), 7, horizon=1.5)
    box("soffit over tall units", TALL - 0.02, RIGHT, TALL_FRONT, BACK, 2.43, HEIGHT, wall)
    box("soffit", LEFT, TALL, 2.62, BACK, 2.43, HEIGHT, wall)
    shell.downlights((-2.4, -0.9, 0.6, 2.1), (-0.7, 1.7), HEIGHT)


def tall_units() -> None:
    oak, brass = materials.wood("oak veneer", VENEER), materials.brass()
    joinery.carcase("tall", TALL, RIGHT, TALL_FRONT, BACK - TALL_FRONT, 0, 2.428)
    width = (RIGHT - TALL) / 3
    for i in range(3):
        a, b = TALL + i * width, TALL + (i + 1) * width
        if i == 0:
            joinery.front("below ovens", a, b, TALL_FRONT, 0.1, 0.72, oak)
            joinery.oven("oven", a, b, TALL_FRONT, 0.72, 1.32)
            joinery.oven("steam oven", a, b, TALL_FRONT, 1.32, 1.94)
            joinery.front("above ovens", a, b, TALL_FRONT, 1.94, 2.425, oak)
        else:
            joinery.front(f"tall door {i}", a, b, TALL_FRONT, 0.1, 2.425, oak)
            joinery.bar_handle(
                f"tall handle {i}",
                b - 0.05 if i == 1 else a + 0.05,
                TALL_FRONT,
                1.25,
                1.0,
                brass,
                upright=True,
                thick=0.012,
            )


def base_units() -> None:
    greige = materials.paint("greige", "#8d8578", 0.38, bump=0.03, grain=500, smudge=0.05)
    brass, oak = materials.brass(), materials.wood("oak across", grain="X")
    joinery.carcase("base", RUN, TALL - 0.003, BASE_FRONT, BACK - BASE_FRONT, 0, 0.875)
    box("end panel", RUN - 0.02, RUN, BASE_FRONT, BACK, 0, 0.88, greige)
    width = (TALL - RUN) / 6
    for i in range(6):
        a, b = RUN + i * width, RUN + (i + 1) * width
        if i in (1, 2, 4):
            joinery.fronts(f"drawers {i}", a, b, BASE_FRONT, (0.1, 0.36, 0.62, 0.86), 1, greige)
            for z in (0.31, 0.57, 0.81):
                joinery.bar_handle(f"drawer handle {i} {z}", (a + b) / 2, BASE_FRONT, z, 0.22, brass)
        else:
            joinery.front(f"door {i}", a, b, BASE_FRONT, 0.1, 0.86, greige)
            joinery.bar_handle(
                f"door handle {i}",
                b - 0.045 if i % 2 == 0 else a + 0.045,
                BASE_FRONT,
                0.69,
                0.22,
                brass,
                upright=True,
            )
    stone.slab(
        "worktop",
        RUN - 0.02,
        TALL - 0.002,
        BASE_FRONT - 0.025,
        BACK,
        0.88,
        0.90,
        "worktop",
        origin=(0.1, 1.3),
        sides=("top", "front", "left"),
    )
    stone.slab(
        "splashback",
        RUN - 0.02,
        TALL - 0.002,
        BACK - 0.014,
        BACK,
        0.9005,
        2.43,
        "splashback",
        main="front",
        origin=(0.1, 0.2),
        sides=("front", "left"),
    )
    z = 1.5
    joinery.shelf("shelf", RUN - 0.02, TALL - 0.004, BACK - 0.27, BACK - 0.016, z, oak)
    joinery.led_strip("strip", RUN + 0.1, TALL - 0.1, BACK - 0.13, z)
    light.area("shelf light", (-0.87, BACK - 0.13, z - 0.004), (0, 0, 0), 3.6, 0.012, 16, light.WARM)
    joinery.hob("hob", -0.85, -0.05, BASE_FRONT + 0.05, BASE_FRONT + 0.56, 0.9)


def island() -> None:
    oak, brass, steel = materials.wood("oak upright"), materials.brass(), materials.steel()
    x0, x1, y0, y1, top, thick = -2.0, 0.95, 0.05, 1.15, 0.92, 0.04
    origin = (0.12, 0.75)
    worktop = stone.slab(
        "island top", x0, x1, y0, y1, top - thick, top, "island", origin=origin, eased=0.0015
    )
    # From elsewhere nobody looks into the sink.
    looked_into = Shot.camera in ("sink", "run")
    bowl = materials.metal("brushed steel", "#c9c8c4", 0.36) if looked_into else steel
    fittings.under_sink(
        worktop,
        -0.95,
        -0.25,
        0.66,
        1.06,
        top,
        thick,
        bowl,
        surface="island",
        origin=(origin[0] - 0.95 - x0, origin[1] + 0.66 - y0),
    )
    length = x1 - x0
    stone.slab(
        "waterfall",
        x1 - thick,
        x1,
        y0,
        y1,
        0,
        top - thick,
        "island",
        main="right",
        axes=("-z", "+y"),
        corner=(x1, y0, top),
        origin=(origin[0] + length, origin[1]),
        sides=("right", "front"),
        eased=0.001,
    )
    stone.slab(
        "far waterfall",
        x0,
        x0 + thick,
        y0,
        y1,
        0,
        top - thick,
        "island",
        main="left",
        axes=("+z", "+y"),
        corner=(x0, y0, top),
        origin=origin,
        sides=("left", "front", "right"),
        eased=0.001,
    )
    dark = materials.paint("carcase", "#1d1c1b", 0.5)
    body = box("island body", x0 + thick, x1 - thick, y0 + 0.37, y1 - 0.02, 0, top - thick, dark, eased=0)
    if looked_into:
        cut(body, box("sink hollow", -0.97, -0.23, 0.64, 1.08, top - 0.3, top + 0.1, dark, eased=0))
    joinery.fluted("island flutes", x0 + thick, x1 - thick, y0 + 0.336, 0.06, top - thick - 0.002, oak)
    box("island plinth", x0 + thick, x1 - thick, y0 + 0.345, y0 + 0.36, 0, 0.06, dark, eased=0)
    fittings.swan_tap("tap", -0.6, 1.1, top, brass)
    boucle = materials.fabric("boucle", "#d3c8b6", grain=160, bump=0.9)
    for i, x in enumerate((-1.5, -0.62, 0.28)):
        seats.bar_stool(
            f"stool {i}",
            x,
            -0.1 + (0.03 if i == 1 else 0),
            boucle,
            materials.black_metal(),
            brass,
            turn=(0, 6, -4)[i],
        )
    shade = materials.paint("lamp shade", "#23211f", 0.42, smudge=0.06)
    for i, x in enumerate((-1.45, -0.52, 0.41)):
        fittings.pendant(f"pendant {i}", x, 0.6, 1.66, HEIGHT, shade, brass)


def things() -> None:
    clay, slate = materials.ceramic(), materials.ceramic("slate ceramic", "#4a4640", 0.5)
    porcelain, oak = materials.porcelain(), materials.wood("oak upright")
    leaf, stem = foliage.greens()
    top, back = 0.92, BACK - 0.16
    fruit.fruit_bowl("bowl", 0.28, 0.62, top, slate, fruit.lemons(), fruit.LEMON)
    vessels.vessel("vase", vessels.VASE, -1.62, 0.72, top, clay)
    foliage.branches(
        "olive",
        -1.62,
        0.72,
        top + 0.24,
        leaf,
        stem,
        count=10,
        height=0.62,
        spread=0.4,
        leaf_length=0.062,
        leaves=17,
    )
    tableware.board(
        "walnut board", -2.2, -1.86, BACK - 0.06, 0.902, 0.46, materials.wood("walnut", materials.WALNUT)
    )
    tableware.board("oak board", -2.0, -1.74, BACK - 0.1, 0.902, 0.3, oak, lean=9)
    tableware.utensils("utensils", -1.45, BACK - 0.2, 0.9, clay)
    vessels.bottle("oil", 0.18, back, 0.9, "#2f3a22", 0.26)
    vessels.bottle("vinegar", 0.27, back, 0.9, "#6b3b1c", 0.22)
    tableware.pot("pot", -0.62, BASE_FRONT + 0.32, 0.906, materials.paint("enamel", "#2b3a3a", 0.3))
    z, y = 1.535, BACK - 0.14
    tableware.plates("plates", -2.35, y, z, clay)
    tableware.bowls("bowls", -2.05, y, z, porcelain)
    vessels.vessel("dark vase", vessels.BOTTLE_VASE, -1.5, y, z, slate)
    vessels.vessel("small jar", vessels.JAR, -1.34, y + 0.02, z, clay, scale=0.8)
    tableware.cups("cups", -0.72, y, z, porcelain)
    joinery.books("books", 0.12, y - 0.09, z, count=5)
    vessels.vessel("plant pot", vessels.POT, 0.62, y, z, clay)
    foliage.branches(
        "trailing plant",
        0.62,
        y,
        z + 0.09,
        materials.paint("dark leaf", "#4d6b3c", 0.45),
        stem,
        count=14,
        height=0.16,
        spread=0.2,
        leaf_length=0.05,
        leaves=12,
    )


def daylight() -> None:
    light.sky(0.3, 38, 60, 1.5)
    light.sun((0.80, 0.34, -0.42), 4.5)
    light.window((LEFT - 0.12, 0.375, 1.21), (0, -90, 0), 2.42, 4.15, 120)
    light.area("fill", (-0.2, FRONT + 0.05, 1.5), (90, 0, 0), 4.2, 2.2, 50, (1, 0.95, 0.88))
