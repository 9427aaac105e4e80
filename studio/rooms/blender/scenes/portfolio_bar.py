"""
The bar of a mountain hotel at dusk: smoked oak, a front of dark veined marble lit from above, bottles against
warm light.
"""

import math
from collections.abc import Sequence

import bpy
from kit import (
    cladding,
    fittings,
    foliage,
    joinery,
    light,
    living,
    materials,
    seats,
    shell,
    stage,
    stone,
    vessels,
)
from kit.shading import Shader, colour
from kit.shapes import box, cylinder, mesh, turned
from kit.types import Material, Point

CAMERAS = {"main": dict(location=(-2.1, -3.05, 1.3), yaw=-26, lens=31, shift_y=-0.05)}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -4.0, 3.6, -5.0, 2.6, 2.9
# The bar: its stone front at y = 0, the counter over it.
X0, X1, TOP = -1.9, 2.9, 1.12
# The back bar: its lowest shelf and the height of a bay.
SHELF, BAY = 0.95, 0.465
PENDANTS = (-1.0, 0.45, 1.9)
EVENING = (1.0, 0.85, 0.66)


def build() -> None:
    stage.clear(51)
    room()
    counter()
    back_bar()
    guests()
    lights()


def room() -> None:
    wall = materials.plaster("lime", "#77705f")
    oak = materials.wood("floor boards", materials.SMOKED_OAK, grain="Y")
    shell.closed_room(
        LEFT,
        RIGHT,
        FRONT,
        BACK,
        HEIGHT,
        materials.paint("under floor", "#30261d", 0.8),
        wall,
        ceiling=materials.wood("ceiling boards", materials.SMOKED_OAK, grain="X"),
        leave=("left",),
    )
    living.planks("floor", LEFT, RIGHT, FRONT, BACK, oak, z=0.004)
    shell.side_wall_with_window(
        LEFT, -1, FRONT, BACK, HEIGHT, (-3.6, -0.4, 2.5), wall, materials.black_metal(), panes=3, sill=0.45
    )
    smoked = materials.wood("wainscot", materials.SMOKED_OAK)
    for i in range(46):
        x = LEFT + 0.004 + i * 0.166
        # None behind the back bar.
        if -1.7 < x + 0.08 < 3.0:
            continue
        box(f"wainscot {i}", x, x + 0.16, BACK - 0.022, BACK - 0.001, 0, 1.3, smoked, eased=0.002)
    for name, x0, x1 in (("left", LEFT, -1.74), ("right", 3.04, RIGHT)):
        box(f"wainscot rail {name}", x0, x1, BACK - 0.04, BACK - 0.001, 1.3, 1.34, smoked, eased=0.003)
    for i in range(5):
        y = FRONT + 0.9 + i * 1.55
        box(
            f"beam {i}",
            LEFT,
            RIGHT,
            y - 0.09,
            y + 0.09,
            HEIGHT - 0.22,
            HEIGHT - 0.001,
            materials.wood("beams", materials.SMOKED_OAK, grain="X"),
            eased=0.006,
        )


def counter() -> None:
    """
    Two bookmatched slabs on the front and one down the end; an oak top stands out over them, with a hidden
    light.
    """
    dark, oak, brass = (
        materials.paint("carcase", "#1d1c1b", 0.5),
        materials.wood("counter oak", materials.SMOKED_OAK, grain="X"),
        materials.brass(),
    )
    middle = (X0 + X1) / 2
    low, high, thick = 0.10, TOP - 0.06, 0.02
    # Mirrored at the joint, where the left slab ends: its picture turns back beyond its edge.
    start = cladding.SLAB_LONG - (middle - X0)
    stone.slab(
        "front left",
        X0,
        middle - 0.0015,
        0,
        thick,
        low,
        high,
        "bar",
        main="front",
        origin=(start, 0.52),
        sides=("front", "left"),
    )
    stone.slab(
        "front right",
        middle + 0.0015,
        X1,
        0,
        thick,
        low,
        high,
        "bar",
        main="front",
        origin=(start + middle - X0, 0.52),
        sides=("front", "right"),
    )
    stone.slab(
        "end",
        X0,
        X0 + thick,
        thick,
        0.72,
        low,
        high,
        "bar",
        main="left",
        origin=(start - 0.70, 0.52),
        sides=("left",),
    )
    box("body", X0 + thick, X1, thick + 0.002, 0.70, low, high, dark, eased=0)
    box("plinth", X0 + 0.06, X1, 0.06, 0.66, 0, low, dark, eased=0)
    box("counter", X0 - 0.04, X1 + 0.04, -0.20, 0.76, TOP - 0.05, TOP, oak, eased=0.004, segments=3)
    box("counter edge", X0 - 0.042, X1 + 0.04, -0.202, -0.198, TOP - 0.047, TOP - 0.039, brass, eased=0.0008)
    joinery.led_strip("strip", X0 + 0.02, X1, -0.11, TOP - 0.052, 8)
    light.area(
        "strip light", ((X0 + X1) / 2, -0.11, TOP - 0.058), (-12, 0, 0), X1 - X0 - 0.05, 0.012, 22, EVENING
    )
    joinery.rail("foot rail", X0 + 0.05, X1, -0.20, 0.20, brass, radius=0.019)
    for i in range(5):
        x = X0 + 0.25 + i * 1.08
        box(f"rail arm {i}", x - 0.008, x + 0.008, -0.20, 0.0, 0.192, 0.208, brass, eased=0.001)


def back_bar() -> None:
    """Shelves of oak before a panel that glows, bottles and glasses on them."""
    oak, dark = (
        materials.wood("shelf oak", materials.SMOKED_OAK, grain="X"),
        materials.paint("carcase", "#1d1c1b", 0.5),
    )
    upright = materials.wood("post oak", materials.SMOKED_OAK)
    y, head = BACK - 0.32, SHELF + 3 * BAY
    box(
        "back cabinet",
        -1.72,
        3.2,
        BACK - 0.45,
        BACK,
        0,
        0.92,
        materials.wood("cabinet oak", materials.SMOKED_OAK),
        eased=0.003,
    )
    box("back top", -1.72, 3.2, BACK - 0.47, BACK, 0.92, SHELF, dark, eased=0.003)
    box("panel", -1.7, 3.0, BACK - 0.036, BACK - 0.03, SHELF, head, _glowing_panel(), eased=0)
    for x in (-1.72, -0.13, 1.46, 3.02):
        box(
            f"post {x}",
            x - 0.02,
            x + 0.02,
            BACK - 0.32,
            BACK - 0.03,
            SHELF,
            head + 0.04,
            upright,
            eased=0.002,
        )
    for level in range(3):
        z = SHELF + level * BAY
        if level:
            box(f"bar shelf {level}", -1.7, 3.0, y, BACK - 0.037, z - 0.028, z, oak, eased=0.002)
        light.area(
            f"shelf light {level}", (0.65, y + 0.01, z + BAY - 0.034), (18, 0, 0), 4.6, 0.02, 7, EVENING
        )
        for number, (x0, x1) in enumerate(((-1.64, -0.2), (-0.06, 1.39), (1.53, 2.95))):
            stock(f"{level} {number}", x0, x1, y + 0.13, z)
    box("head", -1.74, 3.04, BACK - 0.34, BACK - 0.03, head, head + 0.05, oak, eased=0.002)


def stock(name: str, x0: float, x1: float, y: float, z: float) -> None:
    """
    One bay of a shelf as bars keep it: bottles of a kind side by side, here and there a group of glasses.
    """
    rng, x = stage.chance(), x0
    while x < x1:
        if rng.random() < 0.16:
            if x + 0.20 > x1:
                break
            glasses(f"glasses {name} {x:.2f}", x, y, z)
            x += 0.30
            continue
        kind, spirit = rng.randrange(len(BOTTLES)), SPIRITS[rng.randrange(len(SPIRITS))]
        for _ in range(rng.choice((1, 1, 2, 2, 3))):
            if x > x1:
                break
            liquor(f"bottle {name} {x:.2f}", BOTTLES[kind], x, y + rng.uniform(-0.02, 0.02), z, spirit)
            x += 2.35 * BOTTLES[kind][2][0] + rng.uniform(0.012, 0.03)
        x += rng.choice((0.0, 0.02, 0.06))


# Outlines of bottles as (radius, height): a whisky, a cognac, a slim one, a round one.
BOTTLES = (
    (
        (0, 0),
        (0.034, 0),
        (0.037, 0.006),
        (0.037, 0.155),
        (0.033, 0.17),
        (0.014, 0.19),
        (0.0135, 0.235),
        (0, 0.235),
    ),
    (
        (0, 0),
        (0.04, 0),
        (0.046, 0.01),
        (0.044, 0.10),
        (0.026, 0.15),
        (0.013, 0.17),
        (0.0125, 0.25),
        (0, 0.25),
    ),
    (
        (0, 0),
        (0.029, 0),
        (0.031, 0.005),
        (0.031, 0.19),
        (0.025, 0.22),
        (0.013, 0.245),
        (0.0125, 0.30),
        (0, 0.30),
    ),
    (
        (0, 0),
        (0.03, 0),
        (0.048, 0.02),
        (0.052, 0.06),
        (0.044, 0.11),
        (0.016, 0.14),
        (0.0125, 0.16),
        (0.0125, 0.21),
        (0, 0.21),
    ),
)
# What is in them: the glass, the liquor as light from behind shows it, the label.
SPIRITS = (
    ("#f2f4f0", "#d8902f", "#e2d6b8"),
    ("#f2f4f0", "#b8641c", "#1f2428"),
    ("#f2f4f0", "#f4f5f2", "#d9d4c6"),
    ("#5d7c3c", "#4d6b2c", "#d8cba6"),
    ("#f2f4f0", "#8a3a18", "#e7dfca"),
    ("#7a4a20", "#5c3010", "#c9a25a"),
    ("#f2f4f0", "#e0b45a", "#7a2a20"),
)


def liquor(
    name: str, profile: Sequence[Point], x: float, y: float, z: float, spirit: tuple[str, str, str]
) -> None:
    """A bottle of liquor, filled to its shoulder, with a label on its front and a stopper."""
    rng = stage.chance()
    glass, tint, paper = spirit
    full = profile[3][1] * rng.choice((0.98, 0.98, 0.75, 0.5))
    turned(name, profile, _bottle_glass(glass, tint, full), (x, y, z), around=40)
    high, wide = profile[-1][1], max(r for r, _ in profile)
    low, tall = profile[2][1] + 0.028, (profile[3][1] - profile[2][1]) * 0.5
    print_tint = "#2b2620" if paper != "#1f2428" else "#c9b27c"
    _label(
        f"{name} label", x, y, z + low, tall, wide + 0.0006, 62, materials.paint(f"label {paper}", paper, 0.7)
    )
    _label(
        f"{name} print",
        x,
        y,
        z + low + tall * 0.52,
        tall * 0.2,
        wide + 0.0009,
        34,
        materials.paint(f"print {print_tint}", print_tint, 0.7),
    )
    stopper = ("#15130f", "#b08d57", "#8a6a48", "#5a1f16")[rng.randrange(4)]
    cylinder(
        f"{name} stopper",
        x,
        y,
        z + high - 0.012,
        z + high + rng.uniform(0.008, 0.02),
        0.0145,
        materials.paint(f"stopper {stopper}", stopper, 0.4),
        around=24,
    )


def _label(
    name: str, x: float, y: float, z: float, tall: float, radius: float, half: float, material: Material
) -> None:
    """Paper round the front of a bottle; `half` its width in degrees to either side."""
    turns = [math.radians(-90 + half * (i / 8 - 1)) for i in range(17)]
    vertices = [(radius * math.cos(a), radius * math.sin(a), high) for high in (0, tall) for a in turns]
    mesh(name, vertices, [(i, i + 1, 18 + i, 17 + i) for i in range(16)], material, (x, y, z))


def _bottle_glass(glass: str, liquor_tint: str, full: float) -> Material:
    """
    Light from behind comes through, tinted up to the height `full` by the liquor and above it by the glass.
    Refraction, which is not drawn, would darken the sides and let the middle shine.
    """
    name = f"bottle {glass} {liquor_tint} {full:.3f}"
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    height = shader.node("SeparateXYZ", {"Vector": shader.place()}).outputs[2]

    # Light passes the front and the back, so each takes the root of the whole.
    def root(tint: str) -> tuple[float, ...]:
        return tuple(c**0.5 for c in colour(tint))

    tint = shader(
        "MixRGB",
        {
            "Fac": shader.math("GREATER_THAN", height, full),
            "Color1": root(liquor_tint),
            "Color2": root(glass),
        },
    )
    side = shader.node("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    shade = shader.range(shader.math("POWER", side, 2.2), 0.0, 1.0, 1.0, 0.12)
    through = shader(
        "BsdfTransparent",
        {"Color": shader("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": shade}, blend_type="MULTIPLY")},
    )
    gloss = shader("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.03})
    mirrored = shader("Fresnel", {"IOR": 1.45})
    shader.surface(shader("MixShader", {0: mirrored, 1: through, 2: gloss}))
    return shader.material


def glasses(name: str, x: float, y: float, z: float) -> None:
    """Three stemmed glasses, upside down, as bars keep them."""
    outline = (
        (0.032, 0),
        (0.037, 0.04),
        (0.03, 0.085),
        (0.004, 0.1),
        (0.0035, 0.165),
        (0.03, 0.172),
        (0.031, 0.175),
        (0, 0.175),
    )
    for i in range(3):
        turned(
            f"{name} {i}",
            outline,
            _bottle_glass("#eef2f0", "#eef2f0", 1.0),
            (x + i * 0.085, y + (0.03 if i == 1 else 0), z),
            around=40,
        )


def _glowing_panel() -> Material:
    """Brightest below each shelf, where its light sits, and fading downwards."""
    shader = Shader("warm panel")
    z = shader.node("SeparateXYZ", {"Vector": shader.node("NewGeometry").outputs["Position"]}).outputs[2]
    above = shader("Math", {0: shader.math("SUBTRACT", z, SHELF), 1: BAY}, operation="MODULO")
    strength = shader.range(above, 0.0, BAY, 0.22, 1.15)
    shader.set(Base_Color=(0.0, 0.0, 0.0), Emission=colour("#ffd7a1"), Emission_Strength=strength)
    shader.material.cycles.sample_as_light = False
    return shader.material


def guests() -> None:
    """Stools of leather, one turned away; a lamp, two glasses and a bowl of nuts on the counter."""
    leather, legs, brass = (
        materials.paint("leather", "#5f3520", 0.42, bump=0.3, grain=500, smudge=0.06),
        materials.black_metal(),
        materials.brass(),
    )
    for i, (x, y, turn) in enumerate(
        ((-1.15, -0.52, 4), (-0.32, -0.50, -3), (0.60, -0.66, 24), (1.48, -0.52, 2))
    ):
        seats.bar_stool(f"stool {i}", x, y, leather, legs, brass, height=0.78, turn=turn)
    for i, x in enumerate(PENDANTS):
        fittings.globe_pendant(f"pendant {i}", x, 0.22, 1.98, HEIGHT, brass, radius=0.1)
    clay = materials.ceramic("dark clay", "#4a4138", 0.5)
    vessels.vessel("nuts", vessels.BOWL, -0.75, 0.02, TOP, clay, scale=0.42)
    cylinder("coaster", -1.32, -0.05, TOP, TOP + 0.004, 0.05, leather)
    for i, (x, y) in enumerate(((-1.32, -0.05), (0.22, 0.10))):
        base = TOP + (0.0042 if i == 0 else 0)
        cylinder(
            f"tumbler {i}",
            x,
            y,
            base,
            base + 0.085,
            0.038,
            _bottle_glass("#f2f4f0", "#c9822f", 0.034),
            eased=0.003,
        )
    _leaf, stem = foliage.greens()
    vessels.vessel("vase", vessels.BOTTLE_VASE, 2.2, 0.35, TOP, clay)
    foliage.branches(
        "pine",
        2.2,
        0.35,
        TOP + 0.22,
        materials.paint("pine", "#3c4f35", 0.6),
        stem,
        count=8,
        height=0.4,
        spread=0.26,
        leaf_length=0.05,
        leaves=26,
    )


def lights() -> None:
    light.sky(0.22, 16, 60, 2.5)
    light.window((LEFT - 0.12, -2.0, 1.5), (0, -90, 0), 2.0, 3.1, 170, (0.66, 0.80, 1.0))
    light.area("panel light", (0.65, BACK - 0.06, 1.75), (-90, 0, 0), 4.6, 1.3, 26, EVENING)
    for i, x in enumerate(PENDANTS):
        light.point(f"pendant light {i}", (x, 0.22, 1.98), 9, EVENING, 0.1)
    light.area("fill", (-0.4, FRONT + 0.1, 1.7), (86, 0, 0), 5, 2.2, 70, (1, 0.95, 0.88))
