"""Bodies: boxes with eased edges, turned and bent things. Lengths are metres, z is up."""

import math
import zlib
from collections.abc import Sequence

import bmesh
import bpy
from mathutils import Vector

from .stage import chance, place
from .types import Material, Object, Point

# Corners of each side of a box, counter-clockwise from outside; corner i has x from bit 0^1, y from bit 1, z
# from bit 2.
SIDES = {
    "bottom": (0, 3, 2, 1),
    "top": (4, 5, 6, 7),
    "front": (0, 1, 5, 4),
    "right": (1, 2, 6, 5),
    "back": (2, 3, 7, 6),
    "left": (3, 0, 4, 7),
}
EASED = 0.0015


def box_corners(x0: float, x1: float, y0: float, y1: float, z0: float, z1: float) -> list[Vector]:
    return [
        Vector(p)
        for p in (
            (x0, y0, z0),
            (x1, y0, z0),
            (x1, y1, z0),
            (x0, y1, z0),
            (x0, y0, z1),
            (x1, y0, z1),
            (x1, y1, z1),
            (x0, y1, z1),
        )
    ]


def box(
    name: str,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    z0: float,
    z1: float,
    material: Material | None,
    *,
    eased: float = EASED,
    segments: int = 2,
) -> Object:
    """A box with eased edges: sharp edges never catch light and look computed."""
    if eased:
        shy = _apart(name)
        x0, x1, y0, y1, z0, z1 = x0 + shy, x1 - shy, y0 + shy, y1 - shy, z0 + shy, z1 - shy
    centre = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([p - centre for p in box_corners(x0, x1, y0, y1, z0, z1)], [], list(SIDES.values()))
    mesh.materials.append(material)
    return ease(place(bpy.data.objects.new(name, mesh), centre), eased, segments)


def _apart(name: str) -> float:
    """
    0 to 0.4 mm, another for each name: where faces of two parts lie in one plane, each is in the other's
    shadow, black.
    """
    return zlib.crc32(name.encode()) % 41 * 1e-5


def ease(obj: Object, width: float, segments: int = 2, angle: float = 35) -> Object:
    """Rounds the edges of an object that are sharper than `angle` degrees."""
    if not width:
        return obj
    bevel = obj.modifiers.new("eased", "BEVEL")
    bevel.width, bevel.segments = width, segments
    bevel.limit_method, bevel.angle_limit = "ANGLE", math.radians(angle)
    bevel.harden_normals = True
    return smooth(obj, angle)


def smooth(obj: Object, angle: float = 40) -> Object:
    mesh = obj.data
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(angle)
    return obj


def mesh(
    name: str,
    vertices: Sequence[Point],
    faces: Sequence[Sequence[int]],
    material: Material | None,
    location: Point = (0, 0, 0),
    turn: float = 0.0,
    angle: float = 60,
) -> Object:
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.materials.append(material)
    return smooth(place(bpy.data.objects.new(name, data), location, turn), angle)


def turned(
    name: str,
    profile: Sequence[Point],
    material: Material | None,
    location: Point = (0, 0, 0),
    around: int = 72,
) -> Object:
    """Turns a profile of (radius, height) points about the vertical."""
    count = len(profile)
    vertices = [
        (radius * math.cos(a), radius * math.sin(a), z)
        for a in (2 * math.pi * i / around for i in range(around))
        for radius, z in profile
    ]
    faces = [
        (i * count + j, ((i + 1) % around) * count + j, ((i + 1) % around) * count + j + 1, i * count + j + 1)
        for i in range(around)
        for j in range(count - 1)
    ]
    obj = mesh(name, vertices, faces, material, location, angle=40)
    _weld(obj.data)
    return smooth(obj, 40)


def rounded(profile: Sequence[Point], corner: float = 50, parts: int = 5) -> list[Point]:
    """
    A profile of few points drawn as a curve through them (Catmull-Rom), so that a turned body has no facets;
    points where it turns by more than `corner` degrees stay sharp.
    """
    points = [Vector(point) for point in profile]
    sharp = [i in (0, len(points) - 1) or _bend(*points[i - 1 : i + 2]) > corner for i in range(len(points))]
    line = [points[0]]
    for i in range(len(points) - 1):
        a, b = points[i], points[i + 1]
        length = (b - a).length
        leave = (b - a) if sharp[i] else (b - points[i - 1]).normalized() * length
        arrive = (b - a) if sharp[i + 1] else (points[i + 2] - a).normalized() * length
        for k in range(1, parts + 1):
            t = k / parts
            line.append(
                a * (2 * t**3 - 3 * t**2 + 1)
                + leave * (t**3 - 2 * t**2 + t)
                + b * (3 * t**2 - 2 * t**3)
                + arrive * (t**3 - t**2)
            )
    return [(max(0.0, point.x), point.y) for point in line]


def _bend(before: Vector, here: Vector, after: Vector) -> float:
    """Degrees by which a line turns at a point."""
    return math.degrees((here - before).angle(after - here, 0.0))


def _weld(data: bpy.types.Mesh) -> None:
    body = bmesh.new()
    body.from_mesh(data)
    bmesh.ops.remove_doubles(body, verts=body.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    body.to_mesh(data)
    body.free()


def cylinder(
    name: str,
    x: float,
    y: float,
    z0: float,
    z1: float,
    radius: float,
    material: Material | None,
    *,
    eased: float = 0.001,
    around: int = 64,
) -> Object:
    e, height = min(eased, radius * 0.4), z1 - z0
    profile = [
        (0, 0),
        (radius - e, 0),
        (radius - e * 0.3, e * 0.3),
        (radius, e),
        (radius, height - e),
        (radius - e * 0.3, height - e * 0.3),
        (radius - e, height),
        (0, height),
    ]
    return turned(name, profile, material, (x, y, z0), around)


def sphere(name: str, location: Point, scale: float | Point, material: Material) -> Object:
    """A ball or an egg: `scale` is a radius or three; turned by chance so that its texture differs."""
    data = bpy.data.meshes.new(name)
    body = bmesh.new()
    bmesh.ops.create_icosphere(body, subdivisions=4, radius=1)
    body.to_mesh(data)
    body.free()
    data.materials.append(material)
    obj = smooth(place(bpy.data.objects.new(name, data), location), 180)
    obj.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
    obj.rotation_euler = [chance().uniform(0, 6.28) for _ in range(3)]
    return obj


def pipe(
    name: str,
    points: Sequence[Point],
    radius: float,
    material: Material,
    bent: bool = True,
    closed: bool = False,
    fine: int = 8,
) -> Object:
    """A round bar through points, bent smoothly or with corners."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.resolution_u = "3D", 16
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, fine, True
    if bent:
        spline = curve.splines.new("BEZIER")
        spline.bezier_points.add(len(points) - 1)
        for knot, point in zip(spline.bezier_points, points):
            knot.co, knot.handle_left_type, knot.handle_right_type = point, "AUTO", "AUTO"
    else:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for knot, point in zip(spline.points, points):
            knot.co = (*point, 1)
    spline.use_cyclic_u = closed
    curve.materials.append(material)
    return place(bpy.data.objects.new(name, curve))


def cut(obj: Object, cutter: Object, eased: float | None = None) -> Object:
    """
    Takes one body out of another, then eases the edges, which breaks the cut if it is done first: by as much
    as they were where `eased` does not tell. A body can be cut again.
    """
    bevels = [modifier for modifier in obj.modifiers if modifier.type == "BEVEL"]
    if eased is None:
        eased = max((bevel.width for bevel in bevels), default=0)
    for bevel in bevels:
        obj.modifiers.remove(bevel)
    boolean = obj.modifiers.new("cut", "BOOLEAN")
    boolean.object, boolean.solver = cutter, "EXACT"
    cutter.hide_render = cutter.hide_viewport = True
    return ease(obj, eased)
