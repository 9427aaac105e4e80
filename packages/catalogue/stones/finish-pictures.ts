import type { Content, Stone } from "../catalogue.ts";
import { FINISHES, type Finish } from "../kinds/finishes.ts";

/** The picture that shows a piece of a stone, close up, in one of its finishes. */
export function finishName({ key }: Pick<Stone, "key">, finish: Finish): string {
  return `finishes/${key}-${finish}`;
}

/** For an unused picture under finishes/: why no page shows it, and what to do. */
export function strayFinish(name: string, { stones }: Pick<Content, "stones">): [string, string] | undefined {
  for (const stone of stones) {
    const finish = FINISHES.find((each) => finishName(stone, each) === name);
    if (!finish) continue;
    return [
      `no page shows this picture, as ${stone.title} is not offered ${finish}`,
      `add ${finish} to finishes in stones/${stone.key}.yaml, or take the picture away`,
    ];
  }
  return undefined;
}
