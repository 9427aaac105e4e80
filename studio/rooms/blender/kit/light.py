"""Light and the camera. Few lights, and none that is both small and sampled: noise costs hours."""

import math

import bpy
from mathutils import Euler, Vector

from .stage import place
from .types import Object, Point, Rgb

DAYLIGHT = (0.86, 0.93, 1.0)
# What paving and grass outside send up, and the part of a window that shows sky.
GROUND = (1.0, 0.95, 0.86)
SKY_PART = 0.6
WARM = (1.0, 0.74, 0.48)
SUNLIGHT = (1.0, 0.93, 0.82)


def area(
    name: str,
    location: Point,
    turns: Point,
    width: float,
    height: float,
    watts: float,
    tint: Rgb = (1.0, 1.0, 1.0),
    mirrored: bool = False,
) -> Object:
    """A rectangle of light; `turns` are degrees about x, y, z. Mirrored ones show in polish."""
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", width, height
    lamp.energy, lamp.color = watts, tint
    obj = place(bpy.data.objects.new(name, lamp), location)
    obj.rotation_euler = [math.radians(turn) for turn in turns]
    obj.visible_camera, obj.visible_glossy = False, mirrored
    return obj


def window(
    location: Point, turns: Point, width: float, height: float, watts: float, tint: Rgb = DAYLIGHT
) -> None:
    """
    Daylight through an opening, as soft rectangles: the sky in its upper part, in a wall the lit ground in
    its lower one. With the sky not sampled this is the largest gain of all light settings: the sky then
    serves the camera and reflections alone.
    """
    turned = Euler([math.radians(turn) for turn in turns]).to_matrix()
    upright = next((axis for axis in (0, 1) if abs(turned.col[axis].z) > 0.7), None)
    if upright is None:
        area("window", location, turns, width, height, watts, tint)
        return
    up = turned.col[upright] * (1 if turned.col[upright].z > 0 else -1)
    whole = (width, height)[upright]
    parts = (("sky", 1, SKY_PART, 0.75, tint), ("ground", -1, 1 - SKY_PART, 0.25, GROUND))
    for name, side, share, power, colour in parts:
        middle = Vector(location) + up * side * whole * (0.5 - share / 2)
        size = [width, height]
        size[upright] = whole * share
        area(f"window {name}", middle, turns, *size, watts * power, colour)


def point(name: str, location: Point, watts: float, tint: Rgb = WARM, radius: float = 0.03) -> Object:
    lamp = bpy.data.lights.new(name, "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = watts, tint, radius
    obj = place(bpy.data.objects.new(name, lamp), location)
    obj.visible_camera = False
    return obj


def sun(direction: Point, strength: float, softness: float = 1.2, tint: Rgb = SUNLIGHT) -> Object:
    """Sunlight along a direction; `softness` is the sun's width in degrees (0.5 is a bare sun)."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(softness), tint
    obj = place(bpy.data.objects.new("sun", lamp))
    obj.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return obj


def sky(
    strength: float = 0.3,
    elevation: float = 38,
    turn: float = 60,
    haze: float = 1.5,
    lights_room: bool = False,
) -> None:
    """The sky outside. It lights the room only where asked (open air): see window()."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    texture = world.node_tree.nodes.new("ShaderNodeTexSky")
    texture.sky_type, texture.sun_disc = "NISHITA", False
    texture.sun_elevation, texture.sun_rotation = math.radians(elevation), math.radians(turn)
    texture.dust_density = haze
    background = world.node_tree.nodes["Background"]
    world.node_tree.links.new(texture.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
    if not lights_room:
        world.cycles.sampling_method = "NONE"
        world.cycles_visibility.diffuse = False


def camera(
    location: Point,
    yaw: float,
    lens: float = 28,
    shift_y: float = 0.0,
    shift_x: float = 0.0,
    pitch: float = 0.0,
    fstop: float | None = None,
    focus: float | None = None,
) -> Object:
    """
    A level camera with a shift lens, so that verticals stay upright; `yaw` in degrees from looking along +y,
    to the left positive; `pitch` in degrees from level. `focus` in metres where an f-number opens the
    aperture.
    """
    lens_data = bpy.data.cameras.new("camera")
    lens_data.lens, lens_data.shift_x, lens_data.shift_y, lens_data.clip_start = lens, shift_x, shift_y, 0.05
    obj = place(bpy.data.objects.new("camera", lens_data), location)
    obj.rotation_euler = (math.radians(90 + pitch), 0, math.radians(yaw))
    if fstop:
        lens_data.dof.use_dof, lens_data.dof.aperture_fstop, lens_data.dof.focus_distance = True, fstop, focus
    bpy.context.scene.camera = obj
    return obj
