/**
 * `npm run check:site`: the owner's check of a site with its own content. The content, the build, every page, link and
 * picture, and one screen of each kind in a browser.
 */
import { chromium } from "./chromium.mjs";
import { install, run } from "./install.mjs";
import { part, table } from "./parts.mjs";

try {
  await part("Packages", () => install({ forTests: true }));
  const env = await part("Browser", chromium);
  await part("Content", () => run("npm", ["run", "--silent", "check:content"]));
  await part("Build", () => run("node", ["packages/site/build/build.ts", "--if-stale"]));
  await part("Pages", () =>
    run("playwright", ["test", "any-site/whole-site", "any-site/every-screen"], { env }),
  );
  console.log(`\nThe site is in order.\n${table()}`);
} catch (error) {
  console.error(`\n${table()}\n${error.message}`);
  process.exit(1);
}
