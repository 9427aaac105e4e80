import type { Accessor, Document, GLTF } from "@gltf-transform/core";

/** Adds numbers of a mesh to a document that has one buffer. */
export function addAccessor(
  document: Document,
  type: GLTF.AccessorType,
  array: Float32Array<ArrayBuffer> | Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
): Accessor {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  return document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
}
