import type { Translate } from "@stoneyard/site/i18n/translations.tsx";
import { download } from "@stoneyard/site/ui/browser/download.ts";
import { shownPart } from "@stoneyard/site/ui/cropped-picture.tsx";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { barLength } from "@stoneyard/site/ui/scale/scale-bar.tsx";
import { tokenColour } from "@stoneyard/site/ui/token-colour.ts";
import type { Size } from "./slab-view.ts";

const QUALITY = 0.92;

/** "carrara-280x170cm-1.5625mm-per-pixel.jpg": what a program that takes it as a texture must know. */
export function jpegName(slug: string, { width, height }: Size, scale: number): string {
  return `${slug}-${width}x${height}cm-${rounded(scale)}mm-per-pixel.jpg`;
}

type Asked = {
  slug: string;
  title: string;
  picture: PictureView;
  /** How large the stone in it is, whole centimetres. */
  slab: Size;
  /** Millimetres of stone to a pixel of its largest file. */
  scale: number;
  t: Translate<"jpegLabel">;
  format: (value: number, options: Intl.NumberFormatOptions) => string;
};

/** Hands the slab to the visitor as a JPEG. @throws where its picture cannot be fetched */
export async function saveSlabJpeg({ slug, title, picture, slab, scale, t, format }: Asked): Promise<void> {
  const mm = format(rounded(scale), { maximumFractionDigits: 4 });
  const words = (bar: number) => t("jpegLabel", { bar, stone: title, ...slab, mm });
  download(await slabJpeg(picture, scale, words), jpegName(slug, slab, scale));
}

/**
 * The slab without the margin that is not shown, pixel by pixel as the site has it, and below it a strip with a bar of scale
 * and the words.
 * @param words what the strip says beside the bar
 * @throws where the picture cannot be fetched
 */
async function slabJpeg(
  picture: PictureView,
  scale: number,
  words: (barCm: number) => string,
): Promise<Blob> {
  const image = new Image();
  image.src = picture.src;
  await image.decode();
  const times = image.naturalWidth / picture.width;
  const { left, top, width, height } = shownPart(picture);
  const slab = { width: Math.round(width * times), height: Math.round(height * times) };
  const canvas = document.createElement("canvas");
  canvas.width = slab.width;
  canvas.height = slab.height + stripBelow(slab);
  const drawing = canvas.getContext("2d");
  const from = [left * times, top * times, width * times, height * times] as const;
  drawing?.drawImage(image, ...from, 0, 0, slab.width, slab.height);
  if (drawing) drawLabel(drawing, slab, scale, words);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (!blob) throw new Error("The browser made no JPEG of the slab.");
  return blob;
}

/** Height of the strip below a slab, as wide as that, so that no stone is covered. Pixels of the picture. */
function stripBelow({ width }: Size): number {
  return Math.max(40, Math.round(width / 32));
}

/** As parts of the strip's height. */
const MARGIN = 0.3;
const LETTERS = 0.36;
const BAR = 0.16;

/** The bar at the left of the strip, the words right of it. @param scale millimetres of stone to a pixel */
export function drawLabel(
  drawing: CanvasRenderingContext2D,
  slab: Size,
  scale: number,
  words: (barCm: number) => string,
): void {
  const strip = stripBelow(slab);
  const barCm = barLength((slab.width * scale) / 10);
  const left = Math.round(strip * MARGIN);
  const length = Math.round((barCm * 10) / scale);
  const height = Math.max(4, Math.round(strip * BAR));
  const right = 2 * left + length;
  const foot = slab.height + Math.round(strip * (0.5 + LETTERS * 0.36));
  drawing.fillStyle = "#fff";
  drawing.fillRect(0, slab.height, slab.width, strip);
  drawing.fillStyle = tokenColour("ink");
  drawing.fillRect(left, slab.height + Math.round((strip - height) / 2), length, height);
  drawing.font = `${Math.round(strip * LETTERS)}px ${getComputedStyle(document.body).fontFamily}`;
  drawing.fillText(words(barCm), right, foot, slab.width - right);
}

/** To a tenth of a micrometre, without noughts at the end. */
function rounded(mm: number): number {
  return Math.round(mm * 10_000) / 10_000;
}
