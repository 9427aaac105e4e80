"""What lives in a room: vessels, food, plants, boards, cloth, candles. A few, never in a row of equals."""

import math

from mathutils import Vector

from . import materials
from .shading import Shader, colour
from .shapes import box, cushion, cylinder, mesh, pipe, rounded, turned
from .stage import chance

VASE = ((0, .005), (.05, 0), (.07, .01), (.088, .06), (.092, .12), (.08, .19), (.045, .25), (.034, .275), (.04, .3), (.035, .3), (.029, .275), (.04, .245), (.07, .18), (0, .02))
BOTTLE_VASE = ((0, 0), (.05, 0), (.075, .05), (.08, .12), (.05, .19), (.028, .22), (.032, .26), (.026, .26), (.022, .22), (0, .2))
BOWL = ((0, .012), (.06, .012), (.1, .03), (.15, .075), (.165, .1), (.168, .1), (.17, .098), (.155, .068), (.105, .022), (.065, 0), (0, 0))
JAR = ((0, 0), (.055, 0), (.06, .006), (.06, .15), (.057, .155), (.054, .15), (.054, .01), (0, .01))
POT = ((0, 0), (.05, 0), (.065, .1), (.06, .1), (.05, .02), (0, .09))
CUP = ((0, 0), (.028, 0), (.034, .01), (.038, .08), (.036, .08), (.032, .01), (0, .008))


def vessel(name, profile, x, y, z, material, scale=1.0):
    return turned(name, [(r * scale, h * scale) for r, h in rounded(profile)], material, (x, y, z), around=96)


def branches(name, x, y, z, leaf, stem, count=9, height=0.5, spread=0.3, leaf_length=0.055, leaves=14):
    """Cut branches, each a little bent, with leaves that turn every way; `z` is where they come out of the vase."""
    rng = chance()
    vertices, faces = [], []
    for i in range(count):
        a, s, h = rng.uniform(0, 6.28), spread * rng.uniform(0.35, 1), height * rng.uniform(0.65, 1)
        line = [
            Vector((
                math.cos(a) * s * t**1.6 + rng.gauss(0, 0.006),
                math.sin(a) * s * t**1.6 + rng.gauss(0, 0.006),
                h * t - 0.12 * height * t**3 * (s / spread),
            ))
            for t in (k / 7 for k in range(8))
        ]
        pipe(f"{name} branch {i}", [tuple(p + Vector((x, y, z))) for p in line], 0.0017, stem, fine=2)
        for _ in range(leaves):
            t = rng.uniform(0.28, 1) * 7
            k = min(int(t), 6)
            _leaf(vertices, faces, line[k].lerp(line[k + 1], t - k), leaf_length * rng.uniform(0.6, 1.15))
    return mesh(f"{name} leaves", vertices, faces, leaf, (x, y, z))


# A leaf's outline: across, along, and how far it curls up; the last point is its middle.
LEAF = ((0, 0, 0), (.7, .28, .05), (1, .55, .08), (.55, .82, .04), (0, 1, -.06), (-.55, .82, .04), (-1, .55, .08), (-.7, .28, .05), (0, .5, -.02))


def _leaf(vertices, faces, root, length):
    rng = chance()
    along = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0.35, 0.6))).normalized()
    across = along.cross(Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)))).normalized()
    up, wide, first = along.cross(across), length * 0.2, len(vertices)
    vertices += [root + along * (length * b) + across * (wide * a) + up * (length * c) for a, b, c in LEAF]
    faces += [(first + j, first + (j + 1) % 8, first + 8) for j in range(8)]


def greens():
    return materials.paint("leaf", "#5d7049", 0.5), materials.paint("stem", "#5b4a35", 0.7)


# Halves of fruits, cut through the stalk: (radius, height) from the middle, for a fruit of 35 mm radius.
APPLE = ((0, -.027), (.008, -.029), (.02, -.031), (.031, -.019), (.036, .003), (.033, .019), (.022, .029), (.011, .028), (.004, .022), (0, .019))
LEMON = ((0, -.043), (.005, -.041), (.012, -.033), (.026, -.02), (.031, 0), (.026, .021), (.013, .034), (.007, .042), (.005, .046), (0, .047))
PEAR = ((0, -.034), (.01, -.036), (.026, -.031), (.036, -.012), (.034, .008), (.023, .03), (.017, .046), (.011, .055), (.004, .057), (0, .055))
STALKED = {APPLE: 0.019, PEAR: 0.055}


def fruit(name, kind, location, material, tilt=0.5):
    """One fruit about its middle, its stalk up and a little to one side, no two quite alike."""
    rng = chance()
    body = turned(name, rounded(kind, corner=80), material, location, around=48)
    if kind in STALKED:
        top, lean = STALKED[kind], rng.uniform(-0.006, 0.006)
        stalk = pipe(f"{name} stalk", [(0, 0, top - 0.004), (lean / 3, 0, top + 0.008), (lean, 0, top + 0.017)], 0.0011, materials.paint("stalk", "#4a3623", 0.8))
        stalk.parent = body
    body.rotation_euler = (rng.gauss(0, tilt), rng.gauss(0, tilt), rng.uniform(0, 6.28))
    body.scale = [rng.uniform(0.94, 1.05) for _ in range(3)]
    return body


def fruit_bowl(name, x, y, z, bowl, material, kind=APPLE, count=7):
    vessel(name, BOWL, x, y, z, bowl)
    spots = ((-.05, .02, .06), (.045, .04, .06), (0, -.055, .06), (.075, -.04, .075), (-.08, -.05, .075), (0, 0, .115), (.02, .085, .08))
    # A lemon lies on its side.
    tilt = 1.2 if kind is LEMON else 0.5
    for i, (dx, dy, dz) in enumerate(spots[:count]):
        fruit(f"{name} fruit {i}", kind, (x + dx, y + dy, z + dz), material, tilt)


def ripe(name, tints, rough=0.3):
    """Skin of a fruit: `tints` from its shaded to its sunny cheek, with fine dots."""
    shader = Shader(name)
    own = shader.math("MULTIPLY", shader.node("ObjectInfo").outputs["Random"], 30.0)
    where = shader("VectorMath", {0: shader.place(), 1: own}, operation="ADD")
    cheek = shader("TexNoise", {"Vector": where, "Scale": 16, "Detail": 3})
    dots = shader.range(shader("TexNoise", {"Vector": shader.place(), "Scale": 420, "Detail": 1}), 0.62, 0.72, 1.0, 1.25)
    stops = [(0.3 + 0.4 * i / (len(tints) - 1), colour(tint)) for i, tint in enumerate(tints)]
    shader.set(
        Base_Color=shader("HueSaturation", {"Color": shader.ramp(cheek, stops), "Value": dots}), Roughness=rough, Specular=0.4,
        Subsurface=0.06, Subsurface_Radius=(0.01, 0.006, 0.003), Subsurface_Color=colour(tints[-1]),
    )
    return shader.material


def lemons():
    return materials.paint("lemon", "#e3b520", 0.38, bump=0.35, grain=55)


def bottle(name, x, y, z, tint, height=0.26):
    h = height
    profile = [(0, 0), (.03, 0), (.034, .005), (.034, h * .6), (.03, h * .68), (.013, h * .8), (.012, h), (.015, h), (.015, h + .02), (0, h + .02)]
    return turned(name, profile, materials.paint(f"bottle {tint}", tint, 0.06), (x, y, z))


def plates(name, x, y, z, material, count=5):
    for i in range(count):
        turned(f"{name} {i}", [(0, .004), (.07, .004), (.105, .014), (.106, .017), (.07, .009), (0, .009)], material, (x, y, z + i * .011))


def bowls(name, x, y, z, material, count=3):
    for i in range(count):
        turned(f"{name} {i}", [(0, 0), (.03, 0), (.055, .03), (.068, .06), (.066, .06), (.052, .03), (.028, .005), (0, .005)], material, (x, y, z + i * .018))


def cups(name, x, y, z, material, count=4, step=0.105):
    for i in range(count):
        turned(f"{name} {i}", list(CUP), material, (x + i * step, y, z))


def pot(name, x, y, z, material):
    """A lidded cooking pot with two handles and a knob of steel."""
    profile = [(0, 0), (.095, 0), (.103, .006), (.105, .02), (.105, .11), (.108, .113), (.108, .116), (.103, .1165), (.103, .118), (.107, .119), (.106, .123), (.09, .131), (.03, .143), (0, .145)]
    for side in (-1, 1):
        ends = [(side * r, w, h) for r, w, h in ((.1, -.04, .092), (.138, -.028, .097), (.138, .028, .097), (.1, .04, .092))]
        pipe(f"{name} handle {side}", [(x + r, y + w, z + h) for r, w, h in ends], .0065, material)
    knob = [(0, 0), (.008, 0), (.008, .012), (.02, .018), (.021, .026), (.017, .03), (0, .031)]
    turned(f"{name} knob", rounded(knob), materials.steel(), (x, y, z + .144))
    return turned(name, profile, material, (x, y, z), around=96)


def utensils(name, x, y, z, jar):
    vessel(name, JAR, x, y, z, jar)
    wood, black = materials.wood("oak upright"), materials.black_metal()
    for i in range(5):
        a = i * 1.3
        ends = [(x + .02 * math.cos(a), y + .02 * math.sin(a), z + .02), (x + .05 * math.cos(a), y + .05 * math.sin(a), z + .23 + .02 * i)]
        pipe(f"{name} {i}", ends, .006, wood if i % 2 else black, bent=False)


def board(name, x0, x1, y, z, height, wood, lean=7.0):
    """A chopping board that leans against the wall behind `y`."""
    obj = box(name, x0, x1, y - .02, y, z, z + height, wood, eased=.008, segments=4)
    obj.rotation_euler = (math.radians(-lean), 0, 0)
    return obj


def candle(name, x, y, z, height, radius=0.035):
    cylinder(name, x, y, z, z + height, radius, materials.paint("wax", "#efe8da", 0.5), eased=.004)
    pipe(f"{name} wick", [(x, y, z + height), (x + .002, y, z + height + .012)], .001, materials.black_metal(), bent=False)


def folded_towel(name, x0, x1, y0, y1, z, cloth, layers=3, thick=0.028):
    for i in range(layers):
        inset = chance().uniform(0, .006)
        cushion(f"{name} {i}", x0 + inset, x1 - inset, y0 + inset, y1 - inset, z + i * thick, z + (i + 1) * thick - .002, cloth, round=.011)


def rug(name, x0, x1, y0, y1, tint):
    return box(name, x0, x1, y0, y1, .001, .014, materials.fabric(f"rug {tint}", tint, grain=260, bump=.9), eased=.004)
