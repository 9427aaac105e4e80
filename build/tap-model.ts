import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { OwnRoomModel } from "#catalogue/own-room-model.ts";
import type { SentFile, TapModel } from "#own-room/taps/tap-model.ts";
import { readCompressed } from "#server/precompress.ts";
import { bundledScript } from "./bundled-script.ts";
import { hashedName } from "./hashed-name.ts";

/** Below the site's root. */
const FOLDER = "own-room-model";
const WORKER = resolve(import.meta.dirname, "../own-room/taps/tap-worker.ts");
/** Beside the runtime's script: of its programs the one for a processor alone. */
const WASM = "ort-wasm-simd-threaded.wasm";

/** Does `putTapModel`, where there is a model; without one there is no such folder. Writes to `cacheDir` where it all is, or null. */
export async function copyTapModel(
  model: OwnRoomModel | undefined,
  { contentDir, cacheDir, publicDir }: { contentDir: string; cacheDir: string; publicDir: string },
): Promise<void> {
  await rm(join(publicDir, FOLDER), { recursive: true, force: true });
  const served = model ? await putTapModel(model, contentDir, publicDir) : null;
  await mkdir(cacheDir, { recursive: true });
  await writeFile(join(cacheDir, "tap-model.json"), JSON.stringify(served));
}

/**
 * Puts a model for taps into a folder of `publicDir`, with the worker that asks it and the runtime that this needs, all named
 * by their content.
 */
export async function putTapModel(
  { name, licence, files }: Pick<OwnRoomModel, "name" | "licence" | "files">,
  contentDir: string,
  publicDir: string,
): Promise<TapModel> {
  const dir = join(publicDir, FOLDER);
  await mkdir(dir, { recursive: true });
  const write = async (file: string, text: string) => {
    const named = hashedName(file, text);
    await writeFile(join(dir, named), text);
    return `/${FOLDER}/${named}`;
  };
  const copy = async (file: string): Promise<SentFile> => {
    const bytes = await readFile(file);
    const named = hashedName(basename(file), bytes);
    await cp(file, join(dir, named), { preserveTimestamps: true });
    return { url: `/${FOLDER}/${named}`, bytes: bytes.length };
  };
  const runtime = fileURLToPath(import.meta.resolve("onnxruntime-web/wasm"));
  const wasmFile = join(dirname(runtime), WASM);
  const wasm = await copy(wasmFile);
  return {
    name,
    licence,
    licenceText: await write("licence.txt", await readFile(join(contentDir, files.licence), "utf8")),
    worker: await write("worker.js", await bundledScript(WORKER)),
    runtime: (await copy(runtime)).url,
    // Weights are sent as they are: they hardly get smaller.
    wasm: { ...wasm, bytes: (await readCompressed(wasmFile, "br")).length },
    encoder: await copy(join(contentDir, files.encoder)),
    decoder: await copy(join(contentDir, files.decoder)),
  };
}
