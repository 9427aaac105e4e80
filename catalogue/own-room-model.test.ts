/** What owners do when they bring a model for taps: each mistake is told with its place and what helps. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onnxInterface } from "./onnx-interface.ts";
import { readContent } from "./read.ts";
import { problemsOf, writeTestContent } from "./testing/content.ts";
import { onnxFile } from "./testing/onnx-file.ts";
import { tapDecoder, tapModelFolder } from "./testing/tap-networks.ts";

type Files = Record<string, string | Uint8Array | null>;

const FOLDER = tapModelFolder();
const SETTINGS = String(FOLDER["model.yaml"]);

function settings(from: string | RegExp, to: string): Files {
  const text = SETTINGS.replace(from, to);
  if (text === SETTINGS) throw new Error(`model.yaml does not hold ${from}`);
  return { "model.yaml": text };
}

/** A folder with another network, whose hash is that of the publisher. */
async function network(name: "encoder" | "decoder", bytes: Uint8Array): Promise<Files> {
  const digest = Buffer.from(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes))).toString("hex");
  return { [`${name}.onnx`]: bytes, ...settings(new RegExp(`${name}: .*`), `${name}: ${digest}`) };
}

async function contentWith(files: Files): Promise<string> {
  const dir = await writeTestContent();
  await mkdir(join(dir, "own-room-model"));
  for (const [name, bytes] of Object.entries({ ...FOLDER, ...files }))
    if (bytes !== null) await writeFile(join(dir, "own-room-model", name), bytes);
  return dir;
}

const PICTURE = { name: "input", sides: [1, 3, 512, 512] };
const identity = (op: string, input: string, output: string) => ({ op, inputs: [input], outputs: [output] });

const TOLD: [what: string, files: () => Files | Promise<Files>, told: string][] = [
  [
    "files without words",
    () => ({ "model.yaml": null }),
    "content/own-room-model/model.yaml:1  the file is missing  →  write it; its form is in schemas/own-room-model.json. Without a model take the folder away",
  ],
  [
    "no encoder",
    () => ({ "encoder.onnx": null }),
    "content/own-room-model/model.yaml:5  there is no file encoder.onnx beside this one  →  put it there as https://example.com/like-colours gives it, or take the folder own-room-model away",
  ],
  [
    "no licence's text",
    () => ({ LICENSE: null }),
    "content/own-room-model/model.yaml:2  there is no file LICENSE beside this one  →  put the text of the licence there, with the makers' names, as https://example.com/like-colours gives it: visitors get it with the model",
  ],
  [
    "a file that is not the publisher's",
    () => ({ "decoder.onnx": tapDecoder().slice(0, -1) }),
    "content/own-room-model/model.yaml:6  decoder.onnx is another file: its SHA-256 is 4",
  ],
  [
    "a licence that does not let anybody pass it on",
    () => settings("MIT", "CC-BY-NC-4.0"),
    'content/own-room-model/model.yaml:2  licence: "CC-BY-NC-4.0" is not one of Apache-2.0, MIT  →  write one of them',
  ],
  [
    "a key that is not known",
    () => settings("licence:", "kind: sam\nlicence:"),
    "content/own-room-model/model.yaml:2  kind: this key is not known  →  leave it out; known here: name, licence, source, sha256",
  ],
  [
    "a hash that is none",
    () => settings(/encoder: .*/, "encoder: abc"),
    'content/own-room-model/model.yaml:5  sha256 › encoder: "abc" must be a SHA-256: 64 of the digits 0–9 and a–f  →  correct the value',
  ],
  [
    "a source that is no address",
    () => settings("https://example.com/like-colours", "example.com"),
    'content/own-room-model/model.yaml:3  source: "example.com" is not a full address  →  begin it with https://',
  ],
  [
    "a file of another name",
    () => ({ "sam.onnx": "" }),
    "content/own-room-model/sam.onnx:1  nothing on the site reads this file",
  ],
  [
    "an encoder of smaller pictures",
    () =>
      network(
        "encoder",
        onnxFile({
          inputs: [PICTURE],
          outputs: [{ ...PICTURE, name: "output" }],
          constants: [],
          nodes: [identity("Identity", "input", "output")],
        }),
      ),
    "content/own-room-model/model.yaml:5  encoder.onnx takes 1 × 3 × 512 × 512, not one picture of 1 × 3 × 1024 × 1024 numbers with decimals  →  take encoder and decoder of a model of the Segment-Anything family, exported as its export_onnx_model.py does",
  ],
  [
    "a decoder of another family",
    () =>
      network(
        "decoder",
        onnxFile({
          inputs: [{ name: "image_embeddings", sides: [1] }],
          outputs: [{ name: "masks", sides: [1] }],
          constants: [],
          nodes: [identity("Identity", "image_embeddings", "masks")],
        }),
      ),
    "content/own-room-model/model.yaml:6  decoder.onnx does not take point_coords, point_labels, mask_input, has_mask_input, orig_im_size",
  ],
  [
    "a file that is no network",
    () => network("encoder", new TextEncoder().encode("version https://git-lfs.github.com/spec/v1")),
    "content/own-room-model/model.yaml:5  encoder.onnx is no ONNX file",
  ],
];

test.each(TOLD)("%s", async (_what, files, told) => {
  const problems = await problemsOf(readContent(await contentWith(await files())));
  expect(problems).toEqual([expect.stringContaining(told)]);
});

test("a whole folder is taken, and none is none", async () => {
  const dir = await contentWith({});
  const { ownRoomModel } = await readContent(dir);
  expect(ownRoomModel).toMatchObject({ name: "Like colours", licence: "MIT" });
  await rm(join(dir, "own-room-model"), { recursive: true });
  expect((await readContent(dir)).ownRoomModel).toBeUndefined();
});

test("weights that are named among the inputs are none", () => {
  const bytes = onnxFile({
    inputs: [PICTURE, { name: "by", sides: [1] }],
    outputs: [{ ...PICTURE, name: "output" }],
    constants: [{ name: "by", type: "float", sides: [1], values: [2] }],
    nodes: [{ op: "Mul", inputs: ["input", "by"], outputs: ["output"] }],
  });
  expect(onnxInterface(bytes).inputs.map(({ name }) => name)).toEqual(["input"]);
  expect(() => onnxInterface(bytes.subarray(0, 40))).toThrow();
});
