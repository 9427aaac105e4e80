"""Houses by the sea: painted rubble walls, an arched recess, the sea outside, stools with rush seats."""

import math

import bpy

from .shading import Shader, colour
from .shapes import box, mesh, pipe
from .stage import place
from .types import Material, Object, Point, Tint


def whitewashed(name: str = "whitewash", tint: Tint = "#efeae0", size: float = 0.24) -> Material:
    """Rubble under many coats of lime: stones of about `size` metres show as soft relief."""
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    where = shader.place()
    wander = shader("TexNoise", {"Vector": where, "Scale": 5, "Detail": 3}, noise_dimensions="3D")
    bent = shader(
        "VectorMath",
        {0: where, 1: shader("VectorMath", {0: wander, 1: (0.16, 0.16, 0.16)}, operation="MULTIPLY")},
        operation="ADD",
    )
    flat = shader("Mapping", {"Vector": bent, "Scale": (1, 1, 1.6)})
    joints = shader("TexVoronoi", {"Vector": flat, "Scale": 1 / size}, feature="DISTANCE_TO_EDGE")
    faces = shader("TexNoise", {"Vector": where, "Scale": 14, "Detail": 5, "Roughness": 0.6})
    # Lime fills some joints nearly flush: the relief comes and goes.
    stones = shader.range(joints, 0.0, 0.2, 0.0, 1.0)
    filled = shader.range(
        shader("TexNoise", {"Vector": where, "Scale": 1.3, "Detail": 2}), 0.46, 0.72, 0.06, 1.0
    )
    height = shader.math("ADD", shader.math("MULTIPLY", stones, filled), shader.math("MULTIPLY", faces, 0.9))
    base = colour(tint)
    shader.set(
        Base_Color=shader.ramp(stones, [(0.0, tuple(c * 0.985 for c in base)), (0.6, base)]),
        Roughness=0.9,
        Specular=0.2,
        Normal=shader("Bump", {"Height": height, "Strength": 0.42, "Distance": 0.016}),
    )
    return shader.material


def woven(name: str, tint: Tint, strand: float = 0.009, direction: str = "Z") -> Material:
    """Rush or cane laid strand by strand; `direction` is across the strands (X, Y, Z or DIAGONAL)."""
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    # A band repeats after 0.314 m at scale 1.
    wave = {
        "Vector": shader.place(),
        "Scale": 0.314 / strand,
        "Distortion": 1.2,
        "Detail": 2,
        "Detail Scale": 0.6,
    }
    strands = shader("TexWave", wave, bands_direction=direction)
    patches = shader("TexNoise", {"Vector": shader.place(), "Scale": 16, "Detail": 3})
    tone = shader.ramp(
        shader.math("MULTIPLY", strands, patches),
        [(0.05, tuple(c * 0.42 for c in colour(tint))), (0.4, colour(tint))],
    )
    bump = shader("Bump", {"Height": strands, "Strength": 0.8, "Distance": 0.003})
    shader.set(Base_Color=tone, Roughness=0.75, Specular=0.25, Normal=bump)
    return shader.material


def wall_with_arch(
    x0: float,
    x1: float,
    y: float,
    height: float,
    start: float,
    end: float,
    spring: float,
    rise: float,
    *,
    depth: float,
    wall: Material,
) -> Object:
    """
    A wall across y with a recess `depth` deep from the floor up, between `start` and `end`; its arch begins
    at `spring` and rises by `rise`. The recess has no back: put something there.
    """
    middle, half = (start + end) / 2, (end - start) / 2
    radius = (half * half + rise * rise) / (2 * rise)
    span = math.asin(half / radius)
    arc = [
        (middle + radius * math.sin(a), spring + rise - radius + radius * math.cos(a))
        for a in (span - 2 * span * i / 40 for i in range(41))
    ]
    outline = [(x0, 0), (start, 0), *reversed(arc), (end, 0), (x1, 0), (x1, height), (x0, height)]
    count = len(outline)
    vertices = [(x, y, z) for x, z in outline] + [(x, y + depth, z) for x, z in outline]
    sides = [((i + 1) % count, i, count + i, count + (i + 1) % count) for i in range(count)]
    face = mesh(
        "arched wall",
        vertices,
        [tuple(range(count)), tuple(reversed(range(count, 2 * count))), *sides],
        wall,
        angle=30,
    )
    edge = face.modifiers.new("eased", "BEVEL")
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = 0.018, 4, "ANGLE", math.radians(50)
    return face


def sea(
    name: str, corner: Point, along: Point, height: float, horizon: float = 1.4, strength: float = 1.5
) -> Object:
    """The sea under a pale sky; an upright sheet as in outlook.garden."""
    (x, y, z), (dx, dy) = corner, along
    shader = Shader(name)
    up = shader.node("SeparateXYZ", {"Vector": shader.place()}).outputs[2]
    ridges = shader(
        "TexNoise",
        {
            "Vector": shader("Mapping", {"Vector": shader.place(), "Scale": (1, 1, 0)}),
            "Scale": 0.35,
            "Detail": 4,
        },
    )
    crest = shader.math("ADD", shader.math("MULTIPLY", shader.math("SUBTRACT", ridges, 0.47), 3.0), horizon)
    water = shader.ramp(
        shader.range(up, horizon - 2.2, horizon, 0, 1),
        [(0.0, colour("#4d93a6")), (0.8, colour("#7fb4c4")), (1.0, colour("#a3c9d3"))],
    )
    air = shader.ramp(
        shader.range(up, horizon, horizon + 4, 0, 1), [(0.0, colour("#eef3f4")), (1.0, colour("#c3dcec"))]
    )
    island = shader.range(shader.math("SUBTRACT", up, crest), -0.04, 0.04, 1.0, 0.0)
    far = shader("MixRGB", {"Fac": island, "Color1": air, "Color2": (*colour("#a9bcc2"), 1)})
    view = shader(
        "MixRGB",
        {"Fac": shader.range(up, horizon - 0.02, horizon + 0.02, 0, 1), "Color1": water, "Color2": far},
    )
    shader.set(Base_Color=(0.0, 0.0, 0.0), Emission=view, Emission_Strength=strength, Specular=0.0)
    shader.material.cycles.sample_as_light = False
    sheet = mesh(
        name,
        [(x, y, z), (x + dx, y + dy, z), (x + dx, y + dy, z + height), (x, y, z + height)],
        [(0, 1, 2, 3)],
        shader.material,
    )
    sheet.visible_diffuse = sheet.visible_shadow = False
    return sheet


def rush_stool(
    name: str, x: float, y: float, timber: Material, rush: Material, height: float = 0.66, turn: float = 0.0
) -> Object:
    """
    A high stool of round timber with a woven seat and a low back; its sitter looks along +y before it is
    turned.
    """
    group = place(bpy.data.objects.new(name, None), (x, y, 0), turn)
    seat = (-0.19, 0.19, -0.17, 0.17, height - 0.045, height)
    parts = [box(f"{name} seat", *seat, rush, eased=0.02, segments=6)]
    for i, (dx, dy) in enumerate(((-0.18, -0.165), (0.18, -0.165), (-0.18, 0.165), (0.18, 0.165))):
        top = height + 0.24 if dy < 0 else height + 0.012
        lean = -0.035 if dy < 0 else 0
        parts.append(
            pipe(
                f"{name} post {i}",
                [(dx * 1.1, dy * 1.12, 0), (dx, dy, height), (dx, dy + lean, top)],
                0.0165,
                timber,
                bent=False,
            )
        )
    for i, (a, b, z) in enumerate(
        (
            ((-0.19, -0.175), (0.19, -0.175), 0.3),
            ((-0.19, 0.175), (0.19, 0.175), 0.22),
            ((-0.19, -0.175), (-0.19, 0.175), 0.36),
            ((0.19, -0.175), (0.19, 0.175), 0.36),
        )
    ):
        parts.append(pipe(f"{name} rung {i}", [(*a, z), (*b, z)], 0.011, timber, bent=False))
    for i, z in enumerate((height + 0.12, height + 0.2)):
        parts.append(
            box(f"{name} slat {i}", -0.18, 0.18, -0.2, -0.185, z - 0.024, z + 0.024, timber, eased=0.005)
        )
    for part in parts:
        part.parent = group
    return group
