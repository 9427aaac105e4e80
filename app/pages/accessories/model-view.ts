import type { PictureView } from "#app/ui/picture.tsx";
import type { Words } from "#catalogue/words-in.ts";

/** One model of a category, in one language. */
export type ModelView = {
  slug: string;
  title: string;
  description: Words | undefined;
  /** Whole dinars; undefined where no price is shown. */
  price: number | undefined;
  pictures: PictureView[];
};
