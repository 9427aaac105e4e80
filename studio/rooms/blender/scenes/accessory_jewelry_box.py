"""
A jewelry box with round corners, carved from one block, its lid lifting off; felt, rings, a chain and pearls
inside.
"""

import math

from kit import carving, materials, stage, studio
from kit.shapes import box, cut, cylinder, ease, pipe, sphere, turned
from kit.stage import Shot, chance
from kit.types import Material

CAMERAS = {
    "closed": studio.view((0, 0, 0.042), 0.60, turn=26, rise=19, fstop=20),
    "beside": studio.view((0.022, -0.055, 0.026), 0.80, turn=14, rise=40, fstop=20),
    "lid": studio.view((0, 0, 0.07), 0.60, turn=-28, rise=60, fstop=22),
}
LONG, WIDE, HEIGHT, WALL, LID, ROUND = 0.178, 0.118, 0.062, 0.012, 0.017, 0.030


def build() -> None:
    stage.clear(14)
    felt = materials.fabric("felt", "#8b7f78", grain=1300, bump=0.4)
    body()
    if Shot.camera == "beside":
        lining(felt)
        jewels()
        lid(0.060, -0.150, 0.0002, -9)
    else:
        lid(0, 0, HEIGHT + 0.0008, 0)
    studio.set_up(0.17, CAMERAS[Shot.camera])


def body() -> None:
    block = carving.rounded_block("box", LONG / 2, WIDE / 2, 0, HEIGHT, ROUND)
    hollow = carving.rounded_block(
        "hollow", LONG / 2 - WALL, WIDE / 2 - WALL, 0.010, HEIGHT + 0.05, ROUND - WALL
    )
    cut(block, hollow, eased=0.0012)
    carving.carve(block, "stone", carving.through((0.46, 0.24)))


def lid(x: float, y: float, z: float, turn: float) -> None:
    """With a step below that centres it, and a brass knob."""
    top = carving.rounded_block("lid", LONG / 2, WIDE / 2, 0, LID, ROUND)
    stone_lid = carving.carve(
        ease(top, 0.0022, 4, angle=40), "stone", carving.through((0.46, 0.24 + 0.8 * (HEIGHT + 0.0008)))
    )
    stone_lid.location, stone_lid.rotation_euler = (x, y, z), (0, 0, math.radians(turn))
    knob = (
        (0, 0),
        (0.0052, 0),
        (0.0052, 0.0012),
        (0.0034, 0.0030),
        (0.0030, 0.0060),
        (0.0050, 0.0090),
        (0.0078, 0.0120),
        (0.0086, 0.0148),
        (0.0078, 0.0172),
        (0.0050, 0.0186),
        (0, 0.0190),
    )
    turned("knob", knob, materials.brass(), (x, y, z + LID), around=64)


def lining(felt: Material) -> None:
    """A felt floor, and a divider with a roll for rings."""
    box(
        "felt floor",
        -LONG / 2 + WALL + 0.003,
        LONG / 2 - WALL - 0.003,
        -WIDE / 2 + WALL + 0.003,
        WIDE / 2 - WALL - 0.003,
        0.010,
        0.013,
        felt,
        eased=0.001,
    )
    half = WIDE / 2 - WALL - 0.001
    box("divider", -0.0145, -0.0110, -half, half, 0.013, 0.044, felt, eased=0.0015)
    for i in range(4):
        x = -0.0660 + i * 0.0143
        roll = cylinder(f"roll {i}", 0, 0, -half + 0.006, half - 0.006, 0.0074, felt, eased=0.004, around=32)
        roll.location, roll.rotation_euler = (x, half - 0.006, 0.027), (math.pi / 2, 0, 0)


def jewels() -> None:
    gold, silver = materials.metal("gold", "#c99a4b", 0.14), materials.metal("silver", "#d6d5d2", 0.14)
    pearl = materials.paint("pearl", "#e9e1d6", 0.16, spec=0.7)
    for i, (x, y, metal, stone_tint) in enumerate(
        ((-0.0589, 0.020, gold, "#24406e"), (-0.0446, -0.006, silver, None), (-0.0303, -0.026, gold, None))
    ):
        ring(f"ring {i}", x, y, metal, stone_tint)
    string = [
        (0.030 + 0.031 * math.cos(a) + 0.004 * math.cos(3 * a), 0.004 + 0.034 * math.sin(a), 0.0165)
        for a in (2 * math.pi * i / 34 for i in range(34))
    ]
    for i, place in enumerate(string):
        sphere(f"pearl {i}", place, 0.00345, pearl)
    rng = chance()
    chain = [
        (
            0.028 + 0.017 * math.cos(i * 0.5) + rng.gauss(0, 0.001),
            0.002 + 0.019 * math.sin(i * 0.62) + rng.gauss(0, 0.001),
            0.0142 + 0.0003 * (i % 4),
        )
        for i in range(30)
    ]
    pipe("chain", chain, 0.0008, gold, fine=3)


def ring(name: str, x: float, y: float, metal: Material, stone_tint: str | None) -> None:
    """Stands between two rolls, upright, across them."""
    circle = [
        (x + 0.0096 * math.cos(a), y, 0.0325 + 0.0096 * math.sin(a))
        for a in (2 * math.pi * i / 40 for i in range(40))
    ]
    pipe(name, circle, 0.0011, metal, closed=True, fine=4)
    if stone_tint:
        gem = sphere(
            f"{name} gem",
            (x, y, 0.0432),
            (0.0030, 0.0030, 0.0022),
            materials.paint(f"gem {stone_tint}", stone_tint, 0.02, spec=0.9),
        )
        gem.rotation_euler = (0, 0, 0)
