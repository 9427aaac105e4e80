"""A city after sunset, as a window shows it out of focus."""

import math

import bpy
import numpy

from . import skyline
from .shading import Shader
from .shapes import mesh
from .stage import chance
from .types import Material, Point

# Pixels a metre of the sheet: about what a room's picture has of it.
FINE = 100


def city(
    name: str, corner: Point, along: Point, height: float, horizon: float = 1.3, strength: float = 0.55
) -> None:
    """
    An upright sheet from `corner` (x, y, z) that runs `along` (dx, dy); it gives the room no light. `horizon`
    is the height of the eye above the floor, in metres: the farthest roofs end a little above it.
    """
    (x, y, z), (dx, dy) = corner, along
    points = [(x, y, z), (x + dx, y + dy, z), (x + dx, y + dy, z + height), (x, y, z + height)]
    size = math.hypot(dx, dy), height
    sheet = mesh(name, points, [(0, 1, 2, 3)], _lit(name, size, horizon - z, strength))
    layer = sheet.data.uv_layers.new(name="sheet")
    for loop, corner_uv in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        layer.data[loop].uv = corner_uv
    sheet.visible_diffuse = sheet.visible_shadow = False


def _lit(name: str, size: tuple[float, float], horizon: float, strength: float) -> Material:
    width, height = (round(side * FINE) for side in size)
    picture = skyline.city(width, height, round(horizon * FINE), FINE, chance().randrange(1 << 30))
    image = bpy.data.images.new(name, width, height, float_buffer=True, is_data=True)
    image.pixels.foreach_set(numpy.dstack([picture, numpy.ones_like(picture[:, :, :1])]).ravel())
    image.pack()
    shader = Shader(name)
    view = shader("TexImage", {"Vector": shader.node("UVMap", uv_map="sheet").outputs[0]}, image=image)
    shader.set(Base_Color=(0.0, 0.0, 0.0), Emission=view, Emission_Strength=strength, Specular=0.0)
    shader.material.cycles.sample_as_light = False
    return shader.material
