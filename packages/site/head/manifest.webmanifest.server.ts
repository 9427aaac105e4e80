import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { DEFAULT_LOCALE, LANGUAGES } from "@stoneyard/site/i18n/locale.ts";

/** /manifest.webmanifest: name, colours and icons for a phone's home screen. */
export async function data() {
  const { site, brand } = await catalogue();
  return {
    name: site.brand,
    short_name: site.brand,
    description: site.description[DEFAULT_LOCALE],
    lang: LANGUAGES[DEFAULT_LOCALE].htmlLang,
    start_url: "/",
    display: "browser",
    background_color: brand.colours.paper,
    theme_color: brand.colours.paper,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
