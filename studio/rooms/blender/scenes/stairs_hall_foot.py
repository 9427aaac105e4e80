"""The stair hall painted blue-grey, from the foot of its first flight; a hazy sky in its window."""

from kit import materials, redress, stage
from scenes import stairs_hall

CAMERAS = {"main": dict(location=(-1.3, -1.9, 0.95), yaw=-7, lens=30, shift_y=0.1)}


def build() -> None:
    stage.clear(32)
    # A material is asked for by name: what is made first is what the hall then stands in.
    materials.plaster("pale plaster", "#666c6e")
    materials.paint("panelling", "#444b4e", 0.42, smudge=0.05)
    stairs_hall.hall()
    stairs_hall.window()
    stairs_hall.steps()
    stairs_hall.balustrade()
    stairs_hall.things()
    stairs_hall.daylight()
    redress.take_away("tree", "lawn", "lantern")
