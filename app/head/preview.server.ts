import { pictureManifest } from "#app/content/catalogue.server.ts";

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
