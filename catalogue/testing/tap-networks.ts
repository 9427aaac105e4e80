import { createHash } from "node:crypto";
import { type Constant, onnxFile } from "./onnx-file.ts";

/** Sides of the picture that the encoder looks at, and of what it makes of it. */
const [SIDE, CELLS] = [1024, 256];
/** Square distance of normalised colours up to which two are the same thing. */
const ALIKE = 0.3;

const ints = (name: string, ...values: number[]): Constant => ({
  name,
  type: "int64",
  sides: [values.length],
  values,
});
const floats = (name: string, ...values: number[]): Constant => ({ ...ints(name, ...values), type: "float" });

/** Makes the picture coarse. */
export function tapEncoder(): Uint8Array<ArrayBuffer> {
  const by = SIDE / CELLS;
  return onnxFile({
    inputs: [{ name: "input", sides: ["batch", 3, SIDE, SIDE] }],
    outputs: [{ name: "embedding", sides: [1, 3, CELLS, CELLS] }],
    constants: [],
    nodes: [
      {
        op: "AveragePool",
        inputs: ["input"],
        outputs: ["embedding"],
        attributes: { kernel_shape: [by, by], strides: [by, by] },
      },
    ],
  });
}

/** Finds what has the colour of the tapped point, with the interface of the Segment-Anything family's decoders. */
export function tapDecoder(): Uint8Array<ArrayBuffer> {
  return onnxFile({
    inputs: [
      { name: "image_embeddings", sides: [1, 3, CELLS, CELLS] },
      { name: "point_coords", sides: [1, "points", 2] },
      { name: "point_labels", sides: [1, "points"] },
      { name: "mask_input", sides: [1, 1, 256, 256] },
      { name: "has_mask_input", sides: [1] },
      { name: "orig_im_size", sides: [2] },
    ],
    outputs: [
      { name: "masks", sides: [1, 1, "height", "width"] },
      { name: "iou_predictions", sides: [1, 1] },
      { name: "low_res_masks", sides: [1, 1, CELLS, CELLS] },
    ],
    constants: [
      ints("first", 0, 0),
      ints("second", 1, 2),
      ints("both", 1, 2),
      ints("pair", 2),
      ints("flat", 3, CELLS * CELLS),
      ints("colourShape", 1, 3, 1, 1),
      ints("channels", 1),
      ints("start", 0, 0),
      ints("rowsAndColumns", 2, 3),
      ints("one", 1, 1),
      floats("cellSize", SIDE / CELLS),
      floats("xAndRow", 1, CELLS),
      floats("cells", CELLS),
      floats("alike", ALIKE),
      { name: "score", type: "float", sides: [1, 1], values: [0.9] },
    ],
    nodes: [
      // The colour at the first point.
      { op: "Slice", inputs: ["point_coords", "first", "second", "both"], outputs: ["point"] },
      { op: "Reshape", inputs: ["point", "pair"], outputs: ["xy"] },
      { op: "Div", inputs: ["xy", "cellSize"], outputs: ["between"] },
      { op: "Floor", inputs: ["between"], outputs: ["cell"] },
      { op: "Mul", inputs: ["cell", "xAndRow"], outputs: ["places"] },
      { op: "ReduceSum", inputs: ["places"], outputs: ["place"], attributes: { keepdims: 0 } },
      { op: "Cast", inputs: ["place"], outputs: ["index"], attributes: { to: 7 } },
      { op: "Reshape", inputs: ["image_embeddings", "flat"], outputs: ["colours"] },
      { op: "Gather", inputs: ["colours", "index"], outputs: ["found"], attributes: { axis: 1 } },
      { op: "Reshape", inputs: ["found", "colourShape"], outputs: ["colour"] },
      // How far each cell's is from it.
      { op: "Sub", inputs: ["image_embeddings", "colour"], outputs: ["apart"] },
      { op: "Mul", inputs: ["apart", "apart"], outputs: ["squares"] },
      { op: "ReduceSum", inputs: ["squares", "channels"], outputs: ["distance"] },
      { op: "Sub", inputs: ["alike", "distance"], outputs: ["low_res_masks"] },
      // The part that is the photograph, at its own size.
      { op: "ReduceMax", inputs: ["orig_im_size"], outputs: ["longer"] },
      { op: "Mul", inputs: ["orig_im_size", "cells"], outputs: ["scaled"] },
      { op: "Div", inputs: ["scaled", "longer"], outputs: ["used"] },
      { op: "Round", inputs: ["used"], outputs: ["whole"] },
      { op: "Cast", inputs: ["whole"], outputs: ["end"], attributes: { to: 7 } },
      {
        op: "Slice",
        inputs: ["low_res_masks", "start", "end", "rowsAndColumns"],
        outputs: ["seen"],
      },
      { op: "Cast", inputs: ["orig_im_size"], outputs: ["size"], attributes: { to: 7 } },
      { op: "Concat", inputs: ["one", "size"], outputs: ["sizes"], attributes: { axis: 0 } },
      { op: "Resize", inputs: ["seen", "", "", "sizes"], outputs: ["masks"], attributes: { mode: "linear" } },
      { op: "Identity", inputs: ["score"], outputs: ["iou_predictions"] },
    ],
  });
}

/** The folder content/own-room-model with this model: names of its files and what is in them. */
export function tapModelFolder(): Record<string, string | Uint8Array> {
  const [encoder, decoder] = [tapEncoder(), tapDecoder()];
  const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  return {
    "encoder.onnx": encoder,
    "decoder.onnx": decoder,
    LICENSE: "MIT License\n\nCopyright (c) Stoneyard contributors\n",
    "model.yaml": `name: Like colours
licence: MIT
source: https://example.com/like-colours
sha256:
  encoder: ${hash(encoder)}
  decoder: ${hash(decoder)}
`,
  };
}
