import { LOCALES, localeOfPath, localePath } from "@stoneyard/site/i18n/locale.ts";
import { LOCALIZED_FILES } from "@stoneyard/site/i18n/site-href.ts";
import type { ScreenArgs } from "./screen-data.ts";

type FileMaker = { data: (args: ScreenArgs) => unknown };

/** What is made of the content beside pages, by the name of its address: `robots.txt.server.ts` makes /robots.txt. */
const makers = import.meta.glob<FileMaker>([
  "../head/*.{txt,xml,webmanifest}.server.ts",
  "../search/*.json.server.ts",
  "../pages/*/*.json.server.ts",
]);

type ContentFile = {
  /** Its address: "/sr/search.json". */
  path: string;
  text: () => Promise<string>;
};

export function contentFiles(): ContentFile[] {
  return Object.entries(makers).flatMap(([module, load]) => {
    const bare = module.slice(module.lastIndexOf("/"), -".server.ts".length);
    const isLocalized = LOCALIZED_FILES.some((file) => file === bare);
    const paths = isLocalized ? LOCALES.map((locale) => localePath(locale, bare)) : [bare];
    return paths.map((path) => ({ path, text: async () => textOf(await (await load()).data(argsOf(path))) }));
  });
}

function argsOf(path: string): ScreenArgs {
  return { locale: localeOfPath(path), path, params: {} };
}

function textOf(made: unknown): string {
  return typeof made === "string" ? made : JSON.stringify(made);
}
