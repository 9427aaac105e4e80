"""A bridge saw over the cutting table, and the water that its blade leaves on the slab."""

import math

from . import materials, workshop
from .shading import Shader, colour
from .shapes import box, cylinder, mesh, pipe, sphere
from .stage import chance
from .types import Material


def over_table(y: float, head_x: float, top: float, blade: float = 0.30, span: float = 2.25) -> float:
    """
    The bridge lies across x on two beams that run along y; the blade cuts along x, its lower rim 30 mm below
    `top`, the height of the slab's face. Gives the y of the blade.
    """
    white, green, steel = (
        workshop.machine("saw white", "#d3d5d1"),
        workshop.machine("saw green", "#2f4f49"),
        materials.steel(),
    )
    for side in (-1, 1):
        a, b = sorted((side * span, side * (span + 0.26)))
        box(
            f"saw wall {side}",
            a,
            b,
            y - 2.6,
            y + 2.4,
            0,
            1.42,
            workshop.concrete("saw wall", "#7d7a74", 0.8),
            eased=0.01,
        )
        box(f"saw rail {side}", a + 0.05, b - 0.05, y - 2.6, y + 2.4, 1.42, 1.50, steel, eased=0.004)
        box(f"saw carriage {side}", a - 0.02, b + 0.02, y - 0.42, y + 0.42, 1.50, 1.72, green, eased=0.012)
    box("bridge", -span - 0.2, span + 0.2, y - 0.02, y + 0.30, 1.62, 2.06, white, eased=0.012)
    box("bridge stripe", -span - 0.2, span + 0.2, y - 0.024, y - 0.019, 1.70, 1.78, green, eased=0)
    box("bridge guide", -span - 0.1, span + 0.1, y - 0.06, y - 0.02, 1.92, 1.97, steel, eased=0.003)
    axle, face = top + blade - 0.03, y - 0.46
    _head(head_x, y, axle, white, green, steel)
    disc = cylinder(
        "blade", 0, 0, 0, 0.004, blade, materials.metal("blade", "#b9bbbb", 0.3), eased=0.0005, around=160
    )
    disc.location, disc.rotation_euler = (head_x, face, axle), (math.pi / 2, 0, 0)
    flange = cylinder("flange", 0, 0, 0, 0.03, 0.075, steel, eased=0.004)
    flange.location, flange.rotation_euler = (head_x, face - 0.003, axle), (math.pi / 2, 0, 0)
    nut = cylinder("spindle nut", 0, 0, 0, 0.022, 0.024, steel, eased=0.002, around=6)
    nut.location, nut.rotation_euler = (head_x, face - 0.032, axle), (math.pi / 2, 0, 0)
    _guard(head_x, face, axle, blade + 0.035, workshop.machine("guard", "#c9962b"))
    _water_hose(head_x, face, axle + blade + 0.035, y, steel)
    _segments(head_x, face, axle, blade)
    return face


def _head(x: float, y: float, axle: float, white: Material, green: Material, steel: Material) -> None:
    """
    What runs along the bridge: a plate on its guide, a column that goes up and down in it, the motor hung
    below.
    """
    box("head plate", x - 0.24, x + 0.24, y - 0.12, y - 0.06, 1.52, 2.16, green, eased=0.012)
    box("head column", x - 0.12, x + 0.12, y - 0.26, y - 0.12, 1.34, 2.28, white, eased=0.012)
    for side in (-1, 1):
        pipe(
            f"slide {side}",
            [(x + side * 0.17, y - 0.19, 1.36), (x + side * 0.17, y - 0.19, 2.20)],
            0.016,
            steel,
            bent=False,
        )
        for z in (1.60, 2.06):
            box(
                f"slide bearing {side} {z}",
                x + side * 0.17 - 0.034,
                x + side * 0.17 + 0.034,
                y - 0.23,
                y - 0.12,
                z - 0.045,
                z + 0.045,
                green,
                eased=0.006,
            )
    box("motor plate", x - 0.21, x + 0.21, y - 0.38, y - 0.03, 1.31, 1.34, steel, eased=0.003)
    for along in (y - 0.34, y - 0.10):
        box(
            f"motor foot {along:.2f}",
            x - 0.10,
            x + 0.10,
            along - 0.02,
            along + 0.02,
            axle + 0.08,
            1.31,
            green,
            eased=0.004,
        )
    _motor(x, y - 0.40, y + 0.06, axle, green, materials.black_metal())


def _motor(
    x: float, y0: float, y1: float, z: float, tint: Material, dark: Material, radius: float = 0.105
) -> None:
    """An electric motor on its side: a finned body, a fan's cowl at its far end, a box for its cable."""
    for name, a, b, wide, material in (
        ("spindle housing", y0 - 0.02, y0 + 0.05, radius * 0.62, dark),
        ("motor body", y0 + 0.05, y1 - 0.09, radius - 0.012, tint),
        ("motor front", y0 + 0.04, y0 + 0.065, radius, tint),
        ("motor cowl", y1 - 0.09, y1, radius + 0.006, dark),
    ):
        part = cylinder(name, 0, 0, 0, b - a, wide, material, eased=0.006)
        part.location, part.rotation_euler = (x, b, z), (math.pi / 2, 0, 0)
    for i in range(32):
        a = 2 * math.pi * i / 32
        fin = box(
            f"fin {i}",
            -0.002,
            0.002,
            -(y1 - y0 - 0.16) / 2,
            (y1 - y0 - 0.16) / 2,
            -0.009,
            0.009,
            tint,
            eased=0.0006,
        )
        fin.location = (
            x + (radius - 0.008) * math.sin(a),
            (y0 + 0.06 + y1 - 0.09) / 2,
            z + (radius - 0.008) * math.cos(a),
        )
        fin.rotation_euler = (0, a, 0)
    box(
        "cable box",
        x + radius - 0.02,
        x + radius + 0.05,
        y0 + 0.12,
        y0 + 0.23,
        z - 0.035,
        z + 0.055,
        tint,
        eased=0.006,
    )
    cable = [
        (x + radius + 0.02, y0 + 0.175, z + 0.05),
        (x + radius + 0.05, y0 + 0.20, z + 0.17),
        (x + radius + 0.11, y0 + 0.26, 1.44),
        (x + 0.20, y1 - 0.14, 1.56),
    ]
    pipe("motor cable", cable, 0.010, dark)


def _water_hose(x: float, face: float, z: float, y: float, steel: Material) -> None:
    """From the plate of the head down to the top of the guard, with slack."""
    rubber = materials.paint("water hose", "#22282d", 0.5)
    for name, place in (("low", (x - 0.05, face, z - 0.004)), ("high", (x - 0.20, y - 0.14, 1.545))):
        cylinder(f"hose union {name}", *place[:2], place[2], place[2] + 0.035, 0.018, steel, eased=0.002)
    pipe(
        "hose",
        [
            (x - 0.05, face, z + 0.03),
            (x - 0.07, face, z + 0.12),
            (x - 0.17, face + 0.08, z + 0.21),
            (x - 0.20, y - 0.18, z + 0.12),
            (x - 0.20, y - 0.14, 1.55),
        ],
        0.011,
        rubber,
    )


def _segments(x: float, y: float, z: float, blade: float, count: int = 26) -> None:
    """The diamond segments of a blade's rim, by the slots between them."""
    slot = materials.paint("slot", "#23211f", 0.9)
    for i in range(count):
        a = 2 * math.pi * i / count
        cut = box(f"slot {i}", -0.002, 0.002, -0.0003, 0.0003, -0.011, 0.011, slot, eased=0)
        out = blade - 0.010
        cut.location, cut.rotation_euler = (
            (x + out * math.sin(a), y - 0.0042, z + out * math.cos(a)),
            (0, a, 0),
        )


def _guard(x: float, y: float, z: float, radius: float, material: Material, thick: float = 0.06) -> None:
    """Over the upper half of the blade, open below."""
    steps, outline = 28, []
    for i in range(steps + 1):
        a = math.radians(-8 + 196 * i / steps)
        outline.append((radius * math.cos(a), radius * math.sin(a)))
    for name, y0 in (("back", y + thick / 2), ("front", y - thick / 2)):
        vertices = [(u, 0, v) for u, v in outline]
        inner = [
            (u * (0.0 if name == "back" else 0.52), 0, v * (0.0 if name == "back" else 0.52))
            for u, v in outline
        ]
        faces = [(i, i + 1, steps + 2 + i, steps + 1 + i) for i in range(steps)]
        mesh(f"guard {name}", vertices + inner, faces, material, (x, y0, z))
    rim = [(u, d, v) for d in (-thick / 2, thick / 2) for u, v in outline]
    mesh(
        "guard rim",
        rim,
        [(i, i + 1, steps + 2 + i, steps + 1 + i) for i in range(steps)],
        material,
        (x, y, z),
        angle=30,
    )
    dark = materials.paint("guard lip", "#26282a", 0.5)
    lip = [(x + u, y - thick / 2, z + v) for u, v in outline]
    pipe("guard lip", lip, 0.0035, dark)
    for i in range(7):
        a = math.radians(8 + 164 * i / 6)
        bolt = cylinder(f"guard bolt {i}", 0, 0, 0, 0.006, 0.0075, materials.steel(), eased=0.001, around=6)
        bolt.location = (x + 0.9 * radius * math.cos(a), y - thick / 2, z + 0.9 * radius * math.sin(a))
        bolt.rotation_euler = (math.pi / 2, 0, 0)


def water(x0: float, x1: float, y: float, top: float, head_x: float) -> None:
    """
    What cools the blade: jets from the guard onto both of its sides, spray behind it, and on the slab around
    the cut, which runs along x, a sheet of milky water with open patches and beads at its rim.
    """
    _jets(head_x, y, top)
    _spray(head_x, y, top)
    sheet = [
        (x0, y - 0.34, top + 0.0006),
        (x1, y - 0.34, top + 0.0006),
        (x1, y + 0.26, top + 0.0006),
        (x0, y + 0.26, top + 0.0006),
    ]
    mesh("slurry", sheet, [(0, 1, 2, 3)], _slurry(y, x0, x1))
    rng = chance()
    for i in range(70):
        sphere(
            f"bead {i}",
            (rng.uniform(x0, x1), y + rng.gauss(-0.05, 0.2), top),
            (rng.uniform(0.004, 0.018), rng.uniform(0.004, 0.012), 0.0016),
            materials.pane("film"),
        ).rotation_euler = (0, 0, rng.uniform(0, 3))


def _jets(x: float, y: float, top: float) -> None:
    """A nozzle on each side of the guard; water runs down in a film where its jet meets the disc."""
    steel, wet = materials.steel(), _white_water()
    rng = chance()
    for side in (-1, 1):
        start = (x - 0.17, y + side * 0.045, top + 0.30)
        end = (x - 0.10, y + side * 0.006, top + 0.14)
        pipe(f"nozzle {side}", [(x - 0.23, y + side * 0.045, top + 0.36), start], 0.007, steel, bent=False)
        pipe(f"jet {side}", [start, end], 0.0028, wet, bent=False)
        for i in range(90):
            down, long = rng.uniform(0, 0.13), rng.uniform(0.008, 0.034)
            sphere(
                f"running {side} {i}",
                (end[0] + rng.gauss(0, 0.006 + 0.24 * down), end[1] - side * 0.002, end[2] - down - long),
                (rng.uniform(0.0006, 0.0016), 0.0006, long),
                wet,
            ).rotation_euler = (0, rng.gauss(0, 0.06), 0)


def _spray(x: float, y: float, top: float) -> None:
    """Thrown out where the rim of the blade rises again: mist, and drops that fall back on the slab."""
    rng, wet = chance(), _white_water()
    for i, turn in enumerate((-0.035, 0.0, 0.03)):
        fan = [(0, 0, 0), (0.5, 0.5 * turn, 0), (0.5, 0.5 * turn, 0.13), (0.04, 0, 0.035)]
        mesh(f"mist {i}", fan, [(0, 1, 2, 3)], _mist(x + 0.1, top), (x + 0.1, y + turn * 0.2, top + 0.001))
    for i in range(900):
        far = abs(rng.gauss(0, 0.24))
        high = max(0.0, 0.12 * rng.random() ** 2 * (1 - far / 0.7))
        size = rng.uniform(0.0003, 0.0009)
        place = (x + 0.14 + far, y + rng.gauss(0, 0.010 + 0.10 * far), top + 0.001 + high)
        sphere(f"drop {i}", place, (size * rng.uniform(1, 5), size, size), wet).rotation_euler = (
            0,
            rng.uniform(-0.5, 0.1),
            0,
        )


def _white_water() -> Material:
    """Water full of air and stone dust: half of the light goes through."""
    shader = Shader("white water")
    film = shader("BsdfGlossy", {"Roughness": 0.08, "Color": (0.9, 0.92, 0.91, 1)})
    body = shader(
        "MixShader",
        {
            0: 0.45,
            1: shader("BsdfTransparent", {}),
            2: shader("BsdfDiffuse", {"Color": (0.8, 0.83, 0.81, 1)}),
        },
    )
    shader.surface(shader("MixShader", {0: shader("Fresnel", {"IOR": 1.33}), 1: body, 2: film}))
    return shader.material


def _mist(x: float, z: float) -> Material:
    """Drops too small to be seen one by one: thick at the blade, gone after half a metre and at the top."""
    shader = Shader("mist")
    at = shader.node("SeparateXYZ", {"Vector": shader.place()})
    along = shader.range(at.outputs[0], x, x + 0.48, 1, 0)
    up = shader.range(at.outputs[2], z, z + 0.12, 1, 0)
    stretched = shader("Mapping", {"Vector": shader.place(), "Scale": (0.6, 1, 1.4)})
    clouds = shader("TexNoise", {"Vector": stretched, "Scale": 22, "Detail": 5, "Roughness": 0.6})
    thin = shader.math(
        "MULTIPLY", shader.math("MULTIPLY", along, up), shader.range(clouds, 0.35, 0.75, 0.05, 0.5)
    )
    shader.surface(
        shader(
            "MixShader",
            {
                0: thin,
                1: shader("BsdfTransparent", {}),
                2: shader("BsdfDiffuse", {"Color": (0.85, 0.87, 0.86, 1)}),
            },
        )
    )
    return shader.material


def _slurry(y: float, x0: float, x1: float) -> Material:
    """Water with stone dust: it covers most beside the cut and thins out to all sides."""
    shader = Shader("slurry")
    at = shader.node("SeparateXYZ", {"Vector": shader.place()})
    away = shader.math("ABSOLUTE", shader.math("SUBTRACT", at.outputs[1], y - 0.02), 0.0)
    ends = shader.math(
        "MULTIPLY",
        shader.range(at.outputs[0], x0, x0 + 0.5, 0, 1),
        shader.range(at.outputs[0], x1 - 0.4, x1, 1, 0),
    )
    near = shader.math("MULTIPLY", shader.range(away, 0.02, 0.34, 1, 0), ends)
    run = shader("Mapping", {"Vector": shader.place(), "Scale": (0.5, 1, 1)})
    patches = shader("TexNoise", {"Vector": run, "Scale": 9, "Detail": 6, "Roughness": 0.6})
    wet = shader.range(shader.math("ADD", patches, shader.math("MULTIPLY", near, 0.35)), 0.60, 0.66, 0, 1)
    flow = shader("Mapping", {"Vector": shader.place(), "Scale": (0.35, 1.6, 1)})
    swirls = shader("TexNoise", {"Vector": flow, "Scale": 14, "Detail": 5, "Distortion": 1.6})
    thick = shader.math("ADD", shader.range(swirls, 0.35, 0.7, -0.2, 0.35), near)
    milky = shader.math("MULTIPLY", shader.math("MULTIPLY", wet, near), shader.range(thick, 0, 1.2, 0.2, 0.9))
    film = shader(
        "MixShader",
        {
            0: shader.math("MULTIPLY", wet, shader("Fresnel", {"IOR": 1.33})),
            1: shader("BsdfTransparent", {}),
            2: shader("BsdfGlossy", {"Roughness": 0.02}),
        },
    )
    shader.surface(
        shader("MixShader", {0: milky, 1: film, 2: shader("BsdfDiffuse", {"Color": (*colour("#b9c2bb"), 1)})})
    )
    return shader.material
