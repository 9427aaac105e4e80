/** How the studio's Python is written, by `pyproject.toml`: `npm run check:python --prefix studio`, and `format:python` to mend it. */
import { readFileSync, writeFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join, relative } from "node:path";
import { PositionEncoding, Workspace } from "@astral-sh/ruff-wasm-nodejs";
import { parse } from "smol-toml";

const STUDIO = import.meta.dirname;

/** What ruff finds in the studio's Python, a line each: file, line, what is wrong. With `write`, the layout is mended first. */
export async function checkPython({ write = false } = {}): Promise<string[]> {
  const ruff = new Workspace(settings(), PositionEncoding.Utf16);
  const found: string[] = [];
  for await (const file of glob(join(STUDIO, "rooms/**/*.py"))) {
    const name = relative(STUDIO, file);
    const written = readFileSync(file, "utf8");
    const formatted = ruff.format(written);
    if (write && formatted !== written) writeFileSync(file, formatted);
    else if (formatted !== written)
      found.push(`${name}:1  not formatted: npm run format:python --prefix studio`);
    for (const { code, message, start_location } of ruff.check(formatted)) {
      found.push(`${name}:${start_location.row}  ${code}: ${message}`);
    }
  }
  return found.sort();
}

/** `required-version` is for ruff as a program. */
function settings(): object {
  const { tool } = parse(readFileSync(join(STUDIO, "pyproject.toml"), "utf8"));
  const { "required-version": _, ...ruff } = (tool as { ruff: Record<string, unknown> }).ruff;
  return ruff;
}

if (import.meta.main) {
  const found = await checkPython({ write: process.argv.includes("--write") });
  if (found.length > 0) console.error(found.join("\n"));
  process.exitCode = found.length > 0 ? 1 : 0;
}
