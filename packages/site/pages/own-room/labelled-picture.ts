import { tokenColour } from "@stoneyard/site/ui/token-colour.ts";

/** Share of the picture's width. */
const LETTER = 0.018;

/** The picture as JPEG with a line of words under it, so that nobody takes it for a photograph of what was built. */
export async function labelledPicture(picture: HTMLCanvasElement, words: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const letter = Math.max(14, Math.round(picture.width * LETTER));
  canvas.width = picture.width;
  canvas.height = picture.height + letter * 2.4;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = tokenColour("paper");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  context.fillStyle = tokenColour("ink");
  context.font = `${letter}px sans-serif`;
  context.textBaseline = "middle";
  context.fillText(words, letter, picture.height + letter * 1.2, canvas.width - 2 * letter);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
}
