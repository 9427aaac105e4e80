import type { Plugin } from "vite";
import { bundledScript } from "./bundled-script.ts";

const QUERY = "?inline-script";

/**
 * `import code from "./x.before-hydration.ts?inline-script"` is the module as one small script, for `InlineScript` to write into the page: it runs
 * when the page is read, long before the page's own scripts. In the browser's bundle it is empty, as nobody runs it there.
 */
export function inlineScripts(): Plugin {
  return {
    name: "stoneyard-inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\.before-hydration\.ts\?inline-script$/ },
      async handler(id) {
        const entry = id.slice(0, -QUERY.length);
        this.addWatchFile(entry);
        const isLeftOut = this.environment.name === "client" && this.environment.mode === "build";
        const code = isLeftOut ? "" : await bundledScript(entry);
        return { code: `export default ${JSON.stringify(code)};`, moduleType: "js" };
      },
    },
  };
}
