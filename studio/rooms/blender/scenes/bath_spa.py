"""
A spa: a bath sunk into a stone platform with lit steps, walls of level slabs, a ceiling of cedar, a garden in
the window.
"""

from kit import (
    bath,
    cladding,
    foliage,
    greenery,
    light,
    living,
    materials,
    shell,
    stage,
    stone,
    taps,
    towels,
    vessels,
)
from kit.shapes import box, cylinder

CAMERAS = {
    "main": dict(location=(1.25, -2.3, 1.35), yaw=16, lens=28, shift_y=-0.05),
    "steps": dict(location=(-1.95, -2.0, 1.32), yaw=-31, lens=30, shift_y=-0.06),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.6, 2.2, -4.2, 2.5, 2.6
WALL, SIDE = BACK - 0.022, RIGHT - 0.02
EDGE, PLATFORM, HIGH = 0.95, -1.25, 0.52
WATER = (-0.9, 1.05, 1.3, 2.16)
JOINT = -0.55


def build() -> None:
    stage.clear(61)
    room()
    stonework()
    platform()
    steps()
    things()
    evening()


def room() -> None:
    wall = materials.plaster("clay plaster", "#b5a48e")
    shell.closed_room(
        LEFT, RIGHT, FRONT, BACK, HEIGHT, materials.paint("screed", "#8b857b", 0.8), wall, leave=("left",)
    )
    shell.side_wall_with_window(
        LEFT, -1, FRONT, BACK, HEIGHT, (-1.1, 2.2, 2.4), wall, materials.black_metal(), panes=2
    )
    garden()
    cedar = materials.wood("cedar", ("#6e4a31", "#96683f", "#b58a5c"), grain="X")
    for i in range(62):
        y = FRONT + 0.04 + i * 0.107
        box(
            f"slat {i}",
            LEFT,
            RIGHT,
            y,
            y + 0.062,
            HEIGHT - 0.045,
            HEIGHT - 0.004,
            cedar,
            eased=0.002,
            segments=1,
        )
    # Behind the camera: paper screens with light behind them, which the polish of the stone shows.
    for i in range(4):
        x = -1.5 + i * 0.8
        box(
            f"screen {i}",
            x,
            x + 0.74,
            FRONT + 0.001,
            FRONT + 0.02,
            0.1,
            2.25,
            materials.glow("paper screen", "#ffe6c4", 0.45),
            eased=0,
        )
    box(
        "ceiling ground",
        LEFT,
        RIGHT,
        FRONT,
        BACK,
        HEIGHT - 0.003,
        HEIGHT - 0.001,
        materials.paint("carcase", "#1d1c1b", 0.5),
        eased=0,
    )


def garden() -> None:
    """Olives on dry grass and a wood in haze; brighter than the room that the camera is exposed for."""
    sky, haze = 0.7, 110
    olive = greenery.leaves("olive leaf", ("#46512f", "#667149", "#949b70"), sky, haze)
    wood = greenery.leaves("wood leaf", ("#3f4a31", "#586343", "#7d8560"), sky, haze)
    trunk = greenery.bark(0.15)
    greenery.lawn("dry grass", -90, LEFT - 0.3, -40, 110, -0.3, tint="#a2986f", sky=0.45, haze=haze)
    greenery.row("olive", [(-18.6, 16.2), (-31, 34), (-27, 18.5), (-14, 4)], -0.3, 4.3, olive, trunk)
    greenery.row(
        "wood", [(-46 - 5 * (i % 3), y) for i, y in enumerate(range(10, 80, 5))], -0.3, 8.0, wood, trunk
    )


def stonework() -> None:
    base = HIGH - cladding.SLAB_SHORT
    cladding.clad_back("wall", LEFT, SIDE, BACK, 0, HEIGHT, "wall", joint=JOINT, turned=True, base=base)
    # The slab to the right of the joint is turned and runs on round the corner.
    face = BACK - 0.02
    u = JOINT + 5 * cladding.SLAB_LONG - SIDE - (face - FRONT)
    v = HIGH - HEIGHT + 4 * cladding.SLAB_SHORT
    stone.slab(
        "side wall",
        SIDE,
        RIGHT,
        FRONT,
        face,
        0,
        HEIGHT,
        "wall",
        main="left",
        axes=("+y", "-z"),
        origin=(u, v),
        sides=("left",),
        eased=0.0006,
    )
    cladding.paved(
        "floor",
        LEFT,
        SIDE,
        FRONT,
        WALL,
        "floor",
        start=(JOINT, EDGE),
        piece=(1.6, 1.0),
        z=0.004,
        finish=stone.HONED,
    )


def platform() -> None:
    x0, x1, y0, y1 = WATER
    block = stone.slab(
        "platform",
        PLATFORM,
        SIDE,
        EDGE,
        WALL,
        0.0,
        HIGH,
        "bath",
        origin=(0.3, 0.9),
        sides=("top", "front", "left"),
        eased=0.002,
    )
    bath.inset(block, x0, x1, y0, y1, HIGH, 0.46, materials.porcelain(), metal=materials.black_metal())
    bath.water("water", x0 + 0.03, x1 - 0.03, y0 + 0.03, y1 - 0.03, HIGH - 0.075)
    taps.plate("plate", -0.03, 0.53, WALL, 0.873, materials.black_metal())
    bronze = materials.metal("bronze", "#9c7a50", 0.3)
    box("spout", 0.02, 0.22, WALL - 0.2, WALL, 0.86, 0.885, bronze, eased=0.003)
    for i, x in enumerate((0.36, 0.47)):
        handle = cylinder(f"handle {i}", 0, 0, 0, 0.05, 0.022, bronze)
        handle.location, handle.rotation_euler = (x, WALL, 0.873), (1.5708, 0, 0)


def steps() -> None:
    glow = materials.glow("led strip", "#ffc88c", 7)
    dark = materials.paint("carcase", "#1d1c1b", 0.5)
    x0, x1 = -0.75, 0.75
    for i, (depth, low) in enumerate(((0.66, 0.0), (0.33, 0.173))):
        y = EDGE - depth
        stone.slab(
            f"step {i}",
            x0,
            x1,
            y,
            EDGE,
            low + 0.045,
            low + 0.173,
            "bath",
            origin=(0.3 + x0 - PLATFORM, 0.9 - depth - 0.17 * (2 - i)),
            sides=("top", "front", "left", "right"),
            eased=0.002,
        )
        box(f"step plinth {i}", x0 + 0.04, x1 - 0.04, y + 0.05, EDGE, low, low + 0.045, dark, eased=0)
        box(
            f"step light {i}",
            x0 + 0.05,
            x1 - 0.05,
            y + 0.044,
            y + 0.05,
            low + 0.034,
            low + 0.043,
            glow,
            eased=0,
        )
        light.area(
            f"step glow {i}",
            ((x0 + x1) / 2, y + 0.04, low + 0.043),
            (-25, 0, 0),
            x1 - x0 - 0.1,
            0.012,
            2.2,
            light.WARM,
        )


def things() -> None:
    cedar = materials.wood("cedar upright", ("#6e4a31", "#96683f", "#b58a5c"))
    cotton, moss = (
        materials.fabric("towel", "#e4dccb", grain=380, bump=1.0),
        materials.fabric("moss towel", "#6f6e58", grain=380, bump=1.0),
    )
    towels.folded_towel("folded", 1.45, 1.8, 1.35, 1.68, HIGH, cotton, layers=2)
    towels.folded_towel("folded moss", 1.47, 1.79, 1.36, 1.67, HIGH + 0.056, moss, layers=1)
    for x, y, tall in ((1.5, 2.25, 0.12), (1.64, 2.3, 0.2), (1.72, 2.16, 0.08)):
        living.candle(f"candle {tall}", x, y, HIGH, tall)
    bath_x, bath_y = -1.02, 1.6
    cylinder("bucket", bath_x, bath_y, HIGH, HIGH + 0.17, 0.11, cedar, eased=0.003)
    for z in (0.03, 0.13):
        cylinder(
            f"hoop {z}",
            bath_x,
            bath_y,
            HIGH + z,
            HIGH + z + 0.014,
            0.1115,
            materials.metal("bronze", "#9c7a50", 0.3),
        )
    leaf, stem = materials.paint("dark leaf", "#4d6b3c", 0.45), materials.paint("stem", "#5b4a35", 0.7)
    vessels.vessel(
        "pot", vessels.VASE, -2.0, 1.75, 0.0, materials.ceramic("slate ceramic", "#4a4640", 0.5), scale=1.7
    )
    foliage.branches(
        "branches",
        -2.0,
        1.75,
        0.46,
        leaf,
        stem,
        count=10,
        height=1.15,
        spread=0.5,
        leaf_length=0.085,
        leaves=22,
    )


def evening() -> None:
    light.sky(0.25, 12, 60, 1.5)
    light.sun((0.85, 0.30, -0.42), 2.2, tint=(1.0, 0.82, 0.62))
    light.window((LEFT - 0.12, 0.55, 1.2), (0, -90, 0), 2.4, 3.3, 42)
    light.area("wall wash", (0.3, BACK - 0.12, HEIGHT - 0.06), (0, 0, 0), 3.6, 0.03, 22, light.WARM)
    light.area("fill", (0, FRONT + 0.05, 1.5), (90, 0, 0), 3.4, 2.2, 4)
