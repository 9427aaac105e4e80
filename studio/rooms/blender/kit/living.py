"""What living rooms hold: floors of boards, rugs, pictures, lamps that stand, candles, pillows, books."""

import math
from collections.abc import Sequence

import bpy
from mathutils import Euler, Vector

from . import materials
from .shading import Shader, colour
from .shapes import box, cylinder, mesh, pipe, turned
from .stage import chance
from .types import Material, Object, Tint


def planks(
    name: str,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    wood: Material,
    *,
    width: float = 0.19,
    length: float = 2.3,
    along: str = "y",
    z: float = 0.0,
) -> None:
    """A floor of boards, their ends never in a line; the wood's grain must run the same way."""
    start, end, low, high = (y0, y1, x0, x1) if along == "y" else (x0, x1, y0, y1)
    ground = materials.paint("floor joint", "#1f1a15", 0.9)
    box(f"{name} ground", x0, x1, y0, y1, z - 0.1, z - 0.004, ground, eased=0)
    rows = math.ceil((high - low) / width)
    for row in range(rows):
        across = low + row * width
        at = start - chance().uniform(0, length * 0.9)
        while at < end:
            a, b = max(at, start), min(at + length, end)
            if b - a > 0.02:
                extent = (
                    (across, min(across + width - 0.001, high), a, b - 0.001)
                    if along == "y"
                    else (a, b - 0.001, across, min(across + width - 0.001, high))
                )
                box(f"{name} {row} {at:.2f}", *extent, z - 0.02, z, wood, eased=0.001)
            at += length


def picture(
    name: str,
    x0: float,
    x1: float,
    y: float,
    z0: float,
    z1: float,
    frame: Material,
    ground: Material,
    *,
    shapes: Sequence[tuple[float, float, float, float, Material]] = (),
) -> None:
    """
    A framed print on the wall behind `y`: `shapes` are (left, right, low, high, material) in shares of the
    sheet, each laid over the one before.
    """
    box(f"{name} frame", x0, x1, y - 0.03, y - 0.002, z0, z1, frame, eased=0.002)
    a, b, c, d = x0 + 0.012, x1 - 0.012, z0 + 0.012, z1 - 0.012
    box(f"{name} sheet", a, b, y - 0.0305, y - 0.028, c, d, ground, eased=0)
    for i, (left, right, low, high, material) in enumerate(shapes):
        box(
            f"{name} shape {i}",
            a + left * (b - a),
            a + right * (b - a),
            y - 0.031 - i * 0.0004,
            y - 0.029,
            c + low * (d - c),
            c + high * (d - c),
            material,
            eased=0,
        )


def floor_lamp(
    name: str,
    x: float,
    y: float,
    height: float,
    metal: Material,
    shade: Material,
    radius: float = 0.2,
    tall: float = 0.26,
) -> None:
    """A drum of cloth on a thin pole; what it sheds is a point light of its own."""
    cylinder(f"{name} foot", x, y, 0, 0.018, 0.14, metal)
    pipe(f"{name} pole", [(x, y, 0.01), (x, y, height)], 0.009, metal, bent=False)
    top = height + tall * 0.5
    profile = [(radius, 0), (radius * 0.86, tall), (radius * 0.86 - 0.003, tall), (radius - 0.003, 0)]
    turned(f"{name} shade", profile, shade, (x, y, top - tall))
    cylinder(
        f"{name} light",
        x,
        y,
        top - tall * 0.75,
        top - tall * 0.3,
        0.045,
        materials.glow("lamp bulb", "#ffd6a0", 9),
    )


def lit_shade(name: str = "lit shade", tint: Tint = "#f3dfc0", strength: float = 1.3) -> Material:
    """Cloth of a lamp that is on."""
    return materials.glow(name, tint, strength)


def drum_base(
    name: str, x: float, y: float, height: float, radius: float, material: Material, slats: int = 44
) -> None:
    """A table's foot of upright half-round staves around a dark drum."""
    cylinder(f"{name} drum", x, y, 0.02, height, radius - 0.016, materials.paint("carcase", "#1d1c1b", 0.5))
    for i in range(slats):
        turn = 2 * math.pi * i / slats
        cylinder(
            f"{name} stave {i}",
            x + (radius - 0.014) * math.cos(turn),
            y + (radius - 0.014) * math.sin(turn),
            0.004,
            height,
            radius * 2.7 / slats,
            material,
            around=16,
        )


def stem_base(
    name: str, x: float, y: float, height: float, foot: float, stem: float, material: Material
) -> Object:
    """A round foot and a stem that carries a small top."""
    profile = [
        (0, 0),
        (foot, 0),
        (foot, 0.012),
        (foot * 0.98, 0.016),
        (stem * 2.2, 0.024),
        (stem, 0.06),
        (stem, height - 0.02),
        (stem * 3.2, height - 0.004),
        (stem * 3.2, height),
        (0, height),
    ]
    return turned(name, profile, material, (x, y, 0), around=96)


def throw_pillow(
    name: str,
    x: float,
    y: float,
    z: float,
    side: float,
    material: Material,
    lean: float = 18.0,
    turn: float = 0.0,
) -> Object:
    """A soft square pillow, leaning back; its foot at (x, y, z)."""
    half = side / 2
    vertices, faces, steps = [], [], 14
    for face in (1, -1):
        for i in range(steps + 1):
            for j in range(steps + 1):
                u, v = 2 * i / steps - 1, 2 * j / steps - 1
                full = (max(0.0, 1 - u**4) * max(0.0, 1 - v**4)) ** 0.5
                pinch = 1 - 0.07 * (1 - abs(u * v)) * (abs(u) ** 3 + abs(v) ** 3) / 2
                vertices.append((u * half * pinch, face * -0.085 * full, v * half * pinch + half))
    row = steps + 1
    for face in range(2):
        for i in range(steps):
            for j in range(steps):
                a = face * row * row + i * row + j
                quad = (a, a + row, a + row + 1, a + 1)
                faces.append(quad if face == 0 else tuple(reversed(quad)))
    obj = mesh(name, vertices, faces, material, (x, y, z), turn, angle=180)
    obj.rotation_euler[0] = math.radians(-lean)
    return obj


def tray(name: str, x: float, y: float, z: float, radius: float, material: Material) -> Object:
    return turned(
        name,
        [(0, 0), (radius, 0), (radius + 0.004, 0.022), (radius, 0.022), (radius - 0.005, 0.006), (0, 0.006)],
        material,
        (x, y, z),
        around=96,
    )


def big_book(
    name: str, x: float, y: float, z: float, turn: float = 0.0, tint: Tint = "#e9e3d6", scale: float = 1.0
) -> None:
    """A large book of pictures, closed: two boards and a spine round its pages, a title on the front."""
    cover, paper, title = (
        materials.paint(f"book cover {tint}", tint, 0.6),
        _pages(),
        materials.paint("book title", "#d9cfb8", 0.6),
    )
    for part, x0, x1, half, z0, z1, made, eased in (
        ("back board", -0.13, 0.134, 0.17, 0, 0.003, cover, 0.0008),
        ("front board", -0.13, 0.134, 0.17, 0.029, 0.032, cover, 0.0008),
        ("spine", -0.134, -0.13, 0.17, 0, 0.032, cover, 0.0012),
        ("pages", -0.13, 0.129, 0.166, 0.003, 0.029, paper, 0),
        ("title", -0.07, 0.07, 0.012, 0.0318, 0.0323, title, 0),
    ):
        body = box(f"{name} {part}", x0, x1, -half, half, z0, z1, made, eased=eased)
        middle = Vector(((x0 + x1) / 2 * scale, 0, 0))
        middle.rotate(Euler((0, 0, math.radians(turn))))
        body.location, body.scale = (x + middle.x, y + middle.y, z + (z0 + z1) / 2), (scale, scale, 1.0)
        body.rotation_euler = (0, 0, math.radians(turn))


def _pages() -> Material:
    """The edges of many sheets."""
    if known := bpy.data.materials.get("pages"):
        return known
    shader = Shader("pages")
    sheets = shader(
        "TexNoise",
        {
            "Vector": shader("Mapping", {"Vector": shader.place(), "Scale": (0.01, 0.01, 1)}),
            "Scale": 1400,
            "Detail": 1,
        },
    )
    shader.set(
        Base_Color=shader.ramp(sheets, [(0.35, colour("#bfb39a")), (0.6, colour("#ebe4d4"))]),
        Roughness=0.9,
        Specular=0.2,
    )
    return shader.material


def candle(name: str, x: float, y: float, z: float, height: float, radius: float = 0.035) -> None:
    cylinder(name, x, y, z, z + height, radius, materials.paint("wax", "#efe8da", 0.5), eased=0.004)
    pipe(
        f"{name} wick",
        [(x, y, z + height), (x + 0.002, y, z + height + 0.012)],
        0.001,
        materials.black_metal(),
        bent=False,
    )


def rug(name: str, x0: float, x1: float, y0: float, y1: float, tint: Tint) -> Object:
    return box(
        name,
        x0,
        x1,
        y0,
        y1,
        0.001,
        0.014,
        materials.fabric(f"rug {tint}", tint, grain=260, bump=0.9),
        eased=0.004,
    )
