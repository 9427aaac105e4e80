"""
A country house under the roof: old oak beams, a painted bath below the roof window, a stone top on oak legs.
"""

import math

import bpy
from kit import (
    bath,
    cladding,
    fittings,
    foliage,
    light,
    materials,
    stage,
    stone,
    taps,
    towels,
    vessels,
    washroom,
)
from kit.shapes import box, cylinder, mesh, pipe
from kit.stage import place

CAMERAS = {
    "main": dict(location=(0.6, -2.15, 1.28), yaw=13, lens=28, shift_y=-0.02),
    "above": dict(location=(0.42, 0.62, 1.85), yaw=-14, pitch=-41, lens=34, fstop=5.6, focus=1.3),
}

LEFT, RIGHT, FRONT, BACK = -2.2, 1.95, -4.0, 2.0
# The roof rises from the knee wall to the flat of the ceiling.
KNEE, CEILING, RIDGE = 1.3, 2.95, 0.35
PITCH = math.atan2(CEILING - KNEE, RIDGE - LEFT)
WINDOW = (0.75, 2.05, -0.55, 0.75)
WALL, LEDGE = BACK - 0.022, 1.18
TOP, X0, X1, DEEP = 0.86, -0.1, 1.5, 0.54
BASIN = 0.66


def build() -> None:
    stage.clear(51)
    room()
    roof()
    stonework()
    vanity()
    bathtub()
    things()
    daylight()


def room() -> None:
    lime = materials.plaster("limewash", "#e4ddcf")
    box("screed", LEFT - 0.3, RIGHT + 0.3, FRONT, BACK + 0.3, -0.2, -0.03, lime, eased=0)
    box("knee wall", LEFT - 0.3, LEFT, FRONT, BACK, 0, KNEE + 0.1, lime, eased=0)
    outline = (
        (LEFT - 0.3, 0),
        (RIGHT + 0.3, 0),
        (RIGHT + 0.3, CEILING),
        (RIDGE, CEILING),
        (LEFT, KNEE),
        (LEFT - 0.3, KNEE),
    )
    mesh("back", [(x, BACK, z) for x, z in outline], [tuple(range(6))], lime)
    mesh("front", [(x, FRONT, z) for x, z in outline], [tuple(reversed(range(6)))], lime)
    box("right", RIGHT, RIGHT + 0.3, FRONT, BACK, 0, CEILING, lime, eased=0)
    box("ceiling", RIDGE, RIGHT + 0.3, FRONT, BACK + 0.3, CEILING, CEILING + 0.1, lime, eased=0)


def roof() -> None:
    """Built flat along x from the knee wall, then tilted: plaster round the roof window, rafters below."""
    lime, oak = (
        materials.plaster("limewash", "#e4ddcf"),
        materials.wood("old oak", ("#3d2c1d", "#6b4f35", "#8d6c4a"), grain="X", rough=0.6),
    )
    length = (RIDGE - LEFT) / math.cos(PITCH)
    s0, s1, y0, y1 = WINDOW
    parts = [
        box("roof before", -0.3, length, FRONT, y0, 0, 0.22, lime, eased=0),
        box("roof behind", -0.3, length, y1, BACK + 0.3, 0, 0.22, lime, eased=0),
        box("roof below", -0.3, s0, y0, y1, 0, 0.22, lime, eased=0),
        box("roof above", s1, length + 0.2, y0, y1, 0, 0.22, lime, eased=0),
    ]
    frame = materials.wood("oak across", grain="X")
    for i, (a, b, c, d) in enumerate(
        ((s0, s1, y0, y0 + 0.05), (s0, s1, y1 - 0.05, y1), (s0, s0 + 0.05, y0, y1), (s1 - 0.05, s1, y0, y1))
    ):
        parts.append(box(f"roof window {i}", a, b, c, d, 0.12, 0.18, frame))
    for i, y in enumerate((-2.55, -1.65, -0.72, 0.83, 1.72)):
        parts.append(
            box(f"rafter {i}", -0.1, length + 0.05, y, y + 0.11, -0.13, 0.02, oak, eased=0.008, segments=3)
        )
    tilted = place(bpy.data.objects.new("roof", None), (LEFT, 0, KNEE))
    tilted.rotation_euler = (0, -PITCH, 0)
    for part in parts:
        part.parent = tilted
    beam = materials.wood("old oak along", ("#3d2c1d", "#6b4f35", "#8d6c4a"), grain="Y", rough=0.6)
    box(
        "purlin",
        RIDGE - 0.1,
        RIDGE + 0.1,
        FRONT,
        BACK,
        CEILING - 0.2,
        CEILING + 0.02,
        beam,
        eased=0.012,
        segments=3,
    )


def stonework() -> None:
    joint = -0.6
    cladding.clad_back("wall", LEFT, RIGHT, BACK, 0, LEDGE, "wall", joint=joint, base=-0.3)
    u = LEFT - joint + 4 * cladding.SLAB_LONG
    stone.slab(
        "knee cladding",
        LEFT,
        LEFT + 0.02,
        FRONT,
        WALL,
        0,
        LEDGE,
        "wall",
        main="right",
        origin=(u - (WALL - FRONT), 0.3),
        sides=("right",),
        eased=0.0006,
    )
    stone.slab(
        "ledge",
        LEFT,
        RIGHT,
        WALL - 0.03,
        BACK,
        LEDGE,
        LEDGE + 0.03,
        "wall",
        main="front",
        origin=(u, 0.3 + LEDGE),
        sides=("front", "top"),
    )
    stone.slab(
        "knee ledge",
        LEFT,
        LEFT + 0.05,
        FRONT,
        WALL - 0.03,
        LEDGE,
        LEDGE + 0.03,
        "wall",
        main="right",
        origin=(u - (WALL - FRONT), 0.3 + LEDGE),
        sides=("right", "top"),
    )
    cladding.paved(
        "floor",
        LEFT,
        RIGHT,
        FRONT,
        WALL,
        "floor",
        start=(-0.6, WALL),
        piece=(1.0, 0.8),
        turned_slabs=False,
        finish=stone.HONED,
    )


def vanity() -> None:
    oak, pewter = materials.wood("oak across", grain="X"), materials.metal("pewter", "#9a938a", 0.3)
    y = WALL - DEEP
    stone.slab(
        "vanity",
        X0,
        X1,
        y,
        WALL,
        TOP - 0.04,
        TOP,
        "vanity",
        origin=(0.8, 0.5),
        sides=("top", "front", "left", "right"),
        eased=0.002,
    )
    upright = materials.wood("oak upright")
    for i, (x, at) in enumerate(
        ((X0 + 0.03, y + 0.03), (X1 - 0.1, y + 0.03), (X0 + 0.03, WALL - 0.09), (X1 - 0.1, WALL - 0.09))
    ):
        box(f"leg {i}", x, x + 0.07, at, at + 0.06, 0.0, TOP - 0.04, upright, eased=0.004, segments=3)
    box("rail", X0 + 0.1, X1 - 0.1, y + 0.045, y + 0.07, TOP - 0.18, TOP - 0.041, oak)
    for i in range(5):
        a = y + 0.04 + i * 0.094
        box(f"slat {i}", X0 + 0.035, X1 - 0.035, a, a + 0.08, 0.24, 0.265, oak, eased=0.003)
    bath.oval_basin(
        "basin", BASIN, WALL - 0.27, TOP, materials.porcelain(), pewter, length=0.54, width=0.38, height=0.14
    )
    taps.wall_lever("tap", BASIN - 0.05, WALL, TOP + 0.23, pewter, reach=0.2)
    washroom.mirror("mirror", BASIN, BACK, 1.72, 0.62, 0.86, 0.03, oak, proud=0.035, edge=0.035)
    fittings.wall_lamp("lamp", BASIN + 0.56, BACK, 1.66, pewter, radius=0.065)


def bathtub() -> None:
    enamel, green = (
        materials.paint("enamel", "#f1eee8", 0.16, smudge=0.03),
        materials.paint("green coat", "#59604f", 0.42, smudge=0.05),
    )
    tub = bath.bath(
        "bath", -1.5, 0.35, enamel, length=1.72, width=0.78, height=0.6, rim=0.035, foot=0.74, coat=green
    )
    tub.rotation_euler[2] = math.pi / 2
    taps.floor_filler(
        "filler",
        -1.5,
        1.44,
        materials.metal("pewter", "#9a938a", 0.3),
        towards=(0, -1),
        height=1.0,
        reach=0.28,
    )


def things() -> None:
    linen = materials.fabric("linen towel", "#d9cdb6", grain=420, bump=0.8)
    y = WALL - DEEP / 2
    for i, (x, z) in enumerate(((0.14, 0.265), (0.26, 0.265), (0.2, 0.36))):
        towels.rolled_towel(f"roll {i}", x, y, z, 0.36, linen, radius=0.053)
    wicker = materials.paint("wicker", "#8a6a45", 0.8, bump=1.0, grain=90)
    box("basket", 0.86, 1.2, y - 0.15, y + 0.15, 0.266, 0.42, wicker, eased=0.016, segments=4)
    towels.folded_towel(
        "basket towel", 0.885, 1.175, y - 0.125, y + 0.125, 0.418, linen, layers=1, thick=0.04
    )
    vessels.vessel(
        "jug",
        vessels.VASE,
        1.33,
        WALL - 0.17,
        TOP,
        materials.ceramic("cream ceramic", "#d8cfbd", 0.4),
        scale=0.85,
    )
    leaf, stem = foliage.greens()
    foliage.branches(
        "garden",
        1.33,
        WALL - 0.17,
        TOP + 0.24,
        leaf,
        stem,
        count=8,
        height=0.42,
        spread=0.24,
        leaf_length=0.06,
        leaves=14,
    )
    washroom.pump_bottle(
        "soap", 0.22, WALL - 0.15, TOP, "#4a3320", materials.metal("pewter", "#9a938a", 0.3), turn=1
    )
    oak = materials.wood("old oak upright", ("#3d2c1d", "#6b4f35", "#8d6c4a"))
    cylinder("stool", -0.72, -0.2, 0.41, 0.45, 0.16, oak, eased=0.008)
    for i, (dx, dy) in enumerate(((-0.09, -0.07), (0.1, -0.06), (0, 0.11))):
        pipe(
            f"stool leg {i}",
            [(-0.72 + dx, -0.2 + dy, 0.42), (-0.72 + dx * 1.5, -0.2 + dy * 1.5, 0)],
            0.017,
            oak,
            bent=False,
        )
    towels.folded_towel("folded", -0.84, -0.6, -0.31, -0.1, 0.451, linen, layers=2)


def daylight() -> None:
    light.sky(0.35, 40, 300, 1.5)
    light.sun((0.62, 0.34, -0.70), 5.5)
    s0, s1, y0, y1 = WINDOW
    along = (s0 + s1) / 2
    x, z = (
        LEFT + along * math.cos(PITCH) - 0.2 * math.sin(PITCH),
        KNEE + along * math.sin(PITCH) + 0.2 * math.cos(PITCH),
    )
    light.window((x, (y0 + y1) / 2, z), (0, -math.degrees(PITCH), 0), s1 - s0, y1 - y0, 46)
    light.point("lamp light", (BASIN + 0.56, BACK - 0.2, 1.76), 5, light.WARM, 0.06)
    light.area("fill", (0, FRONT + 0.05, 1.5), (90, 0, 0), 3.4, 2.2, 14, (1, 0.95, 0.88))
