"""A short way to write shader nodes, and colours as a designer writes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import bpy

from .types import Material, Rgb, Socket

# What a socket may be fed with: another one, or a value of its own.
Input = Socket | float | Sequence[float]
# A setting of a node, such as its operation.
Property = str | float | bpy.types.Image


def colour(hexadecimal: str) -> tuple[float, ...]:
    """Linear red, green and blue of an sRGB colour such as "#b39068"."""
    digits = hexadecimal.lstrip("#")
    return tuple(_linear(int(digits[i : i + 2], 16) / 255) for i in (0, 2, 4))


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


class Shader:
    """
    A material with its node tree: `shader(kind, inputs, **properties)` adds a node and gives its first
    output.
    """

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes["Principled BSDF"]

    @classmethod
    def of(cls, material: Material) -> Shader:
        """A material that is there already, to be added to."""
        shader = cls.__new__(cls)
        shader.material, shader.tree = material, material.node_tree
        shader.principled = shader.tree.nodes["Principled BSDF"]
        return shader

    def node(
        self,
        kind: str,
        inputs: Mapping[str, Input] | Mapping[int, Input] | None = None,
        **properties: Property,
    ) -> bpy.types.ShaderNode:
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self._feed(node.inputs[key], value)
        return node

    def __call__(
        self,
        kind: str,
        inputs: Mapping[str, Input] | Mapping[int, Input] | None = None,
        **properties: Property,
    ) -> Socket:
        return self.node(kind, inputs, **properties).outputs[0]

    def set(self, **inputs: Input) -> None:
        """Inputs of the principled shader; underscores stand for blanks: Base_Color=…"""
        for key, value in inputs.items():
            self._feed(self.principled.inputs[key.replace("_", " ")], value)

    def surface(self, socket: Socket) -> None:
        """Replaces the principled shader."""
        self.tree.links.new(socket, self.tree.nodes["Material Output"].inputs["Surface"])

    def ramp(self, factor: Socket, stops: Sequence[tuple[float, Rgb]]) -> Socket:
        """A colour ramp through (position, colour) pairs."""
        node = self.node("ValToRGB", {"Fac": factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, rgb) in zip(elements, stops):
            element.position, element.color = position, (*rgb, 1)
        return node.outputs[0]

    def math(self, operation: str, first: Socket | float, second: Socket | float) -> Socket:
        return self("Math", {0: first, 1: second}, operation=operation)

    def range(self, value: Socket, start: float, end: float, low: float, high: float) -> Socket:
        """Maps start…end onto low…high."""
        return self("MapRange", {0: value, 1: start, 2: end, 3: low, 4: high})

    def place(self) -> Socket:
        """Coordinates of the object, in metres."""
        return self.node("TexCoord").outputs["Object"]

    def _feed(self, socket: Socket, value: Input) -> None:
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == "RGBA" and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value
