"""Fire openings and firewood, none of it lit."""

import math

import bpy
from mathutils import Vector, noise

from . import materials
from .shading import Shader, colour
from .shapes import box, mesh
from .stage import chance

BARK, SPLIT, SAWN = range(3)


def logs(name, x, y, z, length=0.42, radius=0.055):
    """On a grate: three split logs below, two laid across them."""
    rng = chance()
    for i in range(5):
        low = i < 3
        log = split_log(f"{name} {i}", length * rng.uniform(0.9, 1.05), radius * rng.uniform(0.95, 1.15), share=0.5 if i % 2 else 0.36)
        off = (i - 1) * radius * 1.75 if low else (i - 3.5) * radius * 1.9
        turn = rng.uniform(-6, 6) if low else (11, 5)[i - 3] + rng.uniform(-2, 2)
        log.rotation_euler = (math.radians(rng.uniform(-12, 12) + (0 if i % 2 else 180)), 0, math.radians(turn))
        log.location = (x + rng.uniform(-0.02, 0.02), y + off, z + radius * (0.5 if low else 1.5))


def log_stack(name, x0, x1, y0, y1, z0, z1, radius=0.05):
    """Firewood piled up between four limits, the sawn ends to the front (-y)."""
    rng, row, z = chance(), 0, z0
    while z + 1.5 * radius <= z1 + 0.001:
        x = x0 + radius + (radius * 0.8 if row % 2 else 0)
        while x + radius <= x1 + 0.001:
            log = split_log(f"{name} {row} {x:.2f}", y1 - y0 - rng.uniform(0.01, 0.05), radius * rng.uniform(0.92, 1.1), rng.choice((0.34, 0.5, 0.5, 1.0)))
            log.rotation_euler = (rng.uniform(0, 6.28), 0, math.radians(90) + rng.uniform(-0.03, 0.03))
            log.location = (x, (y0 + y1) / 2 + 0.01, z + radius * 0.9)
            x += 1.8 * radius
        z += radius * 1.5
        row += 1


def split_log(name, length, radius, share):
    """
    A log along x, its middle at the origin: `share` of the round, split along the core; 1 is a whole one. Bark on the
    round side, fibres on the split ones, rings on the sawn ends.
    """
    rng = chance()
    seed = Vector((rng.uniform(0, 90), rng.uniform(0, 90), 0))
    outline = _section(radius, share)
    rings, count = 15, len(outline)
    middle = sum((point for point, _ in outline), Vector((0, 0))) / count
    vertices, faces, kinds = [], [], []
    for i in range(rings):
        along = (i / (rings - 1) - 0.5) * length
        for point, kind in outline:
            rough = noise.noise(seed + Vector((along * 14, point.x * 30, point.y * 30))) * (0.06 if kind == BARK else 0.045)
            bend = noise.noise(seed + Vector((along * 3, 7, 0))) * radius * 0.12
            grown = (point - middle) * (1 + rough)
            vertices.append((along, grown.x + bend, grown.y))
        if i:
            for j in range(count):
                k = (j + 1) % count
                a, b = (i - 1) * count, i * count
                faces.append((a + j, a + k, b + k, b + j))
                kinds.append(outline[j][1])
    faces += [tuple(reversed(range(count))), tuple(range((rings - 1) * count, rings * count))]
    kinds += [SAWN, SAWN]
    obj = mesh(name, vertices, faces, _bark(), angle=38)
    obj.data.materials.append(materials.wood("split wood", ("#8a6a45", "#a98657", "#c2a176"), grain="X", rough=0.8))
    obj.data.materials.append(_sawn())
    for polygon, kind in zip(obj.data.polygons, kinds):
        polygon.material_index = kind
    return obj


def _section(radius, share):
    """Points of a log's outline with what lies between each and the next."""
    if share >= 1:
        return [(Vector((radius * math.cos(a), radius * math.sin(a))), BARK) for a in (2 * math.pi * i / 28 for i in range(28))]
    half, steps = math.pi * share, 18
    arc = [(Vector((radius * math.sin(a), radius * math.cos(a))), BARK) for a in (half * (2 * i / steps - 1) for i in range(steps + 1))]
    arc[-1] = (arc[-1][0], SPLIT)
    core = Vector((0, radius * 0.05))
    split = lambda start, end: [(start.lerp(end, t / 5), SPLIT) for t in range(1, 5)]
    return arc + split(arc[-1][0], core) + [(core, SPLIT)] + split(core, arc[0][0])


def _bark():
    """Brown-grey bark with long furrows."""
    if known := bpy.data.materials.get("bark"):
        return known
    shader = Shader("bark")
    long = shader("Mapping", {"Vector": shader.place(), "Scale": (0.22, 1, 1)})
    furrow = shader("TexNoise", {"Vector": long, "Scale": 95, "Detail": 5, "Roughness": 0.65})
    lichen = shader("TexNoise", {"Vector": shader.place(), "Scale": 16, "Detail": 3})
    tone = shader.ramp(furrow, [(0.32, colour("#2d241d")), (0.5, colour("#5c4c3f")), (0.68, colour("#8a7a69"))])
    grey = shader("MixRGB", {"Fac": shader.range(lichen, 0.55, 0.7, 0, 0.14), "Color1": tone, "Color2": (*colour("#9a958a"), 1)})
    bump = shader("Bump", {"Height": furrow, "Strength": 1.0, "Distance": 0.006})
    shader.set(Base_Color=grey, Roughness=0.95, Specular=0.15, Normal=bump)
    return shader.material


def _sawn():
    """A sawn end: year rings about the core."""
    if known := bpy.data.materials.get("sawn end"):
        return known
    shader = Shader("sawn end")
    place = shader.node("SeparateXYZ", {"Vector": shader.place()})
    square = lambda axis: shader.math("MULTIPLY", place.outputs[axis], place.outputs[axis])
    off = shader.math("SQRT", shader.math("ADD", square(1), square(2)), 0.0)
    wander = shader("TexNoise", {"Vector": shader.place(), "Scale": 25, "Detail": 2})
    rings = shader.math("PINGPONG", shader.math("ADD", shader.math("MULTIPLY", off, 260.0), shader.math("MULTIPLY", wander, 1.6)), 1.0)
    shader.set(Base_Color=shader.ramp(rings, [(0.0, colour("#8a6840")), (1.0, colour("#b3905f"))]), Roughness=0.85, Specular=0.2)
    return shader.material


def firebox(name, x0, x1, y, z0, z1, depth=0.42, metal=None):
    """A lined recess behind an opening in a wall's face at `y`: four sides and a back of dark firebrick, a thin steel edge."""
    lining = materials.tiles("firebrick", "#3b332d", "#5d5147", 0.23, 0.075, joint=0.004, rough=0.85, offset=0.5, upright=True)
    metal = metal or materials.black_metal()
    t = 0.03
    box(f"{name} back", x0 - t, x1 + t, y + depth, y + depth + t, z0 - t, z1 + t, lining, eased=0)
    for part, extent in (
        ("left", (x0 - t, x0 + 0.004, y + 0.03, y + depth, z0, z1)), ("right", (x1 - 0.004, x1 + t, y + 0.03, y + depth, z0, z1)),
        ("floor", (x0 - t, x1 + t, y + 0.03, y + depth, z0 - t, z0 + 0.004)), ("top", (x0 - t, x1 + t, y + 0.03, y + depth, z1 - 0.004, z1 + t)),
    ):
        box(f"{name} {part}", *extent, lining, eased=0)
    w = 0.012
    for part, a, b, c, d in (("left", x0, x0 + w, z0, z1), ("right", x1 - w, x1, z0, z1), ("low", x0, x1, z0, z0 + w), ("high", x0, x1, z1 - w, z1)):
        box(f"{name} edge {part}", a, b, y - 0.002, y + 0.03, c, d, metal, eased=0.001)
