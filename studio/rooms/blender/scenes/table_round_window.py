"""The breakfast corner from the other side: the round table before a window behind sheers."""

from kit import materials, redress, shell
from scenes import table_round
from scenes.table_round import HEIGHT, LEFT

CAMERAS = {"main": dict(location=(1.72, 0.62, 1.42), yaw=105, lens=34, shift_y=-0.19)}


def build() -> None:
    table_round.build()
    redress.take_away("tree", "curtain")
    shell.curtain("sheers", -1.85, 1.6, LEFT + 0.12, 0.015, HEIGHT - 0.02, materials.sheer(), wave=0.12)
