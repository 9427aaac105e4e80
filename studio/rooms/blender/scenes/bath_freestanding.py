"""
A freestanding bath before a wall of standing slabs, one turned end for end, so that nothing mirrors; large
stone slabs on the floor, linen, low sun from the left.
"""

from kit import (
    bath,
    cladding,
    foliage,
    light,
    living,
    materials,
    outlook,
    shell,
    stage,
    taps,
    towels,
    vessels,
    washroom,
)
from kit.shapes import box, cylinder, pipe

CAMERAS = {
    "main": dict(location=(0.95, -2.55, 1.2), yaw=19, lens=31, shift_y=-0.03),
    "door": dict(location=(-0.1, -3.95, 1.3), yaw=0, lens=38, shift_y=-0.03),
    "jar": dict(location=(-1.72, -1.9, 1.2), yaw=-28, lens=30, shift_y=-0.03),
    "portrait": dict(location=(0.75, -2.3, 1.15), yaw=12, lens=36, shift_y=-0.03),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.35, 2.1, -4.2, 1.9, 2.75
# The joint between the two standing slabs of the wall, the left one turned end for end.
JOINT = -0.1
BATH_X, BATH_Y = -0.2, 1.02


def build() -> None:
    stage.clear(11)
    room()
    stonework()
    bathtub()
    stool()
    things()
    daylight()


def room() -> None:
    wall = materials.plaster("warm plaster", "#d9cfc0")
    shell.closed_room(
        LEFT, RIGHT, FRONT, BACK, HEIGHT, materials.paint("screed", "#8b857b", 0.8), wall, leave=("left",)
    )
    shell.side_wall_with_window(
        LEFT,
        -1,
        FRONT,
        BACK,
        HEIGHT,
        (-1.9, 1.25, 2.45),
        wall,
        materials.wood("smoked oak", materials.SMOKED_OAK),
        panes=3,
    )
    shell.curtain("linen", 0.45, 1.45, LEFT + 0.1, 0.012, HEIGHT - 0.02, materials.sheer(), wave=0.12)
    box("terrace", -12, LEFT - 0.3, -9, 9, -0.2, -0.02, materials.paint("terrace", "#b9b0a2", 0.8), eased=0)
    outlook.garden("garden", (-9, -8, -0.5), (0, 20), 7, horizon=1.3, strength=1.5, air="#f6efe4")


def stonework() -> None:
    cladding.clad_back(
        "wall", LEFT, RIGHT, BACK, 0, HEIGHT, "wall", joint=JOINT, standing=True, turned=True, base=-0.2
    )
    cladding.paved(
        "floor",
        LEFT,
        RIGHT,
        FRONT,
        BACK - 0.02,
        "floor",
        start=(JOINT, BACK - 0.02),
        piece=(2.0, 1.6),
        turned_slabs=True,
        z=0.003,
    )


def bathtub() -> None:
    enamel, brass = materials.paint("enamel", "#f1eee8", 0.16, smudge=0.03), materials.brass()
    bath.bath("bath", BATH_X, BATH_Y, enamel, length=1.75, width=0.82, height=0.58)
    taps.floor_filler("filler", BATH_X + 0.5, BATH_Y + 0.56, brass, towards=(0, -1), height=0.98, reach=0.25)
    towel = materials.fabric("towel", "#e6dccb", grain=380, bump=1.0)
    stripe = materials.fabric("towel band", "#b39a78", grain=380, bump=0.4)
    towels.towel(
        "towel on rim",
        BATH_X - 0.02,
        BATH_X + 0.4,
        BATH_Y - 0.4,
        0.583,
        towel,
        front=0.36,
        back=0.2,
        bar=0.016,
        folds=2,
        depth=0.014,
        gather=0.15,
        slope=-0.1,
        band=stripe,
    )


def stool() -> None:
    oak = materials.wood("oak across", grain="X")
    x, y = 1.02, 0.72
    cylinder("stool seat", x, y, 0.42, 0.455, 0.17, oak, eased=0.006)
    for i, (dx, dy) in enumerate(((-0.1, -0.08), (0.1, -0.08), (0, 0.12))):
        pipe(
            f"stool leg {i}",
            [(x + dx, y + dy, 0.43), (x + dx * 1.5, y + dy * 1.5, 0)],
            0.016,
            oak,
            bent=False,
        )
    towels.folded_towel(
        "folded", x - 0.13, x + 0.1, y - 0.11, y + 0.09, 0.456, materials.fabric("towel", "#e6dccb"), layers=2
    )


def things() -> None:
    leaf, stem = materials.paint("olive leaf", "#6d7a55", 0.5), materials.paint("stem", "#6b5a44", 0.7)
    clay = materials.ceramic("clay", "#9c8468", 0.7)
    vessels.vessel("jar", vessels.VASE, 1.62, 1.45, 0.003, clay, scale=1.75)
    foliage.branches(
        "olive", 1.62, 1.45, 0.48, leaf, stem, count=9, height=1.05, spread=0.5, leaf_length=0.075, leaves=26
    )
    oak = materials.wood("oak along", grain="Y")
    box("tray", BATH_X - 0.5, BATH_X - 0.33, BATH_Y - 0.43, BATH_Y + 0.43, 0.582, 0.6, oak, eased=0.004)
    living.candle("candle", BATH_X - 0.42, BATH_Y - 0.16, 0.6, 0.09)
    washroom.pump_bottle("oil", BATH_X - 0.4, BATH_Y + 0.12, 0.6, "#3b2517", materials.brass(), height=0.12)


def daylight() -> None:
    light.sky(0.35, 22, 60, 2.0)
    light.sun((0.82, 0.42, -0.3), 6.0, tint=(1.0, 0.84, 0.64))
    light.window((LEFT - 0.12, -0.3, 1.22), (0, -90, 0), 2.42, 3.15, 42)
    light.area("fill", (0, FRONT + 0.05, 1.5), (90, 0, 0), 3.4, 2.2, 14, (1, 0.95, 0.88))
