"""What rooms are made of, stone apart. Every material is made once a scene and asked for by name."""

from collections.abc import Sequence

import bpy

from .shading import Shader, colour
from .types import Material, Socket, Tint


def paint(
    name: str,
    tint: Tint,
    rough: float = 0.5,
    spec: float = 0.5,
    bump: float = 0.0,
    grain: float = 200,
    smudge: float = 0.04,
    metal: float = 0.0,
) -> Material:
    """
    A plain coat. `bump` presses a noise of `grain` waves a metre into it; `smudge` lets the roughness wander,
    as clean surfaces look computed.
    """
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    shader.set(Base_Color=colour(tint), Roughness=rough, Specular=spec, Metallic=metal)
    if bump:
        height = shader("TexNoise", {"Vector": shader.place(), "Scale": grain, "Detail": 3})
        shader.set(Normal=shader("Bump", {"Height": height, "Strength": bump, "Distance": 0.002}))
    if smudge:
        cloud = shader("TexNoise", {"Vector": shader.place(), "Scale": 5, "Detail": 6, "Roughness": 0.65})
        shader.set(Roughness=shader.range(cloud, 0.3, 0.7, max(rough - smudge, 0.02), rough + smudge))
    return shader.material


def plaster(name: str = "plaster", tint: Tint = "#e6e1d8") -> Material:
    """
    Lime plaster: nearly even in colour; the trowel left waves of half a metre, a millimetre and a half deep,
    and the sand a grain of 4 mm, by which light that comes from the side shows a wall.
    """
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    cloud = shader("TexNoise", {"Vector": shader.place(), "Scale": 1.7, "Detail": 7, "Roughness": 0.6})
    base = colour(tint)
    darker = tuple(c * 0.93 for c in base)
    shader.set(Base_Color=shader.ramp(cloud, [(0.35, darker), (0.65, base)]), Roughness=0.85, Specular=0.3)
    waves = shader("TexNoise", {"Vector": shader.place(), "Scale": 2.2, "Detail": 2, "Distortion": 0.6})
    trowelled = shader("Bump", {"Height": waves, "Strength": 1.0, "Distance": 0.006})
    sand = shader("TexNoise", {"Vector": shader.place(), "Scale": 120, "Detail": 6, "Roughness": 0.75})
    shader.set(
        Normal=shader("Bump", {"Height": sand, "Strength": 0.35, "Distance": 0.002, "Normal": trowelled})
    )
    return shader.material


def metal(name: str, tint: Tint, rough: float = 0.24) -> Material:
    return paint(name, tint, rough, metal=1.0, smudge=0.06)


def brass() -> Material:
    return metal("brass", "#b08d57")


def steel() -> Material:
    return metal("steel", "#c9c9c7", 0.28)


def black_metal() -> Material:
    return paint("black metal", "#161616", 0.38, smudge=0.06)


def black_glass() -> Material:
    return paint("black glass", "#0b0b0c", 0.04)


def ceramic(name: str = "ceramic", tint: Tint = "#d9d0c2", rough: float = 0.55) -> Material:
    return paint(name, tint, rough, bump=0.15, grain=60)


def porcelain() -> Material:
    return paint("porcelain", "#eceae6", 0.12, smudge=0.03)


def pane(name: str = "pane") -> Material:
    """A thin sheet of glass, for showers and windows: mirrors a little, lets light pass straight."""
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    # Light goes straight on, so from within it meets the other face at an angle at which a block of glass
    # would mirror all.
    outside = shader.math("SUBTRACT", 1.0, shader.node("NewGeometry").outputs["Backfacing"])
    fresnel = shader.math("MULTIPLY", shader("Fresnel", {"IOR": 1.5}), outside)
    clear = shader("BsdfTransparent", {"Color": (0.96, 0.98, 0.97)})
    mirror = shader("BsdfGlossy", {"Roughness": 0.0})
    shader.surface(shader("MixShader", {0: fresnel, 1: clear, 2: mirror}))
    return shader.material


def mirror() -> Material:
    return metal("mirror", "#f2f4f3", 0.005)


def fabric(name: str, tint: Tint, grain: float = 420, bump: float = 0.6) -> Material:
    if known := bpy.data.materials.get(name):
        return known
    material = paint(name, tint, 0.9, spec=0.2, bump=bump, grain=grain)
    material.node_tree.nodes["Principled BSDF"].inputs["Sheen"].default_value = 0.5
    return material


def sheer(name: str = "sheer") -> Material:
    """Voile of a curtain: half of the light passes straight, half is scattered."""
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    white = (0.85, 0.83, 0.8)
    scattered = shader(
        "MixShader",
        {0: 0.5, 1: shader("BsdfTranslucent", {"Color": white}), 2: shader("BsdfDiffuse", {"Color": white})},
    )
    straight = shader("BsdfTransparent", {"Color": (1.0, 1.0, 1.0)})
    shader.surface(shader("MixShader", {0: 0.55, 1: straight, 2: scattered}))
    return shader.material


def glow(name: str, tint: Tint, strength: float) -> Material:
    """
    A surface that shines. It is not sampled as a light: half of all light samples would go to a few bulbs;
    put a point or area light where it must light something.
    """
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    shader.set(Base_Color=(0.0, 0.0, 0.0), Emission=colour(tint), Emission_Strength=strength)
    shader.material.cycles.sample_as_light = False
    return shader.material


OAK = ("#86664a", "#b39068", "#ceb088")
WALNUT = ("#3a2416", "#6b452a", "#8c6039")
SMOKED_OAK = ("#3b2d22", "#5a4636", "#755e4a")


def wood(name: str, tones: Sequence[str] = OAK, grain: str = "Z", rough: float = 0.42) -> Material:
    """
    Sawn timber, the grain running along one axis of the object; no two objects are cut from the same place.
    """
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    place = _own_place(shader)

    def along(share: float) -> list[float]:
        return [share if axis == grain else 1 for axis in "XYZ"]

    cathedral = shader(
        "TexNoise",
        {
            "Vector": shader("Mapping", {"Vector": place, "Scale": along(0.05)}),
            "Scale": 7,
            "Detail": 4,
            "Distortion": 0.5,
        },
    )
    rings = shader.math("PINGPONG", shader.math("MULTIPLY", cathedral, 7.0), 1.0)
    fibre = shader(
        "TexNoise",
        {
            "Vector": shader("Mapping", {"Vector": place, "Scale": along(0.012)}),
            "Scale": 260,
            "Detail": 4,
            "Roughness": 0.6,
        },
    )
    height = shader.math("ADD", shader.math("MULTIPLY", rings, 0.3), shader.math("MULTIPLY", fibre, 0.75))
    dark, middle, light = (colour(tone) for tone in tones)
    tone = shader.ramp(height, [(0.2, dark), (0.5, middle), (0.8, light)])
    value = shader.range(shader.node("ObjectInfo").outputs["Random"], 0, 1, 0.88, 1.1)
    shader.set(
        Base_Color=shader("HueSaturation", {"Color": tone, "Value": value}),
        Roughness=shader.range(height, 0.2, 0.9, rough + 0.12, rough - 0.05),
        Normal=shader("Bump", {"Height": fibre, "Strength": 0.12, "Distance": 0.001}),
    )
    return shader.material


def _own_place(shader: Shader) -> Socket:
    random = shader.node("ObjectInfo").outputs["Random"]
    shift = shader("Math", {0: random, 1: 37.0}, operation="MULTIPLY")
    return shader("VectorMath", {0: shader.place(), 1: shift}, operation="ADD")


def tiles(
    name: str,
    dark: str,
    light: str,
    width: float,
    height: float,
    joint: float = 0.003,
    rough: float = 0.35,
    offset: float = 0.0,
    *,
    upright: bool = False,
) -> Material:
    """
    Tiles of `width` x `height` metres with joints, each a little different. They lie on the floor; `upright`
    turns them to a wall that faces along y.
    """
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    place = shader.place()
    if upright:
        place = shader("Mapping", {"Vector": place, "Rotation": (1.5707963, 0.0, 0.0)})
    brick = shader.node(
        "TexBrick",
        {
            "Vector": place,
            "Color1": (0.0, 0.0, 0.0),
            "Color2": (1.0, 1.0, 1.0),
            "Mortar": (0.5, 0.5, 0.5),
            "Scale": 1.0,
            "Mortar Size": joint,
            "Mortar Smooth": 0.1,
            "Brick Width": width,
            "Row Height": height,
        },
        offset=offset,
    )
    own = shader("VectorMath", {0: brick.outputs[0], 1: (9, 5, 3)}, operation="MULTIPLY")
    shifted = shader("VectorMath", {0: place, 1: own}, operation="ADD")
    cloud = shader(
        "TexNoise", {"Vector": shifted, "Scale": 1.6, "Detail": 9, "Roughness": 0.62, "Distortion": 0.8}
    )
    grain = shader("TexNoise", {"Vector": shifted, "Scale": 55, "Detail": 4, "Roughness": 0.7})
    body = shader.math("ADD", shader.math("MULTIPLY", cloud, 0.75), shader.math("MULTIPLY", grain, 0.25))
    tone = shader.ramp(body, [(0.3, colour(dark)), (0.7, colour(light))])
    value = shader.range(brick.outputs[0], 0, 1, 0.95, 1.04)
    toned = shader("HueSaturation", {"Color": tone, "Value": value})
    mortar = tuple(c * 0.45 for c in colour(dark))
    shader.set(
        Base_Color=shader("MixRGB", {"Fac": brick.outputs["Fac"], "Color1": toned, "Color2": mortar}),
        Roughness=shader.range(cloud, 0.3, 0.7, rough - 0.07, rough + 0.09),
        Normal=shader(
            "Bump",
            {
                "Height": shader.math("SUBTRACT", 1.0, brick.outputs["Fac"]),
                "Strength": 0.5,
                "Distance": 0.002,
            },
        ),
    )
    return shader.material
