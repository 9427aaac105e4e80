"""Develops one rendering into a picture: `picture.py <passes.exr> <exposure> <out.png>`."""

import sys

from denoise import Clean
from film import bloom, develop, write_png
from passes import read_passes


def main(exr, exposure, out):
    write_png(out, develop(bloom(Clean(read_passes(exr)).image), float(exposure)))


if __name__ == "__main__":
    main(*sys.argv[1:])
