import { shownPart } from "#app/ui/cropped-picture.tsx";
import type { PictureView } from "#app/ui/picture.tsx";

const QUALITY = 0.92;

/** "carrara-280x170cm-1.5625mm-per-pixel.jpg": what a program that takes it as a texture must know. */
export function jpegName(slug: string, picture: PictureView, scale: number): string {
  const { width, height } = shownPart(picture);
  const cm = (pixels: number) => Math.round((pixels * (picture.mmPerPixel ?? 0)) / 10);
  return `${slug}-${cm(width)}x${cm(height)}cm-${rounded(scale)}mm-per-pixel.jpg`;
}

/** The slab without the margin that is not shown, pixel by pixel as the site has it. @throws where it cannot be fetched */
export async function slabJpeg(picture: PictureView): Promise<Blob> {
  const image = new Image();
  image.src = picture.src;
  await image.decode();
  const times = image.naturalWidth / picture.width;
  const { left, top, width, height } = shownPart(picture);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * times);
  canvas.height = Math.round(height * times);
  const from = [left * times, top * times, width * times, height * times] as const;
  canvas.getContext("2d")?.drawImage(image, ...from, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (!blob) throw new Error("The browser made no JPEG of the slab.");
  return blob;
}

/** To a tenth of a micrometre, without noughts at the end. */
export function rounded(mm: number): number {
  return Math.round(mm * 10_000) / 10_000;
}
