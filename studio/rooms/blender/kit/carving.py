"""
Stone that is carved from one block: any body that was modelled is turned into stone. For pictures with one
settled stone: the room view does not know these.
"""

import math
from collections.abc import Callable

import bpy

from . import stone
from .shapes import mesh
from .types import Object, Point


def through(
    origin: Point = (0.0, 0.0), lean: Point = (0.45, 0.8), upright: bool = False
) -> Callable[[Point], Point]:
    """
    Coordinates for a block: the slab's pattern runs on into its depth, leaning, so that a vein goes over
    every edge and round every hollow as it does in stone. The pattern lies flat, or `upright` as seen from
    the front.
    """

    def uv(point: Point) -> tuple[float, float]:
        across, up, deep = (point[0], point[2], point[1]) if upright else (point[0], point[1], point[2])
        return (origin[0] + across + lean[0] * deep, origin[1] + up + lean[1] * deep)

    return uv


def rounded_block(name: str, half_x: float, half_y: float, z0: float, z1: float, radius: float) -> Object:
    """An upright prism with round corners, not stone yet; halves are metres from its middle."""
    outline = []
    for i, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for k in range(13):
            a = math.radians(90 * i + 90 * k / 12)
            outline.append(
                (sx * (half_x - radius) + radius * math.cos(a), sy * (half_y - radius) + radius * math.sin(a))
            )
    count = len(outline)
    vertices = [(x, y, z) for z in (z0, z1) for x, y in outline]
    faces = [tuple(range(count, 2 * count)), tuple(reversed(range(count)))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return mesh(name, vertices, faces, None)


def hollow(obj: Object, cutter: Object) -> None:
    """Takes a body out of another; edges are eased when all is cut."""
    boolean = obj.modifiers.new("cut", "BOOLEAN")
    boolean.object, boolean.solver = cutter, "EXACT"
    cutter.hide_render = cutter.hide_viewport = True


def carve(
    obj: Object, surface: str, uv: Callable[[Point], Point], finish: float = stone.POLISHED, angle: float = 32
) -> Object:
    """The body with all its cuts and eased edges, in stone. `obj` is used up."""
    bpy.context.view_layer.update()
    shaped = obj.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    vertices = [tuple(vertex.co) for vertex in shaped.vertices]
    polygons = [tuple(polygon.vertices) for polygon in shaped.polygons]
    name, matrix = obj.name, obj.matrix_world.copy()
    obj.to_mesh_clear()
    bpy.data.objects.remove(obj)
    carved = stone.body(name, vertices, polygons, surface, uv, finish, angle=angle)
    carved.matrix_world = matrix
    # Flat sides stay flat beside their rounded edges; those with notches have many corners.
    for polygon in carved.data.polygons:
        polygon.use_smooth = len(polygon.vertices) <= 4
    weighted = carved.modifiers.new("flat sides", "WEIGHTED_NORMAL")
    weighted.keep_sharp = True
    return carved
