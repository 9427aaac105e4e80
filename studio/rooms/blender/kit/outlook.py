"""
What windows show: a garden, a street at dusk. Sheets far outside that shine, out of focus and brighter than
the room.
"""

from collections.abc import Sequence

from .shading import Shader, colour
from .shapes import mesh
from .types import Material, Object, Point


def garden(
    name: str,
    corner: Point,
    along: Point,
    height: float,
    *,
    horizon: float = 1.2,
    strength: float = 1.6,
    tones: Sequence[str] = ("#50633c", "#8fa06a", "#c4cf9f"),
    ground: str = "#d8d0c0",
    air: str = "#f2f7fb",
) -> Object:
    """
    What a camera that is exposed for the room sees outside: pale sky, trees out of focus, bright ground. An
    upright sheet from `corner` (x, y, z) that runs `along` (dx, dy) and gives no light to the room.
    """
    (x, y, z), (dx, dy) = corner, along
    sheet = mesh(
        name,
        [(x, y, z), (x + dx, y + dy, z), (x + dx, y + dy, z + height), (x, y, z + height)],
        [(0, 1, 2, 3)],
        _garden(name, horizon, strength, tones, ground, air),
    )
    sheet.visible_diffuse = sheet.visible_shadow = False
    return sheet


def _garden(
    name: str, horizon: float, strength: float, tones: Sequence[str], ground: str, air: str
) -> Material:
    shader = Shader(name)
    place = shader.place()
    z = shader.node("SeparateXYZ", {"Vector": place}).outputs[2]
    crowns = shader("TexNoise", {"Vector": place, "Scale": 0.9, "Detail": 3, "Roughness": 0.55})
    leaves = shader("TexNoise", {"Vector": place, "Scale": 5.5, "Detail": 3, "Roughness": 0.6})
    green = shader.ramp(leaves, [(0.36, colour(tones[0])), (0.5, colour(tones[1])), (0.66, colour(tones[2]))])
    # Crowns end where the height passes a wandering line; the soft step is the blur.
    line = shader.math("ADD", shader.math("MULTIPLY", crowns, 3.2), horizon - 1.2)
    above = shader.range(shader.math("SUBTRACT", z, line), -0.12, 0.22, 0.0, 1.0)
    sky = shader("MixRGB", {"Fac": above, "Color1": green, "Color2": (*colour(air), 1)})
    lawn = shader.range(z, horizon - 0.75, horizon - 0.6, 1.0, 0.0)
    view = shader("MixRGB", {"Fac": lawn, "Color1": sky, "Color2": (*colour(ground), 1)})
    shader.set(Base_Color=(0.0, 0.0, 0.0), Emission=view, Emission_Strength=strength, Specular=0.0)
    shader.material.cycles.sample_as_light = False
    return shader.material
