"""The dining room along the table from its right end, the window behind its sheers."""

from kit import redress
from scenes import table_dining

CAMERAS = {"main": dict(location=(1.85, -0.8, 1.22), yaw=63, lens=36, shift_y=-0.17, fstop=8, focus=1.5)}


def build() -> None:
    table_dining.build()
    redress.take_away("tree")
