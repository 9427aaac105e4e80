"""Reads what the renderer wrote, one array a pass."""

from collections.abc import Mapping

import numpy as np
import OpenImageIO as oiio
from numpy.typing import NDArray

COLOUR, VECTOR, VALUE = ("R", "G", "B"), ("X", "Y", "Z"), ("V",)


def read_passes(path: str) -> dict[str, NDArray[np.float32]]:
    """
    Passes by name ("DiffDir", "Denoising Albedo", "F01" …) as height x width x channels of float32. Raises
    OSError where the file cannot be read.
    """
    image = oiio.ImageInput.open(str(path))
    if image is None:
        raise OSError(f"{path}: {oiio.geterror()}")
    spec = image.spec()
    pixels = np.asarray(image.read_image(0, 0, 0, spec.nchannels, "float"), np.float32)
    pixels = pixels.reshape(spec.height, spec.width, spec.nchannels)
    image.close()
    places: dict[str, dict[str, int]] = {}
    for index, channel in enumerate(spec.channelnames):
        *_, name, letter = channel.split(".")
        places.setdefault(name, {})[letter] = index
    return {name: _ordered(pixels, letters) for name, letters in places.items()}


def _ordered(pixels: NDArray[np.float32], letters: Mapping[str, int]) -> NDArray[np.float32]:
    for order in (COLOUR, VECTOR, VALUE):
        if all(letter in letters for letter in order):
            return np.ascontiguousarray(pixels[..., [letters[letter] for letter in order]])
    return np.ascontiguousarray(pixels[..., sorted(letters.values())])
