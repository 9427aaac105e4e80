"""
A salon in an old flat: a mantel of straight profiles on panelled walls the colour of putty, afternoon light
from the left.
"""

from collections.abc import Sequence

from kit import fire, foliage, greenery, light, living, materials, seats, shell, stage, stone, vessels
from kit.shapes import box
from kit.types import Object

CAMERAS = {
    "main": dict(location=(0.7, -2.45, 1.22), yaw=11, lens=28, shift_y=-0.125),
    "side": dict(location=(1.2, -1.6, 1.25), yaw=40, lens=30, shift_y=-0.18),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.5, 2.6, -4.4, 0.0, 3.0
# The mantel: half its width, its opening, the heights of frieze, mouldings and shelf. It stands before the
# wall at y = 0.
HALF, PILASTER, OPEN, LINTEL = 0.78, 0.22, 0.44, 0.8
FRIEZE, CORNICE, SHELF = 0.93, 1.07, 1.16


def build() -> None:
    stage.clear(67)
    room()
    panelling()
    mantel()
    hearth()
    things()
    daylight()


def room() -> None:
    wall = materials.paint("putty", "#a99b8b", 0.45, smudge=0.05)
    living.planks(
        "boards",
        LEFT - 0.3,
        RIGHT,
        FRONT,
        -0.36,
        materials.wood("oak floor", grain="Y", rough=0.42),
        width=0.11,
        length=1.6,
    )
    living.planks(
        "boards by wall",
        LEFT - 0.3,
        RIGHT,
        -0.36,
        BACK,
        materials.wood("oak floor", grain="Y", rough=0.42),
        width=0.11,
        length=0.4,
    )
    for name, x0, x1, z0, z1 in (
        ("left", LEFT - 0.3, -OPEN, 0, HEIGHT),
        ("right", OPEN, RIGHT + 0.3, 0, HEIGHT),
        ("above", -OPEN, OPEN, LINTEL, HEIGHT),
    ):
        box(f"back wall {name}", x0, x1, BACK, BACK + 0.5, z0, z1, wall, eased=0)
    box("right wall", RIGHT, RIGHT + 0.3, FRONT, BACK, 0, HEIGHT, wall, eased=0)
    box(
        "front wall",
        LEFT,
        RIGHT,
        FRONT - 0.3,
        FRONT,
        0,
        HEIGHT,
        materials.plaster("pale plaster", "#d9d3c4"),
        eased=0,
    )
    box(
        "ceiling",
        LEFT - 0.3,
        RIGHT + 0.3,
        FRONT - 0.3,
        BACK + 0.5,
        HEIGHT,
        HEIGHT + 0.1,
        materials.paint("ceiling", "#efebe2", 0.9),
        eased=0,
    )
    shell.side_wall_with_window(
        LEFT,
        -1,
        FRONT,
        BACK,
        HEIGHT,
        (-2.6, -0.75, 2.6),
        wall,
        materials.paint("window white", "#e6e3da", 0.35),
        panes=2,
        sill=0.3,
    )
    garden = greenery.leaves("garden leaf")
    for i, (x, y, height) in enumerate(((-9.5, -5, 7), (-10.5, -1.5, 8), (-9, 2, 6.5), (-11, 5, 8))):
        greenery.tree(f"tree {i}", x, y, -3, height, garden)


def panelling() -> None:
    wall = materials.paint("putty", "#a99b8b", 0.45, smudge=0.05)
    box("skirting left", LEFT, -HALF - 0.03, BACK - 0.025, BACK, 0, 0.2, wall, eased=0.006)
    box("skirting right", HALF + 0.03, RIGHT, BACK - 0.025, BACK, 0, 0.2, wall, eased=0.006)
    for name, x0, x1, z0, z1 in (
        ("left", LEFT + 0.2, -HALF - 0.24, 0.34, 2.7),
        ("right", HALF + 0.24, RIGHT - 0.2, 0.34, 2.7),
        ("over", -HALF + 0.02, HALF - 0.02, 1.36, 2.7),
    ):
        for k, (inset, w, deep) in enumerate(((0.0, 0.035, 0.022), (0.035, 0.014, 0.012))):
            a, b, c, d = x0 + inset, x1 - inset, z0 + inset, z1 - inset
            for part, e in (
                ("left", (a, a + w, c, d)),
                ("right", (b - w, b, c, d)),
                ("low", (a + w, b - w, c, c + w)),
                ("high", (a + w, b - w, d - w, d)),
            ):
                box(f"panel {name} {k} {part}", e[0], e[1], BACK - deep, BACK, e[2], e[3], wall, eased=0.006)
    box("cornice", LEFT, RIGHT, BACK - 0.1, BACK, HEIGHT - 0.1, HEIGHT, wall, eased=0.02, segments=4)


def piece(
    name: str,
    x0: float,
    x1: float,
    depth: float,
    z0: float,
    z1: float,
    sides: Sequence[str] = ("front", "left", "right"),
    back: float = 0.0,
) -> Object:
    """A block of the mantel, standing `depth` before the wall; all share one plane of the slab."""
    return stone.slab(
        name,
        x0,
        x1,
        -depth,
        -back,
        z0,
        z1,
        "surround",
        main="front",
        corner=(-HALF - 0.06, -depth, 0),
        origin=(0.55, 0.3),
        sides=sides,
        eased=0.0025,
    )


def mantel() -> None:
    inner = HALF - PILASTER
    for side in (-1, 1):

        def run(a: float, b: float, side: float = side) -> list[float]:
            return sorted((side * a, side * b))

        inward, outward = ("right", "left") if side < 0 else ("left", "right")
        piece(f"base {side}", *run(inner - 0.015, HALF + 0.015), 0.135, 0.021, 0.16)
        piece(f"pilaster {side}", *run(inner, HALF), 0.1, 0.16, FRIEZE, sides=("front", outward, inward))
        for part, a, b in (("inner", inner, inner + 0.045), ("outer", HALF - 0.045, HALF)):
            piece(f"stile {part} {side}", *run(a, b), 0.118, 0.16, FRIEZE, back=0.1)
        for part, low, high in (("low", 0.16, 0.215), ("high", FRIEZE - 0.05, FRIEZE)):
            piece(
                f"rail {part} {side}",
                *run(inner + 0.045, HALF - 0.045),
                0.118,
                low,
                high,
                sides=("front", "top"),
                back=0.1,
            )
        piece(f"slip {side}", *run(OPEN, inner), 0.05, 0.021, LINTEL, sides=("front", inward))
    piece("lintel", -inner, inner, 0.05, LINTEL, FRIEZE, sides=("front",))
    piece("frieze", -HALF, HALF, 0.105, FRIEZE, CORNICE)
    piece(
        "tablet",
        -0.2,
        0.2,
        0.125,
        FRIEZE + 0.018,
        CORNICE - 0.018,
        sides=("front", "left", "right", "top"),
        back=0.105,
    )
    for side in (-1, 1):
        a, b = sorted((side * (inner + 0.02), side * (HALF - 0.02)))
        piece(
            f"block {side}",
            a,
            b,
            0.122,
            FRIEZE + 0.018,
            CORNICE - 0.018,
            sides=("front", "left", "right", "top"),
            back=0.105,
        )
    for i in range(3):
        out = 0.125 + i * 0.03
        piece(
            f"moulding {i}",
            -HALF - out + 0.105,
            HALF + out - 0.105,
            out,
            CORNICE + i * 0.018,
            CORNICE + (i + 1) * 0.018,
        )
    stone.slab(
        "shelf",
        -HALF - 0.11,
        HALF + 0.11,
        -0.24,
        0,
        SHELF - 0.036,
        SHELF,
        "surround",
        origin=(0.5, 1.4),
        sides=("top", "front", "left", "right"),
        eased=0.003,
    )


def hearth() -> None:
    stone.slab(
        "hearth",
        -HALF - 0.1,
        HALF + 0.1,
        -0.52,
        0.02,
        0,
        0.02,
        "hearth",
        origin=(0.4, 0.2),
        sides=("top", "front", "left", "right"),
        eased=0.003,
    )
    fire.firebox("fire", -OPEN, OPEN, -0.02, 0.02, LINTEL, depth=0.46)
    iron = materials.black_metal()
    for i, x in enumerate((-0.2, 0.2)):
        box(f"firedog {i}", x - 0.012, x + 0.012, -0.02, 0.34, 0.075, 0.099, iron)
        box(f"firedog front {i}", x - 0.016, x + 0.016, -0.03, -0.002, 0.024, 0.24, iron, eased=0.004)
    fire.logs("logs", 0, 0.17, 0.1, length=0.58, radius=0.05)


def things() -> None:
    brass, clay = materials.brass(), materials.ceramic("bone clay", "#d6c9b3", 0.5)
    vessels.vessel("vase", vessels.VASE, -0.56, -0.12, SHELF, clay, scale=1.05)
    leaf, stem = foliage.greens()
    foliage.branches(
        "twigs",
        -0.56,
        -0.12,
        SHELF + 0.3,
        leaf,
        stem,
        count=6,
        height=0.5,
        spread=0.32,
        leaf_length=0.05,
        leaves=13,
    )
    for x, h in ((0.5, 0.24), (0.61, 0.17)):
        vessels.vessel(
            f"holder {x}",
            ((0, 0), (0.045, 0), (0.045, 0.006), (0.014, 0.012), (0.014, 0.05), (0, 0.05)),
            x,
            -0.12,
            SHELF,
            brass,
        )
        living.candle(f"candle {x}", x, -0.12, SHELF + 0.03, h, radius=0.011)
    sheet, ink, sienna = (
        materials.paint("sheet", "#e6dcc8", 0.8),
        materials.paint("ink", "#34312d", 0.8),
        materials.paint("sienna", "#9c6a45", 0.8),
    )
    living.picture(
        "painting",
        -0.33,
        0.37,
        BACK,
        SHELF + 0.28,
        SHELF + 1.18,
        brass,
        sheet,
        shapes=((0, 1, 0, 0.36, ink), (0, 1, 0.36, 0.5, sienna)),
    )
    velvet = materials.fabric("bottle velvet", "#3c4a41", grain=500, bump=0.3)
    seats.armchair("armchair", 1.5, -0.72, velvet, turn=-48)
    living.rug("rug", -1.6, 1.7, -3.2, -0.75, "#9a8a76")
    living.floor_lamp("lamp", 1.75, -0.25, 1.5, brass, living.lit_shade(strength=1.4))
    vessels.vessel(
        "basket",
        ((0, 0), (0.17, 0), (0.2, 0.16), (0.205, 0.3), (0.195, 0.3), (0.19, 0.16), (0, 0.03)),
        -1.22,
        -0.3,
        0,
        materials.fabric("wicker", "#8a6a45", grain=60, bump=1.0),
    )
    fire.log_stack("basket logs", -1.34, -1.1, -0.42, -0.18, 0.2, 0.34, radius=0.045)


def daylight() -> None:
    light.sky(0.35, 34, 80, 1.5)
    light.sun((0.72, 0.5, -0.5), 5)
    light.window((LEFT - 0.12, -1.68, 1.45), (0, -90, 0), 2.3, 1.8, 115)
    light.point("lamp light", (1.75, -0.25, 1.48), 24, radius=0.1)
    light.area("fill", (0.3, FRONT + 0.05, 1.6), (90, 0, 0), 3.8, 2.4, 18)
