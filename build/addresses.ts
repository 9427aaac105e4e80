import { LOCALES, localePath } from "#app/i18n/locale.ts";
import { FAMILIES } from "#catalogue/kinds/family.ts";
import { readContent } from "#catalogue/read.ts";

/** The addresses of all screens, without language, in the order of the sitemap. */
export async function bareAddresses(): Promise<string[]> {
  const { stones, accessories, rooms } = await readContent("content");
  return [
    "/",
    "/about",
    "/contact",
    "/materials",
    "/accessories",
    ...accessories.map((category) => `/accessories/${category.slug}`),
    "/interior-design",
    "/portfolio",
    "/models",
    "/gallery",
    "/privacy",
    ...FAMILIES.map((family) => `/${family}`),
    "/quartz/types",
    ...stones.map((stone) => `/${stone.key}`),
    "/rooms",
    ...rooms.map((room) => `/rooms/${room.slug}`),
  ];
}

/** Every file that the build writes from a route: all screens in both languages, and what machines read. */
export async function addresses(): Promise<string[]> {
  const screens = [...(await bareAddresses()), "/404"];
  return [
    ...LOCALES.flatMap((locale) => screens.map((bare) => localePath(locale, bare))),
    "/search.json",
    "/sr/search.json",
    "/rooms.json",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
  ];
}
