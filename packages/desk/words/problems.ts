import { showPath } from "@stoneyard/catalogue/files/source.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { capitalised, type DeskLanguage } from "./desk-language.ts";
import serbian from "./problems.sr.json" with { type: "json" };

/** The checker's sentences in Serbian; `$1` and so on stand for parts of the message. The first match counts. */
const SERBIAN = serbian.map(([pattern = "", words = ""]): [RegExp, string] => [new RegExp(pattern), words]);

/** Codes are of no use to somebody who chooses from a list. */
const NOTHING_CHOSEN = /^"" is not one of /;

/** A mistake as its field shows it, without the path. */
export function problemWords({ message, path, fix }: Problem, language: DeskLanguage): string {
  const way = path && path.length > 0 ? showPath(path) : "";
  const parent = path && path.length > 1 ? showPath(path.slice(0, -1)) : "";
  const bare = [way, parent].reduce((text, each) => {
    return each !== "" && text.startsWith(`${each}: `) ? text.slice(each.length + 2) : text;
  }, message);
  if (NOTHING_CHOSEN.test(bare)) return language === "en" ? "Choose one." : "Izaberite jednu mogućnost.";
  if (language === "en") return `${capitalised(bare)} – ${fix}.`;
  const found = SERBIAN.find(([pattern]) => pattern.test(bare));
  if (found) return `${capitalised(bare.replace(found[0], found[1])).replace(/"([^"]*)"/g, "„$1“")}.`;
  // Untranslated sentences are shown in English.
  return `${capitalised(bare)} – ${fix}.`;
}
