import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { putTapModel } from "#build/tap-model.ts";
import { linkProject } from "#build/testing/link-project.ts";
import { tapModelFolder } from "#catalogue/testing/tap-networks.ts";
import { readEnvironment } from "#server/environment.ts";
import { startServer } from "#server/start.ts";

/**
 * The built site as it would be with a model for taps, behind the real server: the files are put there by what puts them into
 * a build, and pages, which are the same with and without, are told where they are.
 */
export async function startSiteWithTapModel(port: number): Promise<{ stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "stoneyard-tap-model-"));
  const client = join(folder, "dist/client");
  await linkProject(folder, ["dist"], ["dist/client/rooms.json"]);
  await mkdir(join(folder, "content/own-room-model"), { recursive: true });
  const files = tapModelFolder();
  for (const [name, bytes] of Object.entries(files))
    await writeFile(join(folder, "content/own-room-model", name), bytes);
  const file = (name: string) => `own-room-model/${name}`;
  const model = await putTapModel(
    {
      name: "Like colours",
      licence: "MIT",
      files: { encoder: file("encoder.onnx"), decoder: file("decoder.onnx"), licence: file("LICENSE") },
    },
    join(folder, "content"),
    client,
  );
  const rooms = JSON.parse(await readFile(join(client, "rooms.json"), "utf8"));
  await writeFile(join(client, "rooms.json"), JSON.stringify({ ...rooms, tapModel: model }));
  const environment = readEnvironment({ PORT: String(port), DATA_DIR: join(folder, "data") });
  const server = await startServer(environment, join(folder, "dist"), { log: false });
  return {
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
