import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readContent } from "#catalogue/read.ts";
import { writeTestContent } from "#catalogue/testing/content.ts";
import { tapModelFolder } from "#catalogue/testing/tap-networks.ts";
import type { TapModel } from "#own-room/taps/tap-model.ts";
import { copyTapModel } from "./tap-model.ts";

test("a model goes into the site with one runtime and its worker; without one nothing does", async () => {
  const contentDir = await writeTestContent();
  const site = await mkdtemp(join(tmpdir(), "stoneyard-tap-model-"));
  onTestFinished(() => rm(site, { recursive: true }));
  const folders = { contentDir, publicDir: join(site, "public"), cacheDir: join(site, "cache") };
  const manifest = async (): Promise<TapModel | null> =>
    JSON.parse(await readFile(join(folders.cacheDir, "tap-model.json"), "utf8"));

  await mkdir(join(contentDir, "own-room-model"));
  for (const [name, bytes] of Object.entries(tapModelFolder()))
    await writeFile(join(contentDir, "own-room-model", name), bytes);
  await copyTapModel((await readContent(contentDir)).ownRoomModel, folders);
  const model = await manifest();
  if (!model) throw new Error("There is no model.");
  const { encoder, decoder, wasm, worker, runtime, licenceText } = model;
  const urls = [encoder.url, decoder.url, wasm.url, worker, runtime, licenceText];
  const files = await readdir(join(folders.publicDir, "own-room-model"));
  expect(files.map((file) => `/own-room-model/${file}`).sort()).toEqual([...urls].sort());
  for (const url of urls) expect(url).toMatch(/\.[0-9a-f]{8}\.\w+$/);
  expect(encoder.bytes).toBe((await stat(join(contentDir, "own-room-model/encoder.onnx"))).size);
  // The worker brings nothing of the runtime, which stays as it was published.
  expect((await stat(join(folders.publicDir, worker))).size).toBeLessThan(20_000);
  expect(await readFile(join(folders.publicDir, runtime), "utf8")).toContain(
    "Licensed under the MIT License",
  );

  await copyTapModel(undefined, folders);
  expect(await manifest()).toBeNull();
  expect(await readdir(folders.publicDir)).toEqual([]);
});
