"""Towels on a rail, folded, rolled up."""

import math
import zlib

from mathutils import Vector, noise

from .shapes import mesh, pipe
from .stage import chance
from .types import Material, Object


def towel(
    name: str,
    x0: float,
    x1: float,
    y: float,
    z: float,
    cloth: Material,
    *,
    front: float = 0.55,
    back: float = 0.45,
    bar: float = 0.012,
    folds: int = 3,
    depth: float = 0.012,
    slope: float = 0.0,
    band: Material | None = None,
    gather: float = 0.0,
) -> Object:
    """
    A towel over a bar (or a rim) along x at height `z`: it falls `front` metres on the -y side and `back`
    behind, in folds that deepen downwards. `slope` leans its front outwards by so much a metre, `gather`
    draws it together on the bar.
    """
    rng = chance()
    phases = [rng.uniform(0, 6.28) for _ in range(4)]
    r = bar + 0.006
    path = [(-r - slope * d, -d) for d in (front * (1 - i / 26) for i in range(26))]
    path += [(-r * math.cos(a), r * math.sin(a)) for a in (math.pi * i / 8 for i in range(9))]
    path += [(r, -back * (i + 1) / 20) for i in range(20)]
    columns, vertices, faces = 64, [], []
    for i in range(columns + 1):
        u = i / columns
        wave = (
            1 + math.cos(6.28 * folds * u + phases[0]) + 0.35 * math.cos(6.28 * folds * 1.7 * u + phases[1])
        )
        for k, (py, pz) in enumerate(path):
            fall = min(1.0, max(0.0, -pz) / 0.3) ** 0.8
            away = depth * (0.12 + 0.88 * fall) * max(wave, 0) * (-1 if k < 30 else 0.4)
            across = (u - 0.5) * (x1 - x0) * (1 - gather * (1 - fall)) + 0.004 * math.sin(
                7 * u + phases[3]
            ) * fall
            uneven = 0.008 * math.sin(2.4 * u + phases[2]) * fall
            vertices.append(((x0 + x1) / 2 + across, y + py + away, z + pz + uneven))
    rows = len(path)
    for i in range(columns):
        faces += [
            (i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1)
            for j in range(rows - 1)
        ]
    obj = mesh(name, vertices, faces, cloth, angle=180)
    if band:
        obj.data.materials.append(band)
        for polygon in obj.data.polygons:
            polygon.material_index = 1 if polygon.index % (rows - 1) in (3, 4, rows - 6) else 0
    thick = obj.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.007, 0
    fine = obj.modifiers.new("soft", "SUBSURF")
    fine.levels = fine.render_levels = 1
    return obj


def towel_rail(
    name: str, x0: float, x1: float, y: float, z: float, material: Material, proud: float = 0.07
) -> None:
    """On the wall at `y`; a towel on it hangs at y - proud."""
    pipe(name, [(x0, y - proud, z), (x1, y - proud, z)], 0.009, material, bent=False)
    for i, x in enumerate((x0 + 0.02, x1 - 0.02)):
        pipe(f"{name} post {i}", [(x, y - proud, z), (x, y, z)], 0.008, material, bent=False)


def rolled_towel(
    name: str,
    x: float,
    y: float,
    z: float,
    length: float,
    cloth: Material,
    radius: float = 0.055,
    along: str = "y",
) -> Object:
    """A towel rolled up, its end showing the spiral; (x, y, z) is the middle of its underside."""
    turns, steps = 4.2, 110
    spiral = [(radius * (0.12 + 0.88 * i / steps), 6.28 * turns * i / steps) for i in range(steps + 1)]
    vertices, faces = [], []
    for i, (r, a) in enumerate(spiral):
        px, pz = r * math.cos(a), r * math.sin(a) + radius
        vertices += [(px, s * length / 2, pz) if along == "y" else (s * length / 2, px, pz) for s in (-1, 1)]
        if i:
            faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    obj = mesh(name, vertices, faces, cloth, (x, y, z), angle=80)
    thick = obj.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = radius * 0.88 / turns * 0.92, 0
    soft = obj.modifiers.new("round", "BEVEL")
    soft.width, soft.segments = 0.003, 2
    return obj


def folded_towel(
    name: str,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    z: float,
    cloth: Material,
    *,
    layers: int = 3,
    thick: float = 0.028,
) -> None:
    """Towels over each other, each folded double, its fold at `y0`."""
    for i in range(layers):
        inset = chance().uniform(0, 0.006)
        _folded(f"{name} {i}", x0 + inset, x1 - inset, y0 + inset, y1 - inset, z + i * thick, thick, cloth)


def _folded(
    name: str, x0: float, x1: float, y0: float, y1: float, z: float, thick: float, cloth: Material
) -> None:
    """Two plies and the round of their fold, nowhere quite straight."""
    ply, columns, seed = thick / 2, 36, zlib.crc32(name.encode()) % 997
    flat = [y1 - (y1 - y0 - ply) * i / 14 for i in range(15)]
    path = [(y, ply / 2) for y in flat]
    path += [
        (y0 + ply - ply / 2 * math.sin(a), ply - ply / 2 * math.cos(a))
        for a in (math.pi * i / 8 for i in range(1, 8))
    ]
    path += [(y, thick - ply / 2) for y in reversed(flat)]
    vertices, faces, rows = [], [], len(path)
    for i in range(columns + 1):
        x = x0 + (x1 - x0) * i / columns
        for y, up in path:
            drawn = 0.004 * noise.noise(Vector((x * 9, seed, up * 30)))
            swell = 0.09 * thick * (0.4 + noise.noise(Vector((x * 7, y * 7, seed)))) * up / thick
            vertices.append(
                (x + 0.003 * noise.noise(Vector((y * 12, up * 40, seed))), y + drawn, z + up + swell)
            )
    for i in range(columns):
        faces += [
            (i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1)
            for j in range(rows - 1)
        ]
    obj = mesh(name, vertices, faces, cloth, angle=180)
    body = obj.modifiers.new("thick", "SOLIDIFY")
    body.thickness, body.offset = ply * 0.97, 0
    soft = obj.modifiers.new("round", "BEVEL")
    soft.width, soft.segments, soft.limit_method = ply * 0.3, 3, "ANGLE"
