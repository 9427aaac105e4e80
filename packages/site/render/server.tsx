import { text } from "node:stream/consumers";
import { allPagePaths, PAGES, pageAt } from "@stoneyard/catalogue/site-pages.ts";
import { catalogue, readAlready } from "@stoneyard/site/content/catalogue.server.ts";
import { barePath, LOCALES, type Locale, localeOfPath, localePath } from "@stoneyard/site/i18n/locale.ts";
import { LOCALIZED_FILES } from "@stoneyard/site/i18n/site-href.ts";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { type CommonData, commonData } from "./common-data.server.ts";
import { jsonText } from "./json-text.ts";
import { Page, type Screen, type ScreenData } from "./page.tsx";
import { NoSuchPage, type ScreenArgs } from "./screen-data.ts";
import { hasSectionsAround, sectionsAround } from "./sections-around.tsx";
import { MadeSections, NO_SECTIONS } from "./static-section.tsx";

/** What the build and the development server call: every page as HTML, and every file that is made of the content. */

export { documentHtml } from "./document.ts";
export { NoSuchPage, readAlready };

const screens = import.meta.glob<{ default: Screen }>(["../pages/*/*.tsx", "!**/*.test.tsx"]);
const readers = import.meta.glob<{ data: (args: ScreenArgs) => Promise<ScreenData> }>(
  "../pages/*/*.data.server.ts",
);

export type RenderedPage = {
  path: string;
  locale: Locale;
  /** The module that the browser hydrates it with: "packages/site/pages/home/home.tsx". */
  module: string;
  /** HTML of what the page puts into the document's head, and of the element that is hydrated. */
  head: string;
  body: string;
  json: PageJson;
};

/** What a page is made of, as JSON: what all pages of its language need, and what its screen reads. */
type PageJson = { common: string; own: string };

/** The end of the name of a screen that is a static section as a whole. */
const STATIC = /\.static$/;

const PAGE_START = '<div id="page">';

/** @throws NoSuchPage where no screen has the address, or the content has nothing for it */
export async function pageJson(path: string): Promise<PageJson> {
  return (await readPage(path)).json;
}

/** Makes the page of an address. @throws NoSuchPage where no screen has it, or the content has nothing for it */
export async function renderPage(path: string): Promise<RenderedPage> {
  const { name, read, common, json, sections } = await readPage(path);
  // The same JSON as in the browser, which so makes the same page.
  const data: ScreenData = { ...read, ...JSON.parse(json.own) };
  const { default: screen } = await loaded(screens, `../pages/${name}.tsx`);
  const html = await renderHtml(
    <MadeSections value={hasSectionsAround(path) ? sections : NO_SECTIONS}>
      <div id="page">
        <Page path={path} common={common} data={data} screen={screen} />
      </div>
    </MadeSections>,
    name,
  );
  // React writes what belongs into a document's head before the element that it was given.
  const start = html.indexOf(PAGE_START);
  return {
    path,
    locale: common.locale,
    module: `packages/site/pages/${name}.tsx`,
    head: html.slice(0, start),
    body: html.slice(start),
    json,
  };
}

/** The page that stands at an address where there is none, in its language. */
export function notFoundPath(path: string): string {
  return localePath(localeOfPath(path), "/404");
}

/** The addresses of all pages of this site, in every language. */
export async function pagePaths(): Promise<string[]> {
  const bare = allPagePaths(await catalogue());
  return LOCALES.flatMap((locale) => bare.map((path) => localePath(locale, path)));
}

function screenAt(path: string) {
  const page = pageAt(barePath(path));
  if (!page) throw new NoSuchPage(path);
  return { name: PAGES[page.pattern].screen, params: page.params };
}

/** Reads the data of a page. Those of static sections are not in the JSON, except in development, where all is hydrated. */
async function readPage(path: string) {
  const locale = localeOfPath(path);
  const { name, params } = screenAt(path);
  const reader = await loaded(readers, `../pages/${name.replace(STATIC, "")}.data.server.ts`);
  const read = await reader.data({ locale, path, params });
  const live = STATIC.test(name) ? {} : { ...read, static: undefined };
  const { data: common, json: commonJson, sections } = await commonIn(locale);
  const json: PageJson = { common: commonJson, own: jsonText(import.meta.env.PROD ? live : read) };
  return { name, read, common, json, sections };
}

/** Modules that were imported before: importing one again takes a tenth of the time that a page takes. */
const loadedBefore = new Map<string, Promise<unknown>>();

function loaded<Module>(modules: Record<string, () => Promise<Module>>, file: string): Promise<Module> {
  const load = modules[file];
  if (!load) throw new Error(`There is no ${file}; packages/catalogue/site-pages.ts names it.`);
  return onceInBuild(loadedBefore as Map<string, Promise<Module>>, file, load);
}

type Common = { json: string; data: CommonData; sections: ReturnType<typeof sectionsAround> };
const commonOf = new Map<Locale, Promise<Common>>();

/** What all pages of a language have alike. The data are those that the browser will have. */
function commonIn(locale: Locale): Promise<Common> {
  return onceInBuild(commonOf, locale, async () => {
    const json = jsonText(await commonData(locale));
    const data: CommonData = JSON.parse(json);
    return { json, data, sections: sectionsAround(data) };
  });
}

/** In development what it is made of may change. */
function onceInBuild<Key, Made>(known: Map<Key, Made>, key: Key, make: () => Made): Made {
  const made = (import.meta.env.PROD ? known.get(key) : undefined) ?? make();
  known.set(key, made);
  return made;
}

/** Screens with parts that wait for a module. */
const waiting = new Set<string>();
/** What React writes in the place of such a part where it does not wait. */
const LEFT_OUT = "<!--$!-->";

/**
 * HTML of a page whole. Where nothing waits it is written in one go, in half the time.
 * @throws the first error that a component throws
 */
async function renderHtml(page: ReactNode, screen: string): Promise<string> {
  if (waiting.has(screen)) return renderWaiting(page);
  const html = renderToString(page);
  if (!html.includes(LEFT_OUT)) return html;
  waiting.add(screen);
  return renderWaiting(page);
}

/** With no part behind a script: with a limit on its chunks React would put the later part of a long page there. */
async function renderWaiting(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}

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
