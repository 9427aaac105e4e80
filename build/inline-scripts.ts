import { build, type Plugin } from "vite";
import { languagesModule } from "#catalogue/languages-module.ts";

const QUERY = "?inline-script";

/**
 * `import code from "./x.before-hydration.ts?inline-script"` is the module as one small script, for `InlineScript` to write into the page: it runs
 * when the page is read, long before the page's own scripts. In the browser's scripts it is empty, as nobody runs it there.
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
        const code = this.environment.name === "client" ? "" : await bundle(entry);
        return { code: `export default ${JSON.stringify(code)};`, moduleType: "js" };
      },
    },
  };
}

/** The module and what it imports as one script that leaves nothing in the page's global scope. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    plugins: [languagesModule()],
    logLevel: "warn",
    build: {
      write: false,
      copyPublicDir: false,
      target: "baseline-widely-available",
      lib: { entry, formats: ["iife"], name: "early" },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output && "output" in output ? output.output : [];
  if (!chunk?.code) throw new Error(`${entry} makes no script`);
  return chunk.code.trim();
}
