import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { KINDS } from "./kinds.ts";

/** Where the schemas stand, from the project's folder. */
const FOLDER = ".cache/schemas";

/** Writes the JSON Schemas by which an editor completes and checks content while it is typed. */
export async function writeSchemas(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [kind, { schema, title }] of Object.entries(KINDS)) {
    const json = z.toJSONSchema(schema.meta({ title }), { io: "input", target: "draft-7" });
    await writeFile(join(FOLDER, `${kind}.json`), JSON.stringify(json, null, 2));
  }
}

/** Which files each schema is for, in the form of the setting `yaml.schemas` of Visual Studio Code. */
export function editorSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(KINDS).map(([kind, { files }]) => [`./${FOLDER}/${kind}.json`, `content/${files}`]),
  );
}
