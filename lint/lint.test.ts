import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lint-"));
  cpSync("lint", join(folder, "lint"), { recursive: true });
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

const WIDGET = "app/ui/flag.module.css";
const PAGE = "app/pages/home/hero.module.css";

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

test("how text is set is said in app/styles", () => {
  expect(complaints("app/styles/typography.module.css", ".a {\n  font-weight: 300;\n}\n")).toEqual([]);
});

test("breakpoints have names", () => {
  const within = (query: string) => complaints(PAGE, `@media ${query} {\n  .a {\n    top: 0;\n  }\n}\n`);
  expect(within("(max-width: 768px)")).toEqual([expect.stringContaining("Breakpoints have names")]);
  expect(within("print and (width > 30em)")).toEqual([expect.stringContaining("Breakpoints have names")]);
  expect(within("(--narrow)")).toEqual([]);
  expect(within("(prefers-reduced-motion: reduce)")).toEqual([]);
});

const ALLOWED: Record<string, string[]> = {
  app: ["app", "catalogue", "enquiry", "room-view"],
  build: ["build", "app", "catalogue", "enquiry", "room-view"],
  catalogue: ["catalogue"],
  enquiry: ["enquiry"],
  "room-view": ["room-view"],
  server: ["server", "enquiry"],
};

test("the desk imports the catalogue, and of the site its styles", () => {
  const importing = (path: string) =>
    complaints("desk/screens/a.ts", `import { a } from "${path}";\n\nexport const b = a;\n`);
  expect(importing("#catalogue/read.ts")).toEqual([]);
  expect(importing("#app/styles/typography.module.css")).toEqual([]);
  for (const other of ["#app/screens.ts", "#build/dev.ts", "#server/start.ts", "#enquiry/enquiry.ts"]) {
    expect(importing(other), other).toHaveLength(1);
  }
});

test("nothing imports the desk", () => {
  for (const folder of [...Object.keys(ALLOWED), "tests", "bench"]) {
    const text = 'import { a } from "../desk/a.ts";\n\nexport const b = a;\n';
    expect(complaints(`${folder}/a.ts`, text), folder).toEqual([
      expect.stringContaining("is imported by its alias"),
    ]);
  }
});

test.each(Object.entries(ALLOWED))("%s imports what its arrows say", (folder, allowed) => {
  for (const other of Object.keys(ALLOWED)) {
    const said = complaints(
      `${folder}/a.ts`,
      `import type { A } from "#${other}/a.ts";\n\nexport type B = A;\n`,
    );
    expect(said.length, `${folder} → ${other}: ${said}`).toBe(allowed.includes(other) ? 0 : 1);
  }
});

test("a widget may take styles of the site and nothing else of it", () => {
  const importing = (path: string) =>
    complaints("app/ui/a.ts", `import styles from "${path}";\n\nexport const a = styles;\n`);
  expect(importing("#app/styles/typography.module.css")).toEqual([]);
  expect(importing("#app/shell/link.tsx")).toHaveLength(1);
  expect(importing("#catalogue/locales.ts")).toHaveLength(1);
});

test.each([
  'import type { A } from "../../catalogue/a.ts";\n\nexport type B = A;\n',
  'export { a } from "../../server/a.ts";\n',
  'export const a = import("../../enquiry/a.ts");\n',
])("another top folder is imported by its alias: %s", (text) => {
  expect(complaints("app/shell/a.ts", text)).toEqual([expect.stringContaining("is imported by its alias")]);
});
