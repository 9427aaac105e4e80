"""
The photographer's studio for objects: one sweep of paper, one large soft light from the left, long lenses.
Everything is measured in the object's own size, so that an ashtray and a stool are lit alike.
"""

import math

import bpy
from mathutils import Matrix, Vector

from . import light
from .shading import Shader
from .shapes import mesh
from .types import Camera, Material, Object, Point, Rgb

# What the paper throws back, for an exposure of 0.05 stops, which every scene in this studio says: to the
# camera more than it gets, as if lit apart, so that it comes out like the site's wall (#f4f4f2) and the
# object keeps its full colours.
PAPER, SEEN = (0.78, 0.775, 0.76), (1.98, 1.97, 1.935)


def set_up(size: float, camera: Camera, strength: float = 1.0) -> None:
    """
    Paper and light for an object of about `size` metres, turned with the camera: the light comes from its
    left.
    """
    turn = camera["yaw"]
    paper(size * 1.6).rotation_euler[2] = math.radians(turn)
    soft_light(size, turn, strength)


def paper(size: float) -> Object:
    """A floor that bends up into a wall behind the object."""
    bend, reach, depth, height = 2.2 * size, 16 * size, 3.2 * size, 14 * size
    line = [(-12 * size, 0.0), (depth, 0.0)]
    line += [
        (depth + bend * math.sin(a), bend - bend * math.cos(a))
        for a in (math.pi / 2 * i / 24 for i in range(1, 25))
    ]
    line += [(depth + bend, height)]
    vertices = [(x, along, z) for x in (-reach, reach) for along, z in line]
    count = len(line)
    faces = [(i, count + i, count + i + 1, i + 1) for i in range(count - 1)]
    return mesh("paper", vertices, faces, _paper(), angle=180)


def _paper() -> Material:
    shader = Shader("paper")
    seen = shader.node("LightPath").outputs["Is Camera Ray"]
    tint = shader("MixRGB", {"Fac": seen, "Color1": PAPER, "Color2": SEEN})
    shader.surface(shader("BsdfDiffuse", {"Color": tint}))
    return shader.material


def soft_light(size: float, turn: float = 0.0, strength: float = 1.0) -> None:
    """One big window-like light from the upper left, a weak one from above, and the pale room all round."""
    lamp((-3.2, -0.9, 2.9), 1.7, 1.7, 265 * strength, size, turn, mirrored=True)
    lamp((0.6, 1.4, 5.0), 5.0, 4.0, 40 * strength, size, turn, mirrored=True)
    pale_room(0.5 * strength)


def pale_room(strength: float) -> None:
    """Even light from everywhere that the paper leaves open."""
    world = bpy.data.worlds.new("pale room")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = (1.0, 0.99, 0.975, 1.0), strength
    world.cycles.sampling_method = "NONE"
    world.cycles_visibility.glossy = False


def lamp(
    location: Point,
    width: float,
    height: float,
    watts: float,
    size: float,
    turned: float = 0.0,
    *,
    aim: Point = (0.0, 0.0, 0.35),
    tint: Rgb = (1.0, 0.985, 0.965),
    mirrored: bool = False,
) -> Object:
    """An area light that looks at the object; lengths and power are told for an object of one metre."""
    place = Matrix.Rotation(math.radians(turned), 3, "Z") @ Vector(location) * size
    turn = (Vector(aim) * size - place).to_track_quat("-Z", "Y").to_euler()
    turns = [math.degrees(angle) for angle in turn]
    return light.area(
        "studio lamp", place, turns, width * size, height * size, watts * size * size, tint, mirrored
    )


def view(
    target: Point,
    distance: float,
    turn: float = 0.0,
    rise: float = 18.0,
    lens: float = 85,
    fstop: float | None = None,
    shift_y: float = 0.0,
) -> Camera:
    """
    A camera (arguments of light.camera) that looks at `target` from `distance`, `turn` degrees to the right
    of the front and `rise` degrees above it.
    """
    a, b = math.radians(turn), math.radians(rise)
    back = Vector((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b))) * distance
    settings = dict(location=tuple(Vector(target) + back), yaw=turn, pitch=-rise, lens=lens, shift_y=shift_y)
    return settings | (dict(fstop=fstop, focus=distance) if fstop else {})
