import { catalogue, pictureManifest } from "@stoneyard/site/content/catalogue.server.ts";

/**
 * Address of the preview picture that shared links show: the named picture's own where it has one, otherwise the site's.
 * @throws where the site's own preview picture is not built.
 */
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
