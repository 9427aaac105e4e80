import type { ContentFolder } from "../files/content-folder.ts";
import { type Path, showPath } from "../files/source.ts";
import type { RocksContent } from "../kinds/rocks.ts";
import type { Condition } from "../kinds/suitability.ts";
import { fitsAll } from "../stones/stone-facts.ts";

/** Notes rules that name an unknown kind of rock or family, and those that leave nothing for the rules after them. */
export function checkRules(
  folder: ContentFolder,
  { groups }: RocksContent,
  file: string,
  path: Path,
  rules: readonly { when?: Condition | undefined }[],
): void {
  const named = [
    { property: "rock", known: groups.map(({ key }) => key), told: "rocks.yaml has no group" },
    { property: "family", known: folder.yamlNames("families"), told: "there is no family" },
  ] as const;
  rules.forEach(({ when }, i) => {
    for (const { property, known, told } of named) {
      for (const [k, key] of (when?.[property] ?? []).entries()) {
        const place = [...path, i, "when", property, k];
        folder.reportUnknown(file, place, key, { known, message: `${showPath(place)}: ${told} ${key}` });
      }
    }
    if (!fitsAll(when) || i === rules.length - 1) return;
    const message = "this rule has no condition, so none after it is ever used";
    const fix = "give it a `when:`, or move it to the end";
    folder.report(file, [...path, i], `${showPath([...path, i])}: ${message}`, fix);
  });
}
