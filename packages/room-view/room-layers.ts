/** A flat plane of stone that the room's camera sees. */
export type RoomPlane = {
  /** What a visitor chooses a stone for: worktop, splashback, floor … */
  surface: string;
  /** Pixels that it covers. */
  area: number;
  /** 3 x 3, row by row: pixel (x to the right, y down, 1) onto metres of the surface (u to the right, v up, times w). */
  homography: number[];
};

/** A rendered room without its stone: what is needed to put any stone into it. */
export type RoomLayers = {
  /** Pixels, width and height. */
  size: [number, number];
  /** Exposure of the room, stops. */
  exposure: number;
  /** Diffuse colour of the stone in the two renderings that the layers come from. */
  albedo: { light: number; dark: number };
  /** Light on the stone at the layers' full value: what a matt white surface sends back, and what polish mirrors. */
  irradiance: number;
  gloss: number;
  planes: RoomPlane[];
  /** Addresses of the layers. */
  urls: Record<RoomLayer, string>;
};

export const ROOM_LAYERS = [
  "light",
  "dark",
  "irradiance-light",
  "irradiance-dark",
  "gloss-light",
  "gloss-dark",
  "planes",
] as const;
export type RoomLayer = (typeof ROOM_LAYERS)[number];

/** The surfaces that a room offers, the largest in the picture first. */
export function surfacesOf<Surface extends string>({
  planes,
}: {
  planes: readonly { surface: Surface; area: number }[];
}): Surface[] {
  const areas = new Map<Surface, number>();
  for (const { surface, area } of planes) areas.set(surface, (areas.get(surface) ?? 0) + area);
  return [...areas].sort(([, one], [, other]) => other - one).map(([surface]) => surface);
}

/** A picture could not be fetched; a retry may succeed. */
export class NotFetched extends Error {}

/**
 * Decodes without colour conversion or premultiplied alpha, as layers hold numbers.
 * @throws NotFetched where the file cannot be fetched or is no longer wanted
 */
export async function fetchBitmap(
  url: string,
  signal: AbortSignal,
  width?: number,
  height?: number,
): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(await fetchPicture(url, signal), {
    colorSpaceConversion: "none",
    premultiplyAlpha: "none",
    ...(width && height ? { resizeWidth: width, resizeHeight: height, resizeQuality: "high" as const } : {}),
  });
  if (!signal.aborted) return bitmap;
  bitmap.close();
  throw new NotFetched(`${url} is no longer wanted.`);
}

async function fetchPicture(url: string, signal: AbortSignal): Promise<Blob> {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`It answers ${response.status}.`);
    return await response.blob();
  } catch (cause) {
    throw new NotFetched(`${url} cannot be fetched.`, { cause });
  }
}
