import type { PictureView } from "#app/ui/picture.tsx";

/** One model of a category, in one language. */
export type ModelView = {
  slug: string;
  title: string;
  description: string | undefined;
  /** Whole dinars; undefined where no price is shown. */
  price: number | undefined;
  pictures: PictureView[];
};
