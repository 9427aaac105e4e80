"""The reading corner towards its window behind sheers, the shelves at the side."""

from kit import materials, redress, shell
from scenes import table_pair
from scenes.table_pair import HEIGHT, LEFT

CAMERAS = {"main": dict(location=(1.2, -0.75, 1.12), yaw=63, lens=36, shift_y=-0.24)}


def build() -> None:
    table_pair.build()
    redress.take_away("tree")
    shell.curtain("sheers", -2.1, 0.75, LEFT + 0.1, 0.015, HEIGHT - 0.05, materials.sheer(), wave=0.12)
