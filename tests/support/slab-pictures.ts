import type { Page } from "@playwright/test";
import { open } from "./site.ts";

/** What the tests add to a stone's slabs, whatever pictures the content has today. */
type Added = {
  close?: { left: number; top: number; mmPerPixel: number; width: number; height: number };
  /** So many other slabs of 1600 x 1000. */
  others?: number;
};

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
  await page.route("**/assets/page-*.json", async (route) => {
    const response = await route.fetch();
    const data = await response.json();
    await route.fulfill({ response, json: { ...data, slabs: { ...data.slabs, ...pictures } } });
  });
  await open(page, `/${stone}`);
  return asked;
}
