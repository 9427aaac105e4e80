import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ContentFolder } from "./content-folder.ts";
import { type OwnRoomModelContent, ownRoomModel } from "./kinds/own-room-model.ts";
import { nearest } from "./nearest.ts";
import { FLOAT, type Interface, onnxInterface } from "./onnx-interface.ts";

export const MODEL_FOLDER = "own-room-model";
const MODEL_FILE = `${MODEL_FOLDER}/model.yaml`;
const LICENCE_FILE = `${MODEL_FOLDER}/LICENSE`;
const NETWORKS = ["encoder", "decoder"] as const;
type Network = (typeof NETWORKS)[number];
const fileOf = (network: Network) => `${MODEL_FOLDER}/${network}.onnx`;
const FILES = [MODEL_FILE, LICENCE_FILE, ...NETWORKS.map(fileOf)];

/** A model for taps on visitors' photographs; its files are as the publisher made them. */
export type OwnRoomModel = OwnRoomModelContent & {
  /** From content/. */
  files: Readonly<Record<Network | "licence", string>>;
};

/** What goes into a decoder as facebookresearch/segment-anything exports it, and what comes out. */
const OF_DECODER = {
  inputs: [
    "image_embeddings",
    "point_coords",
    "point_labels",
    "mask_input",
    "has_mask_input",
    "orig_im_size",
  ],
  outputs: ["masks", "iou_predictions"],
};
/** What an encoder looks at. */
const OF_ENCODER = [1, 3, 1024, 1024];

/** Reads content/own-room-model, which need not be there; undefined, too, where something is wrong, which is then noted. */
export async function readOwnRoomModel(folder: ContentFolder): Promise<OwnRoomModel | undefined> {
  if (!folder.files.some((file) => file.startsWith(`${MODEL_FOLDER}/`))) return undefined;
  reportOthers(folder);
  if (!folder.has(MODEL_FILE)) {
    const fix = "write it; its form is in schemas/own-room-model.json. Without a model take the folder away";
    folder.report(MODEL_FILE, [], "the file is missing", fix);
    return undefined;
  }
  const content = await folder.read(MODEL_FILE, ownRoomModel);
  if (!content) return undefined;
  if (!folder.has(LICENCE_FILE))
    folder.report(
      MODEL_FILE,
      ["licence"],
      "there is no file LICENSE beside this one",
      `put the text of the licence there, with the makers' names, as ${content.source} gives it: visitors get it with the model`,
    );
  for (const network of NETWORKS) checkNetwork(folder, content, network);
  return {
    ...content,
    files: { encoder: fileOf("encoder"), decoder: fileOf("decoder"), licence: LICENCE_FILE },
  };
}

/** It is the publisher's own file, and one that the page can ask. */
function checkNetwork(folder: ContentFolder, content: OwnRoomModelContent, network: Network): void {
  const file = fileOf(network);
  const place = ["sha256", network];
  if (!folder.has(file)) {
    const fix = `put it there as ${content.source} gives it, or take the folder ${MODEL_FOLDER} away`;
    folder.report(MODEL_FILE, place, `there is no file ${network}.onnx beside this one`, fix);
    return;
  }
  const { sha256, taken } = lookAt(folder, file);
  if (sha256 !== content.sha256[network]) {
    folder.report(
      MODEL_FILE,
      place,
      `${network}.onnx is another file: its SHA-256 is ${sha256}`,
      `fetch it again from ${content.source} and write here what is named there; a file whose SHA-256 nobody names is not taken`,
    );
    return;
  }
  const fault = taken ? FAULTS[network](taken) : "is no ONNX file";
  if (!fault) return;
  const fix =
    "take encoder and decoder of a model of the Segment-Anything family, exported as its export_onnx_model.py does";
  folder.report(MODEL_FILE, place, `${network}.onnx ${fault}`, fix);
}

/** A large file is read once while its size and time stay. */
function lookAt(folder: ContentFolder, file: string): { sha256: string; taken: Interface | undefined } {
  const path = join(folder.dir, file);
  const { size, mtimeMs } = statSync(path);
  return folder.before.of(file, [`${size} ${mtimeMs}`], () => {
    const bytes = readFileSync(path);
    return { sha256: createHash("sha256").update(bytes).digest("hex"), taken: interfaceOf(bytes) };
  });
}

function interfaceOf(bytes: Uint8Array): Interface | undefined {
  try {
    return onnxInterface(bytes);
  } catch {
    return undefined;
  }
}

/** What the page cannot ask of a network; empty where there is nothing. */
const FAULTS: Readonly<Record<Network, (taken: Interface) => string>> = {
  encoder: encoderFault,
  decoder: decoderFault,
};

function encoderFault({ inputs }: Interface): string {
  const [input, ...others] = inputs;
  const fits =
    input?.type === FLOAT &&
    input.sides.length === OF_ENCODER.length &&
    input.sides.every((side, i) => side === undefined || side === OF_ENCODER[i]);
  if (fits && others.length === 0) return "";
  const shown = inputs.map(({ sides }) => sides.map((side) => side ?? "?").join(" × ")).join(", ");
  return `takes ${shown || "nothing"}, not one picture of ${OF_ENCODER.join(" × ")} numbers with decimals`;
}

function decoderFault({ inputs, outputs }: Interface): string {
  const [taken, given] = [inputs, outputs].map((tensors) => tensors.map(({ name }) => name));
  const told = (verb: string, names: readonly string[] = [], known: readonly string[] = []) => {
    const others = names.filter((name) => !known.includes(name));
    return others.length > 0 ? `${verb} ${others.join(", ")}` : "";
  };
  return (
    told("does not take", OF_DECODER.inputs, taken) ||
    told("does not give", OF_DECODER.outputs, given) ||
    told("also takes", taken, OF_DECODER.inputs)
  );
}

/** A file with another name is read by nobody, and its owner would wonder. */
function reportOthers(folder: ContentFolder): void {
  for (const file of folder.files) {
    if (!file.startsWith(`${MODEL_FOLDER}/`) || FILES.includes(file)) continue;
    const meant = nearest(file, FILES);
    folder.report(
      file,
      [],
      "nothing on the site reads this file",
      meant ? `did you mean ${meant}?` : `take it away; known here: ${FILES.join(", ")}`,
    );
  }
}
