"""Fruit, no two quite alike."""

from collections.abc import Sequence

from . import materials, vessels
from .shading import Shader, colour
from .shapes import pipe, rounded, turned
from .stage import chance
from .types import Material, Object, Point

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
    vessels.vessel(name, vessels.BOWL, x, y, z, bowl)
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
