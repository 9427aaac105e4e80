"""The straight flight in the evening: walls of clay-coloured limewash, three lamps above the handrail."""

from kit import light, materials, stage, stairs
from kit.shapes import cylinder
from scenes import stairs_walls
from scenes.stairs_walls import END, HALL_FRONT, LEFT, RIGHT, ROOF, STEPS, TOP_OF_FLIGHT, UPPER

CAMERAS = {"main": dict(location=(-0.38, -2.2, 1.3), yaw=-15, lens=30, shift_y=0.0)}


def build() -> None:
    stage.clear(12)
    # A material is asked for by name: what is made first is what the hall then stands in.
    materials.plaster("limewash", "#93796a")
    materials.paint("skirting", "#6a574c", 0.6)
    stairs_walls.hall()
    stairs_walls.well()
    stairs.flight("flight", LEFT + 0.002, RIGHT - 0.002, 0, STEPS)
    stairs_walls.rail()
    lamps()
    evening()


def lamps() -> None:
    """Opal glass on brass, as high above each step."""
    brass, opal = materials.brass(), materials.glow("opal", "#ffe2b8", 3.0)
    for i, y in enumerate((0.75, 2.2, 3.65)):
        z = y * stairs.RISE / stairs.GOING + 1.98
        cylinder(f"lamp plate {i}", RIGHT - 0.05, y, z - 0.1, z - 0.085, 0.04, brass, around=48)
        cylinder(f"lamp glass {i}", RIGHT - 0.05, y, z - 0.085, z + 0.09, 0.034, opal, around=48)
        cylinder(f"lamp cap {i}", RIGHT - 0.05, y, z + 0.09, z + 0.1, 0.036, brass, around=48)
        light.point(f"lamp light {i}", (RIGHT - 0.16, y, z), 14, radius=0.05)


def evening() -> None:
    light.sky(0.05, 3, 0, 2.5)
    light.window(((LEFT + RIGHT) / 2, END + 0.1, UPPER + 1.25), (-70, 0, 0), 1.2, 1.75, 45)
    light.area("upper lamp", (0.4, TOP_OF_FLIGHT + 0.4, ROOF - 0.02), (0, 0, 0), 0.6, 0.6, 25, light.WARM)
    light.area("hall lamp", (-0.2, -1.7, 2.7), (0, 0, 0), 0.9, 0.9, 22, light.WARM)
    light.area("fill", (-0.4, HALL_FRONT + 0.05, 1.5), (90, 0, 0), 3.6, 2.0, 5)
