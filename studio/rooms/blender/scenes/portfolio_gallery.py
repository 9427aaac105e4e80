"""
A shopping gallery under a long skylight after closing: a light floor, brown borders, and a broad stair at its
end.
"""

from kit import carving, greenery, light, materials, paving, shops, stage, stairs
from kit.shading import Shader
from kit.shapes import box, mesh, pipe
from kit.stage import Shot
from kit.types import Material, Object

CAMERAS = {
    "walk": dict(location=(3.0, -3.4, 1.9), yaw=14, lens=25, shift_y=0.02),
    "stair": dict(location=(-3.9, 6.3, 1.45), yaw=-31, lens=27, shift_y=0.01),
    "joint": dict(location=(4.10, -5.15, 0.62), yaw=-38, pitch=-31, lens=58, fstop=6.3, focus=1.15),
}

HALF, BORDER, END, START, UPPER, HEIGHT = 5.6, 0.8, 17.0, -14.0, 3.9, 7.4
STEPS, RISER, TREAD, STAIR = 23, 0.1635, 0.31, (-2.6, 2.6, 9.2)
# Where the upper walks, and the passages below their ends, have their outer walls.
AISLE = HALF + 4.5
# After so many steps one rests on a landing.
REST, LANDING = 12, 1.3


def build() -> None:
    stage.clear(41)
    floor()
    for side in (-1, 1):
        shop_fronts(side)
    roof()
    stair()
    if Shot.camera != "joint":
        furniture()
    daylight()


def floor() -> None:
    """Light pieces in fields; brown borders along the shops and bands across, one to each bay."""
    inner, bay, band = HALF - BORDER, 4.4, 0.4
    for i in range(8):
        y = START + i * bay
        paving.paved(f"band {i}", -inner, inner, y, y + band, (1.2, band), "border", seed=50 + i)
        paving.paved(f"field {i}", -inner, inner, y + band, y + bay, (0.8, 0.8), "floor", seed=3 + i)
    for side, (a, b) in {"left": (-HALF, -inner), "right": (inner, HALF)}.items():
        paving.paved(f"border {side}", a, b, START, END + 3, (BORDER, 1.2), "border", seed=5)
    for side, (a, b) in {"left": (-AISLE, -HALF), "right": (HALF, AISLE)}.items():
        paving.paved(f"passage {side}", a, b, END, END + 3, (0.8, 0.8), "floor", seed=21)


def shop_fronts(side: float) -> None:
    """
    A shop front of glass bays between slender piers, a fascia over it, and the upper walk behind a glass
    rail.
    """
    x = side * HALF
    white, bronze = (
        materials.plaster("fascia", "#e3e0d9"),
        materials.paint("bronze", "#3b332b", 0.35, metal=0.6, smudge=0.08),
    )

    def out(depth: float) -> list[float]:
        return sorted((x, x + side * depth))

    a, b = out(0.5)
    box(f"fascia {side}", a, b, START, END, 3.0, UPPER, white, eased=0.006)
    box(f"upper floor {side}", *sorted((x, side * AISLE)), START, END + 3, UPPER - 0.1, UPPER, white, eased=0)
    stop = foot_of(STEPS) + 0.1
    rail = [
        (x + side * 0.06, along, z)
        for along, z in ((START, UPPER), (stop, UPPER), (stop, UPPER + 1.02), (START, UPPER + 1.02))
    ]
    mesh(f"glass rail {side}", rail, [(0, 1, 2, 3) if side < 0 else (3, 2, 1, 0)], materials.pane())
    box(f"rail shoe {side}", *out(0.12), START, stop, UPPER, UPPER + 0.08, bronze, eased=0.003)
    box(f"hand rail {side}", *out(0.12), START, stop, UPPER + 1.02, UPPER + 1.07, bronze, eased=0.006)
    outer = sorted((side * AISLE, side * (AISLE + 0.1)))
    box(
        f"outer wall {side}",
        *outer,
        START,
        END + 3,
        0,
        HEIGHT,
        materials.plaster("upper wall", "#d8d3c9"),
        eased=0,
    )
    upper_fronts(side, bronze)
    box(
        f"fascia light {side}",
        *sorted((x - side * 0.004, x + side * 0.01)),
        START,
        END,
        3.03,
        3.06,
        materials.glow("fascia light", "#ffe3bd", 5),
        eased=0,
    )
    insides = ("#c9bba6", "#8f9a93", "#d5cdbf", "#7d6a5a", "#b9a58c", "#a9b0b2", "#d8cbb5")
    for i in range(7):
        y = START + 0.3 + i * 4.4
        box(f"pier {side} {i}", *out(0.42), y - 0.3, y + 0.3, 0, 3.0, white, eased=0.006)
        for k in range(5):
            bar = y + 0.3 + k * 0.95
            box(
                f"bar {side} {i} {k}",
                *sorted((x + side * 0.10, x + side * 0.15)),
                bar - 0.02,
                bar + 0.02,
                0,
                3.0,
                bronze,
                eased=0.003,
            )
        pane = [
            (x + side * 0.12, along, z)
            for along, z in ((y + 0.3, 0.02), (y + 4.1, 0.02), (y + 4.1, 2.98), (y + 0.3, 2.98))
        ]
        mesh(f"glass {side} {i}", pane, [(0, 1, 2, 3) if side < 0 else (3, 2, 1, 0)], materials.pane())
        box(
            f"shop wall {side} {i}",
            *sorted((x + side * 2.7, x + side * 2.8)),
            y - 0.2,
            y + 4.2,
            0,
            3.0,
            materials.paint(f"shop {i}", insides[(i + (side > 0) * 3) % 7], 0.8),
            eased=0,
        )
        box(
            f"shop side {side} {i}",
            *sorted((x + side * 0.3, x + side * 2.7)),
            y - 0.06,
            y + 0.06,
            0,
            3.0,
            materials.paint("shop side", "#cfc6b8", 0.8),
            eased=0,
        )
        shops.goods(i, f"{side} {i}", side, x, y)
    box(
        f"shop floor {side}",
        *sorted((x, x + side * 2.8)),
        START,
        END,
        -0.1,
        -0.001,
        materials.wood("shop floor", grain="Y"),
        eased=0,
    )
    box(
        f"shop ceiling {side}",
        *sorted((x + side * 0.01, x + side * 2.8)),
        START,
        END,
        3.0,
        3.02,
        materials.paint("shop ceiling", "#e6dfd2", 0.8),
        eased=0,
    )
    light.area(
        f"upper light {side}",
        (x + side * 2.2, (START + END) / 2, HEIGHT - 0.05),
        (0, 0, 0),
        3.0,
        END - START,
        900,
        (1.0, 0.9, 0.76),
    )
    light.area(
        f"shop light {side}",
        (x + side * 1.5, (START + END) / 2, 2.9),
        (0, 0, 0),
        1.2,
        END - START,
        1300,
        (1.0, 0.84, 0.64),
    )


def upper_fronts(side: float, bronze: Material) -> None:
    """Lit shop windows along the upper walk, each with its bronze frame."""
    lit = materials.glow("upper front", "#ffe9cc", 0.9)
    for i in range(7):
        a = START + 0.9 + i * 4.4
        low, high = UPPER + 0.02, UPPER + 2.5
        box(
            f"upper front {side} {i}",
            *sorted((side * AISLE, side * (AISLE - 0.01))),
            a,
            a + 3.2,
            low,
            high,
            lit,
            eased=0,
        )
        frame = sorted((side * AISLE, side * (AISLE - 0.08)))
        for k in range(5):
            box(
                f"upper bar {side} {i} {k}",
                *frame,
                a + 0.8 * k - 0.025,
                a + 0.8 * k + 0.025,
                low,
                high,
                bronze,
                eased=0.003,
            )
        box(f"upper head {side} {i}", *frame, a - 0.025, a + 3.225, high - 0.05, high, bronze, eased=0.003)


def roof() -> None:
    white = materials.plaster("roof", "#e9e6df")
    for side in (-1, 1):
        box(
            f"ceiling {side}",
            *sorted((side * 3.2, side * (AISLE + 0.2))),
            START,
            END + 3,
            HEIGHT,
            HEIGHT + 0.2,
            white,
            eased=0.006,
        )
    steel = materials.paint("skylight steel", "#dcdad4", 0.4)
    for i in range(11):
        y = START + 1.2 + i * 3.0
        box(f"rafter {i}", -3.2, 3.2, y - 0.05, y + 0.05, HEIGHT, HEIGHT + 0.42, steel, eased=0.004)
    box(
        "sky",
        -11,
        11,
        START - 4,
        END + 3,
        HEIGHT + 0.9,
        HEIGHT + 0.92,
        materials.glow("skylight", "#dfe9f5", 2.3),
        eased=0,
    )
    box(
        "end wall",
        -AISLE - 0.5,
        AISLE + 0.5,
        END + 3,
        END + 3.2,
        0,
        HEIGHT + 0.9,
        materials.plaster("end wall", "#dcd7cd"),
        eased=0,
    )
    box(
        "start wall",
        -AISLE - 0.5,
        AISLE + 0.5,
        START - 0.2,
        START,
        0,
        HEIGHT + 0.9,
        materials.plaster("end wall", "#dcd7cd"),
        eased=0,
    )


def stair() -> None:
    """
    Treads 3 cm thick with a flamed strip along the front edge; risers in the same granite. Each step is of
    pieces some 1.3 m long, their joints staggered from step to step, every piece cut from another place.
    """
    x0, x1, y0 = STAIR
    rng = stage.chance()
    for i in range(STEPS):
        y, z = foot_of(i), (i + 1) * RISER
        depth = TREAD + (LANDING if i == REST - 1 else 0)
        for k, (a, b) in enumerate(pieces(x0, x1, i)):
            at = (rng.uniform(0, 2.2), rng.uniform(0, 1.2))
            tread = box(f"tread {i} {k}", a, b, y - 0.02, y + depth, z - 0.03, z, None, eased=0.002)
            carving.carve(tread, "stair", carving.through(at))
            # Round the nosing, so that it tells the steps apart from below as well.
            strip = box(f"strip {i} {k}", a, b, y - 0.0203, y + 0.04, z - 0.0302, z + 0.0003, None, eased=0)
            flame(carving.carve(strip, "stair", carving.through(at), finish=0.85))
            riser = box(f"riser {i} {k}", a, b, y, y + 0.02, z - RISER, z - 0.03, None, eased=0.001)
            carving.carve(riser, "stair", carving.through((at[0], at[1] + 0.4), upright=True))
        box(
            f"joints {i}",
            x0 + 0.01,
            x1 - 0.01,
            y + 0.004,
            y + depth,
            z - RISER,
            z - 0.004,
            materials.paint("grout", "#2b2723", 0.9),
            eased=0,
        )
    top, end = STEPS * RISER, foot_of(STEPS)
    cheek = materials.plaster("cheek", "#e3e0d9")
    for side in (-1, 1):
        x = x0 if side < 0 else x1
        a, b = sorted((x, x + side * 0.16))
        rest, level = foot_of(REST) - LANDING, REST * RISER
        slope = [
            (y0 - 0.1, 0.16),
            (rest, level + 0.16),
            (rest + LANDING, level + 0.16),
            (end, top + 0.16),
            (end + 0.4, top + 0.16),
        ]
        outline = [(y0 - 0.1, 0), *slope, (end + 0.4, 0)]
        count = len(outline)
        vertices = [(px, py, pz) for px in (a, b) for py, pz in outline]
        faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
        faces += [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
        mesh(f"cheek {side}", vertices, faces, cheek, angle=10)
        middle_of_cheek = x + side * 0.08
        rail = [(middle_of_cheek, py, pz + 0.80) for py, pz in slope]
        pipe(
            f"stair rail {side}",
            rail,
            0.024,
            materials.wood("rail oak", materials.WALNUT, grain="Y"),
            bent=False,
        )
        for i, ((ya, za), (yb, zb)) in enumerate(zip(slope, slope[1:])):
            count = round((yb - ya) / 0.15)
            feet = [
                (ya + (yb - ya) * (k + 0.5) / count, za + (zb - za) * (k + 0.5) / count) for k in range(count)
            ]
            stairs.rods(
                f"rod {side} {i}",
                [(middle_of_cheek, py, pz, pz + 0.79) for py, pz in feet],
                materials.black_metal(),
            )
    landing(end)


def pieces(
    x0: float, x1: float, step: int, count: int = 4, joint: float = 0.003
) -> list[tuple[float, float]]:
    """Where the pieces of a step begin and end; on every other step by half a piece further."""
    long = (x1 - x0) / count
    cuts = [x0 + (k + 0.5 * (step % 2)) * long for k in range(count + 1)]
    edges = sorted({x0, x1, *(x for x in cuts if x0 < x < x1)})
    return [
        (a + (joint / 2 if a > x0 else 0), b - (joint / 2 if b < x1 else 0)) for a, b in zip(edges, edges[1:])
    ]


def flame(strip: Object) -> None:
    """A flamed face is paler than a polished one: its crystals are burst open."""
    for material in strip.data.materials:
        shader = Shader.of(material)
        polished = shader.principled.inputs["Base Color"].links
        if polished:
            shader.set(
                Base_Color=shader(
                    "HueSaturation", {"Color": polished[0].from_socket, "Value": 1.9, "Saturation": 0.7}
                )
            )


def landing(end: float) -> None:
    """
    The upper floor at the stair's head: a balustrade on both sides of it, and glass doors in the wall behind.
    """
    white, bronze = (
        materials.plaster("cheek", "#e3e0d9"),
        materials.paint("bronze", "#3b332b", 0.35, metal=0.6, smudge=0.08),
    )
    z = STEPS * RISER
    box("upper bridge", -AISLE, AISLE, end, END + 3, z - 0.24, z - 0.02, white, eased=0.004)
    walnut, iron = materials.wood("rail oak across", materials.WALNUT, grain="X"), materials.black_metal()
    for name, x0, x1 in (("left", -HALF, STAIR[0] - 0.08), ("right", STAIR[1] + 0.08, HALF)):
        pipe(
            f"landing rail {name}",
            [(x0, end + 0.1, z + 0.96), (x1, end + 0.1, z + 0.96)],
            0.024,
            walnut,
            bent=False,
        )
        places = [x0 + (i + 0.5) * 0.13 for i in range(round((x1 - x0) / 0.13))]
        stairs.rods(f"landing rod {name}", [(x, end + 0.1, z - 0.03, z + 0.95) for x in places], iron)
    wall = END + 3
    box(
        "upper hall",
        -2.4,
        2.4,
        wall - 0.012,
        wall - 0.01,
        z,
        z + 2.5,
        materials.glow("upper hall", "#ffefd6", 1.6),
        eased=0,
    )
    for i in range(7):
        x = -2.4 + 0.8 * i
        box(f"door bar {i}", x - 0.03, x + 0.03, wall - 0.07, wall - 0.012, z, z + 2.5, bronze, eased=0.003)
    for i, high in enumerate((z + 2.14, z + 2.5)):
        box(f"door head {i}", -2.43, 2.43, wall - 0.07, wall - 0.012, high - 0.05, high, bronze, eased=0.003)


def foot_of(step: int) -> float:
    """Where the riser of a step stands, counted from 0."""
    return STAIR[2] + step * TREAD + (LANDING if step >= REST else 0)


def furniture() -> None:
    """Fig trees in planters along the left of the walk; on the right they would hide the stair."""
    clay, earth = (
        materials.ceramic("planter", "#6f675c", 0.7),
        materials.paint("earth", "#33291f", 0.95, bump=0.8, grain=60),
    )
    leaf = greenery.leaves("fig leaf", ("#33472a", "#4c6238", "#74894f"), sky=0)
    x = -3.6
    for y in (4.45, -1.85):
        box(f"planter {y}", x - 0.5, x + 0.5, y - 0.5, y + 0.5, 0, 0.55, clay, eased=0.02, segments=4)
        box(f"earth {y}", x - 0.45, x + 0.45, y - 0.45, y + 0.45, 0.5, 0.556, earth, eased=0.004)
        # Three stems of unlike height: one alone looks like a ball on a stick.
        for i, (dx, dy, high, wide) in enumerate(
            ((-0.12, 0.05, 3.3, 0.72), (0.2, 0.12, 2.7, 0.6), (0.05, -0.2, 2.2, 0.5))
        ):
            greenery.tree(f"fig {y} {i}", x + dx, y + dy, 0.5, high, leaf, crown=(wide, 0.36), leaf=0.085)


def daylight() -> None:
    light.window((0, (START + END + 3) / 2, HEIGHT + 0.75), (0, 0, 0), 6.2, END - START, 1500)
    for side in (-1, 1):
        light.area(
            f"passage light {side}",
            (side * (HALF + 0.5), END + 1.6, UPPER - 0.3),
            (0, 0, 0),
            5.5,
            1.6,
            170,
            (1.0, 0.92, 0.8),
        )
    light.area("fill", (0, START + 0.3, 3.0), (84, 0, 0), 8, 4, 260, (1, 0.96, 0.9))
