import { catalogue, pictureManifest } from "@stoneyard/site/content/catalogue.server.ts";

/** Address of the preview of a picture, otherwise of the site's own. @throws where that is not built */
export async function previewOf(name?: string): Promise<string> {
  const manifest = await pictureManifest();
  const url = (name && manifest[name]?.social) ?? manifest["social/default"]?.social;
  if (!url) throw new Error('There is no preview picture "social/default": run npm run build.');
  return url;
}

/** Name of the slab that stands for the first family: what pages of all stones show. */
export async function firstCover(): Promise<string | undefined> {
  const [first] = (await catalogue()).families.values();
  return first && `stones/${first.key}/${first.cover}`;
}
