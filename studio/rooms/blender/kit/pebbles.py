"""Stones as they are found: rounded by water or broken from the rock, in heaps that lie as they fell."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from . import stone
from .stage import chance, place


def pebble_shape(size, flat, rough):
    """Vertices and faces of one pebble: an egg that water has not made quite even; `rough` is how far from that it is."""
    rng = chance()
    body = bmesh.new()
    bmesh.ops.create_icosphere(body, subdivisions=4, radius=1)
    scale = Vector((rng.uniform(0.85, 1.25), rng.uniform(0.72, 1.0), flat * rng.uniform(0.85, 1.15)))
    where = Vector([rng.uniform(-50, 50) for _ in range(3)])
    for vertex in body.verts:
        bump = noise.noise(vertex.co * 0.9 + where) * 0.24 + noise.noise(vertex.co * 2.1 + where) * rough
        square = 1 - 0.10 * abs(vertex.co.x * vertex.co.y)
        vertex.co = Vector([c * s for c, s in zip(vertex.co * (1 + bump) * square, scale)]) * size
    return _taken(body)


def broken_shape(size):
    """Vertices and faces of one piece of rock: planes struck off a lump, their faces rough."""
    rng = chance()
    body = bmesh.new()
    bmesh.ops.create_cube(body, size=2)
    for _ in range(13):
        normal = Vector([rng.gauss(0, 1) for _ in range(3)]).normalized()
        everything = body.verts[:] + body.edges[:] + body.faces[:]
        cut = bmesh.ops.bisect_plane(body, geom=everything, plane_co=normal * rng.uniform(0.62, 0.98), plane_no=normal, clear_outer=True)
        edges = [item for item in cut["geom_cut"] if isinstance(item, bmesh.types.BMEdge)]
        if edges:
            bmesh.ops.contextual_create(body, geom=edges)
    bmesh.ops.triangulate(body, faces=body.faces[:])
    for _ in range(5):
        long = [edge for edge in body.edges if edge.calc_length() > 0.11]
        bmesh.ops.subdivide_edges(body, edges=long, cuts=1)
        bmesh.ops.triangulate(body, faces=body.faces[:])
    scale = Vector((rng.uniform(0.9, 1.3), rng.uniform(0.75, 1.05), rng.uniform(0.55, 0.8)))
    where = Vector([rng.uniform(-50, 50) for _ in range(3)])
    body.normal_update()
    moved = []
    for vertex in body.verts:
        ridge = noise.fractal(vertex.co * 1.7 + where, 0.9, 2.1, 6)
        moved.append(vertex.co + vertex.normal * ridge * 0.065)
    for vertex, at in zip(body.verts, moved):
        vertex.co = Vector([c * s for c, s in zip(at, scale)]) * size
    return _taken(body)


def _taken(body):
    body.verts.index_update()
    vertices = [vertex.co.copy() for vertex in body.verts]
    faces = [tuple(vertex.index for vertex in face.verts) for face in body.faces]
    body.free()
    return vertices, faces


def kinds(name, surface, shapes, finish, angle):
    """Bodies of stone to be laid again and again, each cut from another place of the slab."""
    rng = chance()
    made = []
    for i, (vertices, faces) in enumerate(shapes):
        u, v, lean = rng.uniform(0.1, 0.7), rng.uniform(0.08, 0.42), rng.uniform(0.5, 0.9)
        turn = Matrix.Rotation(rng.uniform(0, 6.28), 3, "Z") @ Matrix.Rotation(rng.uniform(-0.7, 0.7), 3, "X")

        def uv(point, turn=turn, u=u, v=v, lean=lean):
            p = turn @ Vector(point)
            return (u + p.x + 0.4 * p.z, v + p.y + lean * p.z)

        body = stone.body(f"{name} kind {i}", vertices, faces, surface, uv, finish, angle=angle)
        body.hide_render = True
        made.append(body)
    return made


def heap(name, made, count, radius, height, size, spread=1.0):
    """
    Lets stones fall on a mound `height` metres high in the middle and `radius` wide: each comes to rest where it first
    touches what lies there already. Stones are taken as balls of `size` metres, so that they bed into one another a little.
    """
    rng = chance()
    lying = []
    for i in range(count):
        reach, a = radius * spread * math.sqrt(rng.random()), rng.uniform(0, 2 * math.pi)
        scale = rng.uniform(0.72, 1.2)
        x, y, r = reach * math.cos(a), reach * math.sin(a), size * scale
        if _ground(x, y, lying, r) > height * max(0.0, 1 - (reach / radius) ** 2) + r:
            continue
        z = _ground(x, y, lying, r)
        lying.append((x, y, z, r))
        lay(f"{name} {i}", made[rng.randrange(len(made))], (x, y, z), scale)
    return lying


def _ground(x, y, lying, r):
    """Height of the middle of a ball that comes down here."""
    low = r * 0.62
    for ox, oy, oz, other in lying:
        flat, touch = math.hypot(x - ox, y - oy), (r + other) * 0.80
        if flat < touch:
            low = max(low, oz + math.sqrt(touch * touch - flat * flat) * 0.74)
    return low


def lay(name, kind, location, scale, tilt=0.35):
    rng = chance()
    obj = place(bpy.data.objects.new(name, kind.data), location)
    obj.rotation_euler = (rng.gauss(0, tilt), rng.gauss(0, tilt), rng.uniform(0, 6.28))
    obj.scale = (scale,) * 3
    return obj
