"""The bar of a mountain hotel at dusk: smoked oak, a front of dark veined marble lit from above, bottles against warm light."""

import bpy

from kit import cladding, fittings, joinery, light, living, materials, props, seats, shell, stage, stone
from kit.shading import Shader, colour
from kit.shapes import box, cylinder, turned

CAMERAS = {"main": dict(location=(-2.1, -3.05, 1.3), yaw=-26, lens=31, shift_y=-0.05)}
EXPOSURE = 1.1

LEFT, RIGHT, FRONT, BACK, HEIGHT = -4.0, 3.6, -5.0, 2.6, 2.9
# The bar: its stone front at y = 0, the counter over it.
X0, X1, TOP = -1.9, 2.9, 1.12


def build():
    stage.clear(51)
    room()
    counter()
    back_bar()
    guests()
    lights()


def room():
    wall = materials.plaster("lime", "#a5865f")
    oak = materials.wood("floor boards", materials.WALNUT, grain="Y")
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
    shell.side_wall_with_window(LEFT, -1, FRONT, BACK, HEIGHT, (-3.6, -0.4, 2.5), wall, materials.black_metal(), panes=3, sill=0.45)
    smoked = materials.wood("wainscot", materials.SMOKED_OAK)
    for i in range(46):
        x = LEFT + 0.004 + i * 0.166
        box(f"wainscot {i}", x, x + 0.16, BACK - 0.022, BACK - 0.001, 0, 1.3, smoked, eased=0.002)
    box("wainscot rail", LEFT, RIGHT, BACK - 0.04, BACK - 0.001, 1.3, 1.34, smoked, eased=0.003)
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


def counter():
    """Two bookmatched slabs on the front and one down the end; an oak top stands out over them, with a hidden light."""
    dark, oak, brass = (
        materials.paint("carcase", "#1d1c1b", 0.5),
        materials.wood("counter oak", materials.SMOKED_OAK, grain="X"),
        materials.brass(),
    )
    middle = (X0 + X1) / 2
    low, high, thick = 0.10, TOP - 0.06, 0.02
    # Mirrored at the joint, where the left slab ends: its picture turns back beyond its edge.
    start = cladding.SLAB_LONG - (middle - X0)
    stone.slab("front left", X0, middle - 0.001, 0, thick, low, high, "bar", main="front", origin=(start, 0.52), sides=("front", "left"))
    stone.slab(
        "front right",
        middle + 0.001,
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
    stone.slab("end", X0, X0 + thick, thick, 0.72, low, high, "bar", main="left", origin=(start - 0.70, 0.52), sides=("left",))
    box("body", X0 + thick, X1, thick + 0.002, 0.70, low, high, dark, eased=0)
    box("plinth", X0 + 0.06, X1, 0.06, 0.66, 0, low, dark, eased=0)
    box("counter", X0 - 0.04, X1 + 0.04, -0.20, 0.76, TOP - 0.05, TOP, oak, eased=0.004, segments=3)
    box("counter edge", X0 - 0.042, X1 + 0.04, -0.203, -0.198, TOP - 0.047, TOP - 0.003, brass, eased=0.0008)
    joinery.led_strip("strip", X0 + 0.02, X1, -0.11, TOP - 0.052, 8)
    light.area("strip light", ((X0 + X1) / 2, -0.11, TOP - 0.058), (-12, 0, 0), X1 - X0 - 0.05, 0.012, 26, light.WARM)
    joinery.rail("foot rail", X0 + 0.05, X1, -0.20, 0.20, brass, radius=0.019)
    for i in range(5):
        x = X0 + 0.25 + i * 1.08
        box(f"rail arm {i}", x - 0.008, x + 0.008, -0.20, 0.0, 0.192, 0.208, brass, eased=0.001)


def back_bar():
    """Shelves of oak before a panel that glows, bottles and glasses on them."""
    oak, dark = materials.wood("shelf oak", materials.SMOKED_OAK, grain="X"), materials.paint("carcase", "#1d1c1b", 0.5)
    y = BACK - 0.32
    box("back cabinet", -1.72, 3.2, BACK - 0.45, BACK, 0, 0.92, materials.wood("cabinet oak", materials.SMOKED_OAK), eased=0.003)
    box("back top", -1.72, 3.2, BACK - 0.47, BACK, 0.92, 0.95, dark, eased=0.003)
    box("panel", -1.7, 3.0, BACK - 0.012, BACK, 1.02, 2.42, _glowing_panel(), eased=0)
    for x in (-1.72, -0.13, 1.46, 3.02):
        box(f"post {x}", x - 0.02, x + 0.02, BACK - 0.32, BACK - 0.012, 0.95, 2.46, oak, eased=0.002)
    rng = stage.chance()
    tints = ("#7a3d10", "#2f4a2a", "#a5591c", "#c08a34", "#3a2a1c", "#7a2418", "#cfcbb8")
    for level, z in enumerate((0.95, 1.42, 1.88)):
        if level:
            box(f"bar shelf {level}", -1.7, 3.0, y, BACK - 0.014, z - 0.028, z, oak, eased=0.002)
        x = -1.6
        while x < 2.95:
            if any(abs(x - post) < 0.06 for post in (-0.13, 1.46)):
                x += 0.09
                continue
            if rng.random() < 0.14:
                glasses(f"glasses {level} {x:.2f}", x, y + 0.14, z)
                x += 0.30
                continue
            liquor(f"bottle {level} {x:.2f}", x, y + 0.13 + rng.uniform(-0.03, 0.05), z, tints[rng.randrange(len(tints))])
            x += rng.choice((0.085, 0.095, 0.11, 0.13))
    box("head", -1.74, 3.04, BACK - 0.34, BACK - 0.012, 2.42, 2.47, oak, eased=0.002)


# Outlines of bottles as (radius, height): a whisky, a cognac, a slim one, a round one.
BOTTLES = (
    ((0, 0), (0.034, 0), (0.037, 0.006), (0.037, 0.155), (0.033, 0.17), (0.014, 0.19), (0.0135, 0.235), (0, 0.235)),
    ((0, 0), (0.04, 0), (0.046, 0.01), (0.044, 0.10), (0.026, 0.15), (0.013, 0.17), (0.0125, 0.25), (0, 0.25)),
    ((0, 0), (0.029, 0), (0.031, 0.005), (0.031, 0.19), (0.025, 0.22), (0.013, 0.245), (0.0125, 0.30), (0, 0.30)),
    ((0, 0), (0.03, 0), (0.048, 0.02), (0.052, 0.06), (0.044, 0.11), (0.016, 0.14), (0.0125, 0.16), (0.0125, 0.21), (0, 0.21)),
)


def liquor(name, x, y, z, tint):
    """A bottle of liquor with its label and its stopper."""
    rng = stage.chance()
    profile = BOTTLES[rng.randrange(len(BOTTLES))]
    scale = rng.uniform(0.92, 1.08)
    turned(name, [(r * scale, h * scale) for r, h in profile], _coloured_glass(tint), (x, y, z), around=40)
    high, wide = profile[-1][1] * scale, profile[2][0] * scale
    paper = ("#b8aa8a", "#a08c62", "#23211f", "#c4b99c", "#5f2a20")[rng.randrange(5)]
    label = rng.uniform(0.045, 0.08) * scale
    cylinder(f"{name} label", x, y, z + 0.026, z + 0.026 + label, wide + 0.0012, materials.paint(f"label {paper}", paper, 0.7), around=40)
    stopper = ("#15130f", "#b08d57", "#8a6a48", "#5a1f16")[rng.randrange(4)]
    cylinder(f"{name} stopper", x, y, z + high, z + high + rng.uniform(0.012, 0.03), 0.0145, materials.paint(f"stopper {stopper}", stopper, 0.4), around=24)


def _coloured_glass(tint):
    """Light from behind comes through, tinted."""
    name = f"liquor {tint}"
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    through = shader("BsdfTransparent", {"Color": (*(0.25 + 0.75 * c for c in colour(tint)), 1)})
    shader.set(Base_Color=colour(tint), Roughness=0.05, Specular=0.6)
    shader.surface(shader("MixShader", {0: 0.82, 1: shader.principled.outputs[0], 2: through}))
    return shader.material


def glasses(name, x, y, z):
    """Three stemmed glasses, upside down, as bars keep them."""
    outline = ((0.032, 0), (0.037, 0.04), (0.03, 0.085), (0.004, 0.1), (0.0035, 0.165), (0.03, 0.172), (0.031, 0.175), (0, 0.175))
    for i in range(3):
        turned(f"{name} {i}", outline, materials.pane(), (x + i * 0.085, y + (0.03 if i == 1 else 0), z), around=40)


def _glowing_panel():
    """Brighter above each shelf, where its light sits, and fading upwards."""
    shader = Shader("warm panel")
    z = shader.node("SeparateXYZ", {"Vector": shader.node("NewGeometry").outputs["Position"]}).outputs[2]
    above = shader("Math", {0: shader.math("SUBTRACT", z, 0.95), 1: 0.465}, operation="MODULO")
    strength = shader.range(above, 0.0, 0.465, 0.95, 0.16)
    shader.set(Base_Color=(0.0, 0.0, 0.0), Emission=colour("#ffb46b"), Emission_Strength=strength)
    shader.material.cycles.sample_as_light = False
    return shader.material


def guests():
    """Stools of leather, one turned away; a lamp, two glasses and a bowl of nuts on the counter."""
    leather, legs, brass = (
        materials.paint("leather", "#5f3520", 0.42, bump=0.3, grain=500, smudge=0.06),
        materials.black_metal(),
        materials.brass(),
    )
    for i, (x, y, turn) in enumerate(((-1.15, -0.52, 4), (-0.32, -0.50, -3), (0.60, -0.66, 24), (1.48, -0.52, 2))):
        seats.bar_stool(f"stool {i}", x, y, leather, legs, brass, height=0.78, turn=turn)
    shade = materials.paint("lamp shade", "#2a2622", 0.42, smudge=0.06)
    for i, x in enumerate((-1.0, 0.45, 1.9)):
        fittings.pendant(f"pendant {i}", x, 0.22, 1.86, HEIGHT, shade, brass, profile=fittings.CONE, scale=0.9)
    clay = materials.ceramic("dark clay", "#4a4138", 0.5)
    props.vessel("nuts", props.BOWL, -0.75, 0.02, TOP, clay, scale=0.42)
    cylinder("coaster", -1.32, -0.05, TOP, TOP + 0.004, 0.05, leather)
    for i, (x, y) in enumerate(((-1.32, -0.05), (0.22, 0.10))):
        base = TOP + (0.0042 if i == 0 else 0)
        cylinder(f"tumbler {i}", x, y, base, base + 0.085, 0.038, materials.glass(), eased=0.003)
        cylinder(f"whisky {i}", x, y, base + 0.010, base + 0.036, 0.033, materials.paint("whisky", "#8a4a12", 0.1), eased=0.002)
    leaf, stem = props.greens()
    props.vessel("vase", props.BOTTLE_VASE, 2.2, 0.35, TOP, clay)
    props.branches(
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


def lights():
    light.sky(0.22, 16, 60, 2.5)
    light.window((LEFT - 0.12, -2.0, 1.5), (0, -90, 0), 2.0, 3.1, 150)
    light.area("panel light", (0.65, BACK - 0.06, 1.75), (-90, 0, 0), 4.6, 1.3, 34, (1.0, 0.72, 0.42))
    light.area("pendant light", (0.45, 0.05, 1.84), (0, 0, 0), 3.2, 0.16, 30, light.WARM)
    light.area("fill", (-0.4, FRONT + 0.1, 1.7), (86, 0, 0), 5, 2.2, 150, (1, 0.90, 0.78))
