"""
A modern villa after sunset: a long wall of stone with a lit slot window, a low wall to sit on, the edge of a
pool.
"""

from kit import foliage, light, living, materials, outdoors, stage, stone, vessels
from kit.shapes import box
from kit.upholstery import upholstered

CAMERAS = {
    "main": dict(location=(0.0, -4.75, 1.35), yaw=2, lens=29, shift_y=-0.045),
    "terrace": dict(location=(0.5, -3.5, 1.3), yaw=35, lens=31, shift_y=-0.04),
}

COURSE, COURSES, TOP = 0.55, 5, 2.75
WALL_LEFT, WALL_RIGHT = -4.6, 4.6
SLOT = (-0.75, 2.75, 3)
POOL_LEFT, POOL_FAR = 0.35, -1.15
# The low wall runs from the house towards the viewer; its stone faces right.
SEAT = (-2.55, -2.15, -3.4, 0.48)


def build() -> None:
    stage.clear(87)
    terrace()
    house()
    slot()
    low_wall()
    things()
    daylight()


def terrace() -> None:
    paving = materials.tiles("terrace", "#a49a8b", "#bdb3a3", 1.2, 0.6, 0.004, 0.5, 0.5)
    box("terrace left", -12, POOL_LEFT - 0.36, -12, 0.05, -0.2, 0.0, paving, eased=0)
    box("terrace far", POOL_LEFT - 0.36, 12, POOL_FAR + 0.36, 0.05, -0.2, 0.0, paving, eased=0)
    gap = outdoors.JOINT / 2
    far = [(POOL_LEFT - 0.35, 2.2), (2.2, 4.8)]
    for i, (x0, x1) in enumerate(far):
        stone.slab(
            f"edge far {i}",
            x0 + gap,
            x1 - gap,
            POOL_FAR,
            POOL_FAR + 0.35,
            -0.03,
            0.004,
            "coping",
            origin=(0.2 + i * 0.3, 0.2 + i * 0.8),
            sides=("top", "front"),
            finish=stone.HONED,
            eased=0.004,
        )
    for i, (y0, y1) in enumerate(((-3.0, POOL_FAR), (-5.6, -3.0))):
        stone.slab(
            f"edge left {i}",
            POOL_LEFT - 0.35,
            POOL_LEFT,
            y0 + gap,
            y1 - gap,
            -0.03,
            0.004,
            "coping",
            origin=(0.4 + i, 0.05),
            axes=("+y", "-x"),
            corner=(POOL_LEFT, y0, 0.004),
            sides=("top", "right"),
            finish=stone.HONED,
            eased=0.004,
        )
    outdoors.pool("pool", POOL_LEFT - 0.012, 12, -12, POOL_FAR + 0.012, -0.09)


def house() -> None:
    left, right, row = SLOT
    backing = materials.paint("joint shadow", "#171513", 0.95)
    low, high = row * COURSE, (row + 1) * COURSE
    for name, x0, x1, z0, z1 in (
        ("left", -8, left - 0.031, 0, TOP),
        ("right", right + 0.031, 8, 0, TOP),
        ("low", left - 0.031, right + 0.031, 0, low - 0.031),
        ("high", left - 0.031, right + 0.031, high + 0.031, TOP),
    ):
        box(f"core {name}", x0, x1, 0.05, 0.45, z0, z1, backing, eased=0)
    for i in range(COURSES):
        z0, z1 = i * COURSE + (0.02 if i == 0 else 0), (i + 1) * COURSE
        if i == row:
            pieces = [(WALL_LEFT, -2.5), (-2.5, left), (right, WALL_RIGHT)]
        else:
            pieces = (
                [(WALL_LEFT, -3.1), (-3.1, -1.2), (-1.2, 0.9), (0.9, 2.75), (2.75, WALL_RIGHT)],
                [(WALL_LEFT, -2.0), (-2.0, 0.0), (0.0, 1.9), (1.9, WALL_RIGHT)],
            )[i % 2]
        outdoors.course(f"wall {i}", pieces, 0.0, z0, z1)
    eave = materials.plaster("eave", "#cfc7ba")
    box("eave", -9, 9, -0.75, 0.6, TOP + 0.03, TOP + 0.26, eave, eased=0.006)
    larch = materials.wood("larch soffit", ("#6d4a2e", "#8d633f", "#a67a50"), grain="X")
    for i in range(5):
        box(
            f"soffit {i}",
            -9,
            9,
            -0.72 + i * 0.145,
            -0.582 + i * 0.145,
            TOP + 0.006,
            TOP + 0.03,
            larch,
            eased=0.002,
        )


def slot() -> None:
    left, right, row = SLOT
    low, high = row * COURSE, (row + 1) * COURSE
    dark = materials.paint("bronze frame", "#3a2f26", 0.35, metal=0.6)
    for name, extent in (
        ("left", (left - 0.03, left, low, high)),
        ("right", (right, right + 0.03, low, high)),
        ("low", (left, right, low - 0.03, low)),
        ("high", (left, right, high, high + 0.03)),
    ):
        box(f"slot {name}", extent[0], extent[1], 0.006, 0.3, extent[2], extent[3], dark, eased=0.002)
    outdoors.lit_window("slot window", left, right, 0.24, low, high, dark, panes=2, drapes=False)
    vessels.vessel(
        "vase inside",
        vessels.VASE,
        1.75,
        0.62,
        low,
        materials.ceramic("bone clay", "#d6c9b3", 0.5),
        scale=1.1,
    )
    vessels.vessel(
        "bowl inside", vessels.BOWL, 0.2, 0.6, low, materials.ceramic("slate ceramic", "#4a4640", 0.5)
    )
    box("ledge inside", left, right, 0.3, 0.85, low - 0.04, low, materials.wood("oak ledge", grain="X"))


def low_wall() -> None:
    x0, x1, y0, top = SEAT
    pieces = [(y0, -1.7), (-1.7, -0.004)]
    outdoors.side_course("low wall", pieces, x1, 0.02, top - 0.06)
    box(
        "low wall core",
        x0 + 0.02,
        x1 - outdoors.THICK,
        y0 + 0.03,
        0,
        0,
        top - 0.06,
        materials.paint("joint shadow", "#171513", 0.95),
        eased=0,
    )
    for i, (a, b) in enumerate(pieces):
        stone.slab(
            f"cap {i}",
            x0,
            x1 + 0.02,
            a + 0.002,
            b - 0.002,
            top - 0.055,
            top,
            "cladding",
            origin=(0.3 + i * 1.2, 0.4),
            axes=("+y", "-x"),
            corner=(x1 + 0.02, a, top),
            sides=("top", "right", "front"),
            finish=stone.HONED,
            eased=0.003,
        )
    box("planting bed", -7, x0, y0, 0, 0, 0.3, materials.paint("earth", "#3a2f26", 0.95), eased=0)


def things() -> None:
    linen = materials.fabric("outdoor linen", "#b7ab97", grain=300)
    top = SEAT[3]
    upholstered("seat cushion", SEAT[0] + 0.02, SEAT[1], -1.4, -0.06, top, top + 0.07, linen, round=0.025)
    # Against the wall of the house.
    living.throw_pillow(
        "pillow",
        -2.36,
        -0.2,
        top + 0.06,
        0.38,
        materials.fabric("ochre linen", "#8f7350", grain=300),
        lean=16,
        turn=4,
    )
    teak = materials.wood("teak", ("#6b4a30", "#8a6444", "#a57d58"), grain="X")
    box("low table", -1.55, -1.0, -1.5, -0.95, 0.26, 0.3, teak, eased=0.004)
    for i, (x, y) in enumerate(((-1.5, -1.45), (-1.08, -1.45), (-1.5, -1.03), (-1.08, -1.03))):
        box(f"table leg {i}", x, x + 0.03, y, y + 0.03, 0, 0.26, teak)
    vessels.vessel(
        "carafe",
        vessels.BOTTLE_VASE,
        -1.36,
        -1.16,
        0.3,
        materials.ceramic("celadon", "#8b9a8a", 0.25),
        scale=0.9,
    )
    vessels.vessel("cup", vessels.CUP, -1.18, -1.3, 0.3, materials.ceramic("bone clay", "#d6c9b3", 0.5))
    leaf, stem = materials.paint("olive leaf", "#66725a", 0.5), materials.paint("stem", "#5b4a35", 0.7)
    foliage.branches(
        "olive", -3.75, -1.0, 0.3, leaf, stem, count=30, height=1.9, spread=0.8, leaf_length=0.08, leaves=34
    )
    box("house opposite", -14, 14, -18, -17, 0, 4, materials.plaster("house opposite", "#8c8377"), eased=0)


def daylight() -> None:
    light.sky(0.14, 5, 215, 1.8, lights_room=True)
    light.sun((0.78, 0.56, -0.24), 2.6, softness=0.8, tint=(1.0, 0.80, 0.60))
    left, right, row = SLOT
    for i, x in enumerate((left + 0.8, right - 0.8)):
        light.point(f"room light {i}", (x, 1.1, (row + 1) * COURSE + 0.35), 30, radius=0.12)
    light.area("eave wash", (-1.6, -0.2, TOP), (8, 0, 0), 4.5, 0.03, 16, light.WARM)
