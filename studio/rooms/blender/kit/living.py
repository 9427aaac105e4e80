"""What living rooms hold: floors of boards, pictures, lamps that stand, firewood."""

import math

from . import materials
from .shapes import box, cylinder, pipe, turned
from .stage import chance


def planks(name, x0, x1, y0, y1, wood, width=0.19, length=2.3, along="y", z=0.0):
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
                extent = (across, min(across + width - 0.001, high), a, b - 0.001) if along == "y" else (a, b - 0.001, across, min(across + width - 0.001, high))
                box(f"{name} {row} {at:.2f}", *extent, z - 0.02, z, wood, eased=0.001)
            at += length


def picture(name, x0, x1, y, z0, z1, frame, ground, shapes=()):
    """
    A framed print on the wall behind `y`: `shapes` are (left, right, low, high, material) in shares of the sheet, each
    laid over the one before.
    """
    box(f"{name} frame", x0, x1, y - 0.03, y - 0.002, z0, z1, frame, eased=0.002)
    a, b, c, d = x0 + 0.012, x1 - 0.012, z0 + 0.012, z1 - 0.012
    box(f"{name} sheet", a, b, y - 0.0305, y - 0.028, c, d, ground, eased=0)
    for i, (left, right, low, high, material) in enumerate(shapes):
        box(
            f"{name} shape {i}", a + left * (b - a), a + right * (b - a), y - 0.031 - i * 0.0004, y - 0.029,
            c + low * (d - c), c + high * (d - c), material, eased=0,
        )


def floor_lamp(name, x, y, height, metal, shade, radius=0.2, tall=0.26):
    """A drum of cloth on a thin pole; what it sheds is a point light of its own."""
    cylinder(f"{name} foot", x, y, 0, 0.018, 0.14, metal)
    pipe(f"{name} pole", [(x, y, 0.01), (x, y, height)], 0.009, metal, bent=False)
    top = height + tall * 0.5
    profile = [(radius, 0), (radius * 0.86, tall), (radius * 0.86 - 0.003, tall), (radius - 0.003, 0)]
    turned(f"{name} shade", profile, shade, (x, y, top - tall))
    cylinder(f"{name} light", x, y, top - tall * 0.75, top - tall * 0.3, 0.045, materials.glow("lamp bulb", "#ffd6a0", 9))


def lit_shade(name="lit shade", tint="#f3dfc0", strength=1.3):
    """Cloth of a lamp that is on."""
    return materials.glow(name, tint, strength)


def logs(name, x, y, z, length=0.42, count=5, radius=0.055):
    """Split birch on a grate, not lit: three below, the rest laid across."""
    bark = materials.paint("bark", "#6a5a4a", 0.9, bump=0.8, grain=30)
    end = materials.paint("log end", "#b08d62", 0.8, bump=0.3, grain=90)
    for i in range(count):
        low = i < 3
        r = radius * chance().uniform(0.8, 1.1)
        height = z + radius if low else z + radius * 2.75
        off = (i - 1) * radius * 2.1 if low else (i - 3.5) * radius * 2.3
        log = cylinder(f"{name} {i}", 0, 0, 0, length, r, bark, eased=0.004, around=20)
        log.data.materials.append(end)
        for polygon in log.data.polygons:
            if abs(polygon.normal.z) > 0.9:
                polygon.material_index = 1
        turn = chance().uniform(-7, 7) if low else chance().uniform(-24, 24)
        log.rotation_euler = (0, math.radians(90), math.radians(turn))
        log.location = (x - length / 2 * math.cos(math.radians(turn)), y + off - length / 2 * math.sin(math.radians(turn)), height)
