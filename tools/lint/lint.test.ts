import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const PACKAGES = globSync("*", { cwd: "packages" }).filter((name) => !name.includes("."));

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lint-"));
  for (const file of ["tools/lint", ...globSync("packages/*/package.json")])
    cpSync(file, join(folder, file), { recursive: true });
  const config = JSON.parse(readFileSync("biome.json", "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ ...config, vcs: { enabled: false } }));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the project's rules say of a file with this text. */
function complaints(file: string, text: string): string[] {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  const biome = join(process.cwd(), "node_modules/.bin/biome");
  const { stdout } = spawnSync(biome, ["lint", "--reporter=json", file], { cwd: folder, encoding: "utf8" });
  rmSync(join(folder, file));
  const { diagnostics }: { diagnostics: { message: string }[] } = JSON.parse(stdout);
  return diagnostics.map(({ message }) => message);
}

const WIDGET = "packages/site/ui/flag.module.css";
const PAGE = "packages/site/pages/home/hero.module.css";

test.each([
  ["font: 300 1rem serif", "How text is set is said once"],
  ["font-weight: 300", "How text is set is said once"],
  ["letter-spacing: 0.1em", "How text is set is said once"],
  ["font-variant-numeric: tabular-nums", "How text is set is said once"],
  ["font-size: 13px", "Sizes of text are tokens"],
  ["line-height: 1.05", "Each size of text has one line height"],
  ["margin-top: 20px", "This distance is a token"],
  ["padding: 2px 8px", "This distance is a token"],
  ["row-gap: clamp(52px, 5vw, 110px)", "This distance is a token"],
  ["border-radius: 8px", "Pictures that open in the lightbox"],
])("a style may not say %s", (declaration, message) => {
  for (const file of [WIDGET, PAGE]) {
    expect(complaints(file, `.a {\n  ${declaration};\n}\n`)).toEqual([expect.stringContaining(message)]);
  }
});

test.each([
  "font: inherit",
  "font-style: italic",
  "font-size: var(--t-6)",
  "line-height: var(--l-6)",
  "margin-top: var(--s4)",
  "padding: 9px 120px",
  "border-radius: 50%",
  "border-radius: var(--corner)",
])("a style may say %s", (declaration) => {
  expect(complaints(PAGE, `.a {\n  ${declaration};\n}\n`)).toEqual([]);
});

test("how text is set is said in packages/site/styles", () => {
  expect(complaints("packages/site/styles/typography.module.css", ".a {\n  font-weight: 300;\n}\n")).toEqual(
    [],
  );
});

test("breakpoints have names", () => {
  const within = (query: string) => complaints(PAGE, `@media ${query} {\n  .a {\n    top: 0;\n  }\n}\n`);
  expect(within("(max-width: 768px)")).toEqual([expect.stringContaining("Breakpoints have names")]);
  expect(within("print and (width > 30em)")).toEqual([expect.stringContaining("Breakpoints have names")]);
  expect(within("(--narrow)")).toEqual([]);
  expect(within("(prefers-reduced-motion: reduce)")).toEqual([]);
});

test("packages depend on one another in one direction", () => {
  const asks = new Map(PACKAGES.map((name) => [name, packagesAskedBy(name)]));
  while (asks.size > 0) {
    const free = [...asks].filter(([, others]) => !others.some((other) => asks.has(other)));
    expect(free, `a circle: ${[...asks.keys()].join(", ")}`).not.toEqual([]);
    for (const [name] of free) asks.delete(name);
  }
});

const A_TYPE = (from: string) => `import type { A } from "${from}";\n\nexport type B = A;\n`;

test.each(PACKAGES)("%s imports the packages that its package.json names", (name) => {
  // The desk has the styles of the site alone, as a test of its own says.
  for (const other of PACKAGES.filter((other) => !(name === "desk" && other === "site"))) {
    const found = complaints(`packages/${name}/a.test.ts`, A_TYPE(`@stoneyard/${other}/a.ts`));
    const isAllowed = other === name || packagesAskedBy(name).includes(other);
    expect(found.length === 0, `${name} imports ${other}: ${found}`).toBe(isAllowed);
  }
});

test("what only tests may import is no part of a package", () => {
  const text = 'import { a } from "@stoneyard/catalogue/a.ts";\n\nexport const b = a;\n';
  expect(complaints("packages/server/a.ts", text)).toHaveLength(1);
  expect(complaints("packages/server/a.test.ts", text)).toEqual([]);
});

test("the desk imports of the site its styles alone", () => {
  const importing = (path: string) =>
    complaints("packages/desk/screens/a.ts", `import { a } from "${path}";\n\nexport const b = a;\n`);
  expect(importing("@stoneyard/site/styles/typography.module.css")).toEqual([]);
  expect(importing("@stoneyard/site/screens.ts")).toHaveLength(1);
});

test("pages know nothing of what builds them", () => {
  const text = A_TYPE("@stoneyard/site/build/a.ts");
  expect(complaints("packages/site/shell/a.ts", text)).toEqual([
    expect.stringContaining("Pages know nothing"),
  ]);
  expect(complaints("packages/site/build/a.ts", text)).toEqual([]);
});

test("a widget may take styles of the site and nothing else of it", () => {
  const importing = (path: string) =>
    complaints("packages/site/ui/a.ts", `import styles from "${path}";\n\nexport const a = styles;\n`);
  expect(importing("@stoneyard/site/styles/typography.module.css")).toEqual([]);
  expect(importing("@stoneyard/site/shell/link.tsx")).toHaveLength(1);
  expect(importing("@stoneyard/catalogue/locales.ts")).toHaveLength(1);
});

test.each([
  A_TYPE("../../catalogue/a.ts"),
  'export { a } from "../../server/a.ts";\n',
  'export const a = import("../../../enquiry/a.ts");\n',
])("another package is imported by its name: %s", (text) => {
  expect(complaints("packages/site/shell/a.ts", text)).toEqual([
    expect.stringContaining("is imported by its name"),
  ]);
});

/** Packages of the project that a package may import, its tests included. */
function packagesAskedBy(name: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"));
  return PACKAGES.filter((other) => `@stoneyard/${other}` in { ...dependencies, ...devDependencies });
}
