"""Open air: ventilated cladding, windows lit from within, what grows and lies before a house."""

from collections.abc import Sequence

from . import materials, stone
from .shading import Shader
from .shapes import box, mesh
from .shell import curtain
from .stage import chance
from .types import Material, Object

JOINT = 0.005
THICK = 0.03


def own_place(width: float, height: float) -> tuple[float, float]:
    """Where on the slab (3.2 x 2.0 m) a panel is cut: each somewhere else."""
    return (chance().uniform(0, max(3.2 - width, 0.01)), chance().uniform(0, max(2.0 - height, 0.01)))


def course(
    name: str,
    pieces: Sequence[tuple[float, float]],
    y: float,
    z0: float,
    z1: float,
    surface: str = "cladding",
    corner: str | None = None,
) -> None:
    """
    Panels of one height facing the viewer, their faces at `y`: `pieces` are (x0, x1) from joint to joint. At
    the end `corner` ("left" or "right") the slab's edge is seen.
    """
    last = len(pieces) - 1
    for i, (x0, x1) in enumerate(pieces):
        sides = ["front"]
        if (corner == "right" and i == last) or (corner == "left" and i == 0):
            sides.append(corner)
        gap = JOINT / 2
        end = 0 if corner == "right" and i == last else gap
        stone.slab(
            f"{name} {i}",
            x0 + gap,
            x1 - end,
            y,
            y + THICK,
            z0 + gap,
            z1 - gap,
            surface,
            main="front",
            origin=own_place(x1 - x0, z1 - z0),
            sides=sides,
            eased=0.0015,
            finish=stone.HONED,
        )


def side_course(
    name: str,
    pieces: Sequence[tuple[float, float]],
    x: float,
    z0: float,
    z1: float,
    surface: str = "cladding",
) -> None:
    """The same on a wall that faces right, at `x`: `pieces` are (y0, y1)."""
    gap = JOINT / 2
    for i, (y0, y1) in enumerate(pieces):
        stone.slab(
            f"{name} {i}",
            x - THICK,
            x,
            y0 + gap,
            y1 - gap,
            z0 + gap,
            z1 - gap,
            surface,
            main="right",
            origin=own_place(y1 - y0, z1 - z0),
            sides=("right",),
            eased=0.0015,
            finish=stone.HONED,
        )


def lit_window(
    name: str,
    x0: float,
    x1: float,
    y: float,
    z0: float,
    z1: float,
    frame: Material,
    *,
    panes: int = 1,
    drapes: bool = True,
) -> None:
    """A window with its frame at `y`, a lamp-lit room with curtains behind it."""
    w = 0.05
    for part, extent in (
        ("left", (x0, x0 + w, z0, z1)),
        ("right", (x1 - w, x1, z0, z1)),
        ("low", (x0 + w, x1 - w, z0, z0 + w)),
        ("high", (x0 + w, x1 - w, z1 - w, z1)),
    ):
        box(f"{name} {part}", extent[0], extent[1], y, y + 0.06, extent[2], extent[3], frame, eased=0.002)
    for i in range(1, panes):
        x = x0 + (x1 - x0) * i / panes
        box(f"{name} bar {i}", x - 0.022, x + 0.022, y, y + 0.06, z0 + w, z1 - w, frame, eased=0.002)
    room = materials.plaster("lit room", "#d8c3a0")
    deep = y + 1.6
    box(f"{name} room back", x0 - 0.6, x1 + 0.6, deep, deep + 0.05, z0 - 0.5, z1 + 0.6, room, eased=0)
    box(f"{name} room left", x0 - 0.65, x0 - 0.6, y + 0.06, deep, z0 - 0.5, z1 + 0.6, room, eased=0)
    box(f"{name} room right", x1 + 0.6, x1 + 0.65, y + 0.06, deep, z0 - 0.5, z1 + 0.6, room, eased=0)
    box(f"{name} room top", x0 - 0.6, x1 + 0.6, y + 0.06, deep, z1 + 0.6, z1 + 0.65, room, eased=0)
    box(f"{name} room floor", x0 - 0.6, x1 + 0.6, y + 0.06, deep, z0 - 0.55, z0 - 0.5, room, eased=0)
    if drapes:
        cloth = materials.fabric("drapes", "#cdbb9c")
        curtain(
            f"{name} drape left",
            x0 - 0.1,
            x0 + (x1 - x0) * 0.2,
            y + 0.22,
            z0 - 0.4,
            z1 + 0.3,
            cloth,
            along="x",
            wave=0.11,
        )
        curtain(
            f"{name} drape right",
            x1 - (x1 - x0) * 0.2,
            x1 + 0.1,
            y + 0.22,
            z0 - 0.4,
            z1 + 0.3,
            cloth,
            along="x",
            wave=0.11,
        )


def setts(name: str, x0: float, x1: float, y0: float, y1: float, z: float = 0.0) -> None:
    """Paving of sawn grey blocks."""
    box(
        name,
        x0,
        x1,
        y0,
        y1,
        z - 0.1,
        z,
        materials.tiles("setts", "#6f6a63", "#8d877e", 0.4, 0.2, 0.004, 0.6, 0.5),
        eased=0,
    )


def pool(name: str, x0: float, x1: float, y0: float, y1: float, z: float, deep: float = 1.3) -> Object:
    """
    A pool of clear water, still but for slow ripples, lit from below its surface at `z`; sides and floor of
    small tiles.
    """
    tiles = _lit_tiles()
    for part, extent in (
        ("floor", (x0, x1, y0, y1, z - deep - 0.05, z - deep)),
        ("left", (x0 - 0.05, x0, y0, y1, z - deep, z + 0.05)),
        ("far", (x0, x1, y1, y1 + 0.05, z - deep, z + 0.05)),
    ):
        box(f"{name} {part}", *extent, tiles, eased=0)
    shader = Shader("water")
    ripples = shader("TexNoise", {"Vector": shader.place(), "Scale": 2.1, "Detail": 1, "Distortion": 0.4})
    bump = shader("Bump", {"Height": ripples, "Strength": 0.12, "Distance": 0.05})
    surface = shader(
        "MixShader",
        {
            0: shader("Fresnel", {"IOR": 1.33, "Normal": bump}),
            1: shader("BsdfTransparent", {"Color": (0.80, 0.95, 0.95, 1)}),
            2: shader("BsdfGlossy", {"Roughness": 0.0, "Normal": bump}),
        },
    )
    shader.surface(surface)
    return mesh(
        f"{name} surface",
        [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)],
        [(0, 1, 2, 3)],
        shader.material,
    )


def _lit_tiles() -> Material:
    """Blue-green mosaic under water; its own lamps light it, most near the surface."""
    material = materials.tiles("pool tiles", "#4f8f93", "#6fa9a8", 0.05, 0.05, joint=0.003, rough=0.3)
    shader = Shader.of(material)
    light = shader.principled.inputs["Base Color"].links[0].from_socket
    shader.set(Emission=light, Emission_Strength=0.22)
    material.cycles.sample_as_light = False
    return material


def wall_light(name: str, x: float, y: float, z: float, metal: Material, strength: float = 9) -> None:
    """A slim bar that washes the wall upwards and downwards; its light is an area light of its own."""
    box(name, x - 0.035, x + 0.035, y - 0.09, y - 0.002, z - 0.14, z + 0.14, metal, eased=0.003)
    glow = materials.glow("wall light", "#ffcf98", strength)
    box(f"{name} up", x - 0.027, x + 0.027, y - 0.08, y - 0.012, z + 0.14, z + 0.142, glow, eased=0)
    box(f"{name} down", x - 0.027, x + 0.027, y - 0.08, y - 0.012, z - 0.142, z - 0.14, glow, eased=0)
