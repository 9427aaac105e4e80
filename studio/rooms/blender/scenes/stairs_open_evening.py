"""The open stair in the evening, close by, before a wall of dark green: lit from its well."""

from kit import light, materials, stage, stairs
from scenes import stairs_open
from scenes.stairs_open import DEPTH, FIRST, FREE, HEIGHT, LEFT, STEPS, THICK, WALL

CAMERAS = {"main": dict(location=(-1.75, -1.25, 1.5), yaw=-50, lens=32, pitch=-7)}


def build() -> None:
    stage.clear(22)
    # A material is asked for by name: what is made first is what the room then stands in.
    materials.plaster("white plaster", "#47524a")
    materials.wood("walnut rail", materials.WALNUT, grain="X")
    stairs_open.room()
    stairs.cantilevered("tread", FIRST, FREE, WALL - 0.004, STEPS, depth=DEPTH, thick=THICK)
    stairs_open.balustrade()
    evening()


def evening() -> None:
    light.sky(0.1, 4, 80, 2.5)
    light.window((LEFT - 0.12, -1.42, 1.38), (0, -90, 0), 2.7, 3.9, 60)
    light.area("stairwell", (1.6, 0.5, HEIGHT + 1.15), (0, 0, 0), 3.6, 0.7, 130, light.WARM)
    light.area("spots", (-0.6, -0.6, HEIGHT - 0.02), (0, 0, 0), 1.2, 0.8, 30, light.WARM)
    light.area("lamp", (3.4, -2.2, HEIGHT - 0.02), (0, 0, 0), 0.8, 0.8, 25, light.WARM)
