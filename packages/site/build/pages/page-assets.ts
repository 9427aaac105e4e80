import { readFile } from "node:fs/promises";
import { join } from "node:path";

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };
/** Vite's manifest: the output of each entry module, by path. */
export type Manifest = Readonly<Record<string, Chunk>>;

type Assets = {
  scripts: string[];
  sheets: string[];
};

/** Sections that are built into the page and hydrated later (`packages/site/render/later-section.tsx`): it has their sheets. */
const LATER = /\.later\.tsx$/;

/** The assets of a page from its beginning, each after its imports. */
export function assetsOf(manifest: Manifest, modules: readonly string[]): Assets {
  const chunks = withImports(manifest, modules);
  const later = chunks.flatMap(({ dynamicImports = [] }) =>
    dynamicImports.filter((name) => LATER.test(name)),
  );
  const sheets = [...chunks, ...withImports(manifest, later)].flatMap(({ css = [] }) => css);
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    sheets: [...new Set(sheets)].map((sheet) => `/${sheet}`),
  };
}

function withImports(manifest: Manifest, modules: readonly string[]): Chunk[] {
  const chunks = new Map<string, Chunk>();
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = chunkOf(manifest, name);
    chunk.imports?.forEach(add);
    chunks.set(name, chunk);
  };
  modules.forEach(add);
  return [...chunks.values()];
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
 * Inline style sheets in one element: painted when the page arrives and not a round trip later. Their links stay, disabled:
 * Vite looks for them before it fetches the sheets of a later part.
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
