"""
A whole slab of translucent stone lit from behind, before it a basin on a walnut block; for pictures, not for
the room view.
"""

from kit import (
    bath,
    cladding,
    foliage,
    joinery,
    light,
    living,
    materials,
    shell,
    stage,
    stone,
    towels,
    vessels,
    washroom,
)
from kit.shapes import box, cylinder, pipe

CAMERAS = {
    "main": dict(location=(0.6, -1.35, 1.28), yaw=12, lens=28, shift_y=-0.03),
    "close": dict(location=(0.2, 0.35, 1.34), yaw=27, lens=42, shift_y=-0.05, fstop=4.0, focus=1.7),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -1.9, 1.75, -3.6, 1.9, 2.7
LOW = 0.5
PANEL = (-1.6, 1.6)
BASIN, TOP = -0.45, 0.84


def build() -> None:
    stage.clear(71)
    room()
    panel()
    vanity()
    things()
    evening()


def room() -> None:
    dark = materials.plaster("umber plaster", "#7a6a58")
    boards = materials.wood("smoked oak boards", materials.SMOKED_OAK, grain="Y")
    shell.closed_room(
        LEFT,
        RIGHT,
        FRONT,
        BACK,
        HEIGHT,
        boards,
        dark,
        ceiling=materials.plaster("dark ceiling", "#5a5044"),
        leave=(),
    )
    living.planks("boards", LEFT, RIGHT, FRONT, BACK, boards, width=0.18, z=0.004)
    box(
        "hall",
        -1.2,
        -0.3,
        FRONT + 0.001,
        FRONT + 0.01,
        0,
        2.1,
        materials.glow("hall", "#ffe2bd", 0.5),
        eased=0,
    )


def panel() -> None:
    bronze = materials.metal("bronze", "#6b4f34", 0.3)
    a, b = PANEL
    slab = stone.slab(
        "onyx",
        a,
        b,
        BACK - 0.06,
        BACK - 0.04,
        LOW,
        LOW + 2.0,
        "wall",
        main="front",
        sides=("front",),
        finish=stone.POLISHED,
    )
    cladding.backlight(slab, 0.4)
    box("frame low", a - 0.012, b + 0.012, BACK - 0.065, BACK - 0.02, LOW - 0.012, LOW, bronze, eased=0.001)
    box(
        "frame high",
        a - 0.012,
        b + 0.012,
        BACK - 0.065,
        BACK - 0.02,
        LOW + 2.0,
        LOW + 2.012,
        bronze,
        eased=0.001,
    )
    box("frame left", a - 0.012, a, BACK - 0.065, BACK - 0.02, LOW, LOW + 2.0, bronze, eased=0.001)
    box("frame right", b, b + 0.012, BACK - 0.065, BACK - 0.02, LOW, LOW + 2.0, bronze, eased=0.001)
    light.area("panel light", (0, BACK - 0.08, LOW + 1.0), (-90, 0, 0), 3.1, 1.9, 30, (1.0, 0.72, 0.38))


def vanity() -> None:
    walnut, bronze = (
        materials.wood("walnut across", ("#4a3020", "#7b5636", "#9c7248"), "X"),
        materials.metal("bronze", "#7a5c3c", 0.28),
    )
    x0, x1, y0, y1 = -1.3, 0.75, BACK - 0.6, BACK - 0.075
    box("top", x0, x1, y0, y1, TOP - 0.05, TOP, walnut, eased=0.003)
    box(
        "body",
        x0 + 0.02,
        x1 - 0.02,
        y0 + 0.05,
        y1,
        0.46,
        TOP - 0.06,
        materials.paint("carcase", "#1d1c1b", 0.5),
        eased=0,
    )
    joinery.fronts("drawer", x0 + 0.02, x1 - 0.02, y0 + 0.026, (0.46, 0.62, TOP - 0.062), 2, walnut)
    bath.oval_basin(
        "basin",
        BASIN,
        BACK - 0.34,
        TOP,
        materials.ceramic("ink ceramic", "#2a2725", 0.35),
        bronze,
        length=0.46,
        width=0.36,
        height=0.13,
    )
    x, y = BASIN + 0.31, BACK - 0.3
    pipe(
        "tap",
        [
            (x, y, TOP),
            (x, y, TOP + 0.2),
            (x - 0.03, y, TOP + 0.255),
            (x - 0.1, y, TOP + 0.275),
            (x - 0.17, y, TOP + 0.255),
            (x - 0.185, y, TOP + 0.215),
        ],
        0.011,
        bronze,
    )
    cylinder("tap foot", x, y, TOP, TOP + 0.01, 0.026, bronze)
    pipe("tap lever", [(x + 0.01, y, TOP + 0.07), (x + 0.075, y, TOP + 0.085)], 0.006, bronze, bent=False)
    mx, my = BASIN, BACK - 0.2
    washroom.mirror("mirror", mx, my, 1.58, 0.62, 0.62, 0.309, bronze)
    pipe("mirror rod", [(mx, my - 0.015, 1.88), (mx, my - 0.015, HEIGHT)], 0.006, bronze, bent=False)


def things() -> None:
    linen = materials.fabric("linen towel", "#c9b99e", grain=420, bump=0.8)
    towels.folded_towel("folded", 0.28, 0.6, BACK - 0.5, BACK - 0.24, TOP, linen, layers=2)
    washroom.pump_bottle(
        "soap", -0.82, BACK - 0.26, TOP, "#2a211a", materials.metal("bronze", "#7a5c3c", 0.28)
    )
    vessels.vessel(
        "vase",
        vessels.VASE,
        -1.12,
        BACK - 0.3,
        TOP,
        materials.ceramic("umber ceramic", "#4d4136", 0.6),
        scale=0.9,
    )
    dry, stem = materials.paint("dry leaf", "#7d6a48", 0.7), materials.paint("stem", "#5b4a35", 0.7)
    foliage.branches(
        "twigs",
        -1.12,
        BACK - 0.3,
        TOP + 0.25,
        dry,
        stem,
        count=6,
        height=0.5,
        spread=0.25,
        leaf_length=0.045,
        leaves=12,
    )

    seat_x, seat_y = 1.12, 1.4
    cylinder(
        "stool",
        seat_x,
        seat_y,
        0.004,
        0.42,
        0.17,
        materials.wood("walnut upright", ("#4a3020", "#7b5636", "#9c7248")),
        eased=0.012,
    )
    towels.folded_towel(
        "stool towel", seat_x - 0.12, seat_x + 0.12, seat_y - 0.1, seat_y + 0.1, 0.42, linen, layers=2
    )


def evening() -> None:
    light.sky(0.05, 4, 60, 1.5)
    light.area("downlight", (BASIN, BACK - 0.55, HEIGHT - 0.02), (0, 0, 0), 0.3, 0.3, 12, light.WARM)
    light.area("under cabinet", (-0.3, BACK - 0.3, 0.45), (0, 0, 0), 1.8, 0.02, 3, light.WARM)
    light.area("fill", (0.3, FRONT + 0.05, 1.5), (90, 0, 0), 2.8, 2.2, 60, (1, 0.92, 0.82))
