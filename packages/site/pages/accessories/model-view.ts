import type { AccessorySize } from "@stoneyard/catalogue/kinds/accessory.ts";
import type { Words } from "@stoneyard/catalogue/plain-words.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";

/** One model of a category, in one language. */
export type ModelView = {
  slug: string;
  title: string;
  description: Words | undefined;
  /** Whole dinars; undefined when the price is on request. */
  price: number | undefined;
  size: AccessorySize | undefined;
  /** Kilograms. */
  weight: number | undefined;
  /** The unit of sale, where that is not plain. */
  unit: string | undefined;
  pictures: PictureView[];
};
