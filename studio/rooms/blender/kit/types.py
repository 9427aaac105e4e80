"""What the kit's functions take and give. Metres, degrees, and colours as "#rrggbb" or linear shares."""

from collections.abc import Sequence

import bpy

Material = bpy.types.Material
Object = bpy.types.Object
Point = Sequence[float]
Tint = str | Sequence[float]
