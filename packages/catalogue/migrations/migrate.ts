/** `npm run migrate:content`: brings the files of content/ into the form that this release reads. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FORMAT, FORMAT_FILE, formatText, unreachableFormat } from "../files/format.ts";
import { type Files, STEPS } from "./steps.ts";

/**
 * Changes the files that have an older form, and gives their names. Run again it changes nothing.
 * @throws where no step leads from their form to the one of this release
 */
export async function migrateContent(contentDir: string): Promise<string[]> {
  const before = await readTexts(contentDir);
  // The first format had no file.
  const format = Number(/^format: *(\d+)/m.exec(before.get(FORMAT_FILE) ?? "")?.[1] ?? 1);
  const instead = unreachableFormat(format);
  if (instead) throw new Error(`The content has format ${format}: ${instead}.`);
  const after: Files = new Map(before);
  for (const { change } of STEPS) change(after);
  after.set(FORMAT_FILE, formatText());
  const changed = [...after].filter(([file, text]) => before.get(file) !== text);
  for (const [file, text] of changed) {
    await mkdir(dirname(join(contentDir, file)), { recursive: true });
    await writeFile(join(contentDir, file), text);
  }
  return changed.map(([file]) => file).sort();
}

async function readTexts(contentDir: string): Promise<Files> {
  const files: Files = new Map();
  for (const file of await readdir(contentDir, { recursive: true })) {
    const name = file.replaceAll("\\", "/");
    const isText = /\.(yaml|json|md|svg)$/.test(name) && !/^rooms\/.*\.json/.test(name);
    if (isText) files.set(name, await readFile(join(contentDir, file), "utf8"));
  }
  return files;
}

if (import.meta.main) {
  try {
    const changed = await migrateContent("content");
    const lines = changed.map((file) => `  content/${file}`).join("\n");
    console.log(
      changed.length > 0
        ? `The content has format ${FORMAT} now. Changed:\n${lines}\nLook at it (git diff), then run npm run check:content.`
        : `The content has format ${FORMAT} already: nothing to do.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
