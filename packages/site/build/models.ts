import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { partsOf } from "@stoneyard/catalogue/parts.ts";

/** What pages ask for; macOS puts files that begin with a dot beside them. */
const SERVED = /^[^.].*\.(glb|usdz|hdr)$/;

/** Copies the models of the tables to `models/` in `publicDir`. They are of tables alone, so a site without does without. */
export async function copyModels(
  catalogue: Parameters<typeof partsOf>[0],
  { contentDir, publicDir }: { contentDir: string; publicDir: string },
): Promise<void> {
  const to = join(publicDir, "models");
  await rm(to, { recursive: true, force: true });
  if (!partsOf(catalogue).includes("tables")) return;
  const from = join(contentDir, "models");
  const files = await readdir(from).catch((error) => {
    if (Object(error).code !== "ENOENT") throw error;
    return [];
  });
  await mkdir(to, { recursive: true });
  for (const file of files.filter((name) => SERVED.test(name)))
    await cp(join(from, file), join(to, file), { preserveTimestamps: true });
}
