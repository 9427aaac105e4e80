"""The network of Intel's Open Image Denoise 2, run by PyTorch on the CPU.

Debian's Blender comes without Open Image Denoise, but its trained weights are
published (Apache 2.0, `weights/`). The network is a plain U-Net of 3x3
convolutions: https://github.com/RenderKit/oidn (training/model.py). Weights
come as TZA, the project's own container of named half-float tensors.
"""

import struct
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as functional
from numpy.typing import NDArray

WEIGHTS = Path(__file__).parent / "weights"
TZA_MAGIC = 0x41D7
# Four halvings: height and width must be multiples of this.
GRANULE = 16


def read_weights(path: Path) -> dict[str, torch.Tensor]:
    """Named tensors of a TZA file as float32. Raises ValueError for anything else."""
    blob = Path(path).read_bytes()
    magic, major, _minor, table = struct.unpack_from("<HBBQ", blob, 0)
    if magic != TZA_MAGIC or major != 2:
        raise ValueError(f"{path}: not a TZA file of version 2")
    (count,) = struct.unpack_from("<I", blob, table)
    at = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", blob, at)
        name = blob[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = blob[at]
        shape = struct.unpack_from(f"<{dimensions}I", blob, at + 1)
        at += 1 + 4 * dimensions + dimensions  # the letters of the layout, one a dimension
        kind, offset = struct.unpack_from("<cQ", blob, at)
        at += 9
        dtype = {b"h": "<f2", b"f": "<f4"}[kind]
        values = np.frombuffer(blob, dtype, int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return tensors


class Denoiser:
    """One set of weights, ready to run: `name` is a file of `weights/` without its ending."""

    def __init__(self, name: str) -> None:
        self.tensors = read_weights(WEIGHTS / f"{name}.tza")

    def __call__(self, image: NDArray[np.float32]) -> NDArray[np.float32]:
        """Runs the network on height x width x channels and gives height x width x 3."""
        height, width = image.shape[:2]
        pad_down, pad_right = -height % GRANULE, -width % GRANULE
        x = torch.from_numpy(np.ascontiguousarray(image.transpose(2, 0, 1), np.float32))[None]
        # Mirrored, as rows of noise that are repeated look like structure to the network.
        x = functional.pad(x, (0, pad_right, 0, pad_down), mode="reflect")
        with torch.inference_mode():
            y = self._unet(x.contiguous(memory_format=torch.channels_last))
        return y[0, :, :height, :width].permute(1, 2, 0).float().numpy()

    def _unet(self, x: torch.Tensor) -> torch.Tensor:
        skips = [x]
        y = self._conv("enc_conv0", x)
        for stage in ("enc_conv1", "enc_conv2", "enc_conv3", "enc_conv4"):
            y = functional.max_pool2d(self._conv(stage, y), 2)
            skips.append(y)
        skips.pop()  # the deepest one goes on, it is not handed across
        y = self._conv("enc_conv5b", self._conv("enc_conv5a", y))
        for stage in ("dec_conv4", "dec_conv3", "dec_conv2", "dec_conv1"):
            y = functional.interpolate(y, scale_factor=2, mode="nearest")
            y = torch.cat([y, skips.pop()], 1)
            y = self._conv(stage + "b", self._conv(stage + "a", y))
        return self._conv("dec_conv0", y)

    def _conv(self, name: str, x: torch.Tensor) -> torch.Tensor:
        weight, bias = self.tensors[name + ".weight"], self.tensors[name + ".bias"]
        return functional.relu_(functional.conv2d(x, weight, bias, padding=1))
