"""Baths and basins, and the water in them."""

import math
from collections.abc import Sequence

from . import materials
from .shading import Shader
from .shapes import box, cut, cylinder, mesh
from .types import Material, Object, Rgb

# How square what is let into stone is: superellipses with round corners.
INSET = 11.0


def loft(
    name: str,
    rings: Sequence[tuple[float, float, float]],
    material: Material,
    x: float,
    y: float,
    z: float = 0.0,
    roundness: float = 2.7,
    around: int = 96,
) -> Object:
    """Superellipses over each other: (height, half length, half width); `roundness` 2 is an ellipse."""
    vertices, faces = [], []
    for height, a, b in rings:
        for i in range(around):
            c, s = math.cos(2 * math.pi * i / around), math.sin(2 * math.pi * i / around)
            power = 2 / roundness
            vertices.append(
                (a * math.copysign(abs(c) ** power, c), b * math.copysign(abs(s) ** power, s), height)
            )
    for j in range(len(rings) - 1):
        b = j * around
        faces += [
            (b + i, b + (i + 1) % around, b + around + (i + 1) % around, b + around + i)
            for i in range(around)
        ]
    faces += [tuple(reversed(range(around))), tuple(range((len(rings) - 1) * around, len(rings) * around))]
    return mesh(name, vertices, faces, material, (x, y, z), angle=50)


def bath(
    name: str,
    x: float,
    y: float,
    material: Material,
    *,
    length: float = 1.66,
    width: float = 0.78,
    height: float = 0.57,
    rim: float = 0.024,
    roundness: float = 2.6,
    foot: float = 0.82,
    coat: Material | None = None,
) -> Object:
    """
    A freestanding bath that narrows to its foot; its middle at (x, y), long side along x; `coat` covers its
    outside.
    """
    a, b, h = length / 2, width / 2, height
    outside = [
        (h * t, a * (foot + (1 - foot) * t**1.5), b * (foot - 0.06 + (1.06 - foot) * t**1.3))
        for t in (0.02, 0.12, 0.3, 0.5, 0.7, 0.86, 0.97)
    ]
    lip = [
        (h - 0.006, a + 0.002, b + 0.002),
        (h - 0.001, a - 0.002, b - 0.002),
        (h, a - 0.008, b - 0.008),
        (h, a - rim + 0.006, b - rim + 0.006),
        (h - 0.003, a - rim, b - rim),
    ]
    inside = [
        (h * t, a * (0.6 + 0.4 * t**0.55) - rim - 0.006, b * (0.52 + 0.48 * t**0.5) - rim - 0.006)
        for t in (0.95, 0.82, 0.65, 0.48, 0.34, 0.25, 0.2)
    ]
    foot_ring = (0.0, outside[0][1] - 0.006, outside[0][2] - 0.006)
    body = loft(
        name,
        [foot_ring, *outside, *lip, *inside, (h * 0.18, a * 0.5, b * 0.38)],
        material,
        x,
        y,
        roundness=roundness,
    )
    if coat:
        body.data.materials.append(coat)
        for polygon in body.data.polygons[: len(outside) * 96]:
            polygon.material_index = 1
    return body


def oval_basin(
    name: str,
    x: float,
    y: float,
    z: float,
    material: Material,
    metal: Material,
    *,
    length: float = 0.5,
    width: float = 0.36,
    height: float = 0.13,
    roundness: float = 2.3,
) -> Object:
    """A thin bowl that stands on the top; its drain is of `metal`, as the tap."""
    a, b, h, thin = length / 2, width / 2, height, 0.009
    outside = [
        (h * t, a * (0.6 + 0.4 * t**0.45), b * (0.6 + 0.4 * t**0.45))
        for t in (0.0, 0.02, 0.08, 0.2, 0.4, 0.65, 0.9, 0.985)
    ]
    lip = [
        (h, a - 0.002, b - 0.002),
        (h, a - thin + 0.002, b - thin + 0.002),
        (h * 0.985, a - thin, b - thin),
    ]
    inside = [
        (h * t, a * (0.56 + 0.44 * t**0.45) - thin, b * (0.56 + 0.44 * t**0.45) - thin)
        for t in (0.9, 0.65, 0.42, 0.25, 0.16, 0.12)
    ]
    cylinder(f"{name} drain", x, y, z + h * 0.1, z + h * 0.1 + 0.006, 0.03, metal)
    return loft(name, [*outside, *lip, *inside, (h * 0.1, a * 0.4, b * 0.4)], material, x, y, z, roundness)


def inset(
    block: Object,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    top: float,
    deep: float,
    material: Material,
    *,
    metal: Material,
    rim: float = 0.03,
    proud: float = 0.022,
) -> Object:
    """
    A bath let into a block of stone (a slab object) whose top is at `top`. Its plain rim stands proud of the
    stone over a dark joint, so that it is seen before any pattern; its drain is of `metal`.
    """
    x, y, a, b = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    name, joint, floor = f"{block.name} inset", proud * 0.4, top - deep
    cut(block, box(f"{name} hole", x0 + 0.02, x1 - 0.02, y0 + 0.02, y1 - 0.02, floor - 0.04, top + 0.1, None))
    cylinder(f"{name} drain", x, y, floor, floor + 0.004, 0.032, metal)
    shell = [(floor - 0.03, a - 0.007), (top + joint, a - 0.007)]
    outside = [(top + joint, a - 0.002), (top + joint + 0.002, a), (top + proud - 0.004, a)]
    lip = [(top + proud, a - 0.004), (top + proud, a - rim + 0.006), (top + proud - 0.006, a - rim)]
    inside = [
        (top + proud - deep * share, a - rim - deep * slope)
        for share, slope in ((0.3, 0.02), (0.6, 0.05), (0.8, 0.08), (0.92, 0.14), (0.98, 0.22))
    ]
    rings = [(z, at, b - (a - at)) for z, at in (*shell, *outside, *lip, *inside)]
    body = loft(name, [*rings, (floor, a * 0.5, b * 0.4)], material, x, y, roundness=INSET)
    body.data.materials.append(materials.paint("dark joint", "#1d1c1b", 0.6))
    for polygon in body.data.polygons[:96]:
        polygon.material_index = 1
    return body


def water(
    name: str, x0: float, x1: float, y0: float, y1: float, z: float, tint: Rgb = (0.86, 0.95, 0.94)
) -> Object:
    """Clear water in a bath, hardly moved: one sheet that mirrors more the flatter one looks at it."""
    shader = Shader(name)
    swell = shader("TexNoise", {"Vector": shader.place(), "Scale": 5.0, "Detail": 2})
    moved = shader("Bump", {"Height": swell, "Strength": 0.12, "Distance": 0.02})
    mirrors = shader("Fresnel", {"IOR": 1.33, "Normal": moved})
    clear = shader("BsdfTransparent", {"Color": tint})
    mirror_image = shader("BsdfGlossy", {"Roughness": 0.0, "Normal": moved})
    shader.surface(shader("MixShader", {0: mirrors, 1: clear, 2: mirror_image}))
    return mesh(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], shader.material)
