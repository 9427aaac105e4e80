"""
A wristwatch closed round a bar or a cushion, 39 mm across. Lengths are metres; it lies with its dial upwards.
"""

import math

import bpy
from mathutils import Vector

from . import materials
from .shapes import box, cylinder, mesh, pipe, turned
from .stage import place
from .types import Material, Object, Point

CASE = (
    (0, 0),
    (0.0165, 0),
    (0.0185, 0.0012),
    (0.0195, 0.003),
    (0.0195, 0.0062),
    (0.0188, 0.0072),
    (0.0176, 0.0082),
    (0.0171, 0.0084),
    (0.0168, 0.0078),
    (0.0166, 0.0066),
    (0, 0.0066),
)
CRYSTAL = ((0.0169, 0.0080), (0.0150, 0.0087), (0.011, 0.0093), (0.006, 0.0096), (0, 0.0097))
# Ten past ten, as watches are photographed.
HOUR, MINUTE, SECOND = -56, 52, 150


class Style:
    def __init__(
        self, dial: str = "#e9e6de", marks: str = "#2a2a2a", strap: str = "#6b4226", gold: bool = False
    ) -> None:
        self.dial, self.marks, self.strap, self.gold = dial, marks, strap, gold


SILVER = Style("#e4e1da", "#34322f", "#7a4a29")
BLACK = Style("#121314", "#e8e4da", "#1d1a18")
BLUE = Style("#15233f", "#e6e4de", "#33261d")
GOLD = Style("#efe7d6", "#8a6630", "#3b2417", gold=True)


def watch(
    name: str,
    location: Point,
    style: Style = SILVER,
    wide: float = 0.058,
    deep: float = 0.042,
    round_off: float = 0.016,
    pitch: float = 0.0,
    turn: float = 0.0,
) -> Object:
    """
    The back of the case is at `location`; the strap closes round a bar `wide` (from 12 to 6 o'clock) and
    `deep` below it. `pitch` tips 12 o'clock up: 0 lies flat, 90 stands upright and faces -y.
    """
    group = bpy.data.objects.new(name, None)
    place(group, location)
    group.rotation_euler = (math.radians(pitch), 0, math.radians(turn))
    steel = (
        materials.metal("watch gold", "#c49a55", 0.16)
        if style.gold
        else materials.metal("watch steel", "#cfcfce", 0.18)
    )
    parts = _case(name, steel) + _dial(name, style, steel) + _strap(name, style, steel, wide, deep, round_off)
    for part in parts:
        part.parent = group
    return group


def _case(name: str, steel: Material) -> list[Object]:
    parts = [
        turned(f"{name} case", CASE, steel, around=96),
        turned(f"{name} crystal", CRYSTAL, materials.pane("crystal"), around=64),
    ]
    crown = cylinder(f"{name} crown", 0, 0, 0, 0.0032, 0.0028, steel, eased=0.0004, around=28)
    crown.location, crown.rotation_euler = (0.0192, 0, 0.0044), (0, math.pi / 2, 0)
    parts.append(crown)
    for side in (-1, 1):
        for end in (-1, 1):
            lug = box(
                f"{name} lug {side} {end}",
                -0.0013,
                0.0013,
                -0.0042,
                0.0042,
                -0.0016,
                0.0016,
                steel,
                eased=0.0009,
                segments=3,
            )
            lug.location = (side * 0.0116, end * 0.0174, 0.0033)
            lug.rotation_euler = (end * -0.38, 0, 0)
            parts.append(lug)
    return parts


def _dial(name: str, style: Style, steel: Material) -> list[Object]:
    face = materials.paint(f"dial {style.dial}", style.dial, 0.32)
    marks = (
        materials.metal(f"marks {style.marks}", style.marks, 0.3)
        if style.gold
        else materials.paint(f"marks {style.marks}", style.marks, 0.3)
    )
    z = 0.00665
    parts = [cylinder(f"{name} dial", 0, 0, z - 0.0002, z, 0.0167, face, eased=0.00002, around=72)]
    for i in range(60):
        a = math.radians(i * 6)
        long, wide = (0.0032, 0.0007) if i % 5 == 0 else (0.0011, 0.00018)
        if i % 15 == 0:
            long, wide = 0.004, 0.0011
        mark = box(
            f"{name} mark {i}",
            -wide / 2,
            wide / 2,
            -long / 2,
            long / 2,
            z,
            z + (0.00035 if i % 5 == 0 else 0.00006),
            marks,
            eased=0,
        )
        reach = (0.0158 if i % 5 else 0.0152) - long / 2
        mark.location = (math.sin(a) * reach, math.cos(a) * reach, mark.location.z)
        mark.rotation_euler = (0, 0, -a)
        parts.append(mark)
    hand = marks if style.gold or style.dial != "#e4e1da" else materials.paint("blued hands", "#1b2740", 0.2)
    for i, (angle, long, wide, lift) in enumerate(
        ((HOUR, 0.0088, 0.0013, 0.0004), (MINUTE, 0.0132, 0.001, 0.0007), (SECOND, 0.0138, 0.00025, 0.00095))
    ):
        pointer = box(
            f"{name} hand {i}",
            -wide / 2,
            wide / 2,
            -0.0022,
            long,
            z + lift,
            z + lift + 0.00018,
            hand,
            eased=0,
        )
        middle = (long - 0.0022) / 2
        a = math.radians(angle)
        pointer.location = (math.sin(a) * middle, math.cos(a) * middle, pointer.location.z)
        pointer.rotation_euler = (0, 0, -a)
        parts.append(pointer)
    parts.append(cylinder(f"{name} pinion", 0, 0, z, z + 0.0013, 0.0007, steel, eased=0.0001, around=24))
    return parts


def _strap(
    name: str, style: Style, steel: Material, wide: float, deep: float, round_off: float
) -> list[Object]:
    """Leather, 20 mm at the case and 17 mm at the buckle, with a seam along each edge."""
    leather = _leather(style.strap)
    line = _loop(wide, deep, round_off)
    length = [0.0]
    for a, b in zip(line, line[1:]):
        length.append(length[-1] + (b - a).length)
    vertices, faces, seams = [], [], {-1: [], 1: []}
    section = ((-1, 0), (-1, 0.5), (-0.97, 0.85), (-0.9, 1), (0.9, 1), (0.97, 0.85), (1, 0.5), (1, 0))
    for i, point in enumerate(line):
        ahead = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        out = Vector((ahead.y, -ahead.x))
        t = abs(2 * length[i] / length[-1] - 1)
        half = 0.0085 + 0.0015 * t
        thick = 0.0022 + 0.0012 * max(0, t - 0.72) / 0.28
        vertices += [(s * half, *(point + out * thick * h)) for s, h in section]
        for side in seams:
            seams[side].append((side * half * 0.86, *(point + out * (thick + 0.00005))))
        if i:
            b, n = i * len(section), len(section)
            faces += [(b - n + j, b - n + (j + 1) % n, b + (j + 1) % n, b + j) for j in range(n)]
    strap = mesh(f"{name} strap", vertices, faces, leather, angle=50)
    thread = materials.paint(f"thread {style.strap}", _paler(style.strap), 0.8)
    parts = [strap]
    for side, seam in seams.items():
        parts += [pipe(f"{name} seam {side}", seam[3:-3], 0.00022, thread, bent=False, fine=2)]
    low = -deep - 0.0035
    for i, half in enumerate((0.0105, 0.0100)):
        y = 0.009 - 0.016 * i
        wall = steel if i == 0 else leather
        ring = [
            (-half, y - 0.003, low),
            (half, y - 0.003, low),
            (half, y + 0.003, low),
            (-half, y + 0.003, low),
        ]
        parts.append(pipe(f"{name} loop {i}", ring, 0.0011, wall, bent=False, closed=True, fine=3))
    return parts


def _loop(wide: float, deep: float, round_off: float) -> list[Vector]:
    """From the lugs at 12 o'clock round below to the lugs at 6, as points (y, z)."""
    half, r = wide / 2, round_off
    line = [Vector((0.0185, 0.0022)), Vector((0.0225, 0.0015))]
    for middle, start in (((half - r, -r), 90), ((half - r, r - deep), 0)):
        line += [
            Vector((middle[0] + r * math.cos(a), middle[1] + r * math.sin(a)))
            for a in (math.radians(start - 90 * i / 8) for i in range(9))
        ]
    return line + [Vector((-p.x, p.y)) for p in reversed(line)]


def _leather(tint: str) -> Material:
    return materials.paint(f"leather {tint}", tint, 0.5, spec=0.4, bump=0.35, grain=1400, smudge=0.05)


def _paler(tint: str) -> str:
    return "#" + "".join(f"{min(255, int(int(tint[i : i + 2], 16) * 1.25 + 42)):02x}" for i in (1, 3, 5))
