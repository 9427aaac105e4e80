import { contactSheet } from "../contact-sheet.ts";
import { Masters } from "../masters.ts";
import type { Shots } from "./shots.ts";

const FOLDER = "docs/screenshots";
const SHEETS = { interiors: ["interiors"], "gallery-and-portfolio": ["gallery", "portfolio"] };
const SIZE = { width: 240, height: 160, quality: 74 };

/** Contact sheets of the pictures that stand alone on a page, by their names. */
export async function makeRoomSheets(contentDir: string, shots: Shots): Promise<void> {
  const masters = await Masters.open(contentDir);
  for (const [sheet, folders] of Object.entries(SHEETS)) {
    const names = [...shots.keys()].filter((name) => folders.includes(name.split("/")[0])).sort();
    const file = `${FOLDER}/${sheet}.jpg`;
    await contactSheet(
      names.map((title) => ({ title, file: masters.has(title) ? masters.pathOf(title) : undefined })),
      file,
      SIZE,
    );
    console.log(file);
  }
}
