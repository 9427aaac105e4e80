import { readFile } from "node:fs/promises";
import { join } from "node:path";

type Chunk = { file: string; imports?: string[]; css?: string[] };
/** Vite's manifest: what became of each module that stands at the head of a file, by its path. */
export type Manifest = Readonly<Record<string, Chunk>>;

export type Assets = {
  /** Their addresses. */
  scripts: string[];
  sheets: string[];
};

/** The scripts and style sheets of some modules, each after those that it imports, as the bundler put them together. */
export function assetsOf(manifest: Manifest, modules: readonly string[]): Assets {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { file, imports = [], css = [] } = chunkOf(manifest, name);
    imports.forEach(add);
    scripts.add(`/${file}`);
    for (const sheet of css) sheets.add(`/${sheet}`);
  };
  modules.forEach(add);
  return { scripts: [...scripts], sheets: [...sheets] };
}

/** The address of the script that a module is in. */
export function scriptOf(manifest: Manifest, module: string): string {
  return `/${chunkOf(manifest, module).file}`;
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`Vite's manifest has no ${name}.`);
  return chunk;
}

/**
 * Style sheets within the page, all in one element: painted when the page arrives and not a round trip later. Their links
 * stay, switched off: Vite looks for them before it fetches the sheets of a part that comes later.
 * @param text of a sheet by its address
 */
export function inlineSheets(sheets: readonly string[], text: (href: string) => string): string {
  const style = `<style>${sheets.map((href) => text(href).trim()).join("")}</style>`;
  return style + sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join("");
}

/** @param client folder of the browser's bundle */
export async function readManifest(client: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
}
