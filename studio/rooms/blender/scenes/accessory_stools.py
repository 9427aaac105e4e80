"""
Stools of stone, 42 to 46 cm high: a turned hourglass, a drum with a waist and a block with a handle cut
through it.
"""

import math

from kit import carving, materials, stage, studio, towels
from kit.shapes import box, cut, mesh, pipe, turned
from kit.stage import Shot

CAMERAS = {
    "gray": studio.view((0, 0, 0.215), 1.75, turn=0, rise=11, fstop=20),
    "gray top": studio.view((0, 0, 0.24), 1.72, turn=15, rise=46, fstop=16),
    "gray bath": studio.view((0.16, 0.10, 0.31), 2.75, turn=-12, rise=13, fstop=16),
    "black": studio.view((0, 0, 0.215), 1.75, turn=28, rise=11, fstop=20),
    "black top": studio.view((0, 0, 0.24), 1.78, turn=-30, rise=46, fstop=16),
    "black cup": studio.view((0, 0, 0.26), 1.7, turn=-14, rise=24, fstop=16),
    "white": studio.view((0, 0, 0.215), 1.85, turn=24, rise=12, fstop=20),
    "white top": studio.view((0, 0, 0.22), 1.86, turn=-31, rise=30, fstop=16),
    "white book": studio.view((0, 0, 0.24), 1.85, turn=-22, rise=16, fstop=14),
}


def build() -> None:
    stage.clear(15)
    colour, _, view = Shot.camera.partition(" ")
    {"gray": hourglass, "black": drum, "white": block}[colour]()
    {"bath": bath, "cup": cup, "book": book}.get(view, lambda: None)()
    studio.set_up(1.0 if view == "bath" else 0.62, CAMERAS[Shot.camera])


def hourglass() -> None:
    """Turned from one block."""
    line = []
    for i in range(61):
        t = i / 60
        waist = 0.118 + 0.057 * abs(2 * t - 1) ** 1.9
        line.append((waist, 0.018 + t * (0.43 - 0.036)))
    low = [(0, 0), (0.160, 0), (0.168, 0.002), (0.1735, 0.007)]
    high = [(0.1735, 0.423), (0.168, 0.428), (0.160, 0.430), (0.120, 0.4298), (0, 0.4285)]
    body = turned("stool", low + line + high, None, around=160)
    carving.carve(body, "stone", carving.through((0.42, 0.28), lean=(0.35, 0.85)), angle=50)


def drum() -> None:
    """Two discs and a shaft between; a narrow groove marks each joint."""
    line = [
        (0, 0),
        (0.150, 0),
        (0.156, 0.003),
        (0.158, 0.009),
        (0.158, 0.086),
        (0.156, 0.091),
        (0.150, 0.094),
        (0.112, 0.094),
        (0.110, 0.096),
        (0.110, 0.336),
        (0.112, 0.338),
        (0.158, 0.338),
        (0.164, 0.341),
        (0.166, 0.347),
        (0.166, 0.411),
        (0.164, 0.417),
        (0.158, 0.420),
        (0, 0.420),
    ]
    body = turned("stool", line, None, around=160)
    carving.carve(body, "stone", carving.through((0.40, 0.20), lean=(0.35, 0.85)), angle=40)


def block() -> None:
    """A square stool with round edges; one carries it by the slot that goes through."""
    side, height = 0.165, 0.44
    body = carving.rounded_block("stool", side, side, 0, height, 0.045)
    slot = box("slot", -0.06, 0.06, -1, 1, 0.335, 0.372, None, eased=0.0184, segments=8)
    cut(body, slot, eased=0.006)
    body.modifiers[-1].segments = 5
    carving.carve(body, "stone", carving.through((0.30, 0.16), upright=True), angle=25)


def bath() -> None:
    """The near end of a free-standing bath, a towel on the stool."""
    enamel = materials.paint("enamel", "#efedea", 0.16, spec=0.6)
    rings, profile = (
        96,
        (
            (0.80, 0.0),
            (0.86, 0.004),
            (0.90, 0.05),
            (0.955, 0.30),
            (0.985, 0.50),
            (0.998, 0.556),
            (1.0, 0.570),
            (0.994, 0.580),
            (0.980, 0.582),
            (0.968, 0.576),
            (0.955, 0.550),
            (0.92, 0.36),
            (0.86, 0.16),
            (0.76, 0.12),
            (0.0, 0.115),
        ),
    )
    half_x, half_y = 0.86, 0.39
    outline = [
        (_superellipse(half_x, math.cos(a)), _superellipse(half_y, math.sin(a)))
        for a in (2 * math.pi * i / rings for i in range(rings))
    ]
    vertices = [(x * r, y * r, z) for r, z in profile for x, y in outline]
    faces = [
        (k * rings + i, k * rings + (i + 1) % rings, (k + 1) * rings + (i + 1) % rings, (k + 1) * rings + i)
        for k in range(len(profile) - 1)
        for i in range(rings)
    ]
    mesh("bath", vertices, faces, enamel, (0.62, 0.66, 0), turn=-8)
    towel = materials.fabric("towel", "#d8d0c4", grain=700, bump=0.9)
    towels.folded_towel("towel", -0.125, 0.115, -0.10, 0.105, 0.430, towel, layers=2, thick=0.034)
    soap = box(
        "soap",
        -0.036,
        0.036,
        -0.024,
        0.024,
        0.5,
        0.524,
        materials.paint("soap", "#cdbb8f", 0.45),
        eased=0.009,
        segments=6,
    )
    soap.rotation_euler = (0, 0, 0.5)


def _superellipse(half: float, cosine: float, power: float = 2.6) -> float:
    return math.copysign(half * abs(cosine) ** (2 / power), cosine)


def cup() -> None:
    """Coffee, on its saucer."""
    porcelain = materials.porcelain()
    turned(
        "saucer",
        [
            (0, 0.004),
            (0.030, 0.0035),
            (0.045, 0.004),
            (0.066, 0.013),
            (0.0675, 0.0145),
            (0.066, 0.0148),
            (0.045, 0.0068),
            (0, 0.006),
        ],
        porcelain,
        (-0.03, -0.02, 0.420),
    )
    turned(
        "cup",
        [
            (0, 0.002),
            (0.021, 0),
            (0.023, 0.003),
            (0.030, 0.016),
            (0.0385, 0.040),
            (0.0405, 0.056),
            (0.0400, 0.0575),
            (0.0390, 0.056),
            (0.0370, 0.040),
            (0.028, 0.017),
            (0, 0.008),
        ],
        porcelain,
        (-0.03, -0.02, 0.426),
    )
    turned(
        "coffee",
        [(0, 0.047), (0.0378, 0.047)],
        materials.paint("coffee", "#2b160b", 0.12),
        (-0.03, -0.02, 0.426),
    )
    ear = [(0.007, -0.02, 0.472), (0.026, -0.021, 0.476), (0.029, -0.021, 0.456), (0.004, -0.02, 0.443)]
    pipe("ear", ear, 0.0034, porcelain)


def book() -> None:
    """One book, closed, with a marker."""
    top = 0.4402
    cover, pages = (
        materials.paint("book cloth", "#6f3b2b", 0.75, bump=0.3, grain=1500),
        materials.paint("pages", "#e8e0d0", 0.85, bump=0.5, grain=900),
    )
    parts = [
        box("cover low", -0.080, 0.080, -0.113, 0.113, top, top + 0.003, cover, eased=0.0008),
        box("cover high", -0.080, 0.080, -0.113, 0.113, top + 0.031, top + 0.034, cover, eased=0.0008),
        box("spine", -0.0825, -0.079, -0.113, 0.113, top, top + 0.034, cover, eased=0.0014),
        box("pages", -0.079, 0.076, -0.109, 0.109, top + 0.003, top + 0.031, pages, eased=0),
        box(
            "marker",
            0.010,
            0.016,
            -0.128,
            -0.1085,
            top + 0.0165,
            top + 0.0170,
            materials.paint("ribbon", "#c8b89a", 0.7),
            eased=0,
        ),
    ]
    for part in parts:
        part.location.x, part.location.y = _turned_about(part.location.x, part.location.y, 17)
        part.rotation_euler = (0, 0, math.radians(17))


def _turned_about(x: float, y: float, degrees: float) -> tuple[float, float]:
    a = math.radians(degrees)
    return x * math.cos(a) - y * math.sin(a) + 0.005, x * math.sin(a) + y * math.cos(a) - 0.005
