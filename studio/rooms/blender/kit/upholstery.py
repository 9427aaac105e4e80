"""Stuffed things: crowned by their filling, creased by use, with piping along their seams."""

import math
import zlib

import bpy
from mathutils import Vector, noise

from .shading import Shader, colour
from .shapes import pipe, smooth
from .stage import place
from .types import Material, Object, Rgb, Tint

# Metres between the points of a stuffed face, and the half width of its piping.
STEP, PIPING = 0.022, 0.0032


def leather(name: str, tint: Tint) -> Material:
    """Hide: darker where it is drawn in, paler where it is sat on, with pores and a few soft creases."""
    if known := bpy.data.materials.get(name):
        return known
    shader, base = Shader(name), colour(tint)
    cloud = shader("TexNoise", {"Vector": shader.place(), "Scale": 7, "Detail": 7, "Roughness": 0.7})
    creases = shader("TexNoise", {"Vector": shader.place(), "Scale": 11, "Detail": 2, "Distortion": 1.6})
    pores = shader("TexVoronoi", {"Vector": shader.place(), "Scale": 260})
    shader.set(
        Base_Color=shader.ramp(cloud, [(0.32, _toned(base, 0.68)), (0.68, _toned(base, 1.15))]),
        Roughness=shader.range(cloud, 0.3, 0.7, 0.58, 0.4),
        Specular=0.4,
        Normal=shader(
            "Bump",
            {
                "Height": pores,
                "Strength": 0.35,
                "Distance": 0.0012,
                "Normal": shader("Bump", {"Height": creases, "Strength": 0.5, "Distance": 0.012}),
            },
        ),
    )
    return shader.material


def woven(name: str, tint: Tint, grain: float = 160) -> Material:
    """Cloth of coarse yarn, `grain` threads a metre: yarns of two tones, worn a little unevenly."""
    if known := bpy.data.materials.get(name):
        return known
    shader, base = Shader(name), colour(tint)
    yarn = shader("TexNoise", {"Vector": shader.place(), "Scale": grain, "Detail": 3, "Roughness": 0.7})
    worn = shader("TexNoise", {"Vector": shader.place(), "Scale": 5, "Detail": 4})
    tone = shader.math("ADD", shader.math("MULTIPLY", yarn, 0.75), shader.math("MULTIPLY", worn, 0.25))
    shader.set(
        Base_Color=shader.ramp(tone, [(0.36, _toned(base, 0.6)), (0.64, _toned(base, 1.16))]),
        Roughness=0.95,
        Specular=0.15,
        Sheen=0.4,
        Normal=shader("Bump", {"Height": yarn, "Strength": 0.9, "Distance": 0.006}),
    )
    return shader.material


def _toned(base: Rgb, share: float) -> Rgb:
    return tuple(min(1.0, part * share) for part in base)


def upholstered(
    name: str,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    z0: float,
    z1: float,
    material: Material,
    *,
    round: float = 0.03,
    crown: float = 0.16,
    piped: bool = True,
) -> Object:
    """
    A cushion that fills a box. Its two large faces are crowned by `crown` of its thickness, and the seams
    that join them to the border are piped.
    """
    half = Vector(((x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2))
    thin = min(range(3), key=lambda axis: half[axis])
    bulge = crown * 2 * half[thin]
    # The crown stands over the box by a third of its height, the border within it by the rest.
    half[thin] -= bulge * 0.6
    radius = min(round, 0.98 * min(half))
    obj = _stuffed(name, half, radius, thin, bulge, material)
    place(obj, ((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    if piped:
        for side in (-1, 1):
            seam = pipe(
                f"{name} seam {side}",
                _seam(half, radius, thin, side),
                PIPING,
                material,
                bent=False,
                closed=True,
                fine=3,
            )
            seam.parent = obj
    return obj


def _stuffed(name: str, half: Vector, radius: float, thin: int, bulge: float, material: Material) -> Object:
    lines = [_lines(half[axis], radius) for axis in range(3)]
    seed = zlib.crc32(name.encode()) % 997
    vertices: list[Vector] = []
    numbers: dict[tuple[int, int, int], int] = {}

    def number(key: tuple[int, int, int]) -> int:
        if key not in numbers:
            numbers[key] = len(vertices)
            at = Vector(lines[axis][key[axis]] for axis in range(3))
            vertices.append(_filled(at, half, radius, thin, bulge, seed))
        return numbers[key]

    faces = []
    for axis in range(3):
        a, b = (axis + 1) % 3, (axis + 2) % 3
        for end in (0, len(lines[axis]) - 1):
            for i in range(len(lines[a]) - 1):
                for j in range(len(lines[b]) - 1):
                    square = []
                    for u, v in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                        key = [0, 0, 0]
                        key[axis], key[a], key[b] = end, u, v
                        square.append(number(tuple(key)))
                    faces.append(square if end else square[::-1])
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material)
    return smooth(bpy.data.objects.new(name, mesh), 180)


def _lines(half: float, radius: float) -> list[float]:
    """Where the lines of the net cross an axis: close together where it is rounded."""
    flat = half - radius
    count = max(2, math.ceil(2 * flat / STEP))
    middle = [-flat + 2 * flat * i / count for i in range(count + 1)]
    edge = [radius * math.sin(math.radians(turn)) for turn in (15, 30, 45)] + [radius]
    return [-flat - e for e in reversed(edge)] + middle + [flat + e for e in edge]


def _filled(at: Vector, half: Vector, radius: float, thin: int, bulge: float, seed: int) -> Vector:
    """A point of the box, rounded, pushed out by the filling and creased along the edges."""
    inner = Vector(max(-(half[i] - radius), min(half[i] - radius, at[i])) for i in range(3))
    out = at - inner
    point = inner + out.normalized() * radius if out.length > 1e-9 else at.copy()
    a, b = (thin + 1) % 3, (thin + 2) % 3
    u, v = point[a] / half[a], point[b] / half[b]
    crowned = math.sqrt(max(0.0, (1 - u**4) * (1 - v**4)))
    sags = 0.25 * noise.noise(Vector((point[a] * 5 + seed, point[b] * 5, 0)))
    point[thin] += math.copysign(bulge * crowned * (1 + sags), at[thin]) * min(
        1.0, abs(at[thin]) / half[thin]
    )
    # The border bellies out between its seams.
    belly = 0.5 * bulge * (1 - (point[thin] / (half[thin] + bulge)) ** 2)
    for axis, share in ((a, u), (b, v)):
        if abs(share) > 0.9:
            point[axis] += math.copysign(belly * (abs(share) - 0.9) / 0.1, share)
    near = max(abs(u), abs(v)) ** 3
    crease = noise.noise(Vector((point[a] * 30, point[b] * 9, seed))) + noise.noise(
        Vector((point[a] * 9, point[b] * 30, seed + 7))
    )
    point[thin] += 0.0016 * near * crowned * crease
    return point


def _seam(half: Vector, radius: float, thin: int, side: int) -> list[Vector]:
    """Round one of the large faces, where its rounding turns to the border."""
    a, b = (thin + 1) % 3, (thin + 2) % 3
    reach = radius * math.sqrt(0.5)
    points = []
    for quarter in range(4):
        signs = ((1, 1), (-1, 1), (-1, -1), (1, -1))[quarter]
        for step in range(7):
            angle = math.radians(90 * quarter + 15 * step)
            point = Vector((0, 0, 0))
            point[a] = signs[0] * (half[a] - radius) + reach * math.cos(angle)
            point[b] = signs[1] * (half[b] - radius) + reach * math.sin(angle)
            point[thin] = side * (half[thin] - radius + reach)
            points.append(point)
    return points
