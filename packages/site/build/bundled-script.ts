import { languagesModule } from "@stoneyard/catalogue/languages-module.ts";
import { build } from "vite";

/** A module and what it imports as one script that leaves nothing in the global scope of a page or a worker. */
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
  // Vite calls a process that has no mode a production; what development starts would believe it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const [output] = [built].flat();
  const [chunk] = output && "output" in output ? output.output : [];
  if (!chunk?.code) throw new Error(`${entry} makes no script`);
  return chunk.code.trim();
}
