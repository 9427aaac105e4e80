import { expect, test } from "vitest";
import { withDeferredScripts } from "./deferred-scripts.ts";

const PAGE = `<head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/shell.js"/></head>\
<body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  
  window.__reactRouterRouteModules = {"root":route0,"en:$&":route1};

import("/assets/entry.js");</script></body>`;

const MANIFEST = { entry: { module: "/assets/entry.js" }, routes: { root: {}, "en:$&": {}, "en:other": {} } };
const finished = (page: string) => withDeferredScripts(page, "/assets/page-1.data", async () => MANIFEST);

test("what a page loads is named once in a script that waits, and nowhere else", async () => {
  const html = await finished(PAGE);
  expect(html).not.toMatch(/<link|type="module"/);
  expect(html).toContain('(["/assets/shell.js"])');
  expect(html).toContain('["/assets/root.js","/assets/home.js"].map');
  expect(html).toContain('{"root":route0,"en:$&":route1}');
  expect(html).toContain('import("/assets/entry.js")');
  expect(html).toContain('("/assets/page-1.data")');
  const [, script = ""] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
  expect(() => new Function(script)).not.toThrow();
});

test("of all routes a page has its own", async () => {
  const html = await finished(PAGE);
  expect(html).toContain('"routes":{"root":{},"en:$&":{}}');
  expect(html).not.toContain("manifest.js");
});

test("a page that React Router starts otherwise stops the build", async () => {
  await expect(finished(PAGE.replace("route1 from", "route1, { x } from"))).rejects.toThrow(
    "deferred-scripts.ts",
  );
  await expect(finished("<body></body>")).rejects.toThrow("deferred-scripts.ts");
});
