"""
Everything of stone: boxes cut from slabs, each visible plane known to the room view.

A *surface* is what a visitor chooses a stone for (worktop, splashback, floor …). It has one plane of
coordinates, u to the right and v upwards in metres of the slab, that runs on over the edges of a piece as a
mason's veins do. A *plane* is a flat part of a surface that a camera may see.
"""

import math
from collections.abc import Callable, Sequence
from typing import ClassVar

import bpy
from mathutils import Matrix, Vector

from .shading import Shader
from .shapes import EASED, SIDES, box_corners, ease, smooth
from .stage import place
from .types import Material, Object, Point, SlabImage, Socket

POLISHED, HONED = 0.13, 0.38

NORMALS = {
    "top": Vector((0, 0, 1)),
    "bottom": Vector((0, 0, -1)),
    "front": Vector((0, -1, 0)),
    "back": Vector((0, 1, 0)),
    "right": Vector((1, 0, 0)),
    "left": Vector((-1, 0, 0)),
}
# How u and v run on the main plane of a piece where the scene does not say otherwise.
AXES = {
    "top": ("+x", "+y"),
    "front": ("+x", "+z"),
    "back": ("-x", "+z"),
    "right": ("+y", "+z"),
    "left": ("-y", "+z"),
}


class Looks:
    """
    How stone is drawn in this rendering: one even grey for the room view's bases, or a slab by surface.
    `slabs` maps a surface, or "*" for all others, to {"path", "size": [width, height] of the slab in metres,
    "shift": [u, v]}.
    """

    albedo = 0.75
    slabs: ClassVar[dict[str, SlabImage]] = {}


class Plane:
    """
    A flat plane: `surface`, the short name of its mask, and where u = v = 0, one metre of u and one of v lie.
    """

    def __init__(self, surface: str, number: int, origin: Vector, u_axis: Vector, v_axis: Vector) -> None:
        self.surface, self.mask = surface, f"F{number:02d}"
        self.origin, self.u_axis, self.v_axis = origin, u_axis, v_axis

    def homography(self, camera_matrix: Matrix, width: int, height: int) -> list[float] | None:
        """
        3x3, row by row: pixel (x right, y down, 1) onto metres (u, v, 1) after division by the third. None
        where the camera lies in the plane's plane and so cannot see it.
        """
        columns = [
            camera_matrix @ vector
            for vector in (Vector((*self.u_axis, 0)), Vector((*self.v_axis, 0)), Vector((*self.origin, 1)))
        ]
        onto_pixels = Matrix(
            [
                [(c.x * 0.5 + c.w * 0.5) * width for c in columns],
                [(c.w * 0.5 - c.y * 0.5) * height for c in columns],
                [c.w for c in columns],
            ]
        )
        inverse = onto_pixels.inverted(None)
        if inverse is None:
            return None
        return [value / inverse[2][2] if inverse[2][2] else value for row in inverse for value in row]


planes: list[Plane] = []


def forget() -> None:
    planes.clear()


def slab(
    name: str,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    z0: float,
    z1: float,
    surface: str,
    *,
    main: str = "top",
    origin: Point = (0.0, 0.0),
    axes: Sequence[str] | None = None,
    corner: Point | None = None,
    sides: Sequence[str] | None = None,
    finish: float = POLISHED,
    eased: float = EASED,
) -> Object:
    """
    A box of stone. Its `main` side lies on the surface with the box's corner of least u and v (or the point
    `corner`) at `origin`; the other `sides` (all that can be seen where not told) fold away from it, so that
    veins run on over the edge. `axes` turn the main side on the slab, say ("-z", "+y") for a waterfall.
    """
    points = box_corners(x0, x1, y0, y1, z0, z1)
    u_axis, v_axis = (_axis(text) for text in axes or AXES[main])
    normal = NORMALS[main]
    own = [points[i] for i in SIDES[main]]
    start = Vector(corner) if corner else min(own, key=lambda p: p.dot(u_axis) + p.dot(v_axis))

    def uv_on(side: str) -> Callable[[Vector], Vector]:
        away = NORMALS[side]

        def uv(point: Vector) -> Vector:
            offset = point - start
            depth = -offset.dot(normal)
            u = offset.dot(u_axis) + depth * away.dot(u_axis)
            v = offset.dot(v_axis) + depth * away.dot(v_axis)
            return Vector((origin[0] + u, origin[1] + v))

        return uv

    seen = sides or [side for side in NORMALS if side != "bottom"]
    centre = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([p - centre for p in points], [], list(SIDES.values()))
    layer = mesh.uv_layers.new(name="slab")
    mesh.materials.append(_hidden(finish))
    for index, (side, corners) in enumerate(SIDES.items()):
        polygon, uv = mesh.polygons[index], uv_on(side)
        for loop, corner_index in zip(polygon.loop_indices, corners):
            layer.data[loop].uv = uv(points[corner_index])
        if side in seen:
            quad = [points[i] for i in corners]
            mesh.materials.append(_material(_face(surface, quad, [uv(p) for p in quad]), finish))
            polygon.material_index = len(mesh.materials) - 1
    return ease(place(bpy.data.objects.new(name, mesh), centre), eased)


def disc(
    name: str,
    x: float,
    y: float,
    z0: float,
    z1: float,
    radius: float,
    surface: str,
    *,
    origin: Point = (0.0, 0.0),
    finish: float = POLISHED,
    eased: float = 0.003,
    around: int = 128,
) -> Object:
    """A round top. Its rim is drawn by the plane that touches it in front."""
    ring = [(math.cos(2 * math.pi * i / around), math.sin(2 * math.pi * i / around)) for i in range(around)]
    vertices = [(radius * c, radius * s, z) for z in (0, z1 - z0) for c, s in ring]
    polygons = [tuple(range(around, 2 * around)), tuple(reversed(range(around)))]
    polygons += [(i, (i + 1) % around, around + (i + 1) % around, around + i) for i in range(around)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], polygons)
    layer = mesh.uv_layers.new(name="slab")

    def on_top(point: Point) -> Vector:
        return Vector((origin[0] + radius + point[0], origin[1] + radius + point[1]))

    def on_rim(point: Point) -> Vector:
        return Vector((origin[0] + radius + point[0], origin[1] - (z1 - z0 - point[2])))

    for index, polygon in enumerate(mesh.polygons):
        uv = on_top if index < 2 else on_rim
        for loop, vertex in zip(polygon.loop_indices, polygon.vertices):
            layer.data[loop].uv = uv(vertices[vertex])
    at = Vector((x, y, z0))
    for quad, uv in (
        (
            [
                (-radius, -radius, z1 - z0),
                (radius, -radius, z1 - z0),
                (radius, radius, z1 - z0),
                (-radius, radius, z1 - z0),
            ],
            on_top,
        ),
        (
            [
                (-radius, -radius, 0),
                (radius, -radius, 0),
                (radius, -radius, z1 - z0),
                (-radius, -radius, z1 - z0),
            ],
            on_rim,
        ),
    ):
        plane = _face(surface, [Vector(p) + at for p in quad], [uv(p) for p in quad])
        mesh.materials.append(_material(plane, finish))
    for index, polygon in enumerate(mesh.polygons):
        polygon.material_index = 0 if index < 2 else 1
    return smooth(ease(place(bpy.data.objects.new(name, mesh), at), eased, 3), 35)


def body(
    name: str,
    vertices: Sequence[Point],
    polygons: Sequence[Sequence[int]],
    surface: str,
    uv: Callable[[Point], Point],
    finish: float = POLISHED,
    location: Point = (0, 0, 0),
    angle: float = 40,
) -> Object:
    """
    Any other shape of stone (a carved basin, a lamp's foot): `uv(point)` in metres. The room view does not
    know it, so it is for pictures with one settled stone.
    """
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], polygons)
    layer = mesh.uv_layers.new(name="slab")
    for polygon in mesh.polygons:
        for loop, vertex in zip(polygon.loop_indices, polygon.vertices):
            layer.data[loop].uv = uv(vertices[vertex])
    mesh.materials.append(_shaded(f"stone {surface}", surface, finish).material)
    return smooth(place(bpy.data.objects.new(name, mesh), location), angle)


def _axis(text: str) -> Vector:
    sign = -1 if text[0] == "-" else 1
    return Vector([sign if axis == text[1] else 0 for axis in "xyz"])


def _face(surface: str, quad: Sequence[Vector], uvs: Sequence[Vector]) -> Plane:
    """The plane of a plane from three of its corners and their coordinates."""
    first, second = quad[1] - quad[0], quad[3] - quad[0]
    steps = Matrix(
        [[uvs[1].x - uvs[0].x, uvs[3].x - uvs[0].x], [uvs[1].y - uvs[0].y, uvs[3].y - uvs[0].y]]
    ).inverted()
    u_axis = first * steps[0][0] + second * steps[1][0]
    v_axis = first * steps[0][1] + second * steps[1][1]
    plane = Plane(surface, len(planes) + 1, quad[0] - u_axis * uvs[0].x - v_axis * uvs[0].y, u_axis, v_axis)
    planes.append(plane)
    return plane


def _material(plane: Plane, finish: float) -> Material:
    shader = _shaded(f"stone {plane.mask}", plane.surface, finish)
    # The plane's coverage of each pixel, free of noise.
    shader.node("OutputAOV", {"Value": 1.0}, name=plane.mask)
    return shader.material


def _hidden(finish: float) -> Material:
    name = f"stone unseen {finish}"
    return bpy.data.materials.get(name) or _shaded(name, "*", finish).material


def _shaded(name: str, surface: str, finish: float) -> Shader:
    shader = Shader(name)
    shader.set(Roughness=finish, Base_Color=(Looks.albedo,) * 3)
    look = Looks.slabs.get(surface) or Looks.slabs.get("*")
    if look:
        shader.set(Base_Color=_slab_colour(shader, look))
    return shader


def _slab_colour(shader: Shader, look: SlabImage) -> Socket:
    """The slab's picture at true scale; beyond its edges the next slab lies bookmatched."""
    image = bpy.data.images.load(look["path"], check_existing=True)
    width, height = look["size"]
    shift = look.get("shift", (0.0, 0.0))
    uv = shader("UVMap", uv_map="slab")
    parts = shader.node("SeparateXYZ", {"Vector": uv})
    folded = [
        shader.math(
            "PINGPONG", shader.math("DIVIDE", shader.math("ADD", parts.outputs[i], shift[i]), size), 1.0
        )
        for i, size in ((0, width), (1, height))
    ]
    place_on_image = shader("CombineXYZ", {"X": folded[0], "Y": folded[1]})
    return shader("TexImage", {"Vector": place_on_image}, image=image, interpolation="Cubic")
