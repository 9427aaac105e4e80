import type { Stone } from "../catalogue.ts";
import type { ContentFolder } from "../files/content-folder.ts";
import { type Path, showPath } from "../files/source.ts";
import type { RocksContent } from "../kinds/rocks.ts";
import type { Condition, SuitabilityContent } from "../kinds/suitability.ts";
import { DEFAULT_LOCALE } from "../languages/locales.ts";
import { writtenIn } from "../languages/words-in.ts";
import { nearest } from "../nearest.ts";

const FILE = "suitability.yaml";

/** Notes rules that name unknown things or can never apply, and stones whose rock has no group. */
export function checkSuitability(
  folder: ContentFolder,
  rocks: RocksContent,
  suitability: SuitabilityContent,
  stones: readonly Stone[],
): void {
  checkRocks(folder, rocks, stones);
  checkConditions(folder, rocks, suitability);
  checkSources(folder, suitability);
  checkLastRules(folder, suitability);
}

function checkRocks(folder: ContentFolder, { groups }: RocksContent, stones: readonly Stone[]): void {
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

function checkConditions(
  folder: ContentFolder,
  { groups }: RocksContent,
  { stains, uses }: SuitabilityContent,
): void {
  const keys = groups.map(({ key }) => key);
  const check = (path: Path, when: Condition | undefined) => {
    for (const [i, key] of (when?.rock ?? []).entries()) {
      const place = [...path, "when", "rock", i];
      const message = `${showPath(place)}: rocks.yaml has no group ${key}`;
      folder.reportUnknown(FILE, place, key, { known: keys, message });
    }
  };
  stains.forEach(({ when }, i) => {
    check(["stains", i], when);
  });
  for (const [use, { rules }] of Object.entries(uses)) {
    rules.forEach(({ when }, i) => {
      check(["uses", use, "rules", i], when);
    });
  }
}

function checkSources(folder: ContentFolder, { sources, stains, uses }: SuitabilityContent): void {
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

/** The first matching rule decides, so the last rule must have no condition, and no other may. */
function checkLastRules(folder: ContentFolder, { uses }: SuitabilityContent): void {
  for (const [use, { rules }] of Object.entries(uses)) {
    rules.forEach(({ when }, i) => {
      const isLast = i === rules.length - 1;
      if (isLast === (when === undefined)) return;
      const path = ["uses", use, "rules", i];
      const [message, fix] = isLast
        ? [
            "the last rule has a condition, so some stones have no verdict",
            "add a rule without `when:` after it",
          ]
        : [
            "this rule has no condition, so none after it is ever used",
            "give it a `when:`, or move it to the end",
          ];
      folder.report(FILE, path, `${showPath(path)}: ${message}`, fix);
    });
  }
}
