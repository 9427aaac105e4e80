import { languagesModule } from "@stoneyard/catalogue/languages-module.ts";
import { build } from "vite";

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
