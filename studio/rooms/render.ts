import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Film } from "./exposures.ts";
import type { SlabImage } from "./slab-images.ts";

const BLENDER = join(import.meta.dirname, "blender/render.py");
const DEVELOP = join(import.meta.dirname, "develop");
/** Debian's own Python, whose packages (PyTorch, OpenImageIO, OpenCV) the darkroom needs. */
export const PYTHON = "/usr/bin/python3";

/** Debian's PyTorch uses one thread where nothing is said. */
const THREADS = { OMP_NUM_THREADS: String(availableParallelism()) };

/** What blender/render.py renders; `out` is a path without ending. */
export type Order = {
  scene: string;
  camera: string;
  size: readonly [number, number];
  samples: number;
  albedo?: number;
  slabs?: Record<string, SlabImage>;
  out: string;
};

/** Renders the passes of one shot. @throws with the renderer's own words */
export async function render(order: Order): Promise<void> {
  await mkdir(join(order.out, ".."), { recursive: true });
  await writeFile(`${order.out}.order.json`, JSON.stringify(order));
  const args = ["-b", "-noaudio", "--python-exit-code", "1", "-P", BLENDER, "--", `${order.out}.order.json`];
  await run("blender", args, "Blender (Debian's package blender)");
}

/** Takes the noise out of a rendering and develops it: `<passes>.exr` to a PNG. */
export async function developPicture(passes: string, { exposure, white }: Film, png: string): Promise<void> {
  await python("picture.py", [`${passes}.exr`, String(exposure), white, png]);
}

/** Makes the layers of a room, as PNG files and view.json, in a folder. */
export async function developRoom(
  light: string,
  dark: string,
  { exposure, white }: Film,
  dir: string,
): Promise<void> {
  await python("room.py", [light, dark, String(exposure), white, dir]);
}

function python(script: string, args: string[]): Promise<void> {
  const needs =
    "Python with python3-torch, python3-openimageio, python3-opencv and python3-numpy (Debian's packages)";
  return run(PYTHON, [join(DEVELOP, script), ...args], needs);
}

function run(command: string, args: string[], needs: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...THREADS },
    });
    const said: string[] = [];
    const keep = (bytes: Buffer) => {
      said.push(bytes.toString());
      if (said.length > 200) said.shift();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) =>
      reject(new Error(`${command} cannot be run (${error.message}); this needs ${needs}`)),
    );
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(" ")} failed:\n${said.join("").slice(-3000)}`));
    });
  });
}
