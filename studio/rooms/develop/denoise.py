"""
Takes the noise out of a rendering, pass by pass.

Light and colour are kept apart: what falls on a surface is denoised and then multiplied by the surface's own
colour, which has no noise where one surface fills a pixel. So textures stay as sharp as they were, and the
room view gets the light on stone by itself. Where many surfaces share a pixel (leaves, edges out of focus),
colour is cleaned as well.
"""

from collections.abc import Mapping

import cv2
import numpy as np
from film import white_balance
from network import Denoiser
from numpy.typing import NDArray

# The transfer of high dynamic range into 0 … 1 that the network was trained with (PU encoding, Aydin et al.
# 2008), constants as in Open Image Denoise.
PU_A, PU_B, PU_C, PU_D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
PU_E, PU_F, PU_G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
PU_Y0, PU_Y1, PU_X0, PU_X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504.0
MIDDLE_GREY = 0.18
# From where to where the unsteadiness of directions (0 … 1) lets colour be cleaned: below 0.0005 on slabs,
# 0.003 on cloth, above 0.008 along edges.
SHARED = (0.001, 0.003)


def _encode(y: NDArray[np.float32]) -> NDArray[np.float32]:
    y = np.maximum(y, 0)
    middle = PU_B * np.power(np.maximum(y, PU_Y0), PU_C) + PU_D
    high = PU_E * np.log(np.maximum(y, PU_Y1) + PU_F) + PU_G
    return np.where(y <= PU_Y0, PU_A * y, np.where(y <= PU_Y1, middle, high)) / _encode_brightest()


def _encode_brightest() -> np.float64:
    return PU_E * np.log(BRIGHTEST + PU_F) + PU_G


def _decode(x: NDArray[np.float32]) -> NDArray[np.float32]:
    x = x * _encode_brightest()
    middle = np.power(np.maximum((x - PU_D) / PU_B, 1e-12), 1 / PU_C)
    high = np.exp((x - PU_G) / PU_E) - PU_F
    return np.where(x <= PU_X0, x / PU_A, np.where(x <= PU_X1, middle, high))


class Guides:
    """
    What the camera sees without light: colour 0 … 1 and direction -1 … 1 of each pixel, cleaned once for all
    passes.
    """

    def __init__(self, albedo: NDArray[np.float32], normal: NDArray[np.float32]) -> None:
        self.colours, self.network = Denoiser("rt_alb"), Denoiser("rt_hdr_calb_cnrm")
        self.albedo = self._clean_colour(albedo)
        seen = np.clip(normal, -1, 1) * 0.5 + 0.5
        self.normal = np.clip(Denoiser("rt_nrm")(seen), 0, 1)
        # Directions that differ from ray to ray within a pixel tell that several surfaces share it.
        unsteady = cv2.blur(np.abs(seen - self.normal).mean(2), (5, 5))
        self.shared = np.clip((unsteady - SHARED[0]) / (SHARED[1] - SHARED[0]), 0, 1)[..., None]

    def _clean_colour(self, colour: NDArray[np.float32]) -> NDArray[np.float32]:
        return np.clip(self.colours(np.clip(colour, 0, 1)), 0, 1)

    def colour(self, colour: NDArray[np.float32]) -> NDArray[np.float32]:
        """
        A surface's own colour, cleaned only where several surfaces share a pixel: elsewhere it has no noise.
        The studio's paper has more than 1, which the network does not know.
        """
        most = max(1.0, colour.max())
        return colour + self.shared * (self._clean_colour(colour / most) * most - colour)

    def denoise(self, light: NDArray[np.float32]) -> NDArray[np.float32]:
        """Light (linear, any range) of the same size without its noise."""
        if not light.any():
            return light
        scale = _exposure(light)
        stack = np.concatenate([_encode(np.minimum(light * scale, BRIGHTEST)), self.albedo, self.normal], 2)
        return (_decode(self.network(stack.astype(np.float32))) / scale).astype(np.float32)


def _exposure(light: NDArray[np.float32]) -> float:
    """Brings the middle of the picture to middle grey: its mean logarithm over blocks of 16 x 16 pixels."""
    luminance = light @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    height, width = (side // 16 * 16 for side in luminance.shape)
    blocks = luminance[:height, :width].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    lit = blocks[blocks > 1e-8]
    return MIDDLE_GREY / 2 ** np.log2(lit).mean() if lit.size else 1.0


class Clean:
    """
    A rendering without noise, all linear: `image` as the camera sees it; `diffuse` the light that a matt
    white surface would send back at each pixel; `gloss` what polish mirrors; `shining` what lamps and the sky
    send to the camera.
    """

    def __init__(self, passes: Mapping[str, NDArray[np.float32]]) -> None:
        guides = Guides(passes["Denoising Albedo"], passes["Denoising Normal"])
        self.diffuse = guides.denoise(passes["DiffDir"] + passes["DiffInd"])
        self.gloss = guides.denoise(passes["GlossDir"] + passes["GlossInd"]) * guides.colour(
            passes["GlossCol"]
        )
        through = guides.denoise(passes["TransDir"] + passes["TransInd"]) * guides.colour(passes["TransCol"])
        self.shining = guides.denoise(passes["Emit"] + passes["Env"])
        self.image = self.diffuse * guides.colour(passes["DiffCol"]) + self.gloss + through + self.shining

    def balanced(self, white: str) -> "Clean":
        """The same with all light shifted so that light of the colour `white` is neutral."""
        gains = white_balance(white)
        for name in ("image", "diffuse", "gloss", "shining"):
            setattr(self, name, (getattr(self, name) * gains).astype(np.float32))
        return self
