"""Develops one rendering into a picture: `picture.py <passes.exr> <exposure> <white> <out.png>`.

White is the colour of light, such as #fff1e0, that is shown as white.
"""

import sys

from denoise import Clean
from film import bloom, develop_with_lamps, write_png
from passes import read_passes


def main(exr: str, exposure: str, white: str, out: str) -> None:
    clean = Clean(read_passes(exr)).balanced(white)
    write_png(out, develop_with_lamps(bloom(clean.image), clean.shining, float(exposure)))


if __name__ == "__main__":
    main(*sys.argv[1:])
