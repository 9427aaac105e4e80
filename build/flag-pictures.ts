import { mkdir, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";

const QUERY = "?flag-picture";
const FOLDER = resolve(".cache/flags");

/** Three times as wide as it is shown, for the densest screens. */
const SIZE_PX = { width: 63, height: 42 };

/** Drawn larger than that, dots per inch, so that its edges are smooth. */
const DENSITY = 600;

/**
 * `import address from "x.svg?flag-picture"` is the address of the flag as pixels. Every page shows one: as SVG it is a
 * document of its own to the browser, which took a slowed processor 22 ms, before what the visitor came for.
 */
export function flagPictures(): Plugin {
  return {
    name: "stoneyard-flag-pictures",
    enforce: "pre",
    load: {
      filter: { id: /\.svg\?flag-picture$/ },
      async handler(id) {
        const flag = id.slice(0, -QUERY.length);
        this.addWatchFile(flag);
        const picture = join(FOLDER, `${basename(flag, ".svg")}.png`);
        await mkdir(FOLDER, { recursive: true });
        await writeFile(picture, await flagPicture(flag));
        return { code: `export { default } from ${JSON.stringify(`${picture}?url`)};`, moduleType: "js" };
      },
    },
  };
}

/**
 * @param flag path of an SVG
 * @returns a PNG of few colours, half a kilobyte
 * @throws where it cannot be drawn, with its path and what helps
 */
export async function flagPicture(flag: string): Promise<Buffer> {
  const picture = sharp(flag, { density: DENSITY })
    .resize({ ...SIZE_PX, fit: "fill" })
    .png({ palette: true, colours: 16, effort: 10 });
  return picture.toBuffer().catch(({ message }: Error) => {
    throw new Error(
      `${relative(".", flag)}  the flag cannot be drawn: ${message}  →  save it as SVG once more, or take it away: its language stands by its name then`,
    );
  });
}
