"""A city after sunset, as a window shows it out of focus: an afterglow, dark houses, lamps grown to discs."""

import math

from .shading import Shader, colour
from .shapes import mesh
from .stage import chance
from .types import Material, Object, Point

LAMPS = (("lamp amber", "#ffb566", 1.6), ("lamp white", "#ffe3c0", 1.3), ("lamp red", "#e8553a", 0.9))

# How far below the horizon the lowest roof lies (metres on the sheet).
LOWEST_ROOF = 0.3


def city(
    name: str,
    corner: Point,
    along: Point,
    height: float,
    horizon: float = 1.3,
    strength: float = 0.55,
    lamps: int = 700,
) -> None:
    """
    An upright sheet from `corner` (x, y, z) that runs `along` (dx, dy), to be seen from its inner side; it
    gives the room no light. `horizon` is about where the roofs end, in metres above the floor; no lamp shines
    above them.
    """
    (x, y, z), (dx, dy) = corner, along
    points = [(x, y, z), (x + dx, y + dy, z), (x + dx, y + dy, z + height), (x, y, z + height)]
    _unlit(mesh(name, points, [(0, 1, 2, 3)], _dusk(name, horizon, strength)))
    length = math.hypot(dx, dy)
    for lamp, tint, shine in LAMPS:
        vertices, faces = [], []
        for _ in range(lamps // len(LAMPS)):
            t, up = chance().uniform(0.02, 0.98), horizon - LOWEST_ROOF - 0.1 - abs(chance().gauss(0, 1.1))
            # A little before the sheet, on the room's side: the side that lies to the left of its run.
            off = chance().uniform(0.05, 0.3)
            middle = (x + dx * t - dy / length * off, y + dy * t + dx / length * off, up)
            _disc(vertices, faces, middle, (dx / length, dy / length), chance().uniform(0.016, 0.05))
        _unlit(mesh(f"{name} {lamp}", vertices, faces, _disc_of_light(lamp, tint, shine * strength)))


def _unlit(sheet: Object) -> None:
    sheet.visible_diffuse = sheet.visible_shadow = False


def _disc(
    vertices: list[tuple[float, float, float]],
    faces: list[tuple[int, ...]],
    middle: Point,
    run: Point,
    radius: float,
    around: int = 18,
) -> None:
    first = len(vertices)
    for i in range(around):
        a = 2 * math.pi * i / around
        across = radius * math.cos(a)
        vertices.append(
            (middle[0] + run[0] * across, middle[1] + run[1] * across, middle[2] + radius * math.sin(a))
        )
    faces.append(tuple(range(first, first + around)))


def _disc_of_light(name: str, tint: str, strength: float) -> Material:
    shader = Shader(name)
    light = shader("Emission", {"Color": (*colour(tint), 1), "Strength": strength})
    shader.surface(shader("MixShader", {0: 0.6, 1: shader("BsdfTransparent", {}), 2: light}))
    shader.material.cycles.sample_as_light = False
    return shader.material


def _dusk(name: str, horizon: float, strength: float) -> Material:
    shader = Shader(name)
    place = shader.place()
    z = shader.node("SeparateXYZ", {"Vector": place}).outputs[2]
    height = shader.range(z, horizon - 1.0, horizon + 4.0, 0.0, 1.0)
    sky = shader.ramp(
        height,
        [
            (0.0, colour("#d99a6c")),
            (0.22, colour("#c9a08c")),
            (0.45, colour("#7d8fae")),
            (1.0, colour("#36507c")),
        ],
    )
    # Roofs step from house to house; the soft edge is the blur.
    blocks = {
        "Vector": shader("Mapping", {"Vector": place, "Scale": (1, 1, 0.0)}),
        "Scale": 0.9,
        "Smoothness": 0.2,
    }
    houses = shader.node("TexVoronoi", blocks, feature="SMOOTH_F1")
    storeys = shader.node("SeparateXYZ", {"Vector": houses.outputs["Color"]}).outputs[0]
    roof = shader.math("ADD", shader.math("MULTIPLY", storeys, 1.1), horizon - LOWEST_ROOF)
    above = shader.range(shader.math("SUBTRACT", z, roof), -0.12, 0.12, 0.0, 1.0)
    walls = shader.ramp(
        shader.range(z, horizon - 2.5, horizon + 0.5, 0, 1),
        [(0.0, colour("#20283a")), (1.0, colour("#5b5a6b"))],
    )
    view = shader("MixRGB", {"Fac": above, "Color1": walls, "Color2": sky})
    shader.set(Base_Color=(0.0, 0.0, 0.0), Emission=view, Emission_Strength=strength, Specular=0.0)
    shader.material.cycles.sample_as_light = False
    return shader.material
