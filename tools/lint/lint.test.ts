import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";

const PACKAGES = globSync("*", { cwd: "packages" }).filter((name) => !name.includes("."));

/** Files by path that are linted together, as each start of the linter takes longer than all of them. */
const texts: Record<string, string> = {};
const told = new Map<string, string[]>();

/**
 * Adds a file with this text, under a name of its own, to those that are linted before the tests.
 * @returns what tells then what the project's rules say of it
 */
function complaints(file: string, text: string): () => string[] {
  const path = file.replace(".", `-${Object.keys(texts).length}.`);
  texts[path] = text;
  return () => told.get(path) ?? [];
}

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "lint-"));
  for (const file of ["tools/lint", ...globSync("packages/*/package.json")])
    cpSync(file, join(folder, file), { recursive: true });
  const config = JSON.parse(readFileSync("biome.json", "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ ...config, vcs: { enabled: false } }));
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const biome = join(process.cwd(), "node_modules/.bin/biome");
  const given = ["lint", "--reporter=json", "--max-diagnostics=none", ...Object.keys(texts)];
  const { stdout } = spawnSync(biome, given, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 });
  rmSync(folder, { recursive: true, force: true });
  const found: { message: string; location: { path: string } }[] = JSON.parse(stdout).diagnostics;
  for (const { message, location } of found)
    told.set(location.path, [...(told.get(location.path) ?? []), message]);
});

const WIDGET = "packages/site/ui/flag.module.css";
const PAGE = "packages/site/pages/home/hero.module.css";
const DESK = "packages/desk/screens/a.ts";
const STYLES = "@stoneyard/site/styles/typography.module.css";

for (const [declaration, message] of [
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
] as const) {
  const found = [WIDGET, PAGE].map((file) => complaints(file, `.a {\n  ${declaration};\n}\n`));
  test(`a style may not say ${declaration}`, () => {
    for (const each of found) expect(each()).toEqual([expect.stringContaining(message)]);
  });
}

for (const declaration of [
  "font: inherit",
  "font-style: italic",
  "font-size: var(--t-6)",
  "line-height: var(--l-6)",
  "margin-top: var(--s4)",
  "padding: 9px 120px",
  "border-radius: 50%",
  "border-radius: var(--corner)",
]) {
  const found = complaints(PAGE, `.a {\n  ${declaration};\n}\n`);
  test(`a style may say ${declaration}`, () => expect(found()).toEqual([]));
}

const typography = complaints("packages/site/styles/typography.module.css", ".a {\n  font-weight: 300;\n}\n");
test("how text is set is said in packages/site/styles", () => expect(typography()).toEqual([]));

for (const [query, ...found] of [
  ["(max-width: 768px)", expect.stringContaining("Breakpoints have names")],
  ["print and (width > 30em)", expect.stringContaining("Breakpoints have names")],
  ["(--narrow)"],
  ["(prefers-reduced-motion: reduce)"],
]) {
  const within = complaints(PAGE, `@media ${query} {\n  .a {\n    top: 0;\n  }\n}\n`);
  test(`breakpoints have names: ${query}`, () => expect(within()).toEqual(found));
}

test("packages depend on one another in one direction", () => {
  const asks = new Map(PACKAGES.map((name) => [name, packagesAskedBy(name)]));
  while (asks.size > 0) {
    const free = [...asks].filter(([, others]) => !others.some((other) => asks.has(other)));
    expect(free, `a circle: ${[...asks.keys()].join(", ")}`).not.toEqual([]);
    for (const [name] of free) asks.delete(name);
  }
});

const A_TYPE = (from: string) => `import type { A } from "${from}";\n\nexport type B = A;\n`;

for (const name of PACKAGES) {
  // The desk has the styles of the site alone, as a test of its own says.
  const found = PACKAGES.filter((other) => !(name === "desk" && other === "site")).map((other) => ({
    other,
    told: complaints(`packages/${name}/a.test.ts`, A_TYPE(`@stoneyard/${other}/a.ts`)),
  }));
  test(`${name} imports the packages that its package.json names`, () => {
    const allowed = found.filter(({ told }) => told().length === 0).map(({ other }) => other);
    expect(allowed.toSorted()).toEqual(
      found
        .map(({ other }) => other)
        .filter((other) => other === name || packagesAskedBy(name).includes(other))
        .toSorted(),
    );
  });
}

const imported = (file: string, from: string) =>
  complaints(file, `import { a } from "${from}";\n\nexport const b = a;\n`);

/** Imports that the rules refuse once, or not. */
for (const [what, isRefused, found] of [
  ["what only tests import", true, imported("packages/server/a.ts", "@stoneyard/catalogue/a.ts")],
  [
    "in a test what only tests import",
    false,
    imported("packages/server/a.test.ts", "@stoneyard/catalogue/a.ts"),
  ],
  ["the site's styles in the desk", false, imported(DESK, STYLES)],
  ["the site's code in the desk", true, imported(DESK, "@stoneyard/site/page.ts")],
  ["the site's styles in a widget", false, imported("packages/site/ui/a.ts", STYLES)],
  [
    "a part of the site in a widget",
    true,
    imported("packages/site/ui/a.ts", "@stoneyard/site/shell/link.tsx"),
  ],
  [
    "the catalogue in a widget",
    true,
    imported("packages/site/ui/a.ts", "@stoneyard/catalogue/languages/locales.ts"),
  ],
  [
    "the build in the build",
    false,
    complaints("packages/site/build/a.ts", A_TYPE("@stoneyard/site/build/a.ts")),
  ],
] as const)
  test(`${isRefused ? "nobody imports" : "one may import"} ${what}`, () => {
    expect(found()).toHaveLength(Number(isRefused));
  });

for (const [text, message] of [
  [A_TYPE("@stoneyard/site/build/a.ts"), "Pages know nothing"],
  [A_TYPE("../../catalogue/a.ts"), "is imported by its name"],
  ['export { a } from "../../server/a.ts";\n', "is imported by its name"],
  ['export const a = import("../../../enquiry/a.ts");\n', "is imported by its name"],
] as const) {
  const found = complaints("packages/site/shell/a.ts", text);
  test(`a page is told of ${text}`, () => expect(found()).toEqual([expect.stringContaining(message)]));
}

/** Packages of the project that a package may import, its tests included. */
function packagesAskedBy(name: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"));
  return PACKAGES.filter((other) => `@stoneyard/${other}` in { ...dependencies, ...devDependencies });
}
