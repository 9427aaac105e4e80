"""Things to sit on."""

import math

from .shapes import box, cushion, mesh, pipe, turned
from .stage import place

import bpy


def bar_stool(name, x, y, cloth, legs, ring, height=0.65, turn=0.0):
    """A round upholstered stool with a low curved back that faces +y."""
    group = _group(name, x, y, turn)
    h = height - 0.65
    seat = turned(
        f"{name} seat",
        [(0, .63), (.17, .63), (.2, .64), (.213, .665), (.21, .695), (.19, .715), (.15, .723), (0, .726)],
        cloth, (0, 0, h),
    )
    back = _curved_back(f"{name} back", cloth, h)
    parts = [seat, back]
    # The legs begin inside the seat and spread; the ring holds them at the height of a foot.
    top, foot, ring_at = (.122, .115, .66 + h), (.207, .195, 0), .25
    share = 1 - ring_at / top[2]
    x_ring, y_ring = (a + (b - a) * share for a, b in zip(top[:2], foot))
    for i, (sx, sy) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1))):
        parts.append(pipe(f"{name} leg {i}", [(sx * top[0], sy * top[1], top[2]), (sx * foot[0], sy * foot[1], 0)], .0095, legs, bent=False))
    corners = [(sx * x_ring, sy * y_ring, ring_at) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    parts.append(pipe(f"{name} ring", corners, .007, ring, bent=False, closed=True))
    for part in parts:
        part.parent = group
    return group


def _curved_back(name, cloth, lift):
    profile = ((.2, .70), (.235, .70), (.25, .83), (.24, .865), (.225, .87), (.212, .85))
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


def dining_chair(name, x, y, cloth, legs, turn=0.0):
    """An upholstered chair of 48 x 54 cm; its sitter looks along -y before it is turned."""
    group = _group(name, x, y, turn)
    parts = [cushion(f"{name} seat", -.24, .24, -.25, .23, .41, .49, cloth, round=.032)]
    back = cushion(f"{name} back", -.23, .23, 0, .06, 0, .36, cloth, round=.028)
    back.location = (0, .25, .68)
    back.rotation_euler = (math.radians(-10), 0, 0)
    parts.append(back)
    for i, (dx, dy) in enumerate(((-.2, -.2), (.2, -.2), (-.2, .2), (.2, .2))):
        parts.append(pipe(f"{name} leg {i}", [(dx, dy, .43), (dx * 1.12, dy * 1.15, 0)], .012, legs, bent=False))
    for side in (-1, 1):
        parts.append(pipe(f"{name} post {side}", [(side * .2, .22, .42), (side * .2, .285, .8)], .011, legs, bent=False))
    for part in parts:
        part.parent = group
    return group


def sofa(name, x0, x1, y0, y1, cloth, turn=0.0, seats=3):
    """A low sofa that fills a rectangle on the floor; its back is at y1."""
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    w, d = (x1 - x0) / 2, (y1 - y0) / 2
    group = _group(name, cx, cy, turn)
    parts = [
        # Each stands back behind the next, as upholstery does.
        cushion(f"{name} base", -w + .024, w - .024, -d + .024, d - .024, .06, .3, cloth, round=.03),
        cushion(f"{name} back", -w + .012, w - .012, d - .22, d, .2, .74, cloth, round=.06),
        cushion(f"{name} left arm", -w, -w + .2, -d, d - .012, .2, .58, cloth, round=.06),
        cushion(f"{name} right arm", w - .2, w, -d, d - .012, .2, .58, cloth, round=.06),
    ]
    inner = (2 * w - .4) / seats
    for i in range(seats):
        a = -w + .2 + i * inner
        parts.append(cushion(f"{name} seat {i}", a + .004, a + inner - .004, -d + .02, d - .24, .24, .43, cloth, round=.05))
        parts.append(cushion(f"{name} pillow {i}", a + .01, a + inner - .01, d - .42, d - .22, .4, .8, cloth, round=.075))
    for part in parts:
        part.parent = group
    return group


def armchair(name, x, y, cloth, turn=0.0):
    return sofa(name, x - .42, x + .42, y - .42, y + .42, cloth, turn, seats=1)


def bench(name, x0, x1, y0, y1, z, wood, thick=0.05):
    box(f"{name} top", x0, x1, y0, y1, z - thick, z, wood, eased=.004)
    for i, x in enumerate((x0 + .12, x1 - .17)):
        box(f"{name} leg {i}", x, x + .05, y0 + .03, y1 - .03, 0, z - thick, wood, eased=.003)


def _group(name, x, y, turn):
    """An empty that holds the parts of a piece, so that it moves and turns as one."""
    return place(bpy.data.objects.new(name, None), (x, y, 0), turn)
