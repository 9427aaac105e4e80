"""What the darkroom must not do to a picture. studio/rooms/develop.test.ts runs it."""

import sys
import unittest
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from denoise import Guides  # noqa: E402 (the folder must be known first)
from film import WHITE, glare  # noqa: E402

PAPER, BLOCK = 2.2, 0.05


class Lamps(unittest.TestCase):
    def test_a_bright_lamp_is_white_by_the_part_of_a_pixel_that_it_fills(self):
        filled = np.array([0, 0, 0.1, 0.5, 1, 1, 1], np.float32)
        shining = np.repeat(np.repeat(filled[None, :, None] * 20, 7, 0), 3, 2)
        seen = (shining - glare(shining))[3, :, 0]
        np.testing.assert_allclose(seen, filled * WHITE, rtol=1e-5)

    def test_a_lamp_that_is_not_white_stays_as_it_is(self):
        shining = np.full((9, 9, 3), 0.8 * WHITE, np.float32)
        self.assertFalse(glare(shining).any())


class Edges(unittest.TestCase):
    """A dark block before the studio's paper, which sends back more than it gets."""

    def setUp(self):
        rng = np.random.default_rng(4)
        covered = np.clip(np.arange(64) - 31.5 + rng.uniform(-0.4, 0.4, (64, 1)), 0, 1)[..., None].astype(np.float32)
        colour = PAPER + covered * (BLOCK - PAPER) + np.zeros(3, np.float32)
        normal = covered * np.float32([0, 1, 0]) + (1 - covered) * np.float32([0, 0, 1])
        self.colour, self.cleaned = colour, Guides(colour, normal).colour(colour)

    def test_paper_is_as_bright_beside_an_edge_as_elsewhere(self):
        self.assertGreater(self.cleaned[:, 24:30].min(), 0.9 * PAPER)

    def test_colour_is_as_rendered_where_one_surface_fills_the_pixels(self):
        for columns in (slice(3, 24), slice(40, 61)):
            np.testing.assert_array_equal(self.cleaned[:, columns], self.colour[:, columns])


if __name__ == "__main__":
    unittest.main()
