import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../routes.ts";
import { partOfNamespace } from "./message-parts.ts";

/**
 * Namespaces that a module and whatever it loads name, each with a file that does, but for those of a part that a module on
 * the way brings by itself.
 */
function namespacesOf(file: string, visited = new Set<string>()): Map<string, string> {
  const seen = new Map<string, string>();
  if (visited.has(file) || /\.server\.ts$/.test(file) || !existsSync(file)) return seen;
  visited.add(file);
  // What is imported as a type is not loaded.
  const code = readFileSync(file, "utf8").replaceAll(/^import type [^;]*;/gm, "");
  for (const [, namespace = ""] of code.matchAll(/useTranslations\(\s*"([\w-]+)[\w.-]*"/g)) {
    seen.set(namespace, file);
  }
  for (const [, path = ""] of code.matchAll(/(?:from|import\()\s*"([.#][^"]+\.tsx?)"/g)) {
    const loaded = path.startsWith("#") ? path.slice(1) : normalize(join(dirname(file), path));
    for (const [namespace, at] of namespacesOf(loaded, visited)) seen.set(namespace, at);
  }
  const brought = new Set(
    [...code.matchAll(/import\("#content\/messages\/en\.json\?(\w+)"\)/g)].map(([, part]) => part),
  );
  return new Map([...seen].filter(([namespace]) => !brought.has(partOfNamespace(namespace))));
}

/** The pages under each layout that brings words, by the part that it brings. */
function pagesByPart(entries: readonly RouteConfigEntry[]): { part: string; file: string }[] {
  return entries.flatMap(({ file, children = [] }) => {
    const part = /i18n\/words\/\w+-(\w+)\.tsx$/.exec(file)?.[1];
    return part ? children.map((page) => ({ part, file: `app/${page.file}` })) : pagesByPart(children);
  });
}

const pages = pagesByPart(await routes);

test("every page says only what its part and the shared part hold", () => {
  expect(pages.length).toBeGreaterThan(40);
  const missing = pages.flatMap(({ part, file }) =>
    [...namespacesOf(file)]
      .filter(([namespace]) => !["shared", part].includes(partOfNamespace(namespace)))
      .map(([namespace, at]) => `${file} has the messages of ${part}, but ${at} says ${namespace}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test("what surrounds every page says only what is shared", () => {
  const said = [...namespacesOf("app/shell/shell.tsx").keys()];
  expect(said).toContain("navigation");
  expect(said.filter((namespace) => partOfNamespace(namespace) !== "shared")).toEqual([]);
});
