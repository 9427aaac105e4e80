"""The empty stage: a new Blender file, and the way things come into it."""

import math
import random

import bpy

from .types import Object, Point

_random = random.Random(1)


class Shot:
    """The camera that is asked for: a scene of objects builds what that camera sees (a lid shut or open)."""

    camera = "main"


def clear(seed: int) -> None:
    """Begins a scene anew; `seed` settles everything that the kit leaves to chance."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _random.seed(seed)


def chance() -> random.Random:
    """The scene's source of randomness."""
    return _random


def place(obj: Object, location: Point = (0, 0, 0), turn: float = 0.0) -> Object:
    """Puts an object into the scene; `turn` is in degrees about the vertical."""
    bpy.context.scene.collection.objects.link(obj)
    obj.location = location
    obj.rotation_euler[2] = math.radians(turn)
    return obj
