"""From linear light to what a screen shows, as packages/room-view/film.ts does it in the browser."""

import json
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

# AgX by Troy Sobotka (https://github.com/sobotka/AgX), with the polynomial for its curve by Benjamin Wrensch
# as used in three.js: light is brought to Rec. 2020, its primaries are drawn inwards, and each is bent by an
# S curve over 16.5 stops. The look has a little more contrast and colour than AgX's base.
AGX = json.loads((Path(__file__).parents[3] / "packages/room-view/agx.json").read_text())
TO_REC2020, FROM_REC2020 = np.array(AGX["toRec2020"]), np.array(AGX["fromRec2020"])
INSET, OUTSET = np.array(AGX["inset"]), np.array(AGX["outset"])
LEAST_STOP, MOST_STOP = AGX["stops"]
LUMINANCE = np.array(AGX["luminance"])


def develop(light: NDArray[np.floating], exposure: float = 0.0) -> NDArray[np.float64]:
    """Linear sRGB, any range, to display sRGB 0 … 1; `exposure` in stops."""
    x = np.maximum(light, 0) * 2.0**exposure
    x = x @ TO_REC2020.T @ INSET.T
    x = np.clip((np.log2(np.maximum(x, 1e-10)) - LEAST_STOP) / (MOST_STOP - LEAST_STOP), 0, 1)
    x = np.polyval(AGX["curve"], x)
    grey = np.maximum(x @ LUMINANCE, 0)[..., None] ** AGX["contrast"]
    x = grey + (np.maximum(x, 0) ** AGX["contrast"] - grey) * AGX["saturation"]
    x = np.maximum(x @ OUTSET.T, 0) ** 2.2
    return encode_srgb(np.clip(x @ FROM_REC2020.T, 0, 1))


def white_balance(white: str) -> NDArray[np.float64]:
    """What to multiply linear red, green and blue by so that light of this colour (#rrggbb) turns neutral."""
    shown = np.array([int(white[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    light = np.where(shown < 0.04045, shown / 12.92, ((shown + 0.055) / 1.055) ** 2.4)
    return (light @ LUMINANCE) / light


def encode_srgb(x: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.where(x < 0.0031308, x * 12.92, 1.055 * np.maximum(x, 1e-12) ** (1 / 2.4) - 0.055)


def bloom(light: NDArray[np.float32], share: float = 0.035) -> NDArray[np.float32]:
    """What a lens spreads round bright places."""
    bright = np.clip(light - 1.2, 0, 30).astype(np.float32)
    scale = light.shape[1] / 1600
    return light + share * sum(cv2.GaussianBlur(bright, (0, 0), width * scale) for width in (3, 10, 30)) / 3


def develop_with_lamps(
    light: NDArray[np.float32], shining: NDArray[np.float32], exposure: float = 0.0
) -> NDArray[np.float64]:
    """
    As develop, where `shining` is the part of the light that lamps and the sky send to the camera. A pixel
    that a bright lamp fills by a fifth is as white as one that it fills: its rim would be drawn in steps.
    There the lamp and what lies behind it are developed apart and mixed by the part that it fills.
    """
    plain = develop(light, exposure)
    near = np.ones((5, 5), np.uint8)
    shining = np.maximum(shining, 0).astype(np.float32)
    lamp, brightness = cv2.dilate(shining, near), shining.max(2)
    most, least = lamp.max(2), cv2.erode(brightness, near)
    # A lamp ends here, and it is white.
    rim = np.clip(1.25 - 5 * least / np.maximum(most, 1e-6), 0, 1) * np.clip(most * 2.0**exposure - 1, 0, 1)
    # What lies behind may shine as well, as an evening sky does.
    filled = np.clip((brightness - least) / np.maximum(most - least, 1e-6), 0, 1)[..., None]
    behind = (light - filled * lamp) / np.maximum(1 - filled, 0.1)
    mixed = filled * develop(lamp, exposure) + (1 - filled) * develop(behind, exposure)
    return plain + rim[..., None] * (mixed - plain)


def write_png(path: str | Path, image: NDArray[np.floating]) -> None:
    """8 bits a channel, with a trace of noise so that smooth walls show no steps."""
    noise = np.random.default_rng(1).uniform(-0.5, 0.5, image.shape)
    levels = np.clip(np.clip(image, 0, 1) * 255 + noise, 0, 255).round().astype(np.uint8)
    if not cv2.imwrite(str(path), levels[..., ::-1]):
        raise OSError(f"{path} cannot be written")
