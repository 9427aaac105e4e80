"""Stones as they are found: rounded by water or broken from the rock, in heaps that lie as they fell."""

import math
from collections.abc import Sequence

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from .shading import Shader
from .shapes import smooth
from .stage import chance, place
from .stone import Looks
from .types import Material, Object, Point, Socket

# Vertices and faces of a body.
Shape = tuple[list[Vector], list[tuple[int, ...]]]


def pebble_shape(size: float, flat: float, rough: float) -> Shape:
    """
    Vertices and faces of one pebble: an egg that water has not made quite even; `rough` is how far from that
    it is.
    """
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


def broken_shape(size: float) -> Shape:
    """Vertices and faces of one piece of rock: planes struck off a lump, their faces rough."""
    rng = chance()
    body = bmesh.new()
    bmesh.ops.create_cube(body, size=2)
    for _ in range(13):
        normal = Vector([rng.gauss(0, 1) for _ in range(3)]).normalized()
        everything = body.verts[:] + body.edges[:] + body.faces[:]
        cut = bmesh.ops.bisect_plane(
            body,
            geom=everything,
            plane_co=normal * rng.uniform(0.62, 0.98),
            plane_no=normal,
            clear_outer=True,
        )
        edges = [item for item in cut["geom_cut"] if isinstance(item, bmesh.types.BMEdge)]
        if edges:
            bmesh.ops.contextual_create(body, geom=edges)
    bmesh.ops.triangulate(body, faces=body.faces[:])
    for _ in range(7):
        long = [edge for edge in body.edges if edge.calc_length() > 0.045]
        bmesh.ops.subdivide_edges(body, edges=long, cuts=1)
        bmesh.ops.triangulate(body, faces=body.faces[:])
    scale = Vector((rng.uniform(0.9, 1.3), rng.uniform(0.75, 1.05), rng.uniform(0.48, 0.66)))
    where = Vector([rng.uniform(-50, 50) for _ in range(3)])
    body.normal_update()
    moved = []
    for vertex in body.verts:
        ridge = noise.fractal(vertex.co * 1.7 + where, 0.75, 2.1, 8)
        # Rock breaks along its grain in small steps.
        step = noise.cell(Vector((0.0, 0.0, vertex.co.z * 5.5 + ridge * 1.6)) + where)
        moved.append(vertex.co + vertex.normal * (ridge * 0.06 + step * 0.035))
    for vertex, at in zip(body.verts, moved):
        vertex.co = Vector([c * s for c, s in zip(at, scale)]) * size
    return _taken(body)


def _taken(body: bmesh.types.BMesh) -> Shape:
    body.verts.index_update()
    vertices = [vertex.co.copy() for vertex in body.verts]
    faces = [tuple(vertex.index for vertex in face.verts) for face in body.faces]
    body.free()
    return vertices, faces


def kinds(
    name: str, surface: str, shapes: Sequence[Shape], finish: float, angle: float, rough: float = 0.0
) -> list[Object]:
    """
    Bodies of stone to be laid again and again, each cut from another place of the slab. Its picture is laid
    on from three sides that pass into one another: laid on from one, it would be drawn out wherever a body
    turns away. `rough` is how far a broken face is from even: grain in its shading, and dust that stays in
    its hollows.
    """
    rng = chance()
    made = []
    for i, (vertices, faces) in enumerate(shapes):
        mesh = bpy.data.meshes.new(f"{name} kind {i}")
        mesh.from_pydata(vertices, [], faces)
        mesh.materials.append(
            _stone(f"{name} {i}", surface, finish, [rng.uniform(0.15, 0.8) for _ in range(3)], rough)
        )
        made.append(smooth(place(bpy.data.objects.new(mesh.name, mesh)), angle))
        made[-1].hide_render = True
    return made


def _stone(name: str, surface: str, finish: float, where: Sequence[float], rough: float) -> Material:
    """`where` on the slab's picture, from 0 to 1, the middle of a body lies, for each of the three sides."""
    shader = Shader(name)
    look = Looks.slabs.get(surface) or Looks.slabs.get("*")
    image = bpy.data.images.load(look["path"], check_existing=True)
    scale = (1 / look["size"][0],) * 3
    at = shader("Mapping", {"Vector": shader.place(), "Location": where, "Scale": scale})
    colour = shader(
        "TexImage", {"Vector": at}, image=image, interpolation="Cubic", projection="BOX", projection_blend=0.3
    )
    shader.set(Roughness=finish, Base_Color=_broken(shader, colour, rough) if rough else colour)
    return shader.material


def _broken(shader: Shader, colour: Socket, rough: float) -> Socket:
    grain = shader("TexNoise", {"Vector": shader.place(), "Scale": 160, "Detail": 8, "Roughness": 0.72})
    patches = shader("TexNoise", {"Vector": shader.place(), "Scale": 28, "Detail": 6, "Roughness": 0.6})
    shader.set(Normal=shader("Bump", {"Height": grain, "Strength": rough, "Distance": 0.004}))
    hollow = shader.range(shader.node("NewGeometry").outputs["Pointiness"], 0.44, 0.56, 0.62, 1.2)
    stained = shader.math("MULTIPLY", hollow, shader.range(patches, 0.3, 0.7, 0.8, 1.12))
    return shader("HueSaturation", {"Color": colour, "Value": stained, "Saturation": 0.75})


def heap(name: str, made: Sequence[Object], count: int, radius: float, height: float, size: float) -> None:
    """
    A mound of stones, `height` metres high in the middle and `radius` wide: each is put where it would first
    touch what lies there already, as a ball of `size` metres, and then all come to rest by their own shapes.
    """
    rng = chance()
    lying, stones = [], []
    for i in range(count):
        reach, a = radius * math.sqrt(rng.random()), rng.uniform(0, 2 * math.pi)
        scale = rng.uniform(0.72, 1.2)
        x, y, r = reach * math.cos(a), reach * math.sin(a), size * scale
        z = _ground(x, y, lying, r)
        if z > height * max(0.0, 1 - (reach / radius) ** 2) + r:
            continue
        lying.append((x, y, z, r))
        stones.append(lay(f"{name} {i}", made[rng.randrange(len(made))], (x, y, z * 1.04), scale))
    settle(stones)


def _ground(x: float, y: float, lying: Sequence[tuple[float, float, float, float]], r: float) -> float:
    """Height of the middle of a ball that comes down here."""
    low = r
    for ox, oy, oz, other in lying:
        flat, touch = math.hypot(x - ox, y - oy), r + other
        if flat < touch:
            low = max(low, oz + math.sqrt(touch * touch - flat * flat))
    return low


# Blender's solver is made for things of about a metre.
SOLVED_AT = 10
FALL = 500


def settle(stones: Sequence[Object]) -> None:
    """Lets stones fall onto z = 0 and come to rest on one another."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.substeps_per_frame, scene.rigidbody_world.solver_iterations = 20, 40
    scene.rigidbody_world.point_cache.frame_end = FALL
    bpy.ops.mesh.primitive_cube_add(size=10, location=(0, 0, -5))
    floor = bpy.context.object
    _solid(floor, "PASSIVE", "BOX")
    for obj in stones:
        obj.location, obj.scale = obj.location * SOLVED_AT, obj.scale * SOLVED_AT
        _solid(obj, "ACTIVE", "CONVEX_HULL")
    for frame in range(1, FALL + 1):
        scene.frame_set(frame)
    rest = [obj.matrix_world.copy() for obj in stones]
    bpy.ops.rigidbody.world_remove()
    bpy.data.objects.remove(floor)
    scene.frame_set(1)
    for obj, matrix in zip(stones, rest):
        obj.matrix_world = Matrix.Scale(1 / SOLVED_AT, 4) @ matrix


def _solid(obj: Object, kind: str, shape: str) -> None:
    bpy.context.view_layer.objects.active = obj
    bpy.ops.rigidbody.object_add(type=kind)
    body = obj.rigid_body
    body.collision_shape, body.friction, body.restitution = shape, 0.7, 0.0
    body.use_margin, body.collision_margin = True, 0.004
    body.linear_damping, body.angular_damping = 0.1, 0.2


def lay(name: str, kind: Object, location: Point, scale: float, tilt: float = 0.35) -> Object:
    rng = chance()
    obj = place(bpy.data.objects.new(name, kind.data), location)
    obj.rotation_euler = (rng.gauss(0, tilt), rng.gauss(0, tilt), rng.uniform(0, 6.28))
    obj.scale = (scale,) * 3
    return obj
