"""
What grows outside: hedges and trees of single leaves. One clump of leaves is modelled and laid again and
again.
"""

import math
from collections.abc import Sequence

import bpy
from mathutils import Vector

from . import materials
from .shading import Shader, colour
from .shapes import mesh, pipe
from .stage import chance, place
from .types import Material, Object, Point, Socket, Tint

GARDEN = ("#2c4020", "#557038", "#8ba35c")
DARK = ("#1d2a17", "#35482a", "#5c7046")
# Lit air, which what is far away fades into.
AIR = "#dfe4e2"


def leaves(
    name: str, tones: Sequence[str] = GARDEN, sky: float = 0.12, haze: float | None = None
) -> Material:
    """
    Leaves let a third of the light through. The sky does not light what lies outside a room (light.sky), so
    `sky` is the share of their colour that they send out themselves. With `haze` they fade into the air, see
    _in_air().
    """
    if known := bpy.data.materials.get(name):
        return known
    shader = Shader(name)
    tone = shader.ramp(
        shader.node("ObjectInfo").outputs["Random"], [(i / 2, colour(tone)) for i, tone in enumerate(tones)]
    )
    patch = shader("TexNoise", {"Vector": shader.place(), "Scale": 9, "Detail": 2})
    tint = shader("HueSaturation", {"Color": tone, "Value": shader.range(patch, 0.3, 0.7, 0.72, 1.25)})
    shader.set(Base_Color=tint, Roughness=0.6, Specular=0.25, Emission=tint, Emission_Strength=sky)
    through = shader("BsdfTranslucent", {"Color": tint})
    leaf = shader("MixShader", {0: 0.3, 1: shader.principled.outputs[0], 2: through})
    shader.surface(_in_air(shader, leaf, sky, haze) if haze else leaf)
    shader.material.cycles.sample_as_light = False
    return shader.material


def _in_air(shader: Shader, surface: Socket, sky: float, haze: float) -> Socket:
    """
    A surface behind lit air: at `haze` metres from the camera 63 % of it has faded. Without it a garden is
    as deep green at fifty metres as at five.
    """
    distance = shader.node("CameraData").outputs["View Distance"]
    clear = shader.math("POWER", math.exp(-1 / haze), distance)
    air = shader("Emission", {"Color": colour(AIR), "Strength": sky})
    return shader("MixShader", {0: clear, 1: air, 2: surface})


def _clump(name: str, material: Material, radius: float, leaf: float, count: int) -> Object:
    """A ball of leaves, densest near its surface; `leaf` is their length in metres."""
    rng, vertices, faces = chance(), [], []
    for _ in range(count):
        out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        root = out * radius * rng.uniform(0.25, 1.0) ** 0.4
        along = (out + Vector((rng.gauss(0, 0.7), rng.gauss(0, 0.7), rng.gauss(-0.2, 0.5)))).normalized()
        across = along.cross(Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)))).normalized()
        length, first = leaf * rng.uniform(0.7, 1.2), len(vertices)
        fold = along.cross(across) * length * 0.06
        half = across * length * 0.24
        vertices += [
            root,
            root + along * length * 0.5 + half + fold,
            root + along * length,
            root + along * length * 0.5 - half + fold,
        ]
        faces += [(first, first + 1, first + 2), (first, first + 2, first + 3)]
    kind = mesh(name, vertices, faces, material, angle=180)
    kind.hide_render = True
    return kind


def _lay(name: str, kind: Object, location: Point, scale: float) -> None:
    obj = place(bpy.data.objects.new(name, kind.data), location)
    obj.rotation_euler = [chance().uniform(0, 6.28) for _ in range(3)]
    obj.scale = (scale, scale, scale)


def bark(sky: float = 0.0) -> Material:
    """Bark; `sky` as of leaves: beside leaves that are paler than the room it would else be a black bar."""
    name = f"tree bark {sky}"
    if known := bpy.data.materials.get(name):
        return known
    material = materials.paint(name, "#4d4135", 0.9, bump=0.9, grain=22)
    if sky:
        Shader.of(material).set(Emission=colour("#a39a8b"), Emission_Strength=sky)
        material.cycles.sample_as_light = False
    return material


def hedge(
    name: str,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    z0: float,
    z1: float,
    material: Material,
    *,
    leaf: float = 0.07,
    radius: float = 0.34,
    inside: str = "#10160c",
) -> None:
    """A clipped hedge: dark inside, its faces of leaves that stand out a little unevenly."""
    rng = chance()
    inset = radius * 0.7
    dark = materials.paint(f"inside a hedge {inside}", inside, 0.95)
    corners = [
        (x, y, z)
        for z in (z0, z1 - inset)
        for x, y in (
            (x0 + inset, y0 + inset),
            (x1 - inset, y0 + inset),
            (x1 - inset, y1 - inset),
            (x0 + inset, y1 - inset),
        )
    ]
    mesh(
        f"{name} inside",
        corners,
        [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
        dark,
    )
    kinds = [_clump(f"{name} clump {i}", material, radius, leaf, 420) for i in range(4)]
    step = radius * 0.75
    across, deep, high = (max(1, round((b - a) / step)) for a, b in ((x0, x1), (y0, y1), (z0, z1)))
    for i in range(across):
        for j in range(deep):
            for k in range(high):
                if 0 < i < across - 1 and 0 < j < deep - 1 and k < high - 1:
                    continue
                at = [
                    a + (n + 0.5) * (b - a) / count + rng.gauss(0, 0.05)
                    for a, b, n, count in ((x0, x1, i, across), (y0, y1, j, deep), (z0, z1, k, high))
                ]
                _lay(f"{name} {i} {j} {k}", kinds[rng.randrange(4)], at, rng.uniform(0.8, 1.05))


def tree(
    name: str,
    x: float,
    y: float,
    z: float,
    height: float,
    material: Material,
    *,
    crown: tuple[float, float] | None = None,
    leaf: float = 0.11,
    trunk: Material | None = None,
) -> None:
    """
    A broad-leaved tree `height` metres high on the ground at `z`; `crown` is (radius, where it begins as a
    share of the height).
    """
    rng = chance()
    radius, begins = crown or (height * 0.32, 0.32)
    trunk = trunk or bark()
    low, middle = height * begins, height * (begins + 1) / 2
    tall = (height - low) / 2
    pipe(
        f"{name} trunk",
        [
            (x, y, z - 0.1),
            (x + rng.gauss(0, 0.06), y, z + low * 0.6),
            (x + rng.gauss(0, 0.12), y, z + middle),
        ],
        height * 0.021,
        trunk,
    )
    size = radius * 0.34
    kinds = [_clump(f"{name} clump {i}", material, size, leaf, 520) for i in range(3)]
    for i in range(round(34 * radius / size)):
        out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0.15, 1))).normalized()
        share = rng.uniform(0.05, 1.0) ** 0.45
        # Fuller below than above, as crowns are.
        wide = radius * (1.0 - 0.28 * max(0.0, out.z))
        at = Vector((x + out.x * wide * share, y + out.y * wide * share, z + middle + out.z * tall * share))
        _lay(f"{name} {i}", kinds[rng.randrange(3)], at, rng.uniform(0.6, 1.15))
        if i % 9 == 0:
            fork = (x, y, z + low + rng.uniform(0, 0.3) * (height - low))
            pipe(
                f"{name} limb {i}",
                [
                    fork,
                    tuple((Vector(fork) + at) / 2 + Vector((0, 0, 0.1 * height * rng.random()))),
                    tuple(at),
                ],
                height * 0.006,
                trunk,
                fine=2,
            )


def row(
    name: str,
    places: Sequence[Point],
    z: float,
    height: float,
    material: Material,
    trunk: Material | None = None,
) -> None:
    """
    Trees beyond a window, at (x, y) of `places` on the ground at `z`, about `height` metres high, full from
    low down.
    """
    for i, (x, y) in enumerate(places):
        tall = height * chance().uniform(0.85, 1.15)
        tree(
            f"{name} {i}",
            x,
            y,
            z,
            tall,
            material,
            crown=(tall * 0.42, 0.12),
            leaf=max(0.13, tall * 0.028),
            trunk=trunk,
        )


def lawn(
    name: str,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    z: float,
    tint: Tint = "#5f7040",
    *,
    sky: float = 0.12,
    haze: float | None = None,
) -> None:
    """
    Grass, mown and a little uneven. Without any gloss: seen from low it would mirror the sky. `sky` and
    `haze` as of leaves.
    """
    shader = Shader(name)
    patches = shader("TexNoise", {"Vector": shader.place(), "Scale": 1.3, "Detail": 6, "Roughness": 0.7})
    base = colour(tint)
    tone = shader.ramp(
        patches, [(0.3, tuple(c * 0.72 for c in base)), (0.5, base), (0.72, tuple(c * 1.3 for c in base))]
    )
    shader.set(Base_Color=tone, Roughness=1.0, Specular=0.0, Emission=tone, Emission_Strength=sky)
    if haze:
        shader.surface(_in_air(shader, shader.principled.outputs[0], sky, haze))
    shader.material.cycles.sample_as_light = False
    mesh(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], shader.material)
