"""The living room towards its window: the club table in the evening sun that comes through sheers."""

from kit import materials, redress, shell
from scenes import table_club
from scenes.table_club import HEIGHT, LEFT

CAMERAS = {"main": dict(location=(1.5, -1.1, 1.2), yaw=61, lens=28, shift_y=-0.25)}


def build() -> None:
    table_club.build()
    redress.take_away("tree", "curtain")
    shell.curtain("sheers", -2.3, 1.75, LEFT + 0.12, 0.015, HEIGHT - 0.02, materials.sheer(), wave=0.12)
