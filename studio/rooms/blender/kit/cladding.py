"""
Whole slabs on walls and floors, and what a mason cuts out of them: niches, basins; and stone lit from behind.
"""

import math
from collections.abc import Sequence

from . import materials, stone
from .shapes import box, cut, cylinder
from .types import Material, Object, Point

SLAB_LONG, SLAB_SHORT = 3.2, 2.0
JOINT = 0.0012


def clad_back(
    name: str,
    x0: float,
    x1: float,
    y: float,
    z0: float,
    z1: float,
    surface: str,
    joint: float,
    *,
    standing: bool = False,
    turned: bool = False,
    base: float = 0.0,
    thick: float = 0.02,
    finish: float = stone.POLISHED,
) -> list[Object]:
    """
    A wall at `y` that looks along -y, of whole slabs that lie or stand, with an upright joint through
    x = `joint`. Neighbours are bookmatched; with `turned`, every other slab is turned end for end instead, so
    that nothing mirrors and no wall makes a face. `base` is the height at which the slab's lower edge (its
    left edge where it stands) lies.
    """
    wide, high = (SLAB_SHORT, SLAB_LONG) if standing else (SLAB_LONG, SLAB_SHORT)
    first = joint + math.floor((x0 - joint) / wide) * wide
    slabs, edges = (
        [],
        [x0] + [first + wide * i for i in range(1, 9) if x0 + 0.01 < first + wide * i < x1 - 0.01] + [x1],
    )
    resin = materials.paint("joint resin", "#776f65", 0.6)
    for i, (a, b) in enumerate(zip(edges, edges[1:])):
        left, right = a + (JOINT / 2 if i else 0), b - (JOINT / 2 if b < x1 else 0)
        place = math.floor(((a + b) / 2 - joint) / wide)
        end_for_end = turned and place % 2 == 0
        # Even counts of slabs are added so that coordinates stay positive: they leave the stone where it is.
        if end_for_end:
            axes = ("-z", "-x") if standing else ("-x", "-z")
            across, up = joint + (place + 1) * wide - right + 4 * wide, base + high - z1 + 4 * high
        else:
            axes = ("+z", "+x") if standing else ("+x", "+z")
            across = left - joint - (place * wide if turned else 0) + 4 * wide
            up = z0 - base
        slabs.append(
            stone.slab(
                f"{name} {i}",
                left,
                right,
                y - thick,
                y,
                z0,
                z1,
                surface,
                main="front",
                axes=axes,
                origin=(up, across) if standing else (across, up),
                sides=("front",),
                finish=finish,
                eased=0.0006,
            )
        )
        if i:
            box(f"{name} joint {i}", a - JOINT, a + JOINT, y - thick + 0.0004, y, z0, z1, resin, eased=0)
    return slabs


def paved(
    name: str,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    surface: str,
    start: Point,
    *,
    piece: Point = (1.6, 1.0),
    turned_slabs: bool = False,
    z: float = 0.0,
    thick: float = 0.03,
    finish: float = stone.POLISHED,
) -> None:
    """
    A floor of slabs laid in the order in which they were cut, with joints through `start` and every `piece`
    from there. The stone is one face; the joints lie on it as hair-thin strips.
    """
    grout = materials.paint("grout", "#5d574f", 0.9)
    shift = (
        (x0 - start[0] + 12.8, y0 - start[1] + 8.0)
        if not turned_slabs
        else (y0 - start[1] + 12.8, x0 - start[0] + 8.0)
    )
    stone.slab(
        name,
        x0,
        x1,
        y0,
        y1,
        z - thick,
        z,
        surface,
        origin=shift,
        axes=("+y", "+x") if turned_slabs else None,
        sides=("top",),
        finish=finish,
        eased=0,
    )
    for axis, (low, high) in enumerate(((x0, x1), (y0, y1))):
        at = start[axis] + math.ceil((low - start[axis]) / piece[axis]) * piece[axis]
        while at < high:
            a, b = at - JOINT, at + JOINT
            extent = (a, b, y0, y1) if axis == 0 else (x0, x1, a, b)
            box(f"{name} joint {axis} {at:.2f}", *extent, z - 0.001, z + 0.0002, grout, eased=0)
            at += piece[axis]


def niche(
    wall: Object,
    x0: float,
    x1: float,
    z0: float,
    z1: float,
    y: float,
    deep: float,
    surface: str,
    *,
    origin: Point,
) -> None:
    """
    Hollows a niche out of a thick slab of a wall whose face is at `y`; `origin` is where (x0, z0) lies on the
    slab.
    """
    hollow = stone.slab(
        f"{wall.name} niche",
        x0,
        x1,
        y - 0.05,
        y + deep,
        z0,
        z1,
        surface,
        main="back",
        axes=("+x", "+z"),
        origin=origin,
        sides=("back", "bottom", "top", "left", "right"),
        eased=0,
    )
    _take_out(wall, hollow)


def trough(
    block: Object,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    top: float,
    deep: float,
    surface: str,
    *,
    origin: Point,
    metal: Material,
) -> None:
    """
    Hollows a rectangular basin out of a block of stone (a slab object): its floor and sides are faces of the
    surface. `origin` is where the floor's near left corner lies; the veins run up the back from the floor and
    level round the ends.
    """
    floor = top - deep
    hollow = stone.slab(
        f"{block.name} hollow",
        x0,
        x1,
        y0,
        y1,
        floor,
        top + 0.05,
        surface,
        main="back",
        axes=("+x", "+z"),
        origin=(origin[0], origin[1] + y1 - y0),
        sides=("bottom", "front", "back", "left", "right"),
        eased=0.014,
    )
    _take_out(block, hollow)
    cylinder(f"{block.name} drain", (x0 + x1) / 2, (y0 + y1) / 2, floor, floor + 0.004, 0.032, metal)


def opening(
    worktop: Object,
    x0: float,
    x1: float,
    y0: float,
    y1: float,
    top: float,
    surface: str,
    origin: Point,
    *,
    axes: Sequence[str] | None = None,
    corner: float = 0.012,
) -> None:
    """
    Cuts through a worktop (a slab object) for what hangs below it, its edge of the same stone; `origin` is
    where the opening's corner of least u and v lies on the slab, `corner` the radius of its corners.
    """
    hollow = stone.slab(
        f"{worktop.name} opening",
        x0,
        x1,
        y0,
        y1,
        top - 0.4,
        top + 0.002,
        surface,
        origin=origin,
        axes=axes,
        sides=("front", "back", "left", "right"),
        eased=0,
    )
    _round_upright(hollow, corner)
    _take_out(worktop, hollow)


def _round_upright(obj: Object, radius: float) -> None:
    """Rounds the upright edges of a box and no others."""
    for edge in obj.data.edges:
        low, high = (obj.data.vertices[i].co for i in edge.vertices)
        edge.bevel_weight = float(low.z != high.z)
    bevel = obj.modifiers.new("corners", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = radius, 4, "WEIGHT"


def _take_out(block: Object, hollow: Object) -> None:
    """As shapes.cut, but the hollow's sides keep their own stone."""
    for material in hollow.data.materials:
        block.data.materials.append(material)
    cut(block, hollow)


def backlight(slab: Object, strength: float) -> None:
    """Lights a slab from behind, as translucent stone is shown; for pictures with one settled stone."""
    for material in slab.data.materials:
        principled = material.node_tree.nodes["Principled BSDF"]
        base, emission = principled.inputs["Base Color"], principled.inputs["Emission"]
        if base.links:
            material.node_tree.links.new(base.links[0].from_socket, emission)
        else:
            emission.default_value = base.default_value
        principled.inputs["Emission Strength"].default_value = strength
        material.cycles.sample_as_light = False
