"""Cut branches with their leaves, for vases and for trees far off."""

import math

from mathutils import Vector

from . import materials
from .shapes import mesh, pipe
from .stage import chance
from .types import Material, Object


def branches(
    name: str,
    x: float,
    y: float,
    z: float,
    leaf: Material,
    stem: Material,
    *,
    count: int = 9,
    height: float = 0.5,
    spread: float = 0.3,
    leaf_length: float = 0.055,
    leaves: int = 14,
) -> Object:
    """
    Cut branches, each a little bent, with leaves that turn every way; `z` is where they come out of the vase.
    """
    rng = chance()
    vertices, faces = [], []
    for i in range(count):
        a, s, h = rng.uniform(0, 6.28), spread * rng.uniform(0.35, 1), height * rng.uniform(0.65, 1)
        line = [
            Vector(
                (
                    math.cos(a) * s * t**1.6 + rng.gauss(0, 0.006),
                    math.sin(a) * s * t**1.6 + rng.gauss(0, 0.006),
                    h * t - 0.12 * height * t**3 * (s / spread),
                )
            )
            for t in (k / 7 for k in range(8))
        ]
        pipe(f"{name} branch {i}", [tuple(p + Vector((x, y, z))) for p in line], 0.0017, stem, fine=2)
        for _ in range(leaves):
            t = rng.uniform(0.28, 1) * 7
            k = min(int(t), 6)
            _leaf(vertices, faces, line[k].lerp(line[k + 1], t - k), leaf_length * rng.uniform(0.6, 1.15))
    return mesh(f"{name} leaves", vertices, faces, leaf, (x, y, z))


# A leaf's outline: across, along, and how far it curls up; the last point is its middle.
LEAF = (
    (0, 0, 0),
    (0.7, 0.28, 0.05),
    (1, 0.55, 0.08),
    (0.55, 0.82, 0.04),
    (0, 1, -0.06),
    (-0.55, 0.82, 0.04),
    (-1, 0.55, 0.08),
    (-0.7, 0.28, 0.05),
    (0, 0.5, -0.02),
)


def _leaf(vertices: list[Vector], faces: list[tuple[int, int, int]], root: Vector, length: float) -> None:
    rng = chance()
    along = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0.35, 0.6))).normalized()
    across = along.cross(Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)))).normalized()
    up, wide, first = along.cross(across), length * 0.2, len(vertices)
    vertices += [root + along * (length * b) + across * (wide * a) + up * (length * c) for a, b, c in LEAF]
    faces += [(first + j, first + (j + 1) % 8, first + 8) for j in range(8)]


def greens() -> tuple[Material, Material]:
    return materials.paint("leaf", "#5d7049", 0.5), materials.paint("stem", "#5b4a35", 0.7)
