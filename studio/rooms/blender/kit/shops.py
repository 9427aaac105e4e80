"""What shops show behind their glass: things on shelves, vases on a plinth, clothes on a rail."""

from . import light, materials, vessels
from .shapes import box, mesh, pipe
from .stage import chance


def goods(kind: int, name: str, side: float, x: float, y: float) -> None:
    """
    What a shop of 4.4 m along y from `y` shows behind its glass at `x`, to the left (`side` -1) or right of
    the walk; every third shop is of one kind.
    """
    (_shelves, _vases, _clothes)[kind % 3](name, side, x, y)


def _shelves(name: str, side: float, x: float, y: float) -> None:
    rng, oak = chance(), materials.wood("shop oak", grain="Y")
    tints = ("#b7a58a", "#6d4e38", "#44504c", "#d8d0c1", "#8c3f2c", "#2f3b4a", "#c9a24e")
    for k in range(4):
        z = 0.45 + 0.55 * k
        box(
            f"shelf {name} {k}",
            *sorted((x + side * 2.3, x + side * 2.68)),
            y + 0.6,
            y + 3.8,
            z,
            z + 0.035,
            oak,
            eased=0.002,
        )
        light.area(
            f"shelf light {name} {k}", (x + side * 2.4, y + 2.2, z + 0.5), (0, 0, 0), 0.05, 3.0, 5, light.WARM
        )
        at = y + 0.7
        while at < y + 3.6:
            wide, tint = rng.uniform(0.08, 0.26), tints[rng.randrange(len(tints))]
            across = sorted((x + side * 2.36, x + side * rng.uniform(2.5, 2.6)))
            box(
                f"thing {name} {k} {at:.2f}",
                *across,
                at,
                at + wide,
                z + 0.036,
                z + 0.036 + rng.uniform(0.1, 0.36),
                materials.paint(f"thing {tint}", tint, 0.6),
                eased=0.012,
                segments=3,
            )
            at += wide + rng.choice((0.02, 0.05, 0.18))


def _vases(name: str, side: float, x: float, y: float) -> None:
    rng = chance()
    box(
        f"plinth {name}",
        *sorted((x + side * 0.7, x + side * 1.3)),
        y + 0.7,
        y + 3.6,
        0,
        0.62,
        materials.paint("plinth", "#e6e1d8", 0.6),
        eased=0.004,
    )
    for n in range(6):
        tint = ("#7a5a42", "#31393b", "#c2ab86", "#a5492f", "#dcd5c6", "#5e6b58")[n]
        profile = (vessels.VASE, vessels.BOTTLE_VASE, vessels.JAR)[rng.randrange(3)]
        vessels.vessel(
            f"vase {name} {n}",
            profile,
            x + side * rng.uniform(0.85, 1.15),
            y + 0.95 + n * 0.48,
            0.62,
            materials.ceramic(f"vase {tint}", tint),
            scale=rng.uniform(1.1, 2.0),
        )
    canvas = materials.paint(f"picture {name}", ("#7d3b2a", "#2f4a4d", "#c49a4a")[rng.randrange(3)], 0.8)
    box(
        f"picture {name}",
        *sorted((x + side * 2.66, x + side * 2.69)),
        y + 1.0,
        y + 3.2,
        0.9,
        2.3,
        canvas,
        eased=0.002,
    )


def _clothes(name: str, side: float, x: float, y: float) -> None:
    rng, brass = chance(), materials.brass()
    tints = ("#3c3f45", "#8a7a66", "#c8bda9", "#6c2f2a", "#47573f", "#b08f5f", "#22282f")
    for row, across in enumerate((0.9, 2.1)):
        at = x + side * across
        pipe(
            f"rail {name} {row}",
            [(at, y + 0.7, 0), (at, y + 0.7, 1.55), (at, y + 3.5, 1.55), (at, y + 3.5, 0)],
            0.012,
            brass,
            bent=False,
        )
        along = y + 0.85
        while along < y + 3.4:
            tint, drop = tints[rng.randrange(len(tints))], rng.uniform(0.7, 1.15)
            cloth = materials.fabric(f"garment {tint}", tint, grain=260)
            wide = rng.uniform(0.19, 0.24)
            garment = [
                (at - wide, along, 1.42),
                (at - 0.03, along, 1.53),
                (at + 0.03, along, 1.53),
                (at + wide, along, 1.42),
                (at + wide * 0.9, along, 1.5 - drop),
                (at - wide * 0.9, along, 1.5 - drop),
            ]
            back = [(a, b + rng.uniform(0.025, 0.05), c) for a, b, c in garment]
            edges = [(k, (k + 1) % 6, (k + 1) % 6 + 6, k + 6) for k in range(6)]
            mesh(
                f"garment {name} {row} {along:.2f}",
                garment + back,
                [(0, 1, 2, 3, 4, 5), (11, 10, 9, 8, 7, 6), *edges],
                cloth,
                angle=20,
            )
            along += rng.choice((0.07, 0.09, 0.2))
