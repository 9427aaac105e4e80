"""What the darkroom must not do to a picture. studio/rooms/develop.test.ts runs it."""

import sys
import tempfile
import unittest
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).parents[1]))

from denoise import Guides
from film import develop, develop_with_lamps
from room import without_stone, write_layers

PAPER, BLOCK = 2.2, 0.05


class Lamps(unittest.TestCase):
    """A lamp before a dark wall, of which it fills a part of some pixels."""

    def developed(
        self, brightness: float
    ) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float64], NDArray[np.float64]]:
        filled = np.array([0, 0, 0, 0.2, 0.5, 1, 1, 1, 1], np.float32)
        filled = np.repeat(np.repeat(filled[None, :, None], 9, 0), 3, 2)
        shining, wall = filled * brightness, np.full_like(filled, 0.05)
        light = shining + (1 - filled) * wall
        return filled, light, develop_with_lamps(light, shining), develop(wall)

    def test_the_rim_of_a_bright_lamp_is_white_by_the_part_that_it_fills(self) -> None:
        filled, _, seen, wall = self.developed(20.0)
        white = develop(np.full_like(filled, 20.0))
        np.testing.assert_allclose(seen, filled * white + (1 - filled) * wall, atol=0.004)

    def test_the_rim_of_a_lamp_before_an_evening_sky_is_not_darker_than_the_sky(self) -> None:
        filled = np.repeat(
            np.repeat(np.array([0, 0, 0, 0.2, 0.5, 1, 1, 1, 1], np.float32)[None, :, None], 9, 0), 3, 2
        )
        shining = filled * 20.0 + (1 - filled) * np.float32([0.30, 0.25, 0.28])
        seen = develop_with_lamps(shining, shining)
        sky, white = (
            develop(np.full_like(filled, 1) * np.float32([0.30, 0.25, 0.28])),
            develop(np.full_like(filled, 20.0)),
        )
        np.testing.assert_allclose(seen, filled * white + (1 - filled) * sky, atol=0.01)

    def test_a_lamp_that_is_not_white_is_developed_as_all_else(self) -> None:
        _, light, seen, _ = self.developed(0.8)
        np.testing.assert_allclose(seen, develop(light), atol=1e-6)


class Edges(unittest.TestCase):
    """A dark block before the studio's paper, which sends back more than it gets."""

    def setUp(self) -> None:
        rng = np.random.default_rng(4)
        covered = np.clip(np.arange(64) - 31.5 + rng.uniform(-0.4, 0.4, (64, 1)), 0, 1)[..., None].astype(
            np.float32
        )
        colour = PAPER + covered * (BLOCK - PAPER) + np.zeros(3, np.float32)
        normal = covered * np.float32([0, 1, 0]) + (1 - covered) * np.float32([0, 0, 1])
        self.colour, self.cleaned = colour, Guides(colour, normal).colour(colour)

    def test_paper_is_as_bright_beside_an_edge_as_elsewhere(self) -> None:
        self.assertGreater(self.cleaned[:, 24:30].min(), 0.9 * PAPER)

    def test_colour_is_as_rendered_where_one_surface_fills_the_pixels(self) -> None:
        for columns in (slice(3, 24), slice(40, 61)):
            np.testing.assert_array_equal(self.cleaned[:, columns], self.colour[:, columns])


class Twigs(unittest.TestCase):
    """A twig thinner than a pixel before a light stone, and a wall beside it."""

    def test_what_shares_its_pixels_with_stone_keeps_its_own_colour(self) -> None:
        twig, light_stone, wall = (np.full(3, value, np.float32) for value in (0.08, 0.6, 0.3))
        stone = np.ones((40, 40), np.float32)
        stone[:, 20], stone[:, 21], stone[:, 36:] = 0.4, 0.7, 0
        beside = np.where(np.arange(40) < 30, 1.0, 0.0)[None, :, None]
        others = beside * twig + (1 - beside) * wall
        image = (stone[..., None] * light_stone + (1 - stone[..., None]) * others).astype(np.float32)
        seen = without_stone(image, stone, 0.0)
        np.testing.assert_allclose(seen[:, 20:22], np.broadcast_to(develop(twig), (40, 2, 3)), atol=0.01)
        np.testing.assert_allclose(seen[:, 36:], np.broadcast_to(develop(wall), (40, 4, 3)), atol=0.01)


class Water(unittest.TestCase):
    """Water over stone, which is darker below it than round about; a wall beside."""

    def test_what_lies_wide_over_stone_is_filled_from_round_about(self) -> None:
        rng = np.random.default_rng(7)
        wall = np.full(3, 0.3, np.float32)
        stone = np.ones((64, 64), np.float32)
        stone[:, 56:], stone[10:44, 12:48] = 0, 0.7 + rng.uniform(-0.15, 0.15, (34, 36))
        image = np.full((64, 64, 3), 0.6, np.float32)
        image[:, 56:], image[10:44, 12:48] = wall, 0.25
        seen = without_stone(image, stone, 0.0)
        np.testing.assert_allclose(seen[10:44, 12:48], np.broadcast_to(develop(wall), (34, 36, 3)), atol=0.02)


class LampsBesideStone(unittest.TestCase):
    """A layer has 255 steps, and shade must have its share of them where a lamp hangs on the wall."""

    def test_shade_keeps_its_colour_beside_a_lamp(self) -> None:
        light = np.full((64, 64, 3), 0.1, np.float32) * np.float32([1, 0.9, 0.8])
        light[:8, :8] = 20.0
        with tempfile.TemporaryDirectory() as folder:
            scale = write_layers(Path(folder), "irradiance", light, light, 8.0)
            steps = cv2.imread(str(Path(folder) / "irradiance-light.png"))[..., ::-1]
        self.assertEqual(scale, 8.0)
        self.assertEqual(steps[0, 0].tolist(), [255, 255, 255])
        np.testing.assert_allclose((steps[32, 32] / 255.0) ** 2 * scale, light[32, 32], rtol=0.1)


if __name__ == "__main__":
    unittest.main()
