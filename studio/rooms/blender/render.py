"""
Renders one shot, called by the queue as `blender -b -P render.py -- <order.json>`.

The order: {"scene", "camera", "size": [w, h], "samples", "seed", "albedo", "slabs": {…}, "out"}. Written are
the passes (`out`.exr, half floats) and what the room view must know of the planes of stone (`out`.json).
"""

import importlib
import json
import sys
import time
from pathlib import Path
from typing import TypedDict

import bpy

sys.path.insert(0, str(Path(__file__).parent))

from kit import light, stage, stone
from kit.types import SlabImage

PASSES = (
    "diffuse_direct",
    "diffuse_indirect",
    "diffuse_color",
    "glossy_direct",
    "glossy_indirect",
    "glossy_color",
    "transmission_direct",
    "transmission_indirect",
    "transmission_color",
    "emit",
    "environment",
)


class Picture(TypedDict):
    """What every order says; `out` is a path without its ending."""

    scene: str
    camera: str
    size: tuple[int, int]
    samples: int
    out: str


class Order(Picture, total=False):
    seed: int
    albedo: float
    slabs: dict[str, SlabImage]


def main(order: Order) -> None:
    stone.forget()
    stone.Looks.albedo, stone.Looks.slabs = order.get("albedo", 0.75), order.get("slabs", {})
    stage.Shot.camera = order["camera"]
    scene = importlib.import_module(f"scenes.{order['scene']}")
    scene.build()
    light.camera(**scene.CAMERAS[order["camera"]])
    settle(bpy.context.scene, order)
    began = time.monotonic()
    bpy.ops.render.render(write_still=True)
    describe(bpy.context.scene, order, time.monotonic() - began)


def settle(scene: bpy.types.Scene, order: Order) -> None:
    """
    Light settings that were measured: eight bounces (four are a tenth darker), clamped fireflies, no
    adaptivity.
    """
    scene.render.engine = "CYCLES"
    width, height = order["size"]
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = (
        width,
        height,
        100,
    )
    cycles = scene.cycles
    cycles.samples, cycles.seed = order["samples"], order.get("seed", 0)
    cycles.use_denoising = cycles.use_adaptive_sampling = False
    cycles.max_bounces = cycles.diffuse_bounces = cycles.transmission_bounces = (
        cycles.transparent_max_bounces
    ) = 8
    cycles.glossy_bounces = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect, cycles.filter_width = 1.0, 4.0, 1.5
    layer = scene.view_layers[0]
    for name in PASSES:
        setattr(layer, f"use_pass_{name}", True)
    # Albedo and normals as the denoiser wants them: through mirrors, with bump. They come even without a
    # denoiser built in.
    layer.cycles.denoising_store_passes = True
    for plane in stone.planes:
        mask = layer.aovs.add()
        mask.name, mask.type = plane.mask, "VALUE"
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "16", "ZIP"
    scene.render.filepath, scene.render.use_file_extension = order["out"] + ".exr", False


def describe(scene: bpy.types.Scene, order: Order, seconds: float) -> None:
    width, height = order["size"]
    camera = scene.camera
    graph = bpy.context.evaluated_depsgraph_get()
    matrix = camera.calc_matrix_camera(graph, x=width, y=height) @ camera.matrix_world.inverted()
    planes = [
        {"mask": plane.mask, "surface": plane.surface, "homography": homography}
        for plane in stone.planes
        if (homography := plane.homography(matrix, width, height))
    ]
    Path(order["out"] + ".json").write_text(
        json.dumps({"size": [width, height], "planes": planes, "seconds": seconds})
    )


main(json.loads(Path(sys.argv[sys.argv.index("--") + 1]).read_text()))
