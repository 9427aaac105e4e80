import type { Content } from "../catalogue.ts";
import { type ContentFolder, stoneKeys } from "../files/content-folder.ts";
import type { Path } from "../files/source.ts";
import { nearest } from "../nearest.ts";
import type { Part } from "../parts.ts";
import { partOfPath, sitePaths } from "../site-pages.ts";

/** What is missing where a part is. */
const WORDS: Readonly<Record<Part, string>> = {
  accessories: "accessories",
  care: "guides in care.yaml",
  gallery: "pictures in gallery.yaml",
  interiors: "tabs in interiors.yaml",
  portfolio: "projects in portfolio/",
  quartzTypes: "two families of engineered stone",
  rooms: "rooms in rooms/",
  tables: "tables in tables.yaml",
  team: "team in about.yaml",
};

type Link = { file: string; path: Path; href: string };

/** Notes links of the home page and of the search's answers that lead to no page of this site. */
export function checkLinks(folder: ContentFolder, content: Omit<Content, "warnings">): void {
  const known = sitePaths(content);
  // What could not be read was reported; its page will exist.
  const unread = [...folder.yamlNames("families"), ...stoneKeys(folder)].map((name) => `/${name}`);
  for (const { file, path, href } of [...homeLinks(content), ...answerLinks(content)]) {
    const [page = ""] = href.split(/[?#]/);
    if (known.includes(page) || unread.includes(page)) continue;
    const part = partOfPath(page);
    const meant = nearest(page, known);
    folder.report(
      file,
      path,
      `there is no page ${page}${part ? `, as the site has no ${WORDS[part]}` : ""}`,
      meant ? `did you mean ${meant}?` : "write the address of a page, for example /stones",
    );
  }
}

function homeLinks({ home }: Pick<Content, "home">): Link[] {
  return home.slides.flatMap(({ href, secondButton }, i) => [
    { file: "home.yaml", path: ["slides", i, "href"], href },
    ...(secondButton
      ? [{ file: "home.yaml", path: ["slides", i, "secondButton", "href"], href: secondButton.href }]
      : []),
  ]);
}

function answerLinks({ searchWords }: Pick<Content, "searchWords">): Link[] {
  return searchWords.questions.flatMap(({ href }, i) =>
    href ? [{ file: "search.yaml", path: ["questions", i, "href"], href }] : [],
  );
}
