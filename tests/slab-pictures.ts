import type { Page } from "@playwright/test";
import { open } from "./site.ts";

/** What the tests add to a stone's slabs, whatever pictures the content has today. */
type Added = {
  close?: { left: number; top: number; mmPerPixel: number; width: number; height: number };
  /** So many other slabs of 1600 x 1000. */
  others?: number;
};

/** One flat list in which objects and lists name their parts by index: a page's data as React Router writes them. */
type Flat = unknown[];

/**
 * Opens a stone's page with pictures added to its data. The page as it is built shows none of them, so React says that it
 * draws the section anew (error 418).
 * @returns the names of the added pictures that were fetched, in order
 */
export async function withSlabs(page: Page, stone: string, { close, others }: Added): Promise<string[]> {
  const asked: string[] = [];
  const view = (name: string, size: { width: number; height: number; mmPerPixel: number }) => {
    const src = `/images/added/${name}.avif`;
    return { src, srcSet: `${src} ${size.width}w`, alt: "", made: "studio", ...size };
  };
  const pictures = {
    ...(close && {
      close: { ...view("close", close), place: { left: close.left, top: close.top } },
    }),
    others: Array.from({ length: others ?? 0 }, (_, index) =>
      view(`other-${index}`, { width: 1600, height: 1000, mmPerPixel: 2 }),
    ),
  };
  await page.route("**/images/added/*", async (route) => {
    asked.push(/(\w+(-\d)?)\.avif/.exec(route.request().url())?.[1] ?? "");
    const any = await route.fetch({ url: new URL("/icons/icon-512.png", route.request().url()).href });
    await route.fulfill({ response: any });
  });
  await page.route("**/assets/page-*.data", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withPictures(await response.text(), pictures) });
  });
  await open(page, `/${stone}`);
  return asked;
}

/** A page's data that know some pictures more. */
function withPictures(written: string, pictures: Record<string, unknown>): string {
  const data: Flat = JSON.parse(written);
  for (const [key, value] of Object.entries(pictures)) put(data, "slabs", key, value);
  return `${JSON.stringify(data)}\n`;
}

/** Sets `key` of the object that is called `name`. */
function put(data: Flat, name: string, key: string, value: unknown) {
  const holder = data.find((part) => isObject(part) && `_${data.indexOf(name)}` in part);
  const object = data[(holder as Record<string, number>)[`_${data.indexOf(name)}`] ?? -1];
  if (!isObject(object)) throw new Error(`The page's data know no "${name}".`);
  const at = data.indexOf(key);
  object[`_${at < 0 ? add(data, key) : at}`] = add(data, value);
}

function add(data: Flat, value: unknown): number {
  const index = data.push(null) - 1;
  if (Array.isArray(value)) data[index] = value.map((part) => add(data, part));
  else if (isObject(value)) {
    data[index] = Object.fromEntries(
      Object.entries(value).map(([key, part]) => [`_${add(data, key)}`, add(data, part)]),
    );
  } else data[index] = value;
  return index;
}

function isObject(part: unknown): part is Record<string, unknown> {
  return typeof part === "object" && part !== null && !Array.isArray(part);
}
