import type { Content } from "../catalogue.ts";
import type { ContentFolder } from "../files/content-folder.ts";
import type { Path } from "../files/source.ts";
import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import { heldNames } from "../stones/absent-names.ts";
import { facetOptions } from "../stones/facet-index.ts";
import { AVAILABLE, FACETS } from "../stones/facet-names.ts";

const FILE = "search.yaml";
type Needed = Pick<Content, "stones" | "families" | "rocks" | "searchWords">;

/** Notes words for what cannot be chosen, countries without words, and names of stones that do not exist. */
export function checkSearchWords(folder: ContentFolder, content: Needed): void {
  checkMeanings(folder, content);
  checkCountries(folder, content);
  checkSpoken(folder, content);
  checkAbsentNames(folder, content);
}

function checkMeanings(folder: ContentFolder, content: Needed): void {
  // Words may mean what is in stock while nothing is.
  const options = { ...facetOptions(content), available: [AVAILABLE] };
  for (const { path, means } of choices(content.searchWords)) {
    for (const [name, values] of new URLSearchParams(means)) {
      const facet = FACETS.find((each) => each === name);
      if (!facet) {
        const message = `${means}: visitors do not choose by ${name}`;
        folder.reportUnknown(FILE, path, name, { known: FACETS, message });
        continue;
      }
      // A family may be absent: its words then find nothing.
      if (facet === "family") continue;
      for (const value of values.split(",")) {
        const message = `${means}: ${facet} has no value ${value}`;
        folder.reportUnknown(FILE, path, value, { known: options[facet], message });
      }
    }
  }
}

/** Everything in the file that chooses stones, with its place. */
function choices({
  terms,
  wishes,
  looks,
  absent,
  questions,
}: Needed["searchWords"]): { path: Path; means: string }[] {
  const nearest = (kind: "kinds" | "names") =>
    absent[kind].flatMap((each, i) =>
      typeof each !== "string" && each.nearest
        ? [{ path: ["absent", kind, i, "nearest"], means: each.nearest }]
        : [],
    );
  return [
    ...terms.map(({ means }, i) => ({ path: ["terms", i, "means"], means })),
    ...terms.flatMap(({ refused }, i) =>
      refused ? [{ path: ["terms", i, "refused"], means: refused }] : [],
    ),
    ...wishes.map(({ means }, i) => ({ path: ["wishes", i, "means"], means })),
    ...looks.families.map(({ means }, i) => ({ path: ["looks", "families", i, "means"], means })),
    ...questions.flatMap(({ means }, i) => (means ? [{ path: ["questions", i, "means"], means }] : [])),
    ...nearest("kinds"),
    ...nearest("names"),
  ];
}

/** What is chosen by a family that the site does not have, with the keys of such. */
export function absentFamilies({ families, searchWords }: Needed) {
  const known: string[] = [...families.keys()];
  const { terms, wishes } = searchWords;
  return [
    ...terms.map(({ means, words }, i) => ({ means, words, path: ["terms", i, "means"] })),
    ...wishes.map(({ means, words }, i) => ({ means, words, path: ["wishes", i, "means"] })),
  ].flatMap((choice) => {
    const keys = new URLSearchParams(choice.means).get("family")?.split(",") ?? [];
    const unknown = keys.filter((key) => !known.includes(key));
    const isAlone = unknown.length === keys.length;
    return unknown.length === 0 ? [] : [{ ...choice, unknown, isAlone }];
  });
}

/** Words for absent families: no mistake, as they may stay for the family's return. */
export function unknownFamilyWords(folder: ContentFolder, content: Needed): Problem[] {
  const known: string[] = [...content.families.keys()];
  return absentFamilies(content).map(({ means, path, unknown, isAlone }) => {
    const message = `${means}: there is no family ${unknown.join(", ")}, so that these words do not find it`;
    const meant = nearest(unknown[0] ?? "", known);
    const change = isAlone ? "delete the line" : `take ${unknown.join(", ")} out of the list`;
    // By these words the check finds the texts that still speak of the family.
    const otherwise = `${change} once no text still speaks of it`;
    const fix = `${meant ? `write ${meant} if that is meant, else ` : ""}${otherwise}`;
    return folder.problemAt(FILE, path, message, fix);
  });
}

function checkCountries(folder: ContentFolder, { stones, searchWords }: Needed): void {
  for (const { key, origin } of stones) {
    if (!origin || origin.country in searchWords.countries) continue;
    const message = `search.yaml has no words for the country ${origin.country}`;
    folder.report(`stones/${key}.yaml`, ["origin", "country"], message, "add it there under countries");
  }
}

function checkSpoken(folder: ContentFolder, { stones, searchWords }: Needed): void {
  const keys = stones.map(({ key }) => key);
  for (const key of Object.keys(searchWords.spoken)) {
    // A stone whose file has a mistake is there all the same.
    if (keys.some((each) => each === key) || folder.has(`stones/${key}.yaml`)) continue;
    const meant = nearest(key, keys);
    const fix = meant ? `did you mean ${meant}?` : "take the line out";
    folder.report(FILE, ["spoken", key], `there is no stone ${key}`, fix);
  }
}

/** The search would deny a stone that is there. */
function checkAbsentNames(folder: ContentFolder, content: Needed): void {
  for (const { place, word, stone } of heldNames(content)) {
    const fix = `take ${word} out there; the search finds the stone until then`;
    folder.report(
      FILE,
      ["absent", "names", place],
      `${word} is said to be absent, but there is the stone ${stone}`,
      fix,
    );
  }
}
