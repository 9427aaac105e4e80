"""
Stone that is carved from one block: any body that was modelled is turned into stone. For pictures with one settled stone:
the room view does not know these.
"""

import math

import bpy

from . import stone


def through(origin=(0.0, 0.0), lean=(0.45, 0.8), upright=False):
    """
    Coordinates for a block: the slab's pattern runs on into its depth, leaning, so that a vein goes over every edge and
    round every hollow as it does in stone. The pattern lies flat, or `upright` as seen from the front.
    """

    def uv(point):
        across, up, deep = (point[0], point[2], point[1]) if upright else (point[0], point[1], point[2])
        return (origin[0] + across + lean[0] * deep, origin[1] + up + lean[1] * deep)

    return uv


def around(radius, origin=(0.0, 0.0)):
    """Coordinates for a round shaft: the slab is wrapped about the vertical, its seam at the back."""

    def uv(point):
        return (origin[0] + radius * math.atan2(point[0], -point[1]), origin[1] + point[2])

    return uv


def carve(obj, surface, uv, finish=stone.POLISHED, angle=32):
    """The body with all its cuts and eased edges, in stone. `obj` is used up."""
    bpy.context.view_layer.update()
    mesh = obj.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    vertices = [tuple(vertex.co) for vertex in mesh.vertices]
    polygons = [tuple(polygon.vertices) for polygon in mesh.polygons]
    name, matrix = obj.name, obj.matrix_world.copy()
    obj.to_mesh_clear()
    bpy.data.objects.remove(obj)
    carved = stone.body(name, vertices, polygons, surface, uv, finish, angle=angle)
    carved.matrix_world = matrix
    # Flat sides stay flat beside their rounded edges.
    weighted = carved.modifiers.new("flat sides", "WEIGHTED_NORMAL")
    weighted.keep_sharp = True
    return carved
