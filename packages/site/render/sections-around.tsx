import { barePath, localePath } from "@stoneyard/site/i18n/locale.ts";
import { Footer } from "@stoneyard/site/shell/footer/footer.static.tsx";
import { Menu, MenuButton, PhoneLink, Places } from "@stoneyard/site/shell/header/bar.static.tsx";
import { isMarkedPlace } from "@stoneyard/site/shell/navigation.ts";
import { renderToStaticMarkup } from "react-dom/server";
import type { CommonData } from "./common-data.server.ts";
import { PageContexts } from "./page.tsx";

const SECTIONS = { Places, PhoneLink, MenuButton, Menu, Footer };

/** No link around it leads to it, or to a page that it belongs to. */
const UNMARKED = "/404";

/** Whether a page has the sections of `sectionsAround`. In development none has, as there the browser hydrates them. */
export function hasSectionsAround(path: string): boolean {
  return import.meta.env.PROD && !isMarkedPlace(barePath(path));
}

/**
 * HTML of the static sections around a page, by their names. It is the same on all pages of a language but those that a link
 * there marks: written once, it halves what each of a yard's 10,000 slabs costs.
 */
export function sectionsAround(common: CommonData, bare = UNMARKED): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(SECTIONS).map(([name, Section]) => {
      const html = renderToStaticMarkup(
        <PageContexts path={localePath(common.locale, bare)} common={common} messages={common.messages}>
          <Section company={common.company} />
        </PageContexts>,
      );
      // React writes what a browser is to fetch soon before the element.
      const start = `<div data-static="${name}">`;
      return [name, html.slice(html.indexOf(start) + start.length, -"</div>".length)];
    }),
  );
}
