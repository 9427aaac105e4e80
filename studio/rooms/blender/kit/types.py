"""What the kit's functions take and give. Metres, degrees, and colours as "#rrggbb" or linear shares."""

from collections.abc import Sequence
from typing import TypedDict

import bpy
from mathutils import Vector

Material = bpy.types.Material
Object = bpy.types.Object
Socket = bpy.types.NodeSocket
Point = Sequence[float] | Vector
# An sRGB colour such as "#b39068".
Tint = str
# Linear red, green and blue.
Rgb = Sequence[float]


class Standpoint(TypedDict):
    location: Point
    yaw: float


class Camera(Standpoint, total=False):
    """Arguments of light.camera."""

    lens: float
    shift_y: float
    shift_x: float
    pitch: float
    fstop: float
    focus: float


class SlabPicture(TypedDict):
    """A slab's picture: a file, and the slab's width and height in metres."""

    path: str
    size: Sequence[float]


class SlabImage(SlabPicture, total=False):
    """`shift` says how far it is moved along u and v."""

    shift: Sequence[float]
