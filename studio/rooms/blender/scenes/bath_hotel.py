"""
A calm hotel bathroom: a long block of stone with two basins cut into it, bookmatched slabs behind, brass,
daylight from the left.
"""

from kit import (
    cladding,
    foliage,
    joinery,
    light,
    materials,
    outlook,
    shell,
    stage,
    stone,
    taps,
    towels,
    vessels,
    washroom,
)
from kit.shapes import box, cylinder, pipe

CAMERAS = {
    "main": dict(location=(1.12, -1.8, 1.28), yaw=21, lens=29, shift_y=-0.075),
    "basin": dict(location=(-0.2, 0.72, 1.4), yaw=36, pitch=-17, lens=38, fstop=5.6, focus=1.2),
    "drawers": dict(location=(-1.75, -0.05, 1.2), yaw=-38, lens=31, shift_y=-0.03),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.2, 2.1, -4.0, 2.0, 2.7
# The vanity and what hangs on it are symmetrical about the joint of the two slabs.
MIDDLE, HALF = -0.15, 1.45
VANITY_FRONT, TOP, BLOCK = 1.44, 0.86, 0.17
WALL = BACK - 0.022


def build() -> None:
    stage.clear(21)
    room()
    stonework()
    cabinet()
    fittings_on_wall()
    things()
    daylight()


def room() -> None:
    wall = materials.plaster("sand plaster", "#b9ab99")
    shell.closed_room(
        LEFT, RIGHT, FRONT, BACK, HEIGHT, materials.paint("screed", "#8b857b", 0.8), wall, leave=("left",)
    )
    shell.side_wall_with_window(
        LEFT, -1, FRONT, BACK, HEIGHT, (-1.6, 1.1, 2.45), wall, materials.brass(), panes=2, sill=0.0
    )
    shell.curtain(
        "sheer", -1.7, 1.2, LEFT + 0.1, 0.012, HEIGHT - 0.02, materials.sheer(), wave=0.11, depth=0.035
    )
    outlook.garden("garden", (-8, -8, -0.5), (0, 20), 7, horizon=1.6, strength=1.5)
    box("cove", LEFT, RIGHT, BACK - 0.2, BACK - 0.18, HEIGHT - 0.06, HEIGHT, wall)
    shell.downlights((-1.2, 0.1, 1.4), (-1.2, 0.6), HEIGHT)


def stonework() -> None:
    cladding.clad_back("wall", LEFT, RIGHT, BACK, 0, HEIGHT, "wall", joint=MIDDLE, base=TOP)
    cladding.paved(
        "floor",
        LEFT,
        RIGHT,
        FRONT,
        WALL,
        "floor",
        start=(MIDDLE, WALL),
        piece=(1.6, 1.0),
        z=0.003,
        finish=stone.HONED,
    )
    block = stone.slab(
        "vanity",
        MIDDLE - HALF,
        MIDDLE + HALF,
        VANITY_FRONT,
        WALL,
        TOP - BLOCK,
        TOP,
        "vanity",
        origin=(0.15, 0.6),
        sides=("top", "front", "left", "right"),
        eased=0.0015,
    )
    for x in (MIDDLE - 0.72, MIDDLE + 0.72):
        cladding.trough(
            block,
            x - 0.32,
            x + 0.32,
            VANITY_FRONT + 0.09,
            WALL - 0.11,
            TOP,
            0.115,
            "vanity",
            origin=(x + 1.6, 0.7),
            metal=materials.brass(),
        )


def cabinet() -> None:
    oak, dark = materials.wood("oak across", grain="X"), materials.paint("carcase", "#1d1c1b", 0.5)
    low, high, y = 0.4, TOP - BLOCK - 0.012, VANITY_FRONT + 0.03
    x0, x1 = MIDDLE - HALF + 0.03, MIDDLE + HALF - 0.03
    box("carcase", x0 + 0.02, x1 - 0.02, y + 0.024, WALL, low + 0.004, TOP - BLOCK, dark, eased=0)
    box("cabinet bottom", x0, x1, y, WALL, low - 0.002, low + 0.018, oak)
    for i, x in enumerate((x0, x1 - 0.02)):
        box(f"cabinet side {i}", x, x + 0.02, y, WALL, low, high, oak)
    joinery.fronts("drawer", x0 + 0.02, x1 - 0.02, y, (low + 0.02, high), 3, oak)
    for i in range(3):
        joinery.knob(
            f"knob {i}",
            x0 + 0.02 + (i + 0.5) * (x1 - x0 - 0.04) / 3,
            y,
            high - 0.05,
            materials.brass(),
            radius=0.012,
        )


def fittings_on_wall() -> None:
    brass = materials.brass()
    for side in (-1, 1):
        x = MIDDLE + side * 0.72
        taps.wall_lever(f"tap {side}", x - 0.06, WALL, TOP + 0.2, brass, reach=0.2)
        washroom.mirror(f"mirror {side}", x, WALL, 1.68, 0.46, 0.98, 0.229, brass)
    for x in (MIDDLE - 1.24, MIDDLE, MIDDLE + 1.24):
        box(f"lamp plate {x:.1f}", x - 0.02, x + 0.02, WALL - 0.012, WALL, 1.6, 1.76, brass, eased=0.003)
        pipe(
            f"lamp body {x:.1f}", [(x, WALL - 0.05, 1.645), (x, WALL - 0.05, 1.715)], 0.023, brass, bent=False
        )
        pipe(f"lamp arm {x:.1f}", [(x, WALL, 1.68), (x, WALL - 0.05, 1.68)], 0.008, brass, bent=False)
        pipe(
            f"lamp tube {x:.1f}",
            [(x, WALL - 0.05, 1.42), (x, WALL - 0.05, 1.94)],
            0.018,
            materials.glow("opal tube", "#ffe9cf", 3.0),
            bent=False,
        )


def things() -> None:
    brass, clay = materials.brass(), materials.ceramic("clay", "#8f8272", 0.6)
    leaf, stem = foliage.greens()
    y = WALL - 0.14
    box(
        "tray",
        MIDDLE - 0.2,
        MIDDLE + 0.06,
        y - 0.09,
        y + 0.08,
        TOP,
        TOP + 0.012,
        materials.wood("walnut across", materials.WALNUT, "X"),
        eased=0.003,
    )
    washroom.pump_bottle("soap", MIDDLE - 0.13, y, TOP + 0.012, "#3b2517", brass, height=0.15)
    washroom.pump_bottle("lotion", MIDDLE - 0.03, y - 0.02, TOP + 0.012, "#d9d0c0", brass, height=0.13)
    vessels.vessel("vase", vessels.BOTTLE_VASE, MIDDLE + 1.25, y - 0.02, TOP, clay, scale=1.1)
    foliage.branches(
        "twigs",
        MIDDLE + 1.25,
        y - 0.02,
        TOP + 0.27,
        leaf,
        stem,
        count=6,
        height=0.5,
        spread=0.3,
        leaf_length=0.06,
        leaves=11,
    )
    cotton = materials.fabric("towel", "#e9e2d4", grain=380, bump=1.0)
    towels.folded_towel(
        "folded", MIDDLE - 1.4, MIDDLE - 1.13, VANITY_FRONT + 0.14, VANITY_FRONT + 0.42, TOP, cotton, layers=3
    )
    stool_x, stool_y = -1.3, 0.72
    boucle = materials.fabric("boucle", "#a8977f", grain=160, bump=0.9)
    cylinder(
        "stool foot",
        stool_x,
        stool_y,
        0.003,
        0.05,
        0.19,
        materials.wood("oak across", grain="X"),
        eased=0.004,
    )
    cylinder("stool seat", stool_x, stool_y, 0.05, 0.44, 0.215, boucle, eased=0.04)


def daylight() -> None:
    light.sky(0.3, 38, 60, 1.5)
    light.sun((0.86, 0.30, -0.52), 3.0)
    light.window((LEFT - 0.12, -0.25, 1.22), (0, -90, 0), 2.42, 2.7, 40)
    light.area(
        "cove light", ((LEFT + RIGHT) / 2, BACK - 0.1, HEIGHT - 0.01), (0, 0, 0), 4.1, 0.03, 13, light.WARM
    )
    light.area("under cabinet", (MIDDLE, BACK - 0.3, 0.39), (0, 0, 0), 2.5, 0.02, 7, light.WARM)
    light.area("fill", (0, FRONT + 0.05, 1.5), (90, 0, 0), 3.4, 2.2, 9, (1, 0.95, 0.88))
