"""
The corner of a town house clad in large panels with open joints, a lit window in a deep reveal, low evening
sun from behind the camera, to its right: from the left the cladding would mirror it into the lens, and black
stone be as bright as beige.
"""

from kit import foliage, greenery, light, materials, outdoors, stage, stone
from kit.shapes import box, cylinder

CAMERAS = {
    "main": dict(location=(1.35, -3.75, 1.45), yaw=29, lens=30, shift_y=0.09),
    "corner": dict(location=(1.75, -1.9, 1.6), yaw=49.3, lens=41, shift_y=0.14),
}

# Courses from the plinth up; joints of every second course are staggered.
PLINTH, COURSE, COURSES = 0.42, 0.78, 5
WIDTH, DEPTH, TOP = 6.0, 9.0, PLINTH + COURSE * COURSES
WINDOW = (-2.45, -1.1, 1.2, 2.76)
REVEAL = 0.34


def build() -> None:
    stage.clear(81)
    ground()
    front()
    side()
    window()
    things()
    daylight()


def ground() -> None:
    outdoors.setts("pavement", -12, 12, -9, 9.2)
    box("curb", -12, 12, -3.2, -3.02, 0, 0.02, materials.paint("curb", "#8b867d", 0.7), eased=0.006)
    backing = materials.paint("joint shadow", "#171513", 0.95)
    left, right, low, high = WINDOW
    for name, x0, x1, z0, z1 in (
        ("left", -WIDTH, left - 0.031, 0, TOP),
        ("right", right + 0.031, -0.05, 0, TOP),
        ("low", left, right, 0, low - 0.04),
        ("high", left, right, high + 0.031, TOP),
    ):
        box(f"core {name}", x0, x1, 0.05, 0.45, z0, z1, backing, eased=0)
    box("core side", -0.4, -0.05, 0.45, DEPTH, 0, TOP, backing, eased=0)


def front() -> None:
    left, right, low, high = WINDOW
    stone_plinth = [(-5.2, -3.6), (-3.6, -2.0), (-2.0, -0.4), (-0.4, 0.02)]
    outdoors.course("plinth", stone_plinth, -0.02, 0.012, PLINTH, corner="right")
    for i in range(COURSES):
        z0, z1 = PLINTH + i * COURSE, PLINTH + (i + 1) * COURSE
        if low - 0.01 <= z0 and z1 <= high + 0.01:
            pieces = (
                [(-5.2, -3.75), (-3.75, left), (right, 0.0)]
                if i % 2
                else [(-5.2, -3.2), (-3.2, left), (right, 0.0)]
            )
        else:
            pieces = (
                [(-5.2, -3.75), (-3.75, -2.45), (-2.45, -1.1), (-1.1, 0.0)]
                if i % 2
                else [(-5.2, -3.2), (-3.2, -1.775), (-1.775, 0.0)]
            )
        outdoors.course(f"front {i}", pieces, 0.0, z0, z1, corner="right")


def side() -> None:
    outdoors.side_course(
        "side plinth", [(0.01, 1.6), (1.6, 3.2), (3.2, 6.2), (6.2, 9.0)], 0.02, 0.012, PLINTH
    )
    for i in range(COURSES):
        z0, z1 = PLINTH + i * COURSE, PLINTH + (i + 1) * COURSE
        pieces = (
            [(outdoors.THICK, 1.3), (1.3, 2.9), (2.9, 5.9), (5.9, 9.0)]
            if i % 2
            else [(outdoors.THICK, 0.7), (0.7, 2.2), (2.2, 4.4), (4.4, 7.4), (7.4, 9.0)]
        )
        outdoors.side_course(f"side {i}", pieces, 0.0, z0, z1)


def window() -> None:
    left, right, low, high = WINDOW
    for name, x0, x1, main in (("left", left - 0.03, left, "right"), ("right", right, right + 0.03, "left")):
        stone.slab(
            f"reveal {name}",
            x0,
            x1,
            outdoors.THICK + 0.003,
            REVEAL,
            low,
            high,
            "cladding",
            main=main,
            origin=(0.4, 0.3),
            sides=(main,),
            finish=stone.HONED,
        )
    stone.slab(
        "sill",
        left - 0.03,
        right + 0.03,
        -0.035,
        REVEAL,
        low - 0.035,
        low + 0.005,
        "cladding",
        origin=(1.0, 1.2),
        sides=("top", "front", "right"),
        finish=stone.HONED,
    )
    box(
        "reveal top",
        left,
        right,
        0.03,
        REVEAL,
        high,
        high + 0.03,
        materials.plaster("reveal plaster", "#b5a890"),
        eased=0,
    )
    outdoors.lit_window(
        "window",
        left + 0.003,
        right - 0.003,
        REVEAL - 0.08,
        low + 0.006,
        high - 0.002,
        materials.paint("bronze frame", "#3a2f26", 0.35, metal=0.6),
        panes=2,
    )


def things() -> None:
    black = materials.black_metal()
    outdoors.wall_light("lamp", -0.55, 0.0, 2.2, black)
    box(
        "number plate",
        -0.66,
        -0.44,
        -0.006,
        -0.001,
        1.5,
        1.62,
        materials.paint("enamel blue", "#1f2f45", 0.25),
    )
    box("tree pit", 1.1, 2.1, -1.6, -0.6, 0.0, 0.004, materials.paint("earth", "#3a2f26", 0.95), eased=0)
    leaf, stem = foliage.greens()
    foliage.branches(
        "shadow tree",
        1.1,
        -5.0,
        0.6,
        leaf,
        stem,
        count=16,
        height=3.2,
        spread=1.5,
        leaf_length=0.16,
        leaves=40,
    )
    box("house opposite", -14, 14, -16, -15, 0, 7, materials.plaster("house opposite", "#8c8377"), eased=0)
    box("garden wall", -8, 30, 9.2, 9.5, 0, 2.1, materials.plaster("garden wall", "#b5a68f"), eased=0)
    garden = greenery.leaves("garden leaf", greenery.DARK, sky=0)
    for i, (x, y, height) in enumerate(
        ((1.2, 12.5, 6.5), (4.0, 11.5, 5.2), (7.2, 13.5, 7), (10.5, 12, 6), (-2, 13, 6))
    ):
        greenery.tree(f"tree {i}", x, y, 0, height, garden)
    cylinder(
        "planter", 1.05, 1.2, 0, 0.62, 0.34, materials.ceramic("planter clay", "#6f665a", 0.7), eased=0.02
    )
    greenery.tree(
        "olive",
        1.05,
        1.2,
        0.58,
        1.9,
        greenery.leaves("olive leaf", ("#4d5a42", "#74805f", "#a2aa8b"), sky=0),
        crown=(0.55, 0.34),
        leaf=0.06,
    )
    box("house at side", 9, 10, -14, 14, 0, 6, materials.plaster("house opposite", "#8c8377"), eased=0)


def daylight() -> None:
    light.sky(0.14, 9, 157, 1.5, lights_room=True)
    light.sun((-0.34, 0.8, -0.34), 3.1, softness=0.8, tint=(1.0, 0.76, 0.5))
    left, right, _, high = WINDOW
    light.point("room light", ((left + right) / 2, 1.1, high), 38, radius=0.15)
    light.area("lamp down", (-0.55, -0.05, 2.05), (0, 0, 0), 0.05, 0.05, 0.6, light.WARM)
    light.area("lamp up", (-0.55, -0.05, 2.35), (180, 0, 0), 0.05, 0.05, 0.6, light.WARM)
