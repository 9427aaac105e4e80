"""The stair hall seen across, both flights with their balustrades; a hazy sky in its window."""

from kit import redress
from scenes import stairs_hall

CAMERAS = {"main": dict(location=(3.1, -2.3, 1.45), yaw=41, lens=37, shift_y=0.05)}


def build() -> None:
    stairs_hall.build()
    redress.take_away("tree", "lawn", "lantern")
