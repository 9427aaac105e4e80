import { languagesModule } from "@stoneyard/catalogue/languages/languages-module.ts";
import { build, type Plugin } from "vite";

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

/** A module and its imports as one script that leaves nothing in the global scope. */
export async function bundledScript(entry: string): Promise<string> {
  const { NODE_ENV } = process.env;
  const built = await build({
    configFile: false,
    plugins: [languagesModule()],
    logLevel: "warn",
    build: {
      write: false,
      copyPublicDir: false,
      target: "baseline-widely-available",
      lib: { entry, formats: ["iife"], name: "bundled" },
    },
  });
  // Vite treats a process without a mode as a production; what development starts would inherit that.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const [output] = [built].flat();
  const [chunk] = output && "output" in output ? output.output : [];
  if (!chunk?.code) throw new Error(`${entry} makes no script`);
  return chunk.code.trim();
}
