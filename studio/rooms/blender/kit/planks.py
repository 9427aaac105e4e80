"""Floors of boards."""

from collections.abc import Sequence

import bpy

from .materials import OAK
from .shading import Shader, colour
from .types import Material


def planks(
    name: str,
    tones: Sequence[str] = OAK,
    length: float = 2.1,
    width: float = 0.19,
    rough: float = 0.4,
    along: str = "x",
    joint: float = 0.0016,
) -> Material:
    """
    Boards of `length` x `width` metres, each cut from another place of the tree; the grain runs along x or y.
    """
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    place = shader.place()
    if along == "y":
        place = shader("Mapping", {"Vector": place, "Rotation": (0.0, 0.0, 1.5707963)})
    brick = shader.node(
        "TexBrick",
        {
            "Vector": place,
            "Color1": (0.0, 0.0, 0.0),
            "Color2": (1.0, 1.0, 1.0),
            "Mortar": (0.5, 0.5, 0.5),
            "Scale": 1.0,
            "Mortar Size": joint,
            "Mortar Smooth": 0.1,
            "Brick Width": length,
            "Row Height": width,
        },
        offset=0.37,
    )
    own = shader(
        "VectorMath",
        {0: shader("VectorMath", {0: brick.outputs[0], 1: (31, 17, 9)}, operation="MULTIPLY"), 1: place},
        operation="ADD",
    )
    figure = shader(
        "TexNoise",
        {
            "Vector": shader("Mapping", {"Vector": own, "Scale": (0.06, 1, 1)}),
            "Scale": 9,
            "Detail": 4,
            "Distortion": 0.6,
        },
    )
    rings = shader.math("PINGPONG", shader.math("MULTIPLY", figure, 5.0), 1.0)
    fibre = shader(
        "TexNoise",
        {
            "Vector": shader("Mapping", {"Vector": own, "Scale": (0.015, 1, 1)}),
            "Scale": 240,
            "Detail": 4,
            "Roughness": 0.6,
        },
    )
    height = shader.math("ADD", shader.math("MULTIPLY", rings, 0.3), shader.math("MULTIPLY", fibre, 0.75))
    tone = shader.ramp(height, [(0.2, colour(tones[0])), (0.5, colour(tones[1])), (0.8, colour(tones[2]))])
    value = shader.range(brick.outputs[0], 0, 1, 0.84, 1.12)
    toned = shader("HueSaturation", {"Color": tone, "Value": value})
    seam = tuple(c * 0.25 for c in colour(tones[0]))
    shader.set(
        Base_Color=shader("MixRGB", {"Fac": brick.outputs["Fac"], "Color1": toned, "Color2": (*seam, 1)}),
        Roughness=shader.range(height, 0.2, 0.9, rough + 0.1, rough - 0.06),
        Normal=shader(
            "Bump",
            {
                "Height": shader.math("SUBTRACT", fibre, shader.math("MULTIPLY", brick.outputs["Fac"], 3.0)),
                "Strength": 0.16,
                "Distance": 0.0015,
            },
        ),
    )
    return shader.material
