import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { finishName } from "@stoneyard/catalogue/finish-pictures.ts";
import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import { pictureManifest } from "@stoneyard/site/content/catalogue.server.ts";
import { decorativePicture } from "@stoneyard/site/content/picture.server.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";

export type FinishesView = {
  shown: {
    finish: Finish;
    picture: PictureView;
    /** Which words there are of it under `stone.finishNotes`. */
    note: Finish | "honedHidesAcidMarks";
  }[];
  /** Size of the piece in centimetres, where all pictures are renderings of the same. */
  piece?: { width: number; height: number };
};

/** Honed, a stone that acid etches shows the marks less. */
export function hidesAcidMarks({ acid }: Pick<Stone, "acid">, finish: Finish): boolean {
  return acid === "sensitive" && finish === "honed";
}

/** A piece of the stone in its finishes, as far as there are pictures of them. */
export async function finishesOf(stone: Stone): Promise<FinishesView> {
  const manifest = await pictureManifest();
  const shown = await Promise.all(
    stone.finishes
      .filter((finish) => finishName(stone, finish) in manifest)
      .map(async (finish) => {
        const picture = await decorativePicture(finishName(stone, finish));
        return {
          finish,
          picture,
          note: hidesAcidMarks(stone, finish) ? ("honedHidesAcidMarks" as const) : finish,
        };
      }),
  );
  const [first] = shown;
  const { width, height, mmPerPixel } = first?.picture ?? {};
  if (!width || !height || !mmPerPixel || shown.some(({ picture }) => picture.made !== "studio"))
    return { shown };
  return { shown, piece: { width: (width * mmPerPixel) / 10, height: (height * mmPerPixel) / 10 } };
}
