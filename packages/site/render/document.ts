import { themeColour } from "virtual:brand";
import firstPaint from "@stoneyard/site/i18n/first-paint.before-hydration.ts?inline-script";
import { LANGUAGES, type Locale } from "@stoneyard/site/i18n/locale.ts";
import layOutLater from "@stoneyard/site/shell/lay-out-later.before-hydration.ts?inline-script";
import { speculationRules } from "@stoneyard/site/shell/speculation-rules.ts";
import startScript from "./start.before-hydration.ts?inline-script";

type Contents = {
  locale: Locale;
  /** HTML of what the page puts into the head, of its style sheets, and of its body. */
  head: string;
  styles: string;
  body: string;
  start: Start;
};

/** A page's document as it is sent. */
export function documentHtml({ locale, head, styles, body, start }: Contents): string {
  return [
    "<!DOCTYPE html>",
    `<html lang="${LANGUAGES[locale].htmlLang}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="theme-color" content="${themeColour}">`,
    `<script>${firstPaint}</script>`,
    '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    head,
    styles,
    `<script type="speculationrules">${speculationRules(locale)}</script>`,
    "</head>",
    "<body>",
    body,
    `<script>${layOutLater}</script>`,
    `<script type="application/json" id="start">${scriptJson(start)}</script>`,
    `<script>${startScript}</script>`,
    "</body>",
    "</html>",
  ].join("");
}

/** JSON that cannot end its script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** What a page is started with; it stands in the page as JSON. */
export type Start = {
  /** As the page was built: the page for unknown addresses stands at any. */
  path: string;
  /** All scripts that the page needs, to be fetched at once. */
  scripts: string[];
  /** Two of the scripts: the one that hydrates (`client.tsx`), and the screen's. */
  client: string;
  screen: string;
  /** Addresses of what all pages of the language need, and of what this one needs. */
  data: [common: string, own: string];
};
