import type { Content } from "../catalogue.ts";
import type { ContentFolder } from "../files/content-folder.ts";
import { mentionsOf } from "../files/mentions.ts";
import { LOCALES } from "../languages/locales.ts";
import { PARTS, type Part, partsOf } from "../parts.ts";
import type { Problem } from "../problem.ts";
import { absentFamilies } from "./search-word-checks.ts";

type Named = Omit<Content, "warnings">;

/** What the menu calls a part, by its key in messages/<language>/common.json. */
const MENU: Readonly<Partial<Record<Part, string>>> = {
  accessories: "accessories",
  care: "care",
  gallery: "gallery",
  interiors: "interiorDesign",
  portfolio: "portfolio",
  rooms: "rooms",
  tables: "models",
};
/** Texts that are there whatever parts a site has; of others the pages go with their part. */
const LASTING = /^(prose|families)\/|^(home|about|site|materials|search)\.yaml$/;
/** Where a text says how tables reach their buyer; elsewhere a table may be what a stone is cut for. */
const DELIVERY = /^site\.yaml$/;

/** Texts that still mention removed stones, or families and parts that the site does not have. */
export async function formerNames(folder: ContentFolder, content: Named): Promise<Problem[]> {
  const stones = retiredStones(content);
  return [
    ...(await mentionsOf(folder, stones.names, { except: stones.longer })),
    ...(await mentionsOf(folder, absentParts(content), { files: LASTING })),
    ...(await mentionsOf(folder, absentTables(content), { files: DELIVERY })),
    ...(await mentionsOf(folder, familiesOfSearch(content))),
  ];
}

/** By the words of their addresses, as their names are gone, without what is also the name of a stone that is there. */
function retiredStones({ families, emptyFamilies, stones }: Named): { names: string[]; longer: string[] } {
  const former = [...families.values(), ...emptyFamilies].flatMap(({ retired = [] }) =>
    retired.map(({ slug }) =>
      slug.replace(/(^|-)(\w)/g, (_, dash, letter) => `${dash && " "}${letter.toUpperCase()}`),
    ),
  );
  const present = stones.flatMap(({ title, aliases }) => [title, ...aliases]);
  const isPresent = (name: string) => present.some((each) => each.toLowerCase() === name.toLowerCase());
  const names = former.filter((name) => !isPresent(name));
  const isLonger = (each: string) => names.some((name) => each.toLowerCase().includes(name.toLowerCase()));
  return { names, longer: present.filter(isLonger) };
}

/** Those that the search still has words for: the words of their keys, and those that mean a family alone. */
function familiesOfSearch(content: Named): string[] {
  const absent = absentFamilies(content);
  const keys = absent.flatMap(({ unknown }) => unknown);
  // What a stone must withstand ("backlit") says no family by name.
  const names = absent.filter(({ means, path }) => path[0] === "terms" && /^family=[^,&]+$/.test(means));
  const words = names.flatMap(({ words }) => words);
  const single = words.map((word) => word.replace("*", "")).filter((word) => /^\p{L}{4,}$/u.test(word));
  return [...new Set([...keys.map((key) => key.replaceAll("-", " ")), ...single])];
}

function absentParts(content: Named): string[] {
  const parts = partsOf(content);
  const labels = PARTS.filter((part) => !parts.includes(part)).flatMap((part) => {
    const key = MENU[part];
    return LOCALES.map((locale) => key && Object(content.messages[locale].common?.navigation)[key]);
  });
  return labels.filter((label) => typeof label === "string");
}

/** What tables are called in each language, where the site has none. */
function absentTables(content: Named): string[] {
  if (partsOf(content).includes("tables")) return [];
  const names = LOCALES.map((locale) => Object(content.messages[locale].rooms?.kinds).table);
  return names.filter((name) => typeof name === "string").map((name) => name.toLowerCase());
}
