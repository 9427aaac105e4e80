"""
A powder room in the evening: a block of stone before a stone wall, dark plaster, smoked oak, two globes of
light.
"""

from kit import (
    bath,
    cladding,
    fittings,
    foliage,
    joinery,
    light,
    living,
    materials,
    shell,
    stage,
    stone,
    taps,
    towels,
    vessels,
    washroom,
)
from kit.shapes import box, cylinder, pipe

CAMERAS = {
    "main": dict(location=(0.62, -1.75, 1.25), yaw=13, lens=32, shift_y=-0.05),
    "portrait": dict(location=(0.35, -1.6, 1.25), yaw=15, lens=36, shift_y=-0.02),
}

LEFT, RIGHT, FRONT, BACK, HEIGHT = -1.25, 1.0, -3.2, 1.35, 2.55
WALL = BACK - 0.022
TOP, BLOCK, DEEP, END = 0.86, 0.15, 0.48, 0.42
BASIN = -0.42


def build() -> None:
    stage.clear(31)
    room()
    vanity()
    mirror_and_lamps()
    things()
    evening()


def room() -> None:
    dark = materials.plaster("dark plaster", "#6e6455")
    smoked = materials.wood("smoked oak boards", materials.SMOKED_OAK, grain="Y")
    shell.closed_room(
        LEFT,
        RIGHT,
        FRONT,
        BACK,
        HEIGHT,
        smoked,
        dark,
        ceiling=materials.plaster("dark ceiling", "#5a5246"),
        leave=("left",),
    )
    living.planks("boards", LEFT, RIGHT, FRONT, BACK, smoked, width=0.16, z=0.004)
    shell.side_wall_with_window(
        LEFT, -1, FRONT, BACK, HEIGHT, (-0.35, 0.3, 2.2), dark, materials.black_metal(), panes=1, sill=0.95
    )
    # A lit hall behind the camera: seen in the mirror and in the polish of stone and brass.
    box(
        "hall",
        -1.0,
        -0.15,
        FRONT + 0.001,
        FRONT + 0.01,
        0,
        2.1,
        materials.glow("hall", "#ffd9ac", 0.55),
        eased=0,
    )
    box("dusk", LEFT - 2.01, LEFT - 2, -6, 6, -1, 5, materials.glow("dusk", "#4a6ea6", 0.35), eased=0)
    cladding.clad_back(
        "wall", LEFT, RIGHT, BACK, 0, HEIGHT, "wall", joint=LEFT - 0.3, standing=False, base=-0.2
    )


def vanity() -> None:
    y = WALL - DEEP
    stone.slab(
        "vanity",
        LEFT,
        END,
        y,
        WALL,
        TOP - BLOCK,
        TOP,
        "vanity",
        origin=(0.4, 0.9),
        sides=("top", "front", "right"),
        eased=0.0015,
    )
    bath.oval_basin("basin", BASIN, WALL - 0.27, TOP, materials.porcelain(), materials.brass())
    oak = materials.wood("walnut upright", ("#4a3020", "#7b5636", "#9c7248"))
    low, high = 0.3, TOP - BLOCK - 0.01
    box(
        "cabinet",
        LEFT,
        END - 0.04,
        y + 0.075,
        WALL,
        low,
        TOP - BLOCK,
        materials.paint("carcase", "#1d1c1b", 0.5),
        eased=0,
    )
    joinery.fluted("cabinet flutes", LEFT, END - 0.04, y + 0.05, low, high, oak, pitch=0.03, width=0.024)
    box("cabinet end", END - 0.04, END - 0.02, y + 0.05, WALL, low, high, oak)


def mirror_and_lamps() -> None:
    brass = materials.brass()
    taps.wall_lever("tap", BASIN - 0.05, WALL, TOP + 0.19, brass, reach=0.19)
    washroom.mirror("mirror", BASIN, WALL, 1.62, 0.78, 0.78, 0.389, brass)
    fittings.globe_pendant("globe", 0.2, WALL - 0.2, 1.56, HEIGHT, brass, radius=0.09)
    fittings.globe_pendant("small globe", 0.42, WALL - 0.26, 1.86, HEIGHT, brass, radius=0.065)


def things() -> None:
    brass = materials.brass()
    washroom.pump_bottle("soap", 0.06, WALL - 0.16, TOP, "#3b2517", brass)
    vessels.vessel(
        "vase",
        vessels.BOTTLE_VASE,
        0.29,
        WALL - 0.15,
        TOP,
        materials.ceramic("slate ceramic", "#3f3a34", 0.5),
        scale=0.95,
    )
    dry, stem = materials.paint("dry leaf", "#a5885a", 0.7), materials.paint("stem", "#6b5a44", 0.7)
    foliage.branches(
        "dry twigs",
        0.29,
        WALL - 0.15,
        TOP + 0.24,
        dry,
        stem,
        count=6,
        height=0.36,
        spread=0.17,
        leaf_length=0.035,
        leaves=14,
    )
    linen = materials.fabric("linen towel", "#b9a88c", grain=420, bump=0.8)
    hang = towels.towel(
        "towel", -0.16, 0.16, 0, 0, linen, front=0.52, back=0.46, folds=2, depth=0.012, gather=0.2
    )
    rail = pipe("rail", [(-0.24, 0, 0), (0.24, 0, 0)], 0.009, brass, bent=False)
    for part in (hang, rail):
        part.location, part.rotation_euler[2] = (RIGHT - 0.07, 0.55, 1.2), 1.5708
    for i, y in enumerate((0.34, 0.76)):
        pipe(f"rail post {i}", [(RIGHT - 0.07, y, 1.2), (RIGHT, y, 1.2)], 0.008, brass, bent=False)
    basket = materials.wood("walnut", materials.WALNUT)
    cylinder("bin", 0.85, WALL - 0.2, 0.004, 0.32, 0.14, basket, eased=0.006)


def evening() -> None:
    light.sky(0.05, 4, 60, 1.5)
    light.window((LEFT - 0.12, -0.02, 1.58), (0, -90, 0), 1.2, 0.6, 7, (0.5, 0.68, 1.0))
    globe = light.point("globe light", (0.2, WALL - 0.34, 1.52), 13, (1.0, 0.78, 0.54), 0.08)
    small = light.point("small globe light", (0.42, WALL - 0.38, 1.84), 6, (1.0, 0.78, 0.54), 0.06)
    # Polish mirrors the globes themselves, not the lights before them, which their own globes would half
    # cover.
    globe.visible_glossy = small.visible_glossy = False
    light.area("under cabinet", ((LEFT + END) / 2, BACK - 0.25, 0.295), (0, 0, 0), 1.5, 0.02, 3, light.WARM)
    light.area("fill", (-0.2, FRONT + 0.05, 1.5), (90, 0, 0), 1.8, 2.0, 15, (1, 0.86, 0.7))
