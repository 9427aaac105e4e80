"""
A stone workshop under a band of north windows: slabs on racks, a slab marked for the cut, a mitred corner
laid out dry, and three edges side by side.
"""

import math
from collections.abc import Sequence

import bpy
from kit import carving, light, materials, shell, stage, stone, workshop
from kit.shapes import box, mesh
from kit.stage import Shot
from kit.types import Point

CAMERAS = {
    "rack": dict(location=(-0.30, -3.35, 1.22), yaw=-31, pitch=-6, lens=46, fstop=5.6, focus=2.6),
    "chalk": dict(location=(-1.30, -1.30, 1.30), yaw=-38, pitch=-19, lens=50, fstop=5.6, focus=1.25),
    "mitre": dict(location=(1.66, 0.02, 1.40), yaw=65, pitch=-20.5, lens=41, fstop=5.0, focus=1.19),
    "edges": dict(location=(-0.44, -0.74, 1.20), yaw=-31, pitch=-20, lens=52, fstop=9, focus=0.84),
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
        {"chalk": marked_slab, "mitre": mitred_corner, "edges": edges}[Shot.camera]()
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
    """A loaded rack from its end: the sawn edges, and the polished face of the first slab."""
    workshop.loaded_rack(
        "near", 1.55, -1.9, (("slab a", "slab b", "slab c", "slab d", "slab e"), ("slab f", "slab g")), lean=6
    )
    workshop.loaded_rack("far", 1.60, 2.0, (("slab d", "slab b"), ()))
    workshop.loaded_rack("left far", -2.1, 3.3, ((), ("slab g", "slab e", "slab f")))


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
    rest_of_hall()


def mitred_corner() -> None:
    """
    The end of an island, laid out dry: the vein goes over the mitre and down to the floor. Its edges are
    eased so far that they catch the light; behind it stand the slabs of the next ones.
    """
    thick, edge, joint, eased = 0.03, 0.62, 0.0002, 0.0018
    box("carcase", -0.9, edge - thick, 0.02, 0.70, 0, TOP - thick, workshop.machine("carcase", "#4d5356"))
    stone.slab(
        "top",
        -1.0,
        edge - joint,
        -0.02,
        0.72,
        TOP - thick,
        TOP,
        "slab",
        sides=("top", "front"),
        origin=(0.5, 0.5),
        corner=(-1.0, -0.02, TOP),
        eased=eased,
    )
    stone.slab(
        "end",
        edge - thick,
        edge,
        -0.02,
        0.72,
        0.02,
        TOP - joint,
        "slab",
        main="right",
        axes=("-z", "+y"),
        sides=("right", "front"),
        origin=(0.5 + 1.0 + edge, 0.5),
        corner=(edge, -0.02, TOP),
        eased=eased,
    )
    workshop.loaded_rack("near", -2.75, 0.0, (("behind a", "behind b"), ("behind c", "behind b", "behind a")))
    workshop.loaded_rack("next", -1.15, 2.45, (("behind b", "behind c"), ("behind a", "behind b")))


def edges() -> None:
    """Three pieces of worktop with different edges, on honed stone."""
    stone.slab("bench", -0.9, 1.3, -0.6, 0.7, 0.86, 0.90, "bench", sides=("top", "front"), finish=stone.HONED)
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
    """The windows of one side are the key, and lie in the polish; the rest of the hall is dim."""
    if Shot.camera == "mitre":
        overcast()
    else:
        light.sky(0.35, 42, 60, 1.5)
    if Shot.camera == "chalk":
        # So low that the bars of the windows lie across the stone.
        light.sun((0.85, 0.30, -0.42), 3.0)
    light.window((LEFT - 0.15, (FRONT + BACK) / 2, 3.0), (0, -90, 0), 2.2, 13.0, 620)
    if Shot.camera == "mitre":
        # On the end that the windows leave dark, and in its eased edges.
        light.area("lamps", (4.2, -1.2, 3.4), (0, 52, -14), 2.2, 3.4, 380, mirrored=True)
    elif Shot.camera != "rack":
        light.area("strip", (-3.4, 3.2, 3.3), (48, 0, 46), 3.2, 0.9, 130, light.DAYLIGHT, mirrored=True)
    light.area("gate light", (0, BACK + 0.15, 1.8), (-90, 0, 0), 3.7, 3.2, 90, light.DAYLIGHT)
    light.area("fill", (0.4, FRONT + 0.1, 2.6), (80, 0, 0), 6, 2.5, 60, (1, 0.97, 0.93))


def overcast() -> None:
    """A white sky that lights the hall as little as light.sky(); blue lies in dark polish like glass."""
    world = bpy.data.worlds.new("overcast")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = (1.0, 0.98, 0.95, 1.0), 0.9
    world.cycles.sampling_method = "NONE"
    world.cycles_visibility.diffuse = False
