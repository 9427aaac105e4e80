/** The worker in which a model finds what was tapped. It fetches the model from our origin, and sends nothing. */
import type * as Runtime from "onnxruntime-web";
import type { Point } from "../camera.ts";
import type { Pixels } from "../worker-calls.ts";
import { maskOutlines } from "./mask-outlines.ts";
import { modelInput, SIDE, tapInput } from "./model-input.ts";
import type { FromTapWorker, TapFault, ToTapWorker } from "./tap-calls.ts";
import type { SentFile, TapModel } from "./tap-model.ts";

class NotLoaded extends Error {}

/** A photograph that the model has looked at. */
type Looked = {
  runtime: typeof Runtime;
  decoder: Runtime.InferenceSession;
  embedding: Runtime.Tensor;
  size: { width: number; height: number };
};

/** What decoders may be told of an earlier mask; there is none. */
const MASK_SIDE = 256;

let looked: Looked | undefined;

const tell = (message: FromTapWorker) => postMessage(message);

addEventListener("message", async ({ data }: MessageEvent<ToTapWorker>) => {
  try {
    if (data.name === "open") {
      looked = await lookAt(data.photograph, data.model);
      tell({ name: "ready" });
    } else if (looked) {
      tell({ name: "tapped", outlines: await outlinesAt(data.at, looked) });
    }
  } catch (error) {
    const why: TapFault = error instanceof NotLoaded ? "unloaded" : "failed";
    console.warn("Taps are not to be had:", error);
    tell({ name: "fault", why });
  }
});

async function lookAt(photograph: Pixels, model: TapModel): Promise<Looked> {
  const { runtime, encoder: encoderBytes, decoder: decoderBytes } = await load(model);
  tell({ name: "looking" });
  const encoder = await runtime.InferenceSession.create(encoderBytes);
  const [input] = encoder.inputNames;
  const [output] = encoder.outputNames;
  if (input === undefined || output === undefined) throw new Error("The encoder has no input or output.");
  const picture = new runtime.Tensor("float32", modelInput(photograph), [1, 3, SIDE, SIDE]);
  const embedding = (await encoder.run({ [input]: picture }))[output];
  if (!embedding) throw new Error("The encoder gave nothing.");
  // It takes most of the memory, and looks at each photograph once.
  await encoder.release();
  const decoder = await runtime.InferenceSession.create(decoderBytes);
  const { width, height } = photograph;
  return { runtime, decoder, embedding, size: { width, height } };
}

async function load(model: TapModel) {
  const got = new Map<SentFile, number>();
  const fetchOne = (file: SentFile) =>
    bytesOf(file, (bytes) => {
      // What is sent compressed is more when it is here.
      got.set(file, Math.min(bytes, file.bytes));
      tell({ name: "loaded", bytes: [...got.values()].reduce((sum, each) => sum + each) });
    });
  const [runtime, wasm, encoder, decoder] = await Promise.all([
    runtimeOf(model.runtime),
    fetchOne(model.wasm),
    fetchOne(model.encoder),
    fetchOne(model.decoder),
  ]);
  runtime.env.wasm.wasmBinary = wasm.buffer;
  runtime.env.wasm.numThreads = 1;
  runtime.env.logLevel = "fatal";
  return { runtime, encoder, decoder };
}

/** It is no part of this script, so that it stays as its makers published it. */
async function runtimeOf(url: string): Promise<typeof Runtime> {
  try {
    return await import(/* @vite-ignore */ url);
  } catch (cause) {
    throw new NotLoaded(url, { cause });
  }
}

/** @param onBytes is told how many are there */
async function bytesOf(
  { url }: SentFile,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new Error(`It answers ${response.status}.`);
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      chunks.push(next.value);
      length += next.value.length;
      onBytes(length);
    }
  } catch (cause) {
    throw new NotLoaded(url, { cause });
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** The names of what goes in and out are those of `export_onnx_model.py` of facebookresearch/segment-anything. */
async function outlinesAt(at: Point, { runtime, decoder, embedding, size }: Looked) {
  const { Tensor } = runtime;
  const { coords, labels } = tapInput(at, size);
  const { masks, iou_predictions: scores } = await decoder.run({
    image_embeddings: embedding,
    point_coords: new Tensor("float32", coords, [1, labels.length, 2]),
    point_labels: new Tensor("float32", labels, [1, labels.length]),
    mask_input: new Tensor("float32", new Float32Array(MASK_SIDE * MASK_SIDE), [1, 1, MASK_SIDE, MASK_SIDE]),
    has_mask_input: new Tensor("float32", new Float32Array(1), [1]),
    orig_im_size: new Tensor("float32", Float32Array.of(size.height, size.width), [2]),
  });
  if (!masks || !scores) throw new Error("The decoder gave no masks.");
  return maskOutlines({
    values: masks.data as Float32Array,
    scores: scores.data as Float32Array,
    ...size,
  });
}
