"""
Floors of many pieces of stone in one body, for pictures with settled stones: each piece is cut from another
place.
"""

import math
import random

from . import materials, stone
from .shapes import box
from .types import Object, Point

JOINT = 0.003


def paved(
    name: str,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    piece: Point,
    surface: str,
    *,
    z: float = 0.0,
    finish: float = stone.POLISHED,
    joint: float = JOINT,
    reach: Point = (2.2, 1.2),
    seed: int = 1,
) -> Object:
    """
    Pieces of `piece` metres (along x and y) with joints between, from the corner (x0, y0); those at the far
    sides are cut. Each lies somewhere within `reach` metres of the slab.
    """
    rng = random.Random(seed)
    vertices, faces, places = [], [], {}
    for i in range(math.ceil((x1 - x0) / piece[0] - 1e-6)):
        for j in range(math.ceil((y1 - y0) / piece[1] - 1e-6)):
            a, b = x0 + i * piece[0], y0 + j * piece[1]
            c, d = min(a + piece[0], x1), min(b + piece[1], y1)
            start = (rng.uniform(0, reach[0]), rng.uniform(0, reach[1]))
            corners = [
                (a + joint / 2, b + joint / 2, 0.0),
                (c - joint / 2, b + joint / 2, 0.0),
                (c - joint / 2, d - joint / 2, 0.0),
                (a + joint / 2, d - joint / 2, 0.0),
            ]
            for corner in corners:
                places[corner] = (start[0] + corner[0] - a, start[1] + corner[1] - b)
            faces.append(tuple(range(len(vertices), len(vertices) + 4)))
            vertices += corners
    floor = stone.body(
        name, vertices, faces, surface, lambda point: places[tuple(point)], finish, location=(0, 0, z)
    )
    box(
        f"{name} joints",
        x0,
        x1,
        y0,
        y1,
        z - 0.05,
        z - 0.0012,
        materials.paint("grout", "#77726b", 0.85),
        eased=0,
    )
    return floor
