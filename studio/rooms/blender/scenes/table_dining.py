"""
A dining room in dark green: a long stone table on two slabs under a thin line of light, a gallery wall of
calm.
"""

from kit import (
    fittings,
    fruit,
    greenery,
    light,
    living,
    materials,
    seats,
    shell,
    stage,
    stone,
    tableware,
    vessels,
)
from kit.shapes import box

CAMERAS = {
    "main": dict(location=(1.62, -1.75, 1.36), yaw=38, lens=30, shift_y=-0.09),
    "length": dict(location=(1.95, 0.06, 1.12), yaw=90, lens=40, shift_y=-0.12, fstop=5.6, focus=1.7),
    "window": dict(location=(-1.95, -1.45, 1.32), yaw=-46, lens=31, shift_y=-0.15),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -3.1, 3.0, -3.8, 1.95, 2.8
HALF, DEEP, TOP, THICK = 1.35, 0.52, 0.755, 0.03


def build() -> None:
    stage.clear(47)
    room()
    table()
    chairs()
    things()
    daylight()


def room() -> None:
    wall, trim = materials.plaster("deep green", "#4c564a"), materials.paint("green trim", "#444d42", 0.4)
    living.planks(
        "boards",
        LEFT - 0.3,
        RIGHT,
        FRONT,
        BACK,
        materials.wood("oak floor", grain="X", rough=0.45),
        along="x",
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
        materials.paint("ceiling", "#e6e3da", 0.9),
        eased=0,
    )
    shell.side_wall_with_window(
        LEFT,
        -1,
        FRONT,
        BACK,
        HEIGHT,
        (-1.3, 1.2, 2.45),
        wall,
        materials.paint("window white", "#e6e3da", 0.35),
        panes=2,
    )
    shell.curtain(
        "curtain",
        1.05,
        1.7,
        LEFT + 0.14,
        0.015,
        HEIGHT - 0.05,
        materials.fabric("linen curtain", "#b9ad98"),
        wave=0.12,
    )
    shell.curtain(
        "near curtain",
        -1.8,
        -1.15,
        LEFT + 0.14,
        0.015,
        HEIGHT - 0.05,
        materials.fabric("linen curtain", "#b9ad98"),
        wave=0.12,
    )
    shell.curtain(
        "sheer", -1.2, 1.1, LEFT + 0.06, 0.015, HEIGHT - 0.05, materials.sheer(), depth=0.03, wave=0.1
    )
    greenery.row(
        "tree",
        [(-11, y) for y in (-8, -4.5, -1.5, 2, 5.5, 9)],
        -2,
        4.6,
        greenery.leaves("tree leaf", sky=0.25),
    )
    box("skirting", LEFT, RIGHT, BACK - 0.02, BACK, 0, 0.14, trim, eased=0.004)
    box("picture rail", LEFT, RIGHT, BACK - 0.025, BACK, 2.42, 2.46, trim, eased=0.006)


def table() -> None:
    stone.slab("top", -HALF, HALF, -DEEP, DEEP, TOP - THICK, TOP, "table", origin=(0.25, 0.45), eased=0.003)
    for i, x in enumerate((-0.82, 0.82)):
        foot = materials.wood("ebonised oak", ("#17120e", "#241c16", "#30261e"))
        box(f"foot {i}", x - 0.035, x + 0.035, -0.36, 0.36, 0.0, TOP - THICK, foot, eased=0.004)
    box(
        "stretcher",
        -0.785,
        0.785,
        -0.03,
        0.03,
        TOP - THICK - 0.1,
        TOP - THICK,
        materials.wood("ebonised along", ("#17120e", "#241c16", "#30261e"), grain="X"),
        eased=0.003,
    )


def chairs() -> None:
    leather, legs = (
        materials.paint("cognac leather", "#8a5531", 0.42, bump=0.25, grain=140, smudge=0.08),
        materials.black_metal(),
    )
    for i, (x, turn) in enumerate(((-0.86, 3), (-0.08, -4), (0.72, 2))):
        seats.dining_chair(f"far chair {i}", x, DEEP + 0.2, leather, legs, turn=turn)
    for i, (x, turn) in enumerate(((-0.9, 178), (-0.14, 184))):
        seats.dining_chair(f"near chair {i}", x, -DEEP - 0.2, leather, legs, turn=turn)
    seats.dining_chair("head chair", -HALF - 0.25, 0.05, leather, legs, turn=86)


def things() -> None:
    brass, porcelain = materials.brass(), materials.porcelain()
    fittings.tube_pendant("line", -1.05, 1.05, 0, 1.62, HEIGHT, brass)
    vessels.vessel(
        "bowl", vessels.BOWL, -0.25, 0.06, TOP, materials.ceramic("black clay", "#2b2826", 0.5), scale=1.1
    )
    pear = fruit.ripe("pear", ("#8f8a3c", "#aaa24e", "#b98a45"), 0.42)
    for i, (dx, dy) in enumerate(((-0.05, 0.02), (0.05, -0.03), (0.0, 0.07))):
        fruit.fruit(f"pear {i}", fruit.PEAR, (-0.25 + dx, 0.06 + dy, TOP + 0.075), pear)
    living.candle("candle", 0.28, -0.05, TOP + 0.012, 0.2, radius=0.011)
    vessels.vessel(
        "holder",
        ((0, 0), (0.045, 0), (0.045, 0.006), (0.014, 0.012), (0.014, 0.03), (0, 0.03)),
        0.28,
        -0.05,
        TOP,
        brass,
    )
    living.candle("candle short", 0.37, 0.06, TOP + 0.012, 0.14, radius=0.011)
    vessels.vessel(
        "holder short",
        ((0, 0), (0.045, 0), (0.045, 0.006), (0.014, 0.012), (0.014, 0.03), (0, 0.03)),
        0.37,
        0.06,
        TOP,
        brass,
    )
    tableware.plates("plates", 0.9, 0.22, TOP, porcelain, count=3)
    sheet, rust, dark = (
        materials.paint("sheet", "#e9e1d0", 0.8),
        materials.paint("rust", "#a8603c", 0.8),
        materials.paint("ink", "#2b2a28", 0.8),
    )
    living.picture(
        "large print",
        -1.55,
        -0.45,
        BACK,
        0.95,
        2.2,
        brass,
        sheet,
        shapes=((0.12, 0.88, 0.1, 0.42, rust), (0.3, 0.7, 0.42, 0.8, dark)),
    )
    living.picture(
        "small print", -0.2, 0.32, BACK, 1.25, 1.9, brass, sheet, shapes=((0.2, 0.8, 0.25, 0.5, dark),)
    )


def daylight() -> None:
    light.sky(0.35, 34, 80, 1.5)
    light.sun((0.75, 0.35, -0.55), 5)
    light.window((LEFT - 0.12, -0.05, 1.25), (0, -90, 0), 2.45, 2.5, 120)
    light.area("line light", (0, 0, 1.615), (0, 0, 0), 2.0, 0.03, 22, light.WARM)
    light.area("fill", (0.6, FRONT + 0.05, 1.6), (90, 0, 0), 3.8, 2.2, 21)
