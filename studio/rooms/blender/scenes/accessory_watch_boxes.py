"""
Watch boxes: mitred walls and a lid on a long brass hinge, lined with suede, one cushion a watch. For one,
two, three.
"""

import math
from collections.abc import Sequence

import bpy
from kit import materials, stage, stone, studio, watch
from kit.shapes import box, cut, cylinder, pipe
from kit.stage import Shot, place
from kit.types import Camera, Material
from mathutils import Vector

# Outer depth and height of the box, its walls, the lid; the width follows from the watches.
DEPTH, HEIGHT, WALL, LID = 0.124, 0.082, 0.014, 0.018
WIDTHS = (0.118, 0.196, 0.276)
CELL = 0.079
# So round that an edge of polished stone shows a line of light.
EASED = 0.0016
# By model: the lining, the watches and the side from which it is seen.
MODELS = {
    "brown": ("#8d7355", (watch.GOLD,), 27),
    "blue-2": ("#3b4048", (watch.SILVER, watch.BLUE), -25),
    "blue-3": ("#3b4048", (watch.BLACK, watch.SILVER, watch.BLUE), 26),
    "green": ("#5b5546", (watch.SILVER, watch.GOLD, watch.BLACK), -28),
    "gray": ("#6f6a66", (watch.BLUE, watch.SILVER, watch.BLACK), 24),
}
FAR = (0.53, 0.70, 0.86)


def cameras(model: str, watches: Sequence[watch.Style], turn: float) -> dict[str, Camera]:
    count = len(watches)
    far = FAR[count - 1]
    above = studio.view((0, -0.005, HEIGHT * 0.66), far * 1.02, turn=-turn * 0.7, rise=44, fstop=22)
    return {
        model: studio.view((0, 0, 0.054), far, turn=turn, rise=20, fstop=22),
        f"{model} open": studio.view((0, 0.022, 0.086), far * 1.42, turn=turn * 0.8, rise=30, fstop=22),
        f"{model} lid": above,
    }


CAMERAS = {
    name: view
    for model, (_, watches, turn) in MODELS.items()
    for name, view in cameras(model, watches, turn).items()
}


def build() -> None:
    stage.clear(12)
    model, _, view = Shot.camera.partition(" ")
    lining, watches, _ = MODELS[model]
    width = WIDTHS[len(watches) - 1]
    suede = materials.fabric(f"suede {lining}", lining, grain=1500, bump=0.35)
    walls(width)
    lid(width, suede, 102 if view == "open" else 0)
    if view == "open":
        inside(width, suede)
        for i, style in enumerate(watches):
            on_cushion((i - (len(watches) - 1) / 2) * CELL, style, suede)
    size, camera = 0.12 + width * 0.35, CAMERAS[Shot.camera]
    if view == "lid":
        from_above(width, size, camera["yaw"])
    else:
        studio.set_up(size, camera)


def from_above(width: float, size: float, turn: float) -> None:
    """
    Front and lid under light of one strength, wherever the camera stands: the key comes from the front's
    left. A low light shines in the eased edges alone, one behind in a part of the lid's polish; a dark card
    keeps the pale paper out of the front, on which it would lie like fog.
    """
    studio.paper(size * 1.6).rotation_euler[2] = math.radians(turn)
    studio.soft_light(size, 24)
    low = studio.lamp((0, -4.0, 3.6), 3.6, 1.6, 300, size, -turn, mirrored=True)
    low.visible_diffuse = False
    studio.lamp((-2.4, 4.0, 4.2), 2.6, 2.6, 36, size, turn, mirrored=True)
    reach = 0.2
    card = box(
        "card",
        -width / 2 - reach,
        width / 2 + reach,
        -DEPTH / 2 - reach,
        DEPTH / 2 + reach,
        0.0001,
        0.0003,
        materials.paint("card", "#565553", 0.9),
        eased=0,
    )
    card.visible_camera = card.visible_diffuse = card.visible_shadow = False


def walls(width: float) -> None:
    """Mitred at the corners, so that the pattern runs round them, out of one strip."""
    x, y = width / 2, DEPTH / 2
    body = stone.slab(
        "body",
        -x,
        x,
        -y,
        y,
        0,
        HEIGHT,
        "stone",
        main="front",
        origin=(0.30, 0.12),
        sides=("front", "left", "right", "top"),
    )
    cut(body, box("hollow", -x + WALL, x - WALL, -y + WALL, y - WALL, 0.004, 1, None, eased=0), eased=EASED)
    box(
        "floor",
        -x + WALL,
        x - WALL,
        -y + WALL,
        y - WALL,
        0,
        WALL,
        materials.paint("carcase", "#1d1c1b", 0.5),
        eased=0,
    )
    felt = materials.fabric("felt", "#2b2a28", grain=900)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(f"foot {sx} {sy}", sx * (x - 0.014), sy * (y - 0.014), -0.0022, 0.0005, 0.007, felt)


def lid(width: float, suede: Material, opened: float) -> None:
    """Hung on a brass hinge along its back; a chain keeps it from falling over."""
    x, y, gap = width / 2, DEPTH / 2, 0.0009
    pivot = place(bpy.data.objects.new("pivot", None), (0, y + 0.002, HEIGHT + gap))
    top = stone.slab(
        "lid",
        -x,
        x,
        -y,
        y,
        HEIGHT + gap,
        HEIGHT + gap + LID,
        "stone",
        origin=(0.30, 0.12 + HEIGHT + LID),
        sides=("top", "front", "left", "right", "bottom"),
        eased=EASED,
    )
    panel = box(
        "lid lining",
        -x + WALL + 0.002,
        x - WALL - 0.002,
        -y + WALL + 0.002,
        y - WALL - 0.002,
        HEIGHT - 0.004,
        HEIGHT + gap + 0.0005,
        suede,
        eased=0.0015,
    )
    for part in (top, panel):
        part.parent = pivot
        part.matrix_parent_inverse.identity()
        part.location = part.location - pivot.location
    pivot.rotation_euler = (math.radians(-opened), 0, 0)
    brass = materials.brass()
    hinge = cylinder("hinge", 0, 0, -x + 0.0008, x - 0.0008, 0.0042, brass, eased=0.0004, around=32)
    hinge.location, hinge.rotation_euler = (hinge.location.z, y + 0.0024, HEIGHT + gap), (0, math.pi / 2, 0)
    if opened:
        stay(x - WALL - 0.004, pivot.location, opened, brass)


def stay(x: float, pivot: Vector, opened: float, brass: Material) -> None:
    a = math.radians(90 - opened)
    reach = 0.062
    high = (x, pivot.y - reach * math.sin(a) - 0.004, pivot.z + reach * math.cos(a))
    low = (x, pivot.y - 0.05, HEIGHT - 0.006)
    middle = (x, (high[1] + low[1]) / 2 - 0.003, (high[2] + low[2]) / 2 - 0.006)
    pipe("stay", [high, middle, low], 0.0009, brass, fine=4)
    for i, end in enumerate((high, low)):
        pin = cylinder(f"stay pin {i}", 0, 0, -0.003, 0.003, 0.0024, brass, eased=0.0004, around=24)
        pin.location, pin.rotation_euler = end, (0, math.pi / 2, 0)


def inside(width: float, suede: Material) -> None:
    x, y = width / 2 - WALL, DEPTH / 2 - WALL
    thick, low, high = 0.0016, WALL, HEIGHT - 0.003
    box("lining floor", -x, x, -y, y, low, low + thick, suede, eased=0)
    for i, (a, b, c, d) in enumerate(
        ((-x, x, -y, -y + thick), (-x, x, y - thick, y), (-x, -x + thick, -y, y), (x - thick, x, -y, y))
    ):
        box(f"lining {i}", a, b, c, d, low, high, suede, eased=0.0005)
    for i in range(round(width / CELL) - 1):
        middle = (i - (round(width / CELL) - 2) / 2) * CELL
        if round(width / CELL) > 1:
            box(
                f"divider {i}",
                middle - 0.0025,
                middle + 0.0025,
                -y,
                y,
                low,
                HEIGHT - 0.022,
                suede,
                eased=0.002,
            )


def on_cushion(x: float, style: watch.Style, suede: Material) -> None:
    """The pillow tips towards the viewer; the watch closes round it."""
    deep, wide, tip = 0.036, 0.062, 18
    z = HEIGHT - 0.0165
    pillow = box(f"pillow {x}", -0.034, 0.034, -wide / 2, wide / 2, -deep, 0, suede, eased=0.014, segments=6)
    pillow.location, pillow.rotation_euler = (x, 0, z - deep / 2), (math.radians(tip), 0, 0)
    a = math.radians(tip)
    back = (x, -math.sin(a) * deep / 2, z - deep / 2 + math.cos(a) * deep / 2)
    watch.watch(
        f"watch {x}", back, style, wide=wide + 0.0012, deep=deep + 0.0012, round_off=0.0145, pitch=tip
    )
