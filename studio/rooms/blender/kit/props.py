"""What lives in a room: vessels, food, plants, boards, cloth, candles. A few, never in a row of equals."""

import math
from collections.abc import Sequence

from mathutils import Vector

from . import materials
from .shading import Shader, colour
from .shapes import box, cushion, cylinder, mesh, pipe, rounded, turned
from .stage import chance
from .types import Material, Object, Point, Tint

VASE = (
    (0, 0.005),
    (0.05, 0),
    (0.07, 0.01),
    (0.088, 0.06),
    (0.092, 0.12),
    (0.08, 0.19),
    (0.045, 0.25),
    (0.034, 0.275),
    (0.04, 0.3),
    (0.035, 0.3),
    (0.029, 0.275),
    (0.04, 0.245),
    (0.07, 0.18),
    (0, 0.02),
)
BOTTLE_VASE = (
    (0, 0),
    (0.05, 0),
    (0.075, 0.05),
    (0.08, 0.12),
    (0.05, 0.19),
    (0.028, 0.22),
    (0.032, 0.26),
    (0.026, 0.26),
    (0.022, 0.22),
    (0, 0.2),
)
BOWL = (
    (0, 0.012),
    (0.06, 0.012),
    (0.1, 0.03),
    (0.15, 0.075),
    (0.165, 0.1),
    (0.168, 0.1),
    (0.17, 0.098),
    (0.155, 0.068),
    (0.105, 0.022),
    (0.065, 0),
    (0, 0),
)
JAR = (
    (0, 0),
    (0.055, 0),
    (0.06, 0.006),
    (0.06, 0.15),
    (0.057, 0.155),
    (0.054, 0.15),
    (0.054, 0.01),
    (0, 0.01),
)
POT = ((0, 0), (0.05, 0), (0.065, 0.1), (0.06, 0.1), (0.05, 0.02), (0, 0.09))
CUP = ((0, 0), (0.028, 0), (0.034, 0.01), (0.038, 0.08), (0.036, 0.08), (0.032, 0.01), (0, 0.008))


def vessel(
    name: str, profile: Sequence[Point], x: float, y: float, z: float, material: Material, scale: float = 1.0
) -> Object:
    return turned(name, [(r * scale, h * scale) for r, h in rounded(profile)], material, (x, y, z), around=96)


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


# Halves of fruits, cut through the stalk: (radius, height) from the middle, for a fruit of 35 mm radius.
APPLE = (
    (0, -0.027),
    (0.008, -0.029),
    (0.02, -0.031),
    (0.031, -0.019),
    (0.036, 0.003),
    (0.033, 0.019),
    (0.022, 0.029),
    (0.011, 0.028),
    (0.004, 0.022),
    (0, 0.019),
)
LEMON = (
    (0, -0.043),
    (0.005, -0.041),
    (0.012, -0.033),
    (0.026, -0.02),
    (0.031, 0),
    (0.026, 0.021),
    (0.013, 0.034),
    (0.007, 0.042),
    (0.005, 0.046),
    (0, 0.047),
)
PEAR = (
    (0, -0.034),
    (0.01, -0.036),
    (0.026, -0.031),
    (0.036, -0.012),
    (0.034, 0.008),
    (0.023, 0.03),
    (0.017, 0.046),
    (0.011, 0.055),
    (0.004, 0.057),
    (0, 0.055),
)
STALKED = {APPLE: 0.019, PEAR: 0.055}


def fruit(
    name: str, kind: tuple[tuple[float, float], ...], location: Point, material: Material, tilt: float = 0.5
) -> Object:
    """One fruit about its middle, its stalk up and a little to one side, no two quite alike."""
    rng = chance()
    body = turned(name, rounded(kind, corner=80), material, location, around=48)
    if kind in STALKED:
        top, lean = STALKED[kind], rng.uniform(-0.006, 0.006)
        stalk = pipe(
            f"{name} stalk",
            [(0, 0, top - 0.004), (lean / 3, 0, top + 0.008), (lean, 0, top + 0.017)],
            0.0011,
            materials.paint("stalk", "#4a3623", 0.8),
        )
        stalk.parent = body
    body.rotation_euler = (rng.gauss(0, tilt), rng.gauss(0, tilt), rng.uniform(0, 6.28))
    body.scale = [rng.uniform(0.94, 1.05) for _ in range(3)]
    return body


def fruit_bowl(
    name: str,
    x: float,
    y: float,
    z: float,
    bowl: Material,
    material: Material,
    kind: tuple[tuple[float, float], ...] = APPLE,
    count: int = 7,
) -> None:
    vessel(name, BOWL, x, y, z, bowl)
    spots = (
        (-0.05, 0.02, 0.06),
        (0.045, 0.04, 0.06),
        (0, -0.055, 0.06),
        (0.075, -0.04, 0.075),
        (-0.08, -0.05, 0.075),
        (0, 0, 0.115),
        (0.02, 0.085, 0.08),
    )
    # A lemon lies on its side.
    tilt = 1.2 if kind is LEMON else 0.5
    for i, (dx, dy, dz) in enumerate(spots[:count]):
        fruit(f"{name} fruit {i}", kind, (x + dx, y + dy, z + dz), material, tilt)


def ripe(name: str, tints: Sequence[str], rough: float = 0.3) -> Material:
    """Skin of a fruit: `tints` from its shaded to its sunny cheek, with fine dots."""
    shader = Shader(name)
    own = shader.math("MULTIPLY", shader.node("ObjectInfo").outputs["Random"], 30.0)
    where = shader("VectorMath", {0: shader.place(), 1: own}, operation="ADD")
    cheek = shader("TexNoise", {"Vector": where, "Scale": 16, "Detail": 3})
    dots = shader.range(
        shader("TexNoise", {"Vector": shader.place(), "Scale": 420, "Detail": 1}), 0.62, 0.72, 1.0, 1.25
    )
    stops = [(0.3 + 0.4 * i / (len(tints) - 1), colour(tint)) for i, tint in enumerate(tints)]
    shader.set(
        Base_Color=shader("HueSaturation", {"Color": shader.ramp(cheek, stops), "Value": dots}),
        Roughness=rough,
        Specular=0.4,
        Subsurface=0.06,
        Subsurface_Radius=(0.01, 0.006, 0.003),
        Subsurface_Color=colour(tints[-1]),
    )
    return shader.material


def lemons() -> Material:
    return materials.paint("lemon", "#e3b520", 0.38, bump=0.35, grain=55)


def bottle(name: str, x: float, y: float, z: float, tint: Tint, height: float = 0.26) -> Object:
    h = height
    profile = [
        (0, 0),
        (0.03, 0),
        (0.034, 0.005),
        (0.034, h * 0.6),
        (0.03, h * 0.68),
        (0.013, h * 0.8),
        (0.012, h),
        (0.015, h),
        (0.015, h + 0.02),
        (0, h + 0.02),
    ]
    return turned(name, profile, materials.paint(f"bottle {tint}", tint, 0.06), (x, y, z))


def plates(name: str, x: float, y: float, z: float, material: Material, count: int = 5) -> None:
    for i in range(count):
        turned(
            f"{name} {i}",
            [(0, 0.004), (0.07, 0.004), (0.105, 0.014), (0.106, 0.017), (0.07, 0.009), (0, 0.009)],
            material,
            (x, y, z + i * 0.011),
        )


def bowls(name: str, x: float, y: float, z: float, material: Material, count: int = 3) -> None:
    for i in range(count):
        turned(
            f"{name} {i}",
            [
                (0, 0),
                (0.03, 0),
                (0.055, 0.03),
                (0.068, 0.06),
                (0.066, 0.06),
                (0.052, 0.03),
                (0.028, 0.005),
                (0, 0.005),
            ],
            material,
            (x, y, z + i * 0.018),
        )


def cups(
    name: str, x: float, y: float, z: float, material: Material, count: int = 4, step: float = 0.105
) -> None:
    for i in range(count):
        turned(f"{name} {i}", list(CUP), material, (x + i * step, y, z))


def pot(name: str, x: float, y: float, z: float, material: Material) -> Object:
    """A lidded cooking pot with two handles and a knob of steel."""
    profile = [
        (0, 0),
        (0.095, 0),
        (0.103, 0.006),
        (0.105, 0.02),
        (0.105, 0.11),
        (0.108, 0.113),
        (0.108, 0.116),
        (0.103, 0.1165),
        (0.103, 0.118),
        (0.107, 0.119),
        (0.106, 0.123),
        (0.09, 0.131),
        (0.03, 0.143),
        (0, 0.145),
    ]
    for side in (-1, 1):
        ends = [
            (side * r, w, h)
            for r, w, h in (
                (0.1, -0.04, 0.092),
                (0.138, -0.028, 0.097),
                (0.138, 0.028, 0.097),
                (0.1, 0.04, 0.092),
            )
        ]
        pipe(f"{name} handle {side}", [(x + r, y + w, z + h) for r, w, h in ends], 0.0065, material)
    knob = [(0, 0), (0.008, 0), (0.008, 0.012), (0.02, 0.018), (0.021, 0.026), (0.017, 0.03), (0, 0.031)]
    turned(f"{name} knob", rounded(knob), materials.steel(), (x, y, z + 0.144))
    return turned(name, profile, material, (x, y, z), around=96)


def utensils(name: str, x: float, y: float, z: float, jar: Material) -> None:
    vessel(name, JAR, x, y, z, jar)
    wood, black = materials.wood("oak upright"), materials.black_metal()
    for i in range(5):
        a = i * 1.3
        ends = [
            (x + 0.02 * math.cos(a), y + 0.02 * math.sin(a), z + 0.02),
            (x + 0.05 * math.cos(a), y + 0.05 * math.sin(a), z + 0.23 + 0.02 * i),
        ]
        pipe(f"{name} {i}", ends, 0.006, wood if i % 2 else black, bent=False)


def board(
    name: str, x0: float, x1: float, y: float, z: float, height: float, wood: Material, lean: float = 7.0
) -> Object:
    """A chopping board that leans against the wall behind `y`."""
    obj = box(name, x0, x1, y - 0.02, y, z, z + height, wood, eased=0.008, segments=4)
    obj.rotation_euler = (math.radians(-lean), 0, 0)
    return obj


def candle(name: str, x: float, y: float, z: float, height: float, radius: float = 0.035) -> None:
    cylinder(name, x, y, z, z + height, radius, materials.paint("wax", "#efe8da", 0.5), eased=0.004)
    pipe(
        f"{name} wick",
        [(x, y, z + height), (x + 0.002, y, z + height + 0.012)],
        0.001,
        materials.black_metal(),
        bent=False,
    )


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
    for i in range(layers):
        inset = chance().uniform(0, 0.006)
        cushion(
            f"{name} {i}",
            x0 + inset,
            x1 - inset,
            y0 + inset,
            y1 - inset,
            z + i * thick,
            z + (i + 1) * thick - 0.002,
            cloth,
            round=0.011,
        )


def rug(name: str, x0: float, x1: float, y0: float, y1: float, tint: Tint) -> Object:
    return box(
        name,
        x0,
        x1,
        y0,
        y1,
        0.001,
        0.014,
        materials.fabric(f"rug {tint}", tint, grain=260, bump=0.9),
        eased=0.004,
    )
