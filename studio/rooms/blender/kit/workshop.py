"""What a stone workshop is fitted with: racks of slabs, the cutting table, hand tools."""

import math
from collections.abc import Sequence

import bpy
from mathutils import Matrix, Vector

from . import materials, stone
from .shading import Shader, colour
from .shapes import box, pipe
from .stage import chance
from .types import Material, Object, Point, Tint


def concrete(name: str = "concrete", tint: Tint = "#8c8a85", rough: float = 0.5) -> Material:
    return materials.paint(name, tint, rough, bump=0.2, grain=35, smudge=0.12)


def machine(name: str, tint: Tint) -> Material:
    return materials.paint(name, tint, 0.42, bump=0.04, grain=300, smudge=0.08)


def leaning_slab(
    name: str,
    x: float,
    y0: float,
    z: float,
    surface: str,
    towards: float,
    lean: float = 7.0,
    *,
    length: float = 3.0,
    height: float = 1.9,
    thick: float = 0.02,
    origin: Point = (0.1, 0.05),
) -> Object:
    """
    A slab on its long edge along y, its foot at `x`; its face looks `towards` -1 (left) or +1 and upwards, as
    slabs lean against a rack.
    """
    main = "left" if towards < 0 else "right"
    obj = stone.slab(
        name,
        x - thick / 2,
        x + thick / 2,
        y0,
        y0 + length,
        z,
        z + height,
        surface,
        main=main,
        origin=origin,
        sides=(main, "front", "top"),
    )
    foot = Matrix.Translation(Vector((x, 0, z)))
    turn = Matrix.Rotation(math.radians(-towards * lean), 4, "Y")
    obj.matrix_world = foot @ turn @ foot.inverted() @ Matrix.Translation(obj.location)
    return obj


def a_frame(
    name: str, x: float, y0: float, length: float = 3.3, height: float = 1.75, foot: float = 0.62
) -> None:
    """A steel rack in the shape of an A along y: slabs lean on both of its sides, on timber."""
    steel, timber = machine("rack", "#3a4148"), materials.wood("rack timber", materials.OAK, grain="Y")
    for i, y in enumerate((y0 + 0.25, y0 + length / 2, y0 + length - 0.25)):
        for side in (-1, 1):
            pipe(
                f"{name} leg {i} {side}",
                [(x + side * foot * 0.40, y, 0.12), (x + side * 0.03, y, height)],
                0.028,
                steel,
                bent=False,
            )
        box(f"{name} sill {i}", x - foot, x + foot, y - 0.04, y + 0.04, 0.0, 0.10, steel, eased=0.004)
        for side in (-1, 1):
            a, b = sorted((x + side * 0.22, x + side * foot))
            box(f"{name} timber {i} {side}", a, b, y - 0.05, y + 0.05, 0.10, 0.14, timber, eased=0.004)
    box(
        f"{name} ridge",
        x - 0.035,
        x + 0.035,
        y0,
        y0 + length,
        height - 0.04,
        height + 0.03,
        steel,
        eased=0.004,
    )


def loaded_rack(
    name: str, x: float, y0: float, surfaces: tuple[Sequence[str], Sequence[str]], lean: float = 7.0
) -> None:
    """
    An A-frame with slabs: `surfaces` of the left side and of the right side, the outermost first; battens
    keep them apart.
    """
    a_frame(name, x, y0)
    rng, timber = chance(), materials.wood("battens", materials.OAK, grain="Z")
    for side, names in zip((-1, 1), surfaces):
        for i, surface in enumerate(names):
            foot = x + side * (0.52 - 0.055 * i)
            y, height = y0 + rng.uniform(0.02, 0.16), rng.uniform(1.78, 1.95)
            leaning_slab(
                f"{name} {side} {i}",
                foot,
                y,
                0.142,
                surface,
                side,
                lean,
                length=rng.uniform(2.9, 3.12),
                height=height,
            )
            for k, along in enumerate((0.35, 2.6)):
                stick = box(
                    f"{name} batten {side} {i} {k}",
                    -0.012,
                    0.012,
                    -0.03,
                    0.03,
                    -0.62,
                    0.62,
                    timber,
                    eased=0.002,
                )
                up = 1.0
                stick.location = (
                    foot - side * (0.0275 + up * math.tan(math.radians(lean))),
                    y0 + along,
                    0.142 + up,
                )
                stick.rotation_euler = (0, math.radians(-side * lean), 0)


def cutting_table(x0: float, x1: float, y0: float, y1: float, top: float) -> None:
    steel, timber = (
        machine("table steel", "#555b5e"),
        materials.wood("table boards", materials.SMOKED_OAK, grain="X"),
    )
    for i, x in enumerate((x0 + 0.1, (x0 + x1) / 2, x1 - 0.1)):
        for j, y in enumerate((y0 + 0.1, y1 - 0.1)):
            box(
                f"table leg {i} {j}",
                x - 0.06,
                x + 0.06,
                y - 0.06,
                y + 0.06,
                0,
                top - 0.16,
                steel,
                eased=0.004,
            )
    box("table frame", x0, x1, y0, y1, top - 0.18, top - 0.05, steel, eased=0.004)
    count = 9
    for i in range(count):
        y = y0 + 0.12 + (y1 - y0 - 0.24) * i / (count - 1)
        box(
            f"table board {i}", x0 + 0.02, x1 - 0.02, y - 0.07, y + 0.07, top - 0.05, top, timber, eased=0.003
        )


def chalk_line(
    name: str, start: Point, end: Point, z: float, tint: Tint = "#3c57b4", wide: float = 0.0045
) -> Object:
    """A line snapped on a slab's face, dusty at its edges."""
    a, b = Vector((*start, 0)), Vector((*end, 0))
    along = b - a
    obj = box(
        name, -along.length / 2, along.length / 2, -wide / 2, wide / 2, -0.0001, 0.0002, _chalk(tint), eased=0
    )
    obj.location = ((a.x + b.x) / 2, (a.y + b.y) / 2, z + 0.0001)
    obj.rotation_euler = (0, 0, math.atan2(along.y, along.x))
    return obj


def _chalk(tint: str) -> Material:
    """Chalk that a cord left on polish: grains, with stone between them."""
    name = f"chalk {tint}"
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    grains = shader("TexNoise", {"Vector": shader.place(), "Scale": 650, "Detail": 3, "Roughness": 0.7})
    thick = shader("TexNoise", {"Vector": shader.place(), "Scale": 14, "Detail": 2})
    cover = shader.range(shader.math("ADD", grains, shader.math("MULTIPLY", thick, 0.35)), 0.55, 0.72, 0, 1)
    chalk = shader("BsdfDiffuse", {"Color": (*colour(tint), 1)})
    shader.surface(shader("MixShader", {0: cover, 1: shader("BsdfTransparent", {}), 2: chalk}))
    return shader.material
