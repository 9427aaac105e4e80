"""Things to sit on."""

import math

import bpy

from . import materials
from .shapes import box, cylinder, mesh, pipe, turned
from .stage import place
from .types import Material, Object
from .upholstery import upholstered


def bar_stool(
    name: str,
    x: float,
    y: float,
    cloth: Material,
    legs: Material,
    ring: Material,
    height: float = 0.65,
    turn: float = 0.0,
) -> Object:
    """A round upholstered stool with a low curved back that faces +y."""
    group = _group(name, x, y, turn)
    h = height - 0.65
    seat = turned(
        f"{name} seat",
        [
            (0, 0.63),
            (0.17, 0.63),
            (0.2, 0.64),
            (0.213, 0.665),
            (0.21, 0.695),
            (0.19, 0.715),
            (0.15, 0.723),
            (0, 0.726),
        ],
        cloth,
        (0, 0, h),
    )
    back = _curved_back(f"{name} back", cloth, h)
    parts = [seat, back]
    # The legs begin inside the seat and spread; the ring holds them at the height of a foot.
    top, foot, ring_at = (0.122, 0.115, 0.66 + h), (0.207, 0.195, 0), 0.25
    share = 1 - ring_at / top[2]
    x_ring, y_ring = (a + (b - a) * share for a, b in zip(top[:2], foot))
    for i, (sx, sy) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1))):
        parts.append(
            pipe(
                f"{name} leg {i}",
                [(sx * top[0], sy * top[1], top[2]), (sx * foot[0], sy * foot[1], 0)],
                0.0095,
                legs,
                bent=False,
            )
        )
    corners = [(sx * x_ring, sy * y_ring, ring_at) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    parts.append(pipe(f"{name} ring", corners, 0.007, ring, bent=False, closed=True))
    for part in parts:
        part.parent = group
    return group


def _curved_back(name: str, cloth: Material, lift: float) -> Object:
    profile = ((0.2, 0.70), (0.235, 0.70), (0.25, 0.83), (0.24, 0.865), (0.225, 0.87), (0.212, 0.85))
    vertices, faces, steps = [], [], 28
    for i in range(steps + 1):
        a = math.radians(200 + 140 * i / steps)
        vertices += [(r * math.cos(a) * 1.04, r * math.sin(a), z + lift) for r, z in profile]
        if i:
            b = i * 6
            faces += [(b + q - 6, b + q, b + (q + 1) % 6, b + (q + 1) % 6 - 6) for q in range(6)]
    faces += [tuple(range(6)), tuple(reversed(range(steps * 6, steps * 6 + 6)))]
    obj = mesh(name, vertices, faces, cloth)
    rounded = obj.modifiers.new("rounded", "SUBSURF")
    rounded.levels = rounded.render_levels = 2
    return obj


def dining_chair(name: str, x: float, y: float, cloth: Material, legs: Material, turn: float = 0.0) -> Object:
    """An upholstered chair of 48 x 54 cm; its sitter looks along -y before it is turned."""
    group = _group(name, x, y, turn)
    parts = [upholstered(f"{name} seat", -0.24, 0.24, -0.25, 0.23, 0.41, 0.49, cloth, round=0.032)]
    back = upholstered(f"{name} back", -0.23, 0.23, 0, 0.06, 0, 0.36, cloth, round=0.028)
    back.location = (0, 0.25, 0.68)
    back.rotation_euler = (math.radians(-10), 0, 0)
    parts.append(back)
    for i, (dx, dy) in enumerate(((-0.2, -0.2), (0.2, -0.2), (-0.2, 0.2), (0.2, 0.2))):
        parts.append(
            pipe(f"{name} leg {i}", [(dx, dy, 0.43), (dx * 1.12, dy * 1.15, 0)], 0.012, legs, bent=False)
        )
    for side in (-1, 1):
        parts.append(
            pipe(
                f"{name} post {side}",
                [(side * 0.2, 0.22, 0.42), (side * 0.2, 0.285, 0.8)],
                0.011,
                legs,
                bent=False,
            )
        )
    for part in parts:
        part.parent = group
    return group


def sofa(
    name: str, x0: float, x1: float, y0: float, y1: float, cloth: Material, turn: float = 0.0, seats: int = 3
) -> Object:
    """A low sofa on legs that fills a rectangle on the floor; its back is at y1."""
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    w, d = (x1 - x0) / 2, (y1 - y0) / 2
    leg, arm, back = 0.13, 0.12, 0.13
    group = _group(name, cx, cy, turn)
    parts = [
        # Each stands back behind the next, as upholstery does.
        upholstered(
            f"{name} base", -w + 0.01, w - 0.01, -d + 0.02, d - 0.01, leg, 0.27, cloth, round=0.02, crown=0.04
        ),
        upholstered(f"{name} back", -w, w, d - back, d, leg + 0.006, 0.72, cloth, round=0.035, crown=0.1),
    ]
    for side in (-1, 1):
        inner, outer = sorted((side * (w - arm), side * w))
        parts.append(
            upholstered(
                f"{name} arm {side}",
                inner,
                outer,
                -d,
                d - back - 0.004,
                leg + 0.003,
                0.57,
                cloth,
                round=0.03,
                crown=0.1,
            )
        )
        for end in (-1, 1):
            x, y = side * (w - 0.07), end * (d - 0.07)
            walnut = materials.wood("walnut upright", materials.WALNUT)
            parts.append(cylinder(f"{name} leg {side} {end}", x, y, 0, leg + 0.02, 0.017, walnut))
    wide = 2 * (w - arm) / seats
    for i in range(seats):
        a = -w + arm + i * wide
        parts.append(
            upholstered(
                f"{name} seat {i}",
                a + 0.003,
                a + wide - 0.003,
                -d - 0.012,
                d - back - 0.1,
                0.255,
                0.43,
                cloth,
                round=0.045,
            )
        )
        pillow = upholstered(
            f"{name} pillow {i}", a + 0.012, a + wide - 0.012, -0.085, 0.085, -0.2, 0.2, cloth, round=0.055
        )
        pillow.location = (a + wide / 2, d - back - 0.105, 0.62)
        pillow.rotation_euler = (math.radians(-9), 0, 0)
        parts.append(pillow)
    for part in parts:
        part.parent = group
    return group


def armchair(name: str, x: float, y: float, cloth: Material, turn: float = 0.0) -> Object:
    return sofa(name, x - 0.42, x + 0.42, y - 0.42, y + 0.42, cloth, turn, seats=1)


def bench(
    name: str, x0: float, x1: float, y0: float, y1: float, z: float, wood: Material, thick: float = 0.05
) -> None:
    box(f"{name} top", x0, x1, y0, y1, z - thick, z, wood, eased=0.004)
    for i, x in enumerate((x0 + 0.12, x1 - 0.17)):
        box(f"{name} leg {i}", x, x + 0.05, y0 + 0.03, y1 - 0.03, 0, z - thick, wood, eased=0.003)


def _group(name: str, x: float, y: float, turn: float) -> Object:
    """An empty that holds the parts of a piece, so that it moves and turns as one."""
    return place(bpy.data.objects.new(name, None), (x, y, 0), turn)
