"""Fire openings and firewood, none of it lit."""

import math
from collections.abc import Sequence

import bpy
from mathutils import Vector, noise

from . import materials
from .shading import Shader, colour
from .shapes import box, mesh
from .stage import chance
from .types import Material, Object, Socket

BARK, SPLIT, SAWN, BARK_EDGE = range(4)


def logs(name: str, x: float, y: float, z: float, length: float = 0.42, radius: float = 0.055) -> None:
    """
    Laid ready on two iron bars: three round logs below, two halves across them, one with its split face to
    the front.
    """
    rng = chance()
    for side in (-1, 1):
        along = x + side * length * 0.27
        box(
            f"{name} bar {side}",
            along - 0.008,
            along + 0.008,
            y - radius * 2.9,
            y + radius * 2.9,
            z + 0.030,
            z + 0.046,
            materials.black_metal(),
            eased=0.002,
        )
        for end in (-1, 1):
            foot = y + end * radius * 2.6
            box(
                f"{name} foot {side} {end}",
                along - 0.008,
                along + 0.008,
                foot - 0.008,
                foot + 0.008,
                z,
                z + 0.031,
                materials.black_metal(),
                eased=0.002,
            )
    ground = z + 0.046
    for i, (off, turn) in enumerate(((-1.95, 2.5), (0.0, -3.0), (1.95, 1.5))):
        log = split_log(
            f"{name} low {i}", length * rng.uniform(0.92, 1.06), radius * rng.uniform(0.9, 1.04), share=1
        )
        log.rotation_euler = (rng.uniform(0, 6.28), 0, math.radians(turn))
        log.location = (x + rng.uniform(-0.03, 0.03), y + off * radius, ground + radius * 0.97)
    # A half lies with its round side in the hollow between two below it, its split face turned to the front
    # or upwards.
    for i, (off, turn, roll) in enumerate(((-0.95, 5.0, 14.0), (1.0, -6.0, 168.0))):
        log = split_log(f"{name} high {i}", length * rng.uniform(0.88, 1.0), radius * 1.06, share=0.5)
        log.rotation_euler = (math.radians(180 + roll), 0, math.radians(turn))
        log.location = (x + (0.03, -0.04)[i], y + off * radius, ground + radius * (2.62, 2.62)[i])


def log_stack(
    name: str, x0: float, x1: float, y0: float, y1: float, z0: float, z1: float, radius: float = 0.05
) -> None:
    """
    Round firewood piled up between four limits, each row in the hollows of the one below, sawn ends to the
    front (-y).
    """
    rng, row, z = chance(), 0, z0 + radius
    while z + radius <= z1 + 0.001:
        x = x0 + radius * (2 if row % 2 else 1)
        while x + radius <= x1 + 0.001:
            log = split_log(
                f"{name} {row} {x:.2f}", y1 - y0 - rng.uniform(0.01, 0.06), radius * rng.uniform(0.93, 1.0), 1
            )
            log.rotation_euler = (rng.uniform(0, 6.28), 0, math.radians(90) + rng.uniform(-0.02, 0.02))
            log.location = (x, (y0 + y1) / 2 + 0.01, z)
            x += 2.0 * radius
        z += 3**0.5 * radius
        row += 1


def split_log(name: str, length: float, radius: float, share: float) -> Object:
    """
    A log along x, its middle at the origin: `share` of the round, split along the core; 1 is a whole one.
    Bark on the round side, fibres on the split ones, rings on the sawn ends.
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
            rough = noise.noise(seed + Vector((along * 14, point.x * 30, point.y * 30))) * (
                0.06 if kind == BARK else 0.045
            )
            bend = noise.noise(seed + Vector((along * 3, 7, 0))) * radius * 0.12
            grown = (point - middle) * (1 + rough)
            vertices.append((along, grown.x + bend, grown.y))
        if i:
            for j in range(count):
                k = (j + 1) % count
                a, b = (i - 1) * count, i * count
                faces.append((a + j, a + k, b + k, b + j))
                kinds.append(outline[j][1])
    for first, outwards in ((0, False), ((rings - 1) * count, True)):
        _end(vertices, faces, kinds, outline, first, outwards)
    obj = mesh(name, vertices, faces, _bark(), angle=38)
    obj.data.materials.append(
        materials.wood("split wood", ("#8a6a45", "#a98657", "#c2a176"), grain="X", rough=0.8)
    )
    obj.data.materials.append(_sawn())
    obj.data.materials.append(materials.paint("bark edge", "#5d4533", 0.9))
    for polygon, kind in zip(obj.data.polygons, kinds):
        polygon.material_index = kind
    return obj


def _end(
    vertices: list[tuple[float, ...]],
    faces: list[tuple[int, ...]],
    kinds: list[int],
    outline: Sequence[tuple[Vector, int]],
    first: int,
    outwards: bool,
    bark: float = 0.93,
) -> None:
    """
    Closes a log's end on the ring of vertices from `first`: the sawn wood, and the bark's own thickness round
    it.
    """
    count, start = len(outline), len(vertices)
    middle = sum((Vector(vertices[first + j]) for j in range(count)), Vector((0, 0, 0))) / count
    vertices += [tuple(middle.lerp(Vector(vertices[first + j]), bark)) for j in range(count)]
    for j in range(count):
        k = (j + 1) % count
        rim = (first + j, first + k, start + k, start + j)
        faces.append(rim if outwards else rim[::-1])
        kinds.append(BARK_EDGE if outline[j][1] == BARK else SAWN)
    inner = tuple(range(start, start + count))
    faces.append(inner if outwards else inner[::-1])
    kinds.append(SAWN)


def _section(radius: float, share: float) -> list[tuple[Vector, int]]:
    """Points of a log's outline with what lies between each and the next."""
    if share >= 1:
        return [
            (Vector((radius * math.cos(a), radius * math.sin(a))), BARK)
            for a in (2 * math.pi * i / 28 for i in range(28))
        ]
    half, steps = math.pi * share, 18
    arc = [
        (Vector((radius * math.sin(a), radius * math.cos(a))), BARK)
        for a in (half * (2 * i / steps - 1) for i in range(steps + 1))
    ]
    arc[-1] = (arc[-1][0], SPLIT)
    core = Vector((0, radius * 0.05))

    def split(start: Vector, end: Vector) -> list[tuple[Vector, int]]:
        return [(start.lerp(end, t / 5), SPLIT) for t in range(1, 5)]

    return arc + split(arc[-1][0], core) + [(core, SPLIT)] + split(core, arc[0][0])


def _bark() -> Material:
    """Birch: pale, with short dark dashes round the stem and tan patches where it peels."""
    if known := bpy.data.materials.get("bark"):
        return known
    shader = Shader("bark")
    peel = shader("TexNoise", {"Vector": shader.place(), "Scale": 17, "Detail": 4, "Roughness": 0.6})
    tone = shader.ramp(peel, [(0.30, colour("#a78c6c")), (0.43, colour("#cdc0ab")), (0.6, colour("#e3ddd0"))])
    round_stem = shader("Mapping", {"Vector": shader.place(), "Scale": (1, 0.13, 0.13)})
    dashes = shader("TexNoise", {"Vector": round_stem, "Scale": 150, "Detail": 3, "Roughness": 0.55})
    dash = shader.range(dashes, 0.585, 0.64, 0.0, 0.9)
    knots = shader(
        "TexNoise",
        {
            "Vector": shader("Mapping", {"Vector": shader.place(), "Scale": (1, 0.45, 0.45)}),
            "Scale": 21,
            "Detail": 3,
        },
    )
    knot = shader.range(knots, 0.66, 0.72, 0.0, 0.95)
    marked = shader("MixRGB", {"Fac": dash, "Color1": tone, "Color2": colour("#4a4038")})
    marked = shader("MixRGB", {"Fac": knot, "Color1": marked, "Color2": colour("#2a241f")})
    height = shader.math("ADD", shader.math("MULTIPLY", dashes, 0.7), peel)
    shader.set(
        Base_Color=marked,
        Roughness=0.75,
        Specular=0.25,
        Normal=shader("Bump", {"Height": height, "Strength": 0.7, "Distance": 0.003}),
    )
    return shader.material


def _sawn() -> Material:
    """A sawn end: narrow year rings about the core, fine cracks that run outwards from it."""
    if known := bpy.data.materials.get("sawn end"):
        return known
    shader = Shader("sawn end")
    place = shader.node("SeparateXYZ", {"Vector": shader.place()})

    def square(axis: int) -> Socket:
        return shader.math("MULTIPLY", place.outputs[axis], place.outputs[axis])

    off = shader.math("SQRT", shader.math("ADD", square(1), square(2)), 0.0)
    wander = shader("TexNoise", {"Vector": shader.place(), "Scale": 25, "Detail": 2})
    rings = shader.math(
        "PINGPONG",
        shader.math("ADD", shader.math("MULTIPLY", off, 330.0), shader.math("MULTIPLY", wander, 2.4)),
        1.0,
    )
    wood = shader.ramp(rings, [(0.0, colour("#b08a5c")), (1.0, colour("#cdae82"))])
    angle = shader.math("ARCTAN2", place.outputs[1], place.outputs[2])
    crack = shader(
        "TexNoise",
        {
            "Vector": shader(
                "CombineXYZ",
                {"X": shader.math("MULTIPLY", angle, 3.2), "Y": shader.math("MULTIPLY", off, 9.0)},
            ),
            "Scale": 2.2,
            "Detail": 1,
        },
    )
    shader.set(
        Base_Color=shader(
            "MixRGB",
            {"Fac": shader.range(crack, 0.66, 0.70, 0.0, 0.8), "Color1": wood, "Color2": colour("#4b3826")},
        ),
        Roughness=0.85,
        Specular=0.2,
    )
    return shader.material


def firebox(
    name: str,
    x0: float,
    x1: float,
    y: float,
    z0: float,
    z1: float,
    depth: float = 0.42,
    metal: Material | None = None,
) -> None:
    """
    A lined recess behind an opening in a wall's face at `y`: four sides and a back of dark firebrick, a thin
    steel edge.
    """
    lining = materials.tiles(
        "firebrick", "#3b332d", "#5d5147", 0.23, 0.075, joint=0.004, rough=0.85, offset=0.5, upright=True
    )
    metal = metal or materials.black_metal()
    t = 0.03
    box(f"{name} back", x0 - t, x1 + t, y + depth, y + depth + t, z0 - t, z1 + t, lining, eased=0)
    for part, extent in (
        ("left", (x0 - t, x0 + 0.004, y + 0.03, y + depth, z0, z1)),
        ("right", (x1 - 0.004, x1 + t, y + 0.03, y + depth, z0, z1)),
        ("floor", (x0 - t, x1 + t, y + 0.03, y + depth, z0 - t, z0 + 0.004)),
        ("top", (x0 - t, x1 + t, y + 0.03, y + depth, z1 - 0.004, z1 + t)),
    ):
        box(f"{name} {part}", *extent, lining, eased=0)
    w = 0.012
    for part, a, b, c, d in (
        ("left", x0, x0 + w, z0, z1),
        ("right", x1 - w, x1, z0, z1),
        ("low", x0, x1, z0, z0 + w),
        ("high", x0, x1, z1 - w, z1),
    ):
        box(f"{name} edge {part}", a, b, y - 0.002, y + 0.03, c, d, metal, eased=0.001)
