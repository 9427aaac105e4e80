"""A room that stands in another scene, shown a second time: what is taken out of it."""

import bpy


def take_away(*names: str) -> None:
    """Takes out whatever stands under one of the names, with all its parts. @throws where nothing does"""
    for name in names:
        found = [obj for obj in bpy.data.objects if obj.name == name or obj.name.startswith(f"{name} ")]
        if not found:
            raise ValueError(f"there is no {name} to take away")
        for obj in found:
            bpy.data.objects.remove(obj, do_unlink=True)
