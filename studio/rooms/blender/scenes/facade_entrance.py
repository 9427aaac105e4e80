"""
The entrance of a villa in the evening: a porch cut into a portal of bookmatched slabs, three solid steps, an
oak door. The sun stands to the right of the camera, where no face of the portal mirrors it into the lens.
"""

from kit import foliage, light, materials, outdoors, stage, stone, vessels
from kit.shapes import box

CAMERAS = {
    "main": dict(location=(1.0, -3.8, 1.4), yaw=16.5, lens=29, shift_y=0.01),
    "steps": dict(location=(-1.85, -2.9, 1.3), yaw=-31, lens=30, shift_y=-0.05),
}

# The porch: half its width, its depth, floor and ceiling; the portal of stone around it.
HALF, DEEP, FLOOR, SOFFIT = 0.95, 0.95, 0.45, 2.8
PORTAL, HEAD = 1.85, 3.3
STEP, TREAD = 0.15, 0.36
JOINT = 0.002


def build() -> None:
    stage.clear(83)
    ground()
    walls()
    portal()
    porch()
    steps()
    things()
    daylight()


def ground() -> None:
    outdoors.setts("drive", -12, 12, -9, 2)


def walls() -> None:
    render = materials.plaster("trowelled render", "#bcb2a3")
    backing = materials.paint("joint shadow", "#171513", 0.95)
    for name, x0, x1, z0, z1 in (
        ("left", -9, -PORTAL, 0, 6),
        ("right", PORTAL, 9, 0, 6),
        ("above", -PORTAL, PORTAL, HEAD, 6),
    ):
        box(f"render {name}", x0, x1, 0.01, 0.4, z0, z1, render, eased=0.004)
    for name, x0, x1, z0, z1 in (
        ("left", -PORTAL, -HALF, 0, HEAD),
        ("right", HALF, PORTAL, 0, HEAD),
        ("above", -HALF, HALF, SOFFIT + 0.04, HEAD),
    ):
        box(f"backing {name}", x0 + 0.001, x1 - 0.001, 0.012, 0.4, z0, z1, backing, eased=0)
    for name, x0, x1, origin in (
        ("far left", -5.0, -1.95 - 1.5, 0.2),
        ("left", -3.45, -PORTAL, 1.75),
        ("right", PORTAL, 3.45, 0.4),
        ("far right", 3.45, 5.0, 0.9),
    ):
        stone.slab(
            f"plinth {name}",
            x0 + JOINT,
            x1 - JOINT,
            -0.025,
            0.012,
            0.006,
            FLOOR,
            "cladding",
            main="front",
            origin=(origin, 0.3),
            sides=("front", "top"),
            finish=stone.HONED,
        )


def portal() -> None:
    """
    Two slabs stood on end and opened like a book at x = 0: u runs upwards, v to the left, folded at 2 m.
    """
    for name, x0, x1, z0, z1 in (
        ("left", -PORTAL, -HALF, 0.006, HEAD),
        ("right", HALF, PORTAL, 0.006, HEAD),
        ("head left", -HALF, 0, SOFFIT, HEAD),
        ("head right", 0, HALF, SOFFIT, HEAD),
    ):
        sides = ["front"] + (["left"] if x0 == -PORTAL else []) + (["right"] if x1 == PORTAL else [])
        stone.slab(
            f"portal {name}",
            x0 + JOINT,
            x1 - JOINT,
            -0.03,
            0.012,
            z0,
            z1 - (0 if z1 == HEAD else JOINT),
            "cladding",
            main="front",
            axes=("+z", "-x"),
            corner=(0, -0.03, 0),
            origin=(0.06, 2.0),
            sides=sides,
            finish=stone.HONED,
            eased=0.002,
        )


def porch() -> None:
    for side, main, x0, x1 in ((-1, "right", -HALF - 0.03, -HALF), (1, "left", HALF, HALF + 0.03)):
        stone.slab(
            f"porch side {side}",
            x0,
            x1,
            0.014,
            DEEP,
            FLOOR,
            SOFFIT,
            "cladding",
            main=main,
            origin=(0.3, 0.1),
            sides=(main,),
            finish=stone.HONED,
        )
    soffit = materials.wood("larch soffit", ("#6d4a2e", "#8d633f", "#a67a50"), grain="Y")
    for i in range(10):
        x = -HALF + i * 0.19
        box(f"soffit {i}", x + 0.002, x + 0.188, 0.0, DEEP, SOFFIT, SOFFIT + 0.03, soffit)
    dark, oak = (
        materials.paint("bronze frame", "#3a2f26", 0.35, metal=0.6),
        materials.wood("oak door", ("#5b412a", "#7a5a3b", "#95714b")),
    )
    back, left, right = DEEP - 0.02, -0.5, 0.62
    box(
        "porch back left",
        -HALF,
        left,
        back,
        back + 0.2,
        FLOOR,
        SOFFIT,
        materials.paint("bronze panel", "#3a2f26", 0.35, metal=0.6),
        eased=0,
    )
    for i in range(7):
        a = left + i * (right - left) / 7
        box(
            f"door board {i}",
            a + 0.002,
            a + (right - left) / 7 - 0.002,
            back - 0.02,
            back + 0.04,
            FLOOR + 0.012,
            SOFFIT - 0.02,
            oak,
            eased=0.003,
        )
    box("door pull", right - 0.16, right - 0.13, back - 0.085, back - 0.055, 0.95, 2.25, dark, eased=0.004)
    for z in (1.05, 2.15):
        box(f"pull post {z}", right - 0.155, right - 0.135, back - 0.06, back - 0.02, z, z + 0.02, dark)
    for x in (left, right):
        box(f"door frame {x}", x - 0.025, x + 0.025, back - 0.05, back + 0.04, FLOOR, SOFFIT, dark)
    outdoors.lit_window(
        "side light", right + 0.025, HALF, back, FLOOR + 0.01, SOFFIT - 0.01, dark, drapes=False
    )


def steps() -> None:
    """Solid blocks, each with its own place on the slab; the floor of the porch runs on from the last."""
    wide = 1.5
    for i in range(3):
        y0 = -3 * TREAD + i * TREAD - 0.12
        back = DEEP if i == 2 else y0 + TREAD + 0.05
        stone.slab(
            f"step {i}",
            -wide,
            wide,
            y0,
            back,
            i * STEP + 0.002,
            (i + 1) * STEP,
            "steps",
            origin=(0.1, 0.2 + i * 0.62),
            sides=("top", "front", "right", "left"),
            finish=stone.HONED,
            eased=0.004,
        )


def things() -> None:
    bronze = materials.paint("bronze frame", "#3a2f26", 0.35, metal=0.6)
    outdoors.wall_light("lamp", 1.4, -0.03, 2.05, bronze)
    pot = materials.ceramic("pot", "#6d665c", 0.8)
    vessels.vessel(
        "planter",
        ((0, 0), (0.2, 0), (0.27, 0.1), (0.3, 0.42), (0.28, 0.42), (0.25, 0.36), (0, 0.36)),
        -2.25,
        -0.62,
        0,
        pot,
    )
    leaf, stem = materials.paint("olive leaf", "#66725a", 0.5), materials.paint("stem", "#5b4a35", 0.7)
    foliage.branches(
        "olive",
        -2.25,
        -0.62,
        0.36,
        leaf,
        stem,
        count=26,
        height=1.35,
        spread=0.62,
        leaf_length=0.07,
        leaves=34,
    )
    box(
        "mat",
        -0.38,
        0.5,
        0.42,
        0.84,
        FLOOR,
        FLOOR + 0.012,
        materials.fabric("coir", "#5c4a35", grain=120, bump=1.0),
        eased=0.003,
    )
    box("house opposite", -14, 14, -16, -15, 0, 5, materials.plaster("house opposite", "#8c8377"), eased=0)
    far_leaf, far_stem = foliage.greens()
    foliage.branches(
        "shadow tree",
        3.4,
        -3.9,
        0.8,
        far_leaf,
        far_stem,
        count=14,
        height=3.6,
        spread=1.5,
        leaf_length=0.17,
        leaves=38,
    )


def daylight() -> None:
    light.sky(0.13, 8, 127, 1.5, lights_room=True)
    light.sun((-0.8, 0.6, -0.35), 3.3, softness=0.8, tint=(1.0, 0.74, 0.48))
    light.area("porch light", (0.05, 0.5, SOFFIT - 0.01), (0, 0, 0), 0.5, 0.12, 22, light.WARM)
    light.point("hall light", (0.8, 1.6, 2.3), 22, radius=0.12)
    light.area("lamp down", (1.4, -0.08, 1.9), (0, 0, 0), 0.05, 0.05, 0.6, light.WARM)
    light.area("lamp up", (1.4, -0.08, 2.2), (180, 0, 0), 0.05, 0.05, 0.6, light.WARM)
