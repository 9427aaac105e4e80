import type { Content, Stone } from "../catalogue.ts";
import type { CareGuide, FinishGuide } from "../kinds/care.ts";
import { fits, stoneFacts } from "./stone-facts.ts";

/** How a stone is looked after: the first guide that fits it, where there is one. */
export function careGuideOf(
  stone: Stone,
  { care, ...rules }: Pick<Content, "care" | "rocks" | "suitability">,
): CareGuide | undefined {
  const facts = stoneFacts(stone, rules);
  return care.guides.find(({ when }) => fits(facts, when));
}

export function finishGuidesOf({ finishes }: Stone, { care }: Pick<Content, "care">): FinishGuide[] {
  return care.finishGuides.filter((guide) => guide.finishes.some((finish) => finishes.includes(finish)));
}
