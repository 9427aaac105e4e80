import { join } from "node:path";
import sharp from "sharp";
import type { ContentFolder } from "../files/content-folder.ts";
import { pictureHash } from "./picture-hash.ts";
import { svgFaults } from "./svg-faults.ts";

export type Drawing = {
  file: string;
  text: string;
  /** Size of the view box. */
  width: number;
  height: number;
  /** First 16 hex digits of the SHA-256 of its bytes. */
  hash: string;
};

/** Every visitor loads it; a larger one is a photograph traced into shapes. */
const MOST_BYTES = 32 * 1024;

/** Reads a drawing; undefined where something is wrong with it, which is then noted. */
export async function readDrawing(folder: ContentFolder, file: string): Promise<Drawing | undefined> {
  const known = folder.problems.length;
  const text = await folder.text(file);
  if (folder.problems.length > known) return undefined;
  const size = await sizeOf(folder, file, text);
  if (!size) return undefined;
  for (const { line, message, fix } of svgFaults(text)) {
    folder.problems.push({ file: folder.shown(file), line, message: `the drawing ${message}`, fix });
  }
  const bytes = Buffer.from(text);
  if (bytes.length > MOST_BYTES) {
    folder.report(
      file,
      [],
      `the drawing has ${Math.ceil(bytes.length / 1024)} kB; every visitor loads it, so at most ${MOST_BYTES / 1024}`,
      "draw it with fewer points, or save it as optimised SVG",
    );
  }
  if (folder.problems.length > known) return undefined;
  return { file: join(folder.dir, file), text, ...size, hash: pictureHash(bytes) };
}

/** Its view box, without which nobody knows how to scale it. */
async function sizeOf(
  folder: ContentFolder,
  file: string,
  text: string,
): Promise<Pick<Drawing, "width" | "height"> | undefined> {
  const unreadable = await faultOfXml(text);
  if (unreadable) {
    folder.problems.push({ file: folder.shown(file), ...unreadable });
    return undefined;
  }
  const root = /<(?:svg:)?svg\b[^>]*>/.exec(text);
  const box = /\bviewBox\s*=\s*["']([^"']*)["']/.exec(root?.[0] ?? "")?.[1];
  const [, , width = 0, height = 0] = (box ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0) return { width, height };
  const line = text.slice(0, root?.index ?? 0).split("\n").length;
  folder.problems.push({
    file: folder.shown(file),
    line,
    message: "the drawing does not say how large it is: <svg> has no viewBox",
    fix: 'write viewBox="0 0 width height" into <svg …>, with the numbers of its width and height, or save it again',
  });
  return undefined;
}

const SAVE = "open it in a drawing program (Inkscape, Illustrator, Figma) and save it as SVG";

/** Rendered once: the reader of pictures reports what cannot be drawn. */
async function faultOfXml(text: string): Promise<{ line: number; message: string; fix: string } | undefined> {
  if (!/<(?:svg:)?svg[\s>]/.test(text)) {
    return { line: 1, message: "the file is not an SVG drawing", fix: SAVE };
  }
  try {
    await sharp(Buffer.from(text)).resize(16).raw().toBuffer();
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, line = "1", reason = "it is incomplete or has the wrong form"] =
      /on line (\d+) column \d+ of data: ([^\n]+)/.exec(text) ?? [];
    return { line: Number(line), message: `the drawing cannot be read: ${reason.trim()}`, fix: SAVE };
  }
}
