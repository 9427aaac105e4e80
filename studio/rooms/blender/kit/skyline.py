"""
A city after sunset as a picture of linear light: an afterglow, rows of houses one behind the other in the
haze, windows in storeys of which some are lit.
"""

from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from .shading import colour
from .types import Rgb, Tint

Picture = NDArray[numpy.float32]

# Colours of the sky from the horizon upwards, by metres on the sheet.
SKY = (
    (-1.0, "#d99a6c"),
    (0.1, "#c9a08c"),
    (0.6, "#a997a0"),
    (1.3, "#7f90ae"),
    (2.4, "#59729c"),
    (4.0, "#36507c"),
    (8.0, "#1f3157"),
)
HAZE = "#6b6678"
WALLS = ("#343743", "#3d3a3e", "#2d323d", "#44403f", "#373231")
ROOFS = ("#24222a", "#2c2528", "#21242c")
# Lamps behind curtains, bare bulbs, a stairwell, a kitchen's tube.
LAMPS = (("#ffb168", 5), ("#ffc68a", 4), ("#f79a4e", 3), ("#ffdcb4", 2), ("#dfe6ea", 1))
STREET = "#ff9d52"
GROUND = "#26262c"
# How high above the street the room lies, metres.
EYE = 33.0
# Pixels by which the city is out of focus.
BLUR = 1.7


class Row(NamedTuple):
    """
    Houses at one distance: pixels a metre, heights and widths in metres, how much of the haze lies before
    them, the share of windows that are lit.
    """

    scale: float
    heights: tuple[float, float]
    widths: tuple[float, float]
    haze: float
    lit: float


ROWS = (
    Row(1.5, (12, 52), (14, 44), 0.82, 0.2),
    Row(2.4, (14, 46), (12, 36), 0.62, 0.22),
    Row(3.7, (12, 40), (11, 28), 0.44, 0.24),
    Row(5.6, (12, 34), (11, 26), 0.27, 0.24),
    Row(8.2, (10, 26), (12, 24), 0.14, 0.22),
    Row(11.5, (9, 18), (12, 22), 0.05, 0.2),
)


def city(width: int, height: int, horizon: int, metre: float, seed: int) -> Picture:
    """
    Rows of pixels from the lowest upwards; `horizon` is the row at the height of the eye, `metre` the pixels
    of a metre on the sheet.
    """
    random = numpy.random.default_rng(seed)
    up = (numpy.arange(height, dtype=numpy.float32) - horizon) / metre
    picture = numpy.repeat(_ramp(up, SKY)[:, None, :], width, axis=1)
    for row in ROWS:
        _street(picture, row, horizon)
        _houses(picture, random, row, horizon)
    # The lens is focused on the room; every light has its bloom.
    picture = _soft(picture, BLUR)
    return picture + 0.07 * _soft(picture, 5) + 0.05 * _soft(picture, 16)


def _street(picture: Picture, row: Row, horizon: int) -> None:
    """The ground before a row of houses: dark, its lamps hidden by what stands nearer."""
    top = max(0, round(horizon - EYE * row.scale))
    glow = 0.05 * (1 - row.haze * 0.5) * numpy.exp((numpy.arange(top) - top) / row.scale / 5)
    tint = numpy.array(_in_haze(numpy.array(colour(GROUND)), row.haze))
    picture[:top] = (tint + glow[:, None] * numpy.array(colour(STREET)))[:, None, :]


def _houses(picture: Picture, random: numpy.random.Generator, row: Row, horizon: int) -> None:
    x = -random.uniform(0, row.widths[1]) * row.scale
    while x < picture.shape[1]:
        wide = random.uniform(*row.widths) * row.scale
        _house(picture, random, row, x, x + wide, horizon)
        # Sometimes a street.
        x += wide + (random.uniform(4, 14) * row.scale if random.random() < 0.25 else 0)


def _house(
    picture: Picture, random: numpy.random.Generator, row: Row, left: float, right: float, horizon: int
) -> None:
    low, high = row.heights
    tall = low + (high - low) * random.beta(1.6, 2.2)
    street, eaves = horizon - EYE * row.scale, horizon + (tall - EYE) * row.scale
    corner = left + (right - left) * random.choice([0.0, 0.3, 0.45, 0.7, 1.0])
    wall = numpy.array(colour(random.choice(WALLS))) * random.uniform(0.55, 1.0)
    roof = numpy.array(colour(random.choice(ROOFS))) * random.uniform(0.6, 0.9)
    _roof(picture, random, row, (left, right, eaves), _in_haze(roof, row.haze))
    storey = random.uniform(2.9, 3.5) * row.scale
    lit = row.lit * random.uniform(0.3, 1.7)
    for x0, x1, shade in ((left, corner, 1.12), (corner, right, 0.72)):
        if x1 - x0 < 2:
            continue
        face = _in_haze(wall * shade, row.haze)
        _fill(picture, x0, x1, street, eaves, face)
        _glow(picture, x0, x1, street, row)
        across = (x0, x1, random.uniform(2.4, 3.8) * row.scale)
        _windows(picture, random, row, across, (street, eaves, storey), face, lit)


def _roof(
    picture: Picture, random: numpy.random.Generator, row: Row, eaves: tuple[float, float, float], tint: Rgb
) -> None:
    """A pitched roof or a flat one, with what stands on it."""
    left, right, z = eaves
    wide = right - left
    if random.random() < 0.55:
        high, run = random.uniform(2.2, 4.2) * row.scale, min(wide / 2.2, random.uniform(2, 5) * row.scale)
        steps = max(2, round(high))
        for i in range(steps):
            inset = run * i / steps
            _fill(
                picture, left + inset, right - inset, z + high * i / steps, z + high * (i + 1) / steps, tint
            )
        z += high * 0.6
    for _ in range(random.integers(0, 4)):
        x, w, h = random.uniform(0.1, 0.85), random.uniform(0.7, 3.0), random.uniform(1.0, 3.0)
        _fill(picture, left + wide * x, left + wide * x + w * row.scale, z, z + h * row.scale, tint)


def _windows(
    picture: Picture,
    random: numpy.random.Generator,
    row: Row,
    across: tuple[float, float, float],
    upwards: tuple[float, float, float],
    face: Rgb,
    lit: float,
) -> None:
    """Storeys of windows, from edge to edge (and their step) and from the street to the eaves."""
    (left, right, step), (street, eaves, storey) = across, upwards
    count = max(1, int((right - left) / step))
    margin = (right - left - count * step) / 2
    wide, high = step * random.uniform(0.34, 0.58), storey * random.uniform(0.42, 0.58)
    lamps = [numpy.array(colour(tint)) for tint, _ in LAMPS]
    weights = numpy.array([weight for _, weight in LAMPS], dtype=float)
    pane = 0.7 * numpy.array(face) + 0.02 * numpy.array(colour("#6f7f9c"))
    floors = int((eaves - street) / storey)
    for floor in range(floors):
        z = eaves - (floor + 1) * storey + storey * 0.24
        # People come home storey by storey, not evenly.
        here = lit * random.uniform(0.3, 1.9)
        for i in range(count):
            x = left + margin + (i + 0.5) * step - wide / 2
            _fill(picture, x, x + wide, z, z + high, pane)
            if random.random() > here:
                continue
            shine = min(1.3, 0.42 * random.lognormal(0, 0.65)) * (1 - 0.4 * row.haze)
            light = lamps[random.choice(len(lamps), p=weights / weights.sum())] * shine
            drawn = random.choice([1.0, 1.0, 0.55, 0.75])
            blind = random.choice([1.0, 1.0, 0.6])
            _fill(picture, x, x + wide * drawn, z, z + high * blind, light, 0.9)
            # The ceiling's lamp lights the upper half more.
            _fill(picture, x, x + wide * drawn, z + high * 0.55 * blind, z + high * blind, light * 1.35, 0.6)


def _glow(picture: Picture, left: float, right: float, street: float, row: Row) -> None:
    """Lamps of the street light the walls from below."""
    x0, x1 = max(0, round(left)), min(picture.shape[1], round(right))
    z0, z1 = max(0, round(street)), min(picture.shape[0], round(street + 22 * row.scale))
    if x1 <= x0 or z1 <= z0:
        return
    up = (numpy.arange(z0, z1) - street) / row.scale
    shine = 0.05 * (1 - row.haze * 0.5) * numpy.exp(-up / 5)
    picture[z0:z1, x0:x1] += (shine[:, None] * numpy.array(colour(STREET)))[:, None, :]


def _in_haze(tint: Rgb, share: float) -> Rgb:
    return numpy.array(tint) * (1 - share) + numpy.array(colour(HAZE)) * share


def _fill(
    picture: Picture, x0: float, x1: float, z0: float, z1: float, tint: Rgb, share: float = 1.0
) -> None:
    """A rectangle that covers its outer pixels in part."""
    left, right = max(0, int(x0)), min(picture.shape[1], int(numpy.ceil(x1)))
    low, high = max(0, int(z0)), min(picture.shape[0], int(numpy.ceil(z1)))
    if right <= left or high <= low:
        return
    columns, rows = numpy.arange(left, right), numpy.arange(low, high)
    across = numpy.clip(numpy.minimum(columns + 1, x1) - numpy.maximum(columns, x0), 0, 1)
    upwards = numpy.clip(numpy.minimum(rows + 1, z1) - numpy.maximum(rows, z0), 0, 1)
    cover = (share * upwards[:, None] * across)[:, :, None].astype(numpy.float32)
    part = picture[low:high, left:right]
    part += (numpy.asarray(tint, dtype=numpy.float32) - part) * cover


def _ramp(at: NDArray[numpy.float32], stops: tuple[tuple[float, Tint], ...]) -> Picture:
    places = [place for place, _ in stops]
    tints = numpy.array([colour(tint) for _, tint in stops])
    return numpy.stack([numpy.interp(at, places, tints[:, i]) for i in range(3)], axis=1).astype(
        numpy.float32
    )


def _soft(picture: Picture, sigma: float) -> Picture:
    """Gaussian blur, along both axes in turn."""
    reach = int(numpy.ceil(sigma * 3))
    weights = numpy.exp(-0.5 * (numpy.arange(-reach, reach + 1) / sigma) ** 2)
    weights /= weights.sum()
    for axis in (0, 1):
        length = picture.shape[axis]
        padded = numpy.pad(picture, [(reach, reach) if i == axis else (0, 0) for i in range(3)], mode="edge")
        soft = numpy.zeros_like(picture)
        for i, weight in enumerate(weights):
            soft += numpy.float32(weight) * padded.take(range(i, i + length), axis)
        picture = soft
    return picture
