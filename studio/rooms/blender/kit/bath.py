"""Bathrooms: baths and their water, basins, taps, showers, mirrors, towels."""

import math
from collections.abc import Sequence

from . import materials
from .shading import Shader
from .shapes import box, cylinder, mesh, pipe, smooth, turned
from .stage import chance
from .types import Material, Object, Point, Rgb, Tint


def loft(
    name: str,
    rings: Sequence[tuple[float, float, float]],
    material: Material,
    x: float,
    y: float,
    z: float = 0.0,
    roundness: float = 2.7,
    around: int = 96,
) -> Object:
    """Superellipses over each other: (height, half length, half width); `roundness` 2 is an ellipse."""
    vertices, faces = [], []
    for height, a, b in rings:
        for i in range(around):
            c, s = math.cos(2 * math.pi * i / around), math.sin(2 * math.pi * i / around)
            power = 2 / roundness
            vertices.append(
                (a * math.copysign(abs(c) ** power, c), b * math.copysign(abs(s) ** power, s), height)
            )
    for j in range(len(rings) - 1):
        b = j * around
        faces += [
            (b + i, b + (i + 1) % around, b + around + (i + 1) % around, b + around + i)
            for i in range(around)
        ]
    faces += [tuple(reversed(range(around))), tuple(range((len(rings) - 1) * around, len(rings) * around))]
    return mesh(name, vertices, faces, material, (x, y, z), angle=50)


def bath(
    name: str,
    x: float,
    y: float,
    material: Material,
    *,
    length: float = 1.66,
    width: float = 0.78,
    height: float = 0.57,
    rim: float = 0.024,
    roundness: float = 2.6,
    foot: float = 0.82,
    coat: Material | None = None,
) -> Object:
    """
    A freestanding bath that narrows to its foot; its middle at (x, y), long side along x; `coat` covers its
    outside.
    """
    a, b, h = length / 2, width / 2, height
    outside = [
        (h * t, a * (foot + (1 - foot) * t**1.5), b * (foot - 0.06 + (1.06 - foot) * t**1.3))
        for t in (0.02, 0.12, 0.3, 0.5, 0.7, 0.86, 0.97)
    ]
    lip = [
        (h - 0.006, a + 0.002, b + 0.002),
        (h - 0.001, a - 0.002, b - 0.002),
        (h, a - 0.008, b - 0.008),
        (h, a - rim + 0.006, b - rim + 0.006),
        (h - 0.003, a - rim, b - rim),
    ]
    inside = [
        (h * t, a * (0.6 + 0.4 * t**0.55) - rim - 0.006, b * (0.52 + 0.48 * t**0.5) - rim - 0.006)
        for t in (0.95, 0.82, 0.65, 0.48, 0.34, 0.25, 0.2)
    ]
    foot_ring = (0.0, outside[0][1] - 0.006, outside[0][2] - 0.006)
    body = loft(
        name,
        [foot_ring, *outside, *lip, *inside, (h * 0.18, a * 0.5, b * 0.38)],
        material,
        x,
        y,
        roundness=roundness,
    )
    if coat:
        body.data.materials.append(coat)
        for polygon in body.data.polygons[: len(outside) * 96]:
            polygon.material_index = 1
    return body


def oval_basin(
    name: str,
    x: float,
    y: float,
    z: float,
    material: Material,
    metal: Material,
    *,
    length: float = 0.5,
    width: float = 0.36,
    height: float = 0.13,
    roundness: float = 2.3,
) -> Object:
    """A thin bowl that stands on the top; its drain is of `metal`, as the tap."""
    a, b, h, thin = length / 2, width / 2, height, 0.009
    outside = [
        (h * t, a * (0.6 + 0.4 * t**0.45), b * (0.6 + 0.4 * t**0.45))
        for t in (0.0, 0.02, 0.08, 0.2, 0.4, 0.65, 0.9, 0.985)
    ]
    lip = [
        (h, a - 0.002, b - 0.002),
        (h, a - thin + 0.002, b - thin + 0.002),
        (h * 0.985, a - thin, b - thin),
    ]
    inside = [
        (h * t, a * (0.56 + 0.44 * t**0.45) - thin, b * (0.56 + 0.44 * t**0.45) - thin)
        for t in (0.9, 0.65, 0.42, 0.25, 0.16, 0.12)
    ]
    cylinder(f"{name} drain", x, y, z + h * 0.1, z + h * 0.1 + 0.006, 0.03, metal)
    return loft(name, [*outside, *lip, *inside, (h * 0.1, a * 0.4, b * 0.4)], material, x, y, z, roundness)


def wall_lever(
    name: str, x: float, y: float, z: float, material: Material, reach: float = 0.19, spread: float = 0.12
) -> None:
    """A spout from the wall at `y` and, right of it, a turning lever; each on a small round rose."""
    pipe(
        name,
        [(x, y, z), (x, y - reach + 0.015, z), (x, y - reach, z - 0.015), (x, y - reach, z - 0.028)],
        0.011,
        material,
        bent=False,
    )
    for i, at in enumerate((x, x + spread)):
        rose = cylinder(f"{name} rose {i}", 0, 0, 0, 0.007, 0.028, material)
        rose.location, rose.rotation_euler = (at, y, z), (math.pi / 2, 0, 0)
    pipe(f"{name} stem", [(x + spread, y, z), (x + spread, y - 0.058, z)], 0.017, material, bent=False)
    pipe(
        f"{name} lever",
        [(x + spread, y - 0.05, z), (x + spread + 0.004, y - 0.056, z + 0.085)],
        0.005,
        material,
        bent=False,
    )


def floor_filler(
    name: str,
    x: float,
    y: float,
    material: Material,
    towards: Point = (0, -1),
    height: float = 1.0,
    reach: float = 0.23,
) -> None:
    """A bath's tap that rises from the floor, with a hand shower; `towards` is where the spout points."""
    dx, dy = towards

    def at(out: float, z: float) -> tuple[float, float, float]:
        return (x + dx * out, y + dy * out, z)

    pipe(name, [at(0, 0), at(0, height - 0.08)], 0.013, material, bent=False)
    pipe(
        f"{name} bow",
        [
            at(0, height - 0.085),
            at(0.012, height - 0.02),
            at(reach * 0.45, height),
            at(reach - 0.02, height - 0.012),
            at(reach, height - 0.06),
        ],
        0.013,
        material,
    )
    cylinder(f"{name} foot", x, y, 0, 0.012, 0.05, material)
    side = (-dy, dx)
    block = cylinder(f"{name} valve", 0, 0, -0.07, 0.07, 0.021, material)
    block.location, block.rotation_euler = (
        at(0, height - 0.2),
        (math.pi / 2 * abs(dx), math.pi / 2 * abs(dy), 0),
    )

    def hold(out: float, z: float) -> tuple[float, float, float]:
        return (x + side[0] * 0.075 + dx * out, y + side[1] * 0.075 + dy * out, z)

    pipe(
        f"{name} hand shower",
        [hold(0.02, height - 0.22), hold(0.025, height - 0.03), hold(0.07, height + 0.005)],
        0.0095,
        material,
    )
    pipe(
        f"{name} hose",
        [
            hold(0.02, height - 0.22),
            hold(0.05, height - 0.5),
            hold(0.04, height - 0.66),
            hold(-0.01, height - 0.45),
            (x + side[0] * 0.03, y + side[1] * 0.03, height - 0.22),
        ],
        0.0055,
        material,
    )


def shower(
    name: str,
    x: float,
    y: float,
    material: Material,
    head_height: float = 2.15,
    reach: float = 0.38,
    radius: float = 0.14,
    valve: float = 1.1,
) -> None:
    """
    On the wall at `y` (looking along -y): a rain head on an arm, a thermostat, a hand shower on a holder.
    """
    pipe(
        f"{name} arm",
        [(x, y, head_height), (x, y - reach, head_height), (x, y - reach, head_height - 0.04)],
        0.011,
        material,
        bent=False,
    )
    turned(
        f"{name} head",
        [
            (0, 0),
            (radius - 0.003, 0),
            (radius, 0.003),
            (radius, 0.008),
            (0.02, 0.012),
            (0.016, 0.03),
            (0, 0.03),
        ],
        material,
        (x, y - reach, head_height - 0.065),
    )
    for i, (dz, size) in enumerate(((0.0, 0.05), (0.16, 0.05))):
        rose = cylinder(f"{name} plate {i}", 0, 0, 0, 0.008, size, material)
        rose.location, rose.rotation_euler = (x, y, valve + dz), (math.pi / 2, 0, 0)
        turn = cylinder(f"{name} knob {i}", 0, 0, 0.008, 0.05, 0.021, material)
        turn.location, turn.rotation_euler = (x, y, valve + dz), (math.pi / 2, 0, 0)
    rose = cylinder(f"{name} arm rose", 0, 0, 0, 0.008, 0.032, material)
    rose.location, rose.rotation_euler = (x, y, head_height), (math.pi / 2, 0, 0)
    hx, top = x + 0.24, valve + 0.24
    pipe(f"{name} holder", [(hx, y, top - 0.06), (hx, y - 0.045, top - 0.06)], 0.012, material, bent=False)
    pipe(
        f"{name} hand",
        [(hx, y - 0.05, top - 0.17), (hx, y - 0.055, top + 0.04)],
        0.0105,
        material,
        bent=False,
    )
    pipe(f"{name} outlet", [(hx, y, valve), (hx, y - 0.04, valve)], 0.014, material, bent=False)
    pipe(
        f"{name} hose",
        [
            (hx, y - 0.05, top - 0.17),
            (hx - 0.01, y - 0.06, valve - 0.2),
            (hx + 0.02, y - 0.07, valve - 0.48),
            (hx + 0.06, y - 0.06, valve - 0.3),
            (hx, y - 0.04, valve - 0.01),
        ],
        0.006,
        material,
    )


def mirror(
    name: str,
    x: float,
    y: float,
    z: float,
    width: float,
    height: float,
    corner: float,
    frame: Material,
    *,
    proud: float = 0.03,
    edge: float = 0.008,
) -> Object:
    """
    A mirror on the wall at `y`, its middle at (x, z), round corners of radius `corner`, in a thin metal
    frame.
    """
    outline = _rounded(width / 2, height / 2, corner)
    inner = [(px * (1 - 2 * edge / width), pz * (1 - 2 * edge / height)) for px, pz in outline]
    count = len(outline)
    front = y - proud
    mesh(
        name, [(x + px, front + 0.004, z + pz) for px, pz in inner], [tuple(range(count))], materials.mirror()
    )
    rim = [
        (x + px, depth, z + pz)
        for ring, depth in ((outline, y - 0.004), (outline, front), (inner, front), (inner, y - 0.004))
        for px, pz in ring
    ]
    faces = [
        (k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
        for k in range(3)
        for i in range(count)
    ]
    return smooth(mesh(f"{name} frame", rim, faces, frame), 40)


def _rounded(
    half_width: float, half_height: float, radius: float, steps: int = 24
) -> list[tuple[float, float]]:
    points = []
    for start, cx, cz in ((0, 1, 1), (90, -1, 1), (180, -1, -1), (270, 1, -1)):
        for i in range(steps + 1):
            angle = math.radians(start + 90 * i / steps)
            points.append(
                (
                    cx * (half_width - radius) + radius * math.cos(angle),
                    cz * (half_height - radius) + radius * math.sin(angle),
                )
            )
    return points


def towel(
    name: str,
    x0: float,
    x1: float,
    y: float,
    z: float,
    cloth: Material,
    *,
    front: float = 0.55,
    back: float = 0.45,
    bar: float = 0.012,
    folds: int = 3,
    depth: float = 0.012,
    slope: float = 0.0,
    band: Material | None = None,
    gather: float = 0.0,
) -> Object:
    """
    A towel over a bar (or a rim) along x at height `z`: it falls `front` metres on the -y side and `back`
    behind, in folds that deepen downwards. `slope` leans its front outwards by so much a metre, `gather`
    draws it together on the bar.
    """
    rng = chance()
    phases = [rng.uniform(0, 6.28) for _ in range(4)]
    r = bar + 0.006
    path = [(-r - slope * d, -d) for d in (front * (1 - i / 26) for i in range(26))]
    path += [(-r * math.cos(a), r * math.sin(a)) for a in (math.pi * i / 8 for i in range(9))]
    path += [(r, -back * (i + 1) / 20) for i in range(20)]
    columns, vertices, faces = 64, [], []
    for i in range(columns + 1):
        u = i / columns
        wave = (
            1 + math.cos(6.28 * folds * u + phases[0]) + 0.35 * math.cos(6.28 * folds * 1.7 * u + phases[1])
        )
        for k, (py, pz) in enumerate(path):
            fall = min(1.0, max(0.0, -pz) / 0.3) ** 0.8
            away = depth * (0.12 + 0.88 * fall) * max(wave, 0) * (-1 if k < 30 else 0.4)
            across = (u - 0.5) * (x1 - x0) * (1 - gather * (1 - fall)) + 0.004 * math.sin(
                7 * u + phases[3]
            ) * fall
            uneven = 0.008 * math.sin(2.4 * u + phases[2]) * fall
            vertices.append(((x0 + x1) / 2 + across, y + py + away, z + pz + uneven))
    rows = len(path)
    for i in range(columns):
        faces += [
            (i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1)
            for j in range(rows - 1)
        ]
    obj = mesh(name, vertices, faces, cloth, angle=180)
    if band:
        obj.data.materials.append(band)
        for polygon in obj.data.polygons:
            polygon.material_index = 1 if polygon.index % (rows - 1) in (3, 4, rows - 6) else 0
    thick = obj.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.007, 0
    fine = obj.modifiers.new("soft", "SUBSURF")
    fine.levels = fine.render_levels = 1
    return obj


def towel_rail(
    name: str, x0: float, x1: float, y: float, z: float, material: Material, proud: float = 0.07
) -> None:
    """On the wall at `y`; a towel on it hangs at y - proud."""
    pipe(name, [(x0, y - proud, z), (x1, y - proud, z)], 0.009, material, bent=False)
    for i, x in enumerate((x0 + 0.02, x1 - 0.02)):
        pipe(f"{name} post {i}", [(x, y - proud, z), (x, y, z)], 0.008, material, bent=False)


def rolled_towel(
    name: str,
    x: float,
    y: float,
    z: float,
    length: float,
    cloth: Material,
    radius: float = 0.055,
    along: str = "y",
) -> Object:
    """A towel rolled up, its end showing the spiral; (x, y, z) is the middle of its underside."""
    turns, steps = 4.2, 110
    spiral = [(radius * (0.12 + 0.88 * i / steps), 6.28 * turns * i / steps) for i in range(steps + 1)]
    vertices, faces = [], []
    for i, (r, a) in enumerate(spiral):
        px, pz = r * math.cos(a), r * math.sin(a) + radius
        vertices += [(px, s * length / 2, pz) if along == "y" else (s * length / 2, px, pz) for s in (-1, 1)]
        if i:
            faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    obj = mesh(name, vertices, faces, cloth, (x, y, z), angle=80)
    thick = obj.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = radius * 0.88 / turns * 0.92, 0
    soft = obj.modifiers.new("round", "BEVEL")
    soft.width, soft.segments = 0.003, 2
    return obj


def pump_bottle(
    name: str,
    x: float,
    y: float,
    z: float,
    tint: Tint,
    metal: Material,
    height: float = 0.15,
    turn: float = -1.0,
) -> None:
    """A soap bottle; `turn` is the side along x to which its spout points."""
    h = height
    turned(
        name,
        [
            (0, 0),
            (0.029, 0),
            (0.033, 0.004),
            (0.033, h * 0.8),
            (0.029, h * 0.87),
            (0.013, h * 0.9),
            (0.013, h),
            (0, h),
        ],
        materials.paint(f"bottle {tint}", tint, 0.18),
        (x, y, z),
    )
    cylinder(f"{name} cap", x, y, z + h, z + h + 0.014, 0.014, metal)
    pipe(
        f"{name} spout",
        [(x, y, z + h), (x, y, z + h + 0.035), (x + turn * 0.035, y - 0.012, z + h + 0.033)],
        0.0045,
        metal,
        bent=False,
    )


def glass_screen(name: str, x: float, y0: float, y1: float, z1: float, metal: Material) -> Object:
    """
    A fixed pane across x, in a thin channel on the floor. It is one sheet: light would not leave a body of
    glass.
    """
    sheet = mesh(
        name, [(x, y0, 0.004), (x, y1, 0.004), (x, y1, z1), (x, y0, z1)], [(0, 1, 2, 3)], materials.pane()
    )
    box(f"{name} channel", x - 0.009, x + 0.009, y0, y1, 0, 0.015, metal, eased=0.001)
    box(
        f"{name} edge",
        x - 0.004,
        x + 0.004,
        y0 - 0.004,
        y0,
        0.015,
        z1,
        materials.paint("glass edge", "#5f7f78", 0.2),
        eased=0,
    )
    return sheet


def water(
    name: str, x0: float, x1: float, y0: float, y1: float, z: float, tint: Rgb = (0.86, 0.95, 0.94)
) -> Object:
    """Clear water in a bath, hardly moved: one sheet that mirrors more the flatter one looks at it."""
    shader = Shader(name)
    swell = shader("TexNoise", {"Vector": shader.place(), "Scale": 5.0, "Detail": 2})
    moved = shader("Bump", {"Height": swell, "Strength": 0.12, "Distance": 0.02})
    mirrors = shader("Fresnel", {"IOR": 1.33, "Normal": moved})
    clear = shader("BsdfTransparent", {"Color": tint})
    mirror_image = shader("BsdfGlossy", {"Roughness": 0.0, "Normal": moved})
    shader.surface(shader("MixShader", {0: mirrors, 1: clear, 2: mirror_image}))
    return mesh(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], shader.material)
