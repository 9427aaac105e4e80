"""From linear light to what a screen shows. app/ui/room-view has the same formulas for the browser."""

import cv2
import numpy as np

# AgX by Troy Sobotka (https://github.com/sobotka/AgX), with the polynomial for its curve by Benjamin Wrensch as used in
# three.js: light is brought to Rec. 2020, its primaries are drawn inwards, and each is bent by an S curve over 16.5 stops.
TO_REC2020 = np.array([[0.6274, 0.3293, 0.0433], [0.0691, 0.9195, 0.0113], [0.0164, 0.0880, 0.8956]])
FROM_REC2020 = np.array([[1.6605, -0.5876, -0.0728], [-0.1246, 1.1329, -0.0083], [-0.0182, -0.1006, 1.1187]])
INSET = np.array([
    [0.856627153315983, 0.0951212405381588, 0.0482516061458583],
    [0.137318972929847, 0.761241990602591, 0.101439036467562],
    [0.11189821299995, 0.0767994186031903, 0.811302368396859],
])
OUTSET = np.array([
    [1.1271005818144368, -0.11060664309660323, -0.016493938717834573],
    [-0.1413297634984383, 1.157823702216272, -0.016493938717834257],
    [-0.14132976349843826, -0.11060664309660294, 1.2519364065950405],
])
CURVE = (15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232)
LEAST_STOP, MOST_STOP = -12.47393, 4.026069
LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
# The look: a little more contrast and colour than AgX's base.
CONTRAST, SATURATION = 1.12, 1.12


def develop(light, exposure=0.0):
    """Linear sRGB, any range, to display sRGB 0 … 1; `exposure` in stops."""
    x = np.maximum(light, 0) * 2.0**exposure
    x = x @ TO_REC2020.T @ INSET.T
    x = np.clip((np.log2(np.maximum(x, 1e-10)) - LEAST_STOP) / (MOST_STOP - LEAST_STOP), 0, 1)
    x = np.polyval(CURVE, x)
    grey = np.maximum(x @ LUMINANCE, 0)[..., None] ** CONTRAST
    x = grey + (np.maximum(x, 0) ** CONTRAST - grey) * SATURATION
    x = np.maximum(x @ OUTSET.T, 0) ** 2.2
    return encode_srgb(np.clip(x @ FROM_REC2020.T, 0, 1))


def encode_srgb(x):
    return np.where(x < 0.0031308, x * 12.92, 1.055 * np.maximum(x, 1e-12) ** (1 / 2.4) - 0.055)


def bloom(light, share=0.035):
    """What a lens spreads round bright places."""
    bright = np.clip(light - 1.2, 0, 30).astype(np.float32)
    scale = light.shape[1] / 1600
    return light + share * sum(cv2.GaussianBlur(bright, (0, 0), width * scale) for width in (3, 10, 30)) / 3


def develop_with_lamps(light, shining, exposure=0.0):
    """
    As develop, where `shining` is the part of the light that lamps and the sky send to the camera. A pixel that a bright
    lamp fills by a fifth is as white as one that it fills: its rim would be drawn in steps. There the lamp and what lies
    behind it are developed apart and mixed by the part that it fills.
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


def write_png(path, image):
    """8 bits a channel, with a trace of noise so that smooth walls show no steps."""
    noise = np.random.default_rng(1).uniform(-0.5, 0.5, image.shape)
    levels = np.clip(np.clip(image, 0, 1) * 255 + noise, 0, 255).round().astype(np.uint8)
    if not cv2.imwrite(str(path), levels[..., ::-1]):
        raise OSError(f"{path} cannot be written")
