"""
Makes the layers of the room view from two renderings of one room, with a light and with a dark stone:
`room.py <light> <dark> <exposure> <white> <out folder>`, where light and dark are the renderer's files
without ending and white is the colour of light, such as #fff1e0, that is shown as white.

docs/guides/rooms.md says what each layer holds.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict

import cv2
import numpy as np
from denoise import Clean
from film import bloom, develop, write_png
from numpy.typing import NDArray
from passes import read_passes

# A plane that covers fewer pixels than this cannot be seen.
LEAST_AREA = 60
# Stone that covers more of a pixel than this fills it.
WHOLE = 0.98
# Of a pixel that stone covers by more than this, the rest cannot be told.
MOST_COVERED = 0.8
# Pixels: what is wider than half of this is not thin.
WIDE = 9
# Values above this share of all are cut, so that one spark does not take the range of a whole layer.
BRIGHTEST = 99.95
# Light beyond this (times the exposure) makes white stone white anyway. A lamp beside the wall must not take
# the layer's few steps from the shade, which would be left with blotches of colour.
WHITE = 10.0


class Plane(TypedDict):
    """A plane of stone as the renderer describes it."""

    mask: str
    surface: str
    homography: list[float]


class SeenPlane(TypedDict):
    """A plane as the room view knows it: `area` in pixels."""

    surface: str
    area: int
    homography: list[float]


def main(light_path: str, dark_path: str, exposure: str, white: str, out: str) -> None:
    out = Path(out)
    out.mkdir(parents=True, exist_ok=True)
    described = json.loads(Path(light_path + ".json").read_text())
    light_passes = read_passes(light_path + ".exr")
    dark_passes = read_passes(dark_path + ".exr")
    light, dark = (Clean(passes).balanced(white) for passes in (light_passes, dark_passes))
    planes, masks = seen_planes(described["planes"], light_passes)
    stone = np.clip(sum(masks), 0, 1)
    height, width = stone.shape
    half = (width // 2, height // 2)
    covered = np.clip(sum(dark_passes[plane["mask"]][..., 0] for plane in described["planes"]), 0, 1)
    dark_stone = fit(covered, half)

    write_png(out / "light.png", without_stone(light.image, stone, float(exposure)))
    write_png(out / "dark.png", fit(without_stone(dark.image, covered, float(exposure)), half))
    irradiance = on_stone(light.diffuse, stone)
    irradiance_dark = on_stone(fit(dark.diffuse, half), dark_stone)
    gloss = on_stone(light.gloss, stone)
    gloss_dark = on_stone(fit(dark.gloss, half), dark_stone)
    most = WHITE / 2 ** float(exposure)
    scales = {
        "irradiance": write_layers(out, "irradiance", irradiance, irradiance_dark, most),
        "gloss": write_layers(
            out, "gloss", cv2.resize(gloss, half, interpolation=cv2.INTER_AREA), gloss_dark, most
        ),
    }
    write_planes(out / "planes.png", masks)
    view = {"size": [width, height], "exposure": float(exposure), **scales, "planes": planes}
    (out / "view.json").write_text(json.dumps(view))


def seen_planes(
    planes: Sequence[Plane], passes: Mapping[str, NDArray[np.float32]]
) -> tuple[list[SeenPlane], list[NDArray[np.float32]]]:
    """The planes that the camera sees, with their areas in pixels, and their masks."""
    seen, masks = [], []
    for plane in planes:
        mask = np.clip(passes[plane["mask"]][..., 0], 0, 1)
        area = float(mask.sum())
        if area >= LEAST_AREA:
            seen.append({"surface": plane["surface"], "area": round(area), "homography": plane["homography"]})
            masks.append(mask)
    if not seen:
        raise SystemExit("The camera of this room sees no stone: make its pieces with kit.stone.slab().")
    if len(seen) > 255:
        raise SystemExit(
            f"The camera of this room sees {len(seen)} planes of stone; a mask has room for 255."
        )
    return seen, masks


def fit(image: NDArray[np.float32], size: tuple[int, int]) -> NDArray[np.float32]:
    """
    A rendering of half the size onto the exact half of the light one's picture. Heights may be odd: both
    pictures share their middle and the scale of their widths.
    """
    height, width = image.shape[:2]
    rows = ((np.arange(size[1]) + 0.5) / size[1] - 0.5) * (size[1] * width / size[0]) + height / 2 - 0.5
    columns = (np.arange(size[0]) + 0.5) / size[0] * width - 0.5
    x, y = np.meshgrid(columns.astype(np.float32), rows.astype(np.float32))
    return cv2.remap(image.astype(np.float32), x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def without_stone(
    image: NDArray[np.float32], stone: NDArray[np.float32], exposure: float
) -> NDArray[np.float32]:
    """
    The room without its stone, developed: filled from round about, as edges of other things blend with what
    lies behind. Of things thinner than a pixel (twigs, rims of cups) none lies round about: their colour is
    what remains of a pixel when what stone sends is taken away. Elsewhere that would only be less steady.
    """
    free = (stone < 0.01).astype(np.uint8)
    beside_free = cv2.dilate(free, np.ones((5, 5), np.uint8)) > 0
    thin = (stone < MOST_COVERED) & ~beside_free & ~seen_through(stone)
    share = np.where(thin, stone, 0)[..., None]
    rest = np.maximum(image - share * on_stone(image, stone), 0) / (1 - share)
    return spread(
        develop(rest + bloom(image) - image, exposure).astype(np.float32), (free | thin).astype(np.float32)
    )


def seen_through(stone: NDArray[np.float32]) -> NDArray[np.bool_]:
    """
    Where stone lies under something wide and clear, such as water, and fills no pixel whole: what it sends
    there is not known from its surroundings, as it gets less light.
    """
    partly = ((stone >= 0.01) & (stone < WHOLE)).astype(np.float32)
    wide = (cv2.blur(partly, (WIDE, WIDE)) > 0.5).astype(np.uint8)
    return cv2.dilate(wide, np.ones((WIDE, WIDE), np.uint8)) > 0


def on_stone(light: NDArray[np.float32], stone: NDArray[np.float32]) -> NDArray[np.float32]:
    """Light on the stone, spread past its edges, where pixels are only partly stone."""
    whole = (stone > WHOLE).astype(np.float32)
    return spread(np.maximum(light, 0).astype(np.float32), whole)


def spread(image: NDArray[np.float32], known: NDArray[np.float32]) -> NDArray[np.float32]:
    """
    Fills where `known` is 0 from its surroundings: from a picture of half the size, which is filled in the
    same way.
    """
    height, width = known.shape
    if known.min() >= 0.5 or min(height, width) < 2:
        return image
    half = ((width + 1) // 2, (height + 1) // 2)
    weight = cv2.resize(known, half, interpolation=cv2.INTER_AREA)
    mean = cv2.resize(image * known[..., None], half, interpolation=cv2.INTER_AREA)
    mean = mean / np.maximum(weight, 1e-6)[..., None]
    coarse = spread(mean, (weight > 0.02).astype(np.float32))
    filled = cv2.resize(coarse, (width, height), interpolation=cv2.INTER_LINEAR)
    return np.where(known[..., None] >= 0.5, image, filled)


def write_layers(
    out: Path, name: str, light: NDArray[np.float32], dark: NDArray[np.float32], most: float
) -> float:
    """Writes both layers as roots of their share of the brightest light, at most `most`, which it gives."""
    brightest = max(np.percentile(light, BRIGHTEST), np.percentile(dark, BRIGHTEST), 1e-3)
    scale = float(min(brightest, most))
    write_png(out / f"{name}-light.png", np.sqrt(np.clip(light / scale, 0, 1)))
    write_png(out / f"{name}-dark.png", np.sqrt(np.clip(dark / scale, 0, 1)))
    return scale


def write_planes(path: Path, masks: Sequence[NDArray[np.float32]]) -> None:
    """
    Red: number of the plane (from 1) that covers most of a pixel; green: that of the next; blue: how much the
    first one covers. Blue and nothing in green is the edge of the stone, both is the edge between two planes.
    """
    stack = np.stack(masks)
    order = np.argsort(-stack, axis=0)[:2]
    covers = np.take_along_axis(stack, order, axis=0)
    first = np.where(covers[0] > 1 / 255, order[0] + 1, 0)
    levels = np.round(covers[0] * 255) * (first > 0)
    if len(masks) > 1:
        background = 1 - np.clip(stack.sum(0), 0, 1)
        second = np.where((covers[1] > 1 / 255) & (covers[1] > background), order[1] + 1, 0)
    else:
        second = np.zeros_like(first)
    # Where two planes share a pixel, they share all of it.
    shared = second > 0
    levels = np.where(shared, np.round(covers[0] / np.maximum(covers[:2].sum(0), 1e-6) * 255), levels)
    image = np.dstack([first, second, levels]).astype(np.uint8)
    if not cv2.imwrite(str(path), image[..., ::-1]):
        raise OSError(f"{path} cannot be written")


if __name__ == "__main__":
    main(*sys.argv[1:])
