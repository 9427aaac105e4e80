import { expect, test } from "vitest";
import { assetsOf, inlineSheets, type Manifest, scriptOf } from "./page-assets.ts";

const manifest: Manifest = {
  "client.tsx": { file: "assets/client.js", imports: ["_shell.js"] },
  "home.tsx": {
    file: "assets/home.js",
    imports: ["_shell.js", "_slides.js"],
    dynamicImports: ["team.later.tsx", "toast.tsx"],
    css: ["assets/home.css"],
  },
  "team.later.tsx": { file: "assets/team.js", imports: ["_shell.js"], css: ["assets/team.css"] },
  "toast.tsx": { file: "assets/toast.js", css: ["assets/toast.css"] },
  "_shell.js": { file: "assets/shell.js", imports: ["_framework.js"], css: ["assets/shell.css"] },
  "_slides.js": { file: "assets/slides.js", css: ["assets/slides.css"] },
  "_framework.js": { file: "assets/framework.js" },
};

test("a page's scripts come once, each after those that it imports, and its sheets with those of its later sections", () => {
  expect(assetsOf(manifest, ["client.tsx", "home.tsx"])).toEqual({
    scripts: ["framework", "shell", "client", "slides", "home"].map((name) => `/assets/${name}.js`),
    sheets: ["shell", "slides", "home", "team"].map((name) => `/assets/${name}.css`),
  });
});

test("a module that was not bundled is told by its name", () => {
  expect(() => scriptOf(manifest, "about.tsx")).toThrow("Vite's manifest has no about.tsx.");
});

test("sheets stand in the page in one element, their links switched off behind it", () => {
  expect(inlineSheets(["/a.css", "/b.css"], (href) => `${href}{}\n`)).toBe(
    '<style>/a.css{}/b.css{}</style><link rel="stylesheet" href="/a.css" disabled><link rel="stylesheet" href="/b.css" disabled>',
  );
});
