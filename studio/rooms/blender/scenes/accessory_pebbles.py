"""
Stones as they are found, by the handful: broken mountain stone, dark beach pebbles, white marble pebbles,
moss green ones.
"""

from kit import pebbles, stage, studio
from kit.stage import Shot

CAMERAS = {
    "mountain": studio.view((-0.05, 0, 0.05), 1.36, turn=0, rise=17, fstop=16),
    "mountain close": studio.view((-0.025, -0.01, 0.045), 1.36, turn=34, rise=30, fstop=16),
    "mexican": studio.view((0, 0, 0.035), 0.98, turn=0, rise=26, fstop=16),
    "mexican close": studio.view((0, -0.03, 0.045), 0.46, turn=24, rise=42, fstop=9),
    "marble": studio.view((0, 0, 0.035), 0.98, turn=0, rise=27, fstop=16),
    "marble close": studio.view((0, -0.03, 0.045), 0.46, turn=-20, rise=44, fstop=9),
    "moss": studio.view((0, 0, 0.035), 0.98, turn=0, rise=25, fstop=16),
    "moss close": studio.view((0, -0.03, 0.045), 0.46, turn=18, rise=40, fstop=9),
}
# Half the size of a pebble in metres, how flat it is, how uneven, its sheen, and the seed of its heap.
BEACHES = {
    "mexican": (0.0235, 0.58, 0.03, 0.34, 21),
    "marble": (0.0225, 0.76, 0.05, 0.52, 22),
    "moss": (0.0215, 0.66, 0.04, 0.60, 27),
}


def build() -> None:
    name = Shot.camera.split(" ")[0]
    mountain() if name == "mountain" else beach(*BEACHES[name])
    studio.set_up(0.42 if name == "mountain" else 0.27, CAMERAS[Shot.camera])


def mountain() -> None:
    stage.clear(24)
    shapes = [pebbles.broken_shape(0.058) for _ in range(9)]
    made = pebbles.kinds("rock", "stone", shapes, 0.8, angle=35, rough=0.55)
    pebbles.heap("rock", made, 600, 0.14, 0.3, 0.051)


def beach(half: float, flat: float, rough: float, finish: float, seed: int) -> None:
    stage.clear(seed)
    shapes = [pebbles.pebble_shape(half, flat, rough) for _ in range(12)]
    made = pebbles.kinds("pebble", "stone", shapes, finish, angle=180)
    pebbles.heap("pebble", made, 1000, 0.145, 0.1, half * 0.92)
