import type { Stone } from "../catalogue.ts";
import type { ContentFolder } from "../files/content-folder.ts";
import { type Path, showPath } from "../files/source.ts";
import type { RocksContent } from "../kinds/rocks.ts";
import type { SuitabilityContent } from "../kinds/suitability.ts";
import { DEFAULT_LOCALE } from "../languages/locales.ts";
import { writtenIn } from "../languages/words-in.ts";
import { nearest } from "../nearest.ts";
import { fitsAll } from "../stones/stone-facts.ts";
import { checkRules } from "./rule-checks.ts";
import { fieldOfEach, reportTwice } from "./uniqueness-checks.ts";

const FILE = "suitability.yaml";

/** Notes rules that name unknown things or can never apply, and stones whose rock has no group. */
export function checkSuitability(
  folder: ContentFolder,
  rocks: RocksContent,
  suitability: SuitabilityContent,
  stones: readonly Stone[],
): void {
  checkRocks(folder, rocks, stones);
  checkRules(folder, rocks, FILE, ["stains"], suitability.stains);
  for (const [use, purpose] of Object.entries(suitability.uses))
    checkRules(folder, rocks, FILE, ["uses", use, "rules"], purpose.rules);
  checkSources(folder, suitability);
  checkLastRules(folder, suitability);
}

function checkRocks(folder: ContentFolder, { groups }: RocksContent, stones: readonly Stone[]): void {
  reportTwice(folder, fieldOfEach("rocks.yaml", ["groups"], groups, "key"), "key");
  const groupOf = new Map<string, string>();
  groups.forEach(({ key, rocks }, g) => {
    rocks.forEach((rock, r) => {
      const before = groupOf.get(rock);
      if (before !== undefined) {
        const message = `${rock} stands in two groups: ${before} and ${key}`;
        folder.report("rocks.yaml", ["groups", g, "rocks", r], message, "take it out of one");
      }
      groupOf.set(rock, key);
    });
  });
  for (const { key, rock } of stones) {
    const name = writtenIn(rock, DEFAULT_LOCALE);
    if (groupOf.has(name)) continue;
    const meant = nearest(name, groupOf.keys());
    folder.report(
      `stones/${key}.yaml`,
      ["rock", DEFAULT_LOCALE],
      `no group in rocks.yaml has the rock "${name}"`,
      `${meant ? `write ${meant}, or ` : ""}add it to the group in rocks.yaml that it belongs to`,
    );
  }
}

function checkSources(folder: ContentFolder, { sources, stains, uses }: SuitabilityContent): void {
  reportTwice(folder, fieldOfEach(FILE, ["sources"], sources, "key"), "key");
  const keys = sources.map(({ key }) => key);
  const named: { path: Path; key: string }[] = [
    ...stains.map(({ source }, i) => ({ path: ["stains", i, "source"], key: source })),
    ...Object.entries(uses).flatMap(([use, purpose]) =>
      purpose.sources.map((key, i) => ({ path: ["uses", use, "sources", i], key })),
    ),
  ];
  for (const { path, key } of named) {
    if (keys.includes(key)) continue;
    const fix = `write ${nearest(key, keys) ?? `one of ${keys.join(", ")}`}, or add it to the sources`;
    folder.report(FILE, path, `${showPath(path)}: there is no source ${key}`, fix);
  }
}

/** The first matching rule decides, so the last must fit every stone. */
function checkLastRules(folder: ContentFolder, { uses }: SuitabilityContent): void {
  for (const [use, { rules }] of Object.entries(uses)) {
    if (fitsAll(rules.at(-1)?.when)) continue;
    const path = ["uses", use, "rules", rules.length - 1];
    const message = "the last rule has a condition, so some stones have no verdict";
    folder.report(FILE, path, `${showPath(path)}: ${message}`, "add a rule without `when:` after it");
  }
}
