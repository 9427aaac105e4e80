"""Develops one rendering into a picture: `picture.py <passes.exr> <exposure> <out.png>`."""

import sys

from denoise import Clean
from film import bloom, develop, glare, write_png
from passes import read_passes


def main(exr, exposure, out):
    clean = Clean(read_passes(exr))
    write_png(out, develop(bloom(clean.image) - glare(clean.shining), float(exposure)))


if __name__ == "__main__":
    main(*sys.argv[1:])
