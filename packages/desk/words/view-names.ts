import type { View } from "../straighten/views.ts";
import type { ScreenWords } from "./screens.ts";

export function viewNames(words: ScreenWords): Readonly<Record<View, string>> {
  return { slab: words.viewSlab, "2": words.viewSecond, "3": words.viewThird, close: words.viewClose };
}
