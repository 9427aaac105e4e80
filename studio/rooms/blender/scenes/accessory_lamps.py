"""
Table lamps: a lantern whose thin marble glows, a block under a linen cone, and an arch that holds an opal
globe.
"""

import math

from kit import carving, light, materials, stage, stone, studio
from kit.shading import Shader, colour
from kit.shapes import box, cylinder, ease, pipe, sphere, turned
from kit.stage import Shot
from kit.types import Camera, Material, Point

MIDDLES = {"white": (0, 0, 0.150), "green": (0, 0, 0.215), "black": (0, 0, 0.185)}
FAR = {"white": 1.14, "green": 1.55, "black": 1.34}
TURNS = {"white": 14, "green": 26, "black": -24}


def cameras(name: str) -> dict[str, Camera]:
    middle, far, turn = MIDDLES[name], FAR[name], TURNS[name]
    return {
        f"{name} lit": studio.view(middle, far, turn=turn, rise=9, fstop=20),
        # From higher up one sees the bulb in the lantern.
        f"{name} day": studio.view(
            middle, far * 1.02, turn=-turn, rise=44 if name == "white" else 13, fstop=20
        ),
        f"{name} base": studio.view(
            (0, 0, 0.075 if name != "white" else 0.06), far * 0.48, turn=turn * 1.2, rise=22, fstop=13
        ),
    }


CAMERAS = {name: view for lamp in MIDDLES for name, view in cameras(lamp).items()}
WARM = "#ffd2a0"


def build() -> None:
    stage.clear(16)
    name, _, view = Shot.camera.partition(" ")
    {"white": lantern, "green": block_lamp, "black": arch}[name](view == "lit")
    # Lit lamps stand in the evening: the studio is dimmed to a third.
    studio.set_up(0.34, CAMERAS[Shot.camera], 0.3 if view == "lit" else 1.0)


def shining(name: str, strength: float) -> Material:
    return materials.glow(name, WARM, strength)


def shining_opal(name: str, tint: str, strength: float) -> Material:
    """Opal glass with a lamp inside: thicker to look through at its rim, so it is darker there."""
    shader = Shader(name)
    rim = shader.node("LayerWeight", {"Blend": 0.4}).outputs["Facing"]
    shader.set(
        Base_Color=colour("#8a857a"),
        Roughness=0.15,
        Emission=colour(tint),
        Emission_Strength=shader.range(rim, 0.0, 1.0, strength, strength * 0.4),
    )
    shader.material.cycles.sample_as_light = False
    return shader.material


# The way of a cord over the ground, from where it leaves a foot: metres away from it and aside.
CORD = ((0.035, 0.01), (0.13, 0.05), (0.25, 0.17), (0.19, 0.30), (0.24, 0.45), (0.46, 0.85))


def flex(name: str, start: Point, away: float = 1.0, turn: float = 0.0) -> None:
    """
    A braided cord that leaves at the back, or `turn` degrees to the right of it, and bends to the right or
    (-1) left.
    """
    x, y, _z = start
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    ground = [(x + aside * away * c + out * s, y + out * c - aside * away * s, 0.0032) for out, aside in CORD]
    pipe(name, [start, *ground], 0.0030, materials.fabric("cord", "#2c2926", grain=2500, bump=0.5), fine=5)


# How high the lantern's bulb sits: near enough to the rim to be seen by day.
BULB = 0.222


def lantern(lit: bool) -> None:
    """White marble turned 9 mm thin, open above, on a thick foot: the wall itself is the shade."""
    foot = turned(
        "foot",
        [
            (0, 0),
            (0.078, 0),
            (0.082, 0.002),
            (0.084, 0.006),
            (0.084, 0.040),
            (0.082, 0.044),
            (0.078, 0.046),
            (0, 0.046),
        ],
        None,
        around=160,
    )
    carving.carve(foot, "stone", carving.through((0.40, 0.10), lean=(0.35, 0.85)), angle=50)
    cylinder("collar", 0, 0, 0.046, 0.054, 0.0705, materials.brass(), around=128)
    low, high, outer, inner = 0.054, 0.290, 0.074, 0.065
    wall = turned(
        "shade",
        [
            (inner, low),
            (outer - 0.002, low),
            (outer, low + 0.002),
            (outer, high - 0.004),
            (outer - 0.0015, high - 0.001),
            (outer - 0.004, high),
            (inner + 0.002, high),
            (inner, high - 0.002),
            (inner, low),
        ],
        None,
        around=160,
    )
    shade = carving.carve(wall, "stone", carving.through((0.42, 0.16), upright=True), angle=50)
    if lit:
        shade.data.materials[0] = glowing_stone(shade.data.materials[0], low, high)
        light.point("in the lantern", (0, 0, 0.33), 1.1, (1.0, 0.80, 0.56), 0.05)
        light.point("on the foot", (0, 0, 0.17), 0.25, (1.0, 0.80, 0.56), 0.04)
    cylinder("socket", 0, 0, 0.054, BULB - 0.028, 0.016, materials.brass())
    sphere(
        "bulb", (0, 0, BULB), 0.036, shining("bulb", 14) if lit else materials.paint("opal", "#f1eee6", 0.15)
    )
    flex("cord", (0.080, 0.020, 0.010), -0.4, turn=85)


def glowing_stone(material: Material, low: float, high: float) -> Material:
    """
    The same stone with light behind it: it shines in its own colours, most at the height of the bulb, and its
    veins stop more light than its ground.
    """
    shader = Shader.of(material)
    source = shader.principled.inputs["Base Color"]
    height = shader.node("SeparateXYZ", {"Vector": shader.node("TexCoord").outputs["Object"]}).outputs["Z"]
    middle, half = BULB - 0.03, (high - low) * 0.72
    away = shader.math("ABSOLUTE", shader.math("DIVIDE", shader.math("SUBTRACT", height, middle), half), 0.0)
    share = shader.range(away, 0.0, 1.0, 2.1, 0.35)
    if source.is_linked:
        seen = source.links[0].from_socket
        deep = shader("MixRGB", {"Fac": 1.0, "Color1": seen, "Color2": seen}, blend_type="MULTIPLY")
        warm = shader(
            "MixRGB", {"Fac": 1.0, "Color1": deep, "Color2": colour("#ffc78c")}, blend_type="MULTIPLY"
        )
    else:
        warm = colour("#ffc78c")
    shader.set(Emission=warm, Emission_Strength=share)
    return material


def block_lamp(lit: bool) -> None:
    """A leaning-veined block with a brass stem and a cone of linen."""
    side = 0.052
    stone.slab(
        "block",
        -side,
        side,
        -side,
        side,
        0.004,
        0.168,
        "stone",
        main="front",
        origin=(0.34, 0.12),
        eased=0.0014,
    )
    box(
        "felt",
        -side + 0.004,
        side - 0.004,
        -side + 0.004,
        side - 0.004,
        0,
        0.004,
        materials.fabric("felt", "#2b2a28", grain=900),
        eased=0,
    )
    brass = materials.brass()
    cylinder("plate", 0, 0, 0.168, 0.173, 0.021, brass)
    cylinder("stem", 0, 0, 0.173, 0.262, 0.0055, brass)
    cylinder("socket", 0, 0, 0.250, 0.300, 0.0165, brass)
    low, high, r0, r1 = 0.242, 0.425, 0.150, 0.086
    shade = turned(
        "shade",
        [(r0, low), (r1, high), (r1 - 0.0015, high), (r0 - 0.0015, low), (r0, low)],
        linen(lit),
        around=128,
    )
    shade.visible_shadow = not lit
    for i in range(3):
        a = 2 * math.pi * i / 3 + 0.4
        pipe(
            f"spoke {i}",
            [(0, 0, 0.300), ((r1 - 0.002) * math.cos(a), (r1 - 0.002) * math.sin(a), high - 0.006)],
            0.0012,
            brass,
            bent=False,
        )
    if lit:
        light.point("bulb light", (0, 0, 0.315), 5.0, (1.0, 0.78, 0.52), 0.03)
    sphere(
        "bulb", (0, 0, 0.330), 0.030, shining("bulb", 14) if lit else materials.paint("opal", "#f1eee6", 0.15)
    )
    flex("cord", (-0.02, side, 0.010), -1.0)


def linen(lit: bool) -> Material:
    cloth = materials.fabric("linen", "#e2d8c6", grain=900, bump=0.5)
    if lit:
        shader = Shader("lit linen")
        height = shader.node("SeparateXYZ", {"Vector": shader.place()}).outputs["Z"]
        shader.set(
            Base_Color=colour("#e2d8c6"),
            Roughness=0.9,
            Emission=colour("#ffc98f"),
            Emission_Strength=shader.range(height, 0.242, 0.425, 1.25, 0.7),
        )
        shader.material.cycles.sample_as_light = False
        return shader.material
    return cloth


def arch(lit: bool) -> None:
    """A block with an arch cut through, a brass cup on it and an opal globe."""
    half, deep, height = 0.088, 0.036, 0.205
    block = box("arch", -half, half, -deep, deep, 0, height, None, eased=0)
    opening = cylinder("opening", 0, 0, -0.2, 0.2, 0.052, None, around=128)
    opening.location, opening.rotation_euler = (0, 0.2, 0.066), (math.pi / 2, 0, 0)
    door = box("door", -0.052, 0.052, -1, 1, -0.02, 0.066, None, eased=0)
    carving.hollow(block, opening)
    carving.hollow(block, door)
    carving.carve(ease(block, 0.0016, 3), "stone", carving.through((0.30, 0.22), upright=True), angle=28)
    brass = materials.brass()
    cylinder("cup", 0, 0, height, height + 0.016, 0.034, brass, eased=0.002)
    radius = 0.082
    globe = shining_opal("opal globe", "#ffe4bd", 1.9) if lit else materials.paint("opal", "#f3f0e9", 0.12)
    sphere("globe", (0, 0, height + 0.010 + radius), radius, globe).visible_shadow = not lit
    if lit:
        light.point("globe light", (0, 0, height + 0.010 + radius), 1.6, (1.0, 0.80, 0.56), radius * 1.02)
    flex("cord", (0.06, deep, 0.010))
