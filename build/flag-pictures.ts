import sharp from "sharp";
import type { Plugin } from "vite";

const QUERY = "?flag-picture";

/** Three times as wide as it is shown, for the densest screens. */
const SIZE_PX = { width: 63, height: 42 };

/** Drawn larger than that, dots per inch, so that its edges are smooth. */
const DENSITY = 600;

/**
 * `import address from "x.svg?flag-picture"` is the flag as pixels within its own address. Every page shows one: as SVG it is
 * a document of its own to the browser, which took a slowed processor 22 ms, before what the visitor came for.
 */
export function flagPictures(): Plugin {
  return {
    name: "stoneyard-flag-pictures",
    enforce: "pre",
    load: {
      filter: { id: /\.svg\?flag-picture$/ },
      async handler(id) {
        const file = id.slice(0, -QUERY.length);
        this.addWatchFile(file);
        return { code: `export default ${JSON.stringify(await flagPicture(file))};`, moduleType: "js" };
      },
    },
  };
}

/** @returns a picture of few colours as a `data:` address, half a kilobyte */
export async function flagPicture(file: string): Promise<string> {
  const picture = await sharp(file, { density: DENSITY })
    .resize({ ...SIZE_PX, fit: "fill" })
    .png({ palette: true, colours: 16, effort: 10 })
    .toBuffer();
  return `data:image/png;base64,${picture.toString("base64")}`;
}
