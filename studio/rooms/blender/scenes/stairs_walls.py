"""
A village house: one straight flight between two limewashed walls, daylight falling down it from the upper
floor.
"""

from kit import foliage, light, living, materials, seats, shell, stage, stairs, towels, vessels
from kit.shapes import box

CAMERAS = {
    "main": dict(location=(0.2, -2.6, 1.3), yaw=2.5, lens=28, shift_y=-0.075),
    "foot": dict(location=(0.95, -1.15, 0.62), yaw=12, lens=32, shift_y=0.1),
    "side": dict(location=(1.85, -2.35, 1.3), yaw=31, lens=30, shift_y=-0.02),
}

# The flight lies between LEFT and RIGHT; the hall before it is wider and has its own ceiling.
LEFT, RIGHT, STEPS = -0.5, 1.3, 16
HALL_LEFT, HALL_RIGHT, HALL_FRONT, CEILING = -2.6, 2.3, -4.2, 2.72
UPPER = STEPS * stairs.RISE
TOP_OF_FLIGHT = STEPS * stairs.GOING
END, ROOF = TOP_OF_FLIGHT + 1.5, UPPER + 2.6


def build() -> None:
    stage.clear(11)
    hall()
    well()
    stairs.flight("flight", LEFT + 0.002, RIGHT - 0.002, 0, STEPS)
    rail()
    things()
    daylight()


def hall() -> None:
    wall = materials.plaster("limewash", "#dbd1c2")
    living.planks(
        "boards", HALL_LEFT, HALL_RIGHT, HALL_FRONT, 0.0, materials.wood("oak floor", grain="Y", rough=0.5)
    )
    box("hall left", HALL_LEFT - 0.3, HALL_LEFT, HALL_FRONT, 0, 0, CEILING, wall, eased=0)
    shell.side_wall_with_window(
        HALL_RIGHT,
        1,
        HALL_FRONT,
        0,
        CEILING,
        (-2.7, -1.15, 2.4),
        wall,
        materials.wood("oak upright"),
        panes=2,
    )
    box("hall front", HALL_LEFT, HALL_RIGHT, HALL_FRONT - 0.3, HALL_FRONT, 0, CEILING, wall, eased=0)
    box(
        "hall ceiling",
        HALL_LEFT,
        HALL_RIGHT,
        HALL_FRONT,
        -0.004,
        CEILING,
        CEILING + 0.1,
        materials.paint("ceiling", "#f1efea", 0.9),
        eased=0,
    )
    box("wall left of flight", HALL_LEFT, LEFT, 0, END, 0, ROOF, wall, eased=0.006)
    box("wall right of flight", RIGHT, HALL_RIGHT, 0, END, 0, ROOF, wall, eased=0.006)
    box("upper front", LEFT, RIGHT, -0.3, -0.004, UPPER, ROOF, wall, eased=0)
    box(
        "skirting left",
        HALL_LEFT,
        LEFT - 0.0,
        -0.012,
        0,
        0,
        0.07,
        materials.paint("skirting", "#cbbba6", 0.6),
    )
    box("skirting right", RIGHT, HALL_RIGHT, -0.012, 0, 0, 0.07, materials.paint("skirting", "#cbbba6", 0.6))


def well() -> None:
    """The upper landing and its window, at the end of the view."""
    wall = materials.plaster("limewash", "#dbd1c2")
    box(
        "upper floor",
        LEFT,
        RIGHT,
        TOP_OF_FLIGHT,
        END,
        UPPER - 0.25,
        UPPER,
        materials.wood("oak floor", grain="Y", rough=0.5),
        eased=0.003,
    )
    box(
        "roof",
        LEFT - 1,
        RIGHT + 1,
        -0.3,
        END + 0.3,
        ROOF,
        ROOF + 0.1,
        materials.paint("ceiling", "#f1efea", 0.9),
        eased=0,
    )
    left, right, low, high = LEFT + 0.3, RIGHT - 0.3, UPPER + 0.35, UPPER + 2.15
    box("end below", LEFT, RIGHT, END, END + 0.4, UPPER, low, wall, eased=0.004)
    box("end above", LEFT, RIGHT, END, END + 0.4, high, ROOF, wall, eased=0.004)
    box("end left", LEFT, left, END, END + 0.4, low, high, wall, eased=0.004)
    box("end right", right, RIGHT, END, END + 0.4, low, high, wall, eased=0.004)
    oak = materials.wood("oak upright")
    for i, x in enumerate((left, (left + right) / 2 - 0.025, right - 0.05)):
        box(f"window post {i}", x, x + 0.05, END + 0.2, END + 0.26, low, high, oak)
    for i, z in enumerate((low, high - 0.05)):
        box(f"window bar {i}", left, right, END + 0.2, END + 0.26, z, z + 0.05, oak)


def rail() -> None:
    oak, black = materials.wood("oak rail", grain="Z"), materials.black_metal()
    slope = stairs.RISE / stairs.GOING
    start, end = 0.05, TOP_OF_FLIGHT
    stairs.wall_rail(
        "rail",
        RIGHT - 0.07,
        start,
        0.17 + 0.9,
        end,
        0.17 + 0.9 + (end - start) * slope,
        oak,
        black,
        wall=RIGHT,
        brackets=5,
    )


def things() -> None:
    oak, clay = (
        materials.wood("smoked bench", materials.SMOKED_OAK, grain="X"),
        materials.ceramic("clay", "#b9a188", 0.7),
    )
    seats.bench("bench", -2.2, -0.72, -0.5, -0.1, 0.44, oak, 0.06)
    linen = materials.fabric("linen", "#cfc4b0")
    towels.folded_towel("throw", -1.98, -1.5, -0.47, -0.13, 0.44, linen, layers=2, thick=0.035)
    vessels.vessel("jar", vessels.VASE, -0.98, -0.3, 0.44, clay, scale=1.15)
    leaf, stem = foliage.greens()
    foliage.branches(
        "olive", -0.98, -0.3, 0.74, leaf, stem, count=7, height=0.6, spread=0.36, leaf_length=0.055, leaves=15
    )
    ink, ochre, sheet = (
        materials.paint("ink", "#33302c", 0.8),
        materials.paint("ochre", "#b27a48", 0.8),
        materials.paint("sheet", "#efe9dc", 0.8),
    )
    living.picture(
        "print",
        -1.5,
        -0.88,
        0,
        1.15,
        1.95,
        materials.wood("oak upright"),
        sheet,
        shapes=((0.2, 0.62, 0.22, 0.55, ochre), (0.42, 0.8, 0.42, 0.78, ink)),
    )


def daylight() -> None:
    light.sky(0.35, 38, 0, 1.5)
    light.sun((-0.6, 0.7, -0.42), 6)
    light.window(((LEFT + RIGHT) / 2, END + 0.1, UPPER + 1.25), (-70, 0, 0), 1.2, 1.75, 150)
    light.area(
        "upper light",
        ((LEFT + RIGHT) / 2, TOP_OF_FLIGHT / 2, ROOF - 0.02),
        (0, 0, 0),
        1.2,
        3.5,
        35,
        (1, 0.97, 0.92),
    )
    light.window((HALL_RIGHT + 0.1, -1.92, 1.2), (0, 90, 0), 2.4, 1.5, 60)
    light.area("fill", (-0.4, HALL_FRONT + 0.05, 1.5), (90, 0, 0), 3.6, 2.0, 8)
