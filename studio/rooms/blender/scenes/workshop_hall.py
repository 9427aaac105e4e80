"""
A stone workshop under a band of north windows: slabs on racks, the cutting table with a bridge saw over it, a
bench.
"""

import math
from collections.abc import Sequence

from kit import bridge_saw, carving, light, materials, shell, stage, stone, workshop
from kit.shapes import box, cylinder, mesh
from kit.stage import Shot
from kit.types import Point

CAMERAS = {
    "rack": dict(location=(-0.45, -3.0, 1.42), yaw=-10, lens=30, shift_y=-0.075),
    "chalk": dict(location=(-1.28, -1.02, 1.50), yaw=-41, pitch=-27, lens=38, fstop=6.3, focus=1.3),
    "saw": dict(location=(1.60, -0.05, 1.42), yaw=53, pitch=-7, lens=33, fstop=8, focus=2.0),
    "edges": dict(location=(-0.54, -0.82, 1.30), yaw=-35, pitch=-23, lens=50, fstop=11, focus=0.9),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -4.6, 4.6, -5.0, 9.5, 4.6
TABLE, THICK = 0.86, 0.03
TOP = TABLE + THICK


def build() -> None:
    stage.clear(31)
    hall()
    if Shot.camera == "rack":
        racks()
    else:
        {"chalk": marked_slab, "saw": sawing, "edges": edges}[Shot.camera]()
    daylight()


def hall() -> None:
    wall = materials.plaster("whitewash", "#d5d2ca")
    box("floor", LEFT, RIGHT, FRONT, BACK, -0.1, 0, workshop.concrete(rough=0.34), eased=0)
    box(
        "ceiling",
        LEFT,
        RIGHT,
        FRONT,
        BACK,
        HEIGHT,
        HEIGHT + 0.1,
        materials.paint("roof", "#bdbcb6", 0.9),
        eased=0,
    )
    box("wall right", RIGHT, RIGHT + 0.3, FRONT, BACK, 0, HEIGHT, wall, eased=0)
    box("wall front", LEFT, RIGHT, FRONT - 0.3, FRONT, 0, HEIGHT, wall, eased=0)
    shell.side_wall_with_window(
        LEFT,
        -1,
        FRONT,
        BACK,
        HEIGHT,
        (FRONT + 0.6, BACK - 0.6, 4.1),
        wall,
        materials.black_metal(),
        panes=14,
        sill=1.9,
    )
    shell.back_wall_with_window(
        BACK, LEFT, RIGHT, HEIGHT, (-1.9, 1.9, 3.4), wall, materials.black_metal(), panes=4, sill=0.0
    )
    box(
        "yard",
        LEFT - 14,
        LEFT - 0.4,
        FRONT - 6,
        BACK + 14,
        -0.2,
        -0.02,
        materials.paint("yard", "#b9b4aa", 0.9),
        eased=0,
    )
    box("gate", -2, 2, BACK + 0.2, BACK + 0.24, 0, 3.5, materials.glow("opal gate", "#e9f1f6", 0.7), eased=0)
    steel = workshop.machine("truss", "#6d7377")
    for i in range(6):
        y = FRONT + 1.2 + i * 2.5
        box(f"truss {i}", LEFT, RIGHT, y - 0.07, y + 0.07, HEIGHT - 0.34, HEIGHT - 0.06, steel, eased=0.004)


def racks() -> None:
    """An aisle between loaded racks, seen along the polished faces towards the gate."""
    workshop.loaded_rack("right near", 1.55, -1.9, (("slab a", "slab b", "slab c"), ()))
    workshop.loaded_rack("right far", 1.60, 2.0, (("slab d", "slab b"), ()))
    workshop.loaded_rack("right end", 1.55, 5.7, (("slab e",), ()))
    workshop.loaded_rack("left near", -1.75, -0.6, ((), ("slab f", "slab c", "slab a")))
    workshop.loaded_rack("left far", -1.70, 3.3, ((), ("slab g", "slab e")))


def marked_slab() -> None:
    """Marked for a worktop with a sink: long lines are snapped over the whole slab."""
    workshop.cutting_table(-1.75, 1.75, -1.0, 1.2, TABLE)
    stone.slab("slab", -1.6, 1.6, -0.9, 1.1, TABLE, TOP, "slab", sides=("top", "front", "left"), eased=0.0008)
    for i, y in enumerate((-0.78, -0.15, 0.72)):
        workshop.chalk_line(f"long {i}", (-1.6, y), (1.6, y + 0.002), TOP)
    for i, x in enumerate((-1.38, 1.05)):
        workshop.chalk_line(f"cross {i}", (x, -0.9), (x + 0.002, 1.1), TOP)
    for i, (start, end) in enumerate(
        (
            ((-0.42, -0.70), (-0.42, -0.22)),
            ((0.22, -0.70), (0.22, -0.22)),
            ((-0.50, -0.64), (0.30, -0.64)),
            ((-0.50, -0.28), (0.30, -0.28)),
        )
    ):
        workshop.chalk_line(f"sink {i}", start, end, TOP, wide=0.0028)
    workshop.folding_rule(-0.92, -0.30, TOP, 24)
    workshop.chalk_reel(-0.10, 0.12, TOP, 200)
    square = materials.steel()
    box("square long", -0.72, -0.31, -0.152, -0.118, TOP, TOP + 0.003, square, eased=0.0004)
    box("square short", -0.346, -0.31, -0.152, 0.09, TOP, TOP + 0.003, square, eased=0.0004)
    workshop.carpenters_pencil(-0.66, -0.46, TOP, 38)
    rest_of_hall()


def sawing() -> None:
    workshop.cutting_table(-1.75, 1.75, -0.35, 2.1, TABLE)
    stone.slab("slab", -1.6, 1.6, 0.0, 2.0, TABLE, TOP, "slab", sides=("top", "front", "left"), eased=0.0008)
    face = bridge_saw.over_table(1.55, 0.05, TOP)
    kerf = materials.paint("kerf", "#1a1917", 0.9)
    box("kerf", -0.1, 1.6, face - 0.0055, face + 0.0015, TOP - 0.001, TOP + 0.001, kerf, eased=0)
    workshop.chalk_line("line ahead", (-1.6, face - 0.002), (-0.1, face - 0.002), TOP)
    bridge_saw.water(-0.45, 1.58, face, TOP, 0.05)
    rest_of_hall()


def edges() -> None:
    """Three pieces of worktop with different edges, on the finisher's bench."""
    bench = materials.wood("bench", materials.OAK, grain="X", rough=0.6)
    box("bench", -1.1, 1.1, -0.30, 0.5, 0.84, 0.90, bench, eased=0.004)
    for x in (-1.0, 1.0):
        for y in (-0.22, 0.42):
            box(f"bench leg {x} {y}", x - 0.05, x + 0.05, y - 0.05, y + 0.05, 0, 0.84, bench, eased=0.004)
    square = [(0, 0), (0, 0.0012), (0, 0.0288), (0.0012, 0.030)]
    bevel = [(0.0012, 0), (0, 0.0012), (0, 0.022), (0.008, 0.030)]
    rounded = [
        (0.015 - 0.015 * math.sin(a), 0.015 - 0.015 * math.cos(a))
        for a in (math.pi * i / 24 for i in range(25))
    ]
    for i, (name, profile, x, y) in enumerate(
        (
            ("straight", square, -0.20, -0.07),
            ("bevelled", bevel, 0.0, -0.15),
            ("rounded", rounded, 0.20, -0.23),
        )
    ):
        piece(name, profile, x, y, 0.90, f"piece {i + 1}")
    pad = cylinder(
        "pad", 0, 0, 0, 0.012, 0.052, materials.paint("pad", "#4a3c34", 0.8, bump=0.8, grain=240), eased=0.002
    )
    pad.location = (0.40, -0.20, 0.90)
    cylinder("pad back", 0.40, -0.20, 0.912, 0.920, 0.050, materials.black_metal())
    rest_of_hall()


def piece(name: str, profile: Sequence[Point], x: float, y: float, z: float, surface: str) -> None:
    """Extrudes the profile of an edge: (depth, height) from its foot upwards; 19 cm wide, 26 cm deep."""
    outline = [*profile, (0.26, 0.03), (0.26, 0)]
    count = len(outline)
    vertices = [(side * 0.095, depth, high) for side in (-1, 1) for depth, high in outline]
    faces = [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    faces += [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    block = mesh(f"piece {name}", vertices, [tuple(reversed(face)) for face in faces], None, (x, y, z))
    carving.carve(block, surface, carving.through((0.62, 0.44)), angle=30)


def rest_of_hall() -> None:
    """What stands out of focus behind."""
    for i, (x, y) in enumerate(((-2.9, 4.6), (3.1, 4.9))):
        workshop.loaded_rack(
            f"rack {i}",
            x,
            y,
            (("behind b",), ("behind a", "behind b")) if x < 0 else (("behind a", "behind b"), ()),
        )


def daylight() -> None:
    light.sky(0.35, 42, 60, 1.5)
    # Over the marked slab it is low, so that the bars of the windows lie across the stone.
    if Shot.camera == "chalk":
        light.sun((0.85, 0.30, -0.42), 3.0)
    else:
        light.sun((0.72, 0.30, -0.62), 4.0)
    light.window((LEFT - 0.15, (FRONT + BACK) / 2, 3.0), (0, -90, 0), 2.2, 13.0, 620)
    # Seen along the racks, polished slabs would mirror nothing but the gate.
    light.area(
        "gate light",
        (0, BACK + 0.15, 1.8),
        (-90, 0, 0),
        3.7,
        3.2,
        150,
        light.DAYLIGHT,
        mirrored=Shot.camera != "rack",
    )
    light.area("fill", (0.4, FRONT + 0.1, 2.6), (80, 0, 0), 6, 2.5, 160, (1, 0.97, 0.93))
