"""The open stair from the side of its head: the treads from below, the tall window behind them."""

from scenes import stairs_open

CAMERAS = {"main": dict(location=(3.3, -3.6, 1.15), yaw=32, lens=30, shift_y=0.03)}

build = stairs_open.build
