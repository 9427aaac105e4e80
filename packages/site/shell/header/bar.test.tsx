// @vitest-environment happy-dom

import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized, PathContext } from "@stoneyard/site/i18n/localized.tsx";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CompanyView } from "../company.server.ts";
import { Link, NavLink } from "../link.tsx";
import { Menu, MenuButton } from "./bar.static.tsx";
import { LanguageLink } from "./header.tsx";
import { watchMenu } from "./watch-menu.ts";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
vi.mock("./logo.tsx", () => ({ Logo: () => null }));
vi.mock("../company.ts", () => ({ useCompany: () => ({ texts: {} }), useParts: () => [] }));
beforeEach(() => history.replaceState(null, "", "/?q=a%26b"));
afterEach(() => vi.restoreAllMocks());

async function on(path: string, locale: typeof EN, node: React.ReactNode) {
  const { place, unmount } = await mount(
    <PathContext value={path}>
      <Localized locale={locale} messages={{}}>
        {node}
      </Localized>
    </PathContext>,
  );
  return { place, unmount, link: place.querySelector("a") };
}

test.each([
  ["/granit/magma", SR, "/sr/granit/magma?q=a%26b"],
  ["/sr/granit/magma", EN, "/granit/magma?q=a%26b"],
  ["/sr", EN, "/?q=a%26b"],
  ["/404", SR, "/sr?q=a%26b"],
])("from %s a language leads to the same page, with its query", async (path, locale, href) => {
  const { link } = await on(path, EN, <LanguageLink locale={locale} />);
  expect(link?.getAttribute("href")).toBe(href);
  const lang = locale === SR ? "sr-Latn" : "en";
  expect([link?.lang, link?.getAttribute("hreflang"), link?.dataset.locale]).toEqual([lang, lang, locale]);
});

test("a link is of the page's language, and marked where it leads here; in the menu also above here", async () => {
  const current = async (path: string, node: React.ReactNode) => {
    const { link } = await on(path, SR, node);
    return [link?.getAttribute("href"), link?.getAttribute("aria-current")];
  };
  expect(await current("/sr/stones", <Link to="/stones">x</Link>)).toEqual(["/sr/stones", "page"]);
  expect(await current("/sr/stones", <Link to="/contact?about=a/b">x</Link>)).toEqual([
    "/sr/contact?about=a/b",
    null,
  ]);
  expect(await current("/sr/rooms/kitchen-1", <NavLink to="/rooms">x</NavLink>)).toEqual([
    "/sr/rooms",
    "true",
  ]);
  expect(await current("/sr/rooms-of-stone", <NavLink to="/rooms">x</NavLink>)).toEqual(["/sr/rooms", null]);
});

test("the menu is closed by a click beside it and when the page is left", async () => {
  const company = { street: "", town: "", phones: [], hours: [], closures: [] } as unknown as CompanyView;
  const { place } = await on("/", EN, <Menu company={company} />);
  watchMenu();
  const dialog = place.querySelector("dialog") as HTMLDialogElement;
  const close = vi.fn();
  dialog.close = close;
  await happens(dialog.querySelector("nav"), new MouseEvent("click", { bubbles: true }));
  expect(close).not.toHaveBeenCalled();
  await happens(dialog, new MouseEvent("click", { bubbles: true }));
  dispatchEvent(new Event("pagehide"));
  expect(close).toHaveBeenCalledTimes(2);
});

test("buttons open and close the menu where browsers know no commands", async () => {
  const { place } = await on(
    "/",
    EN,
    <>
      <MenuButton />
      <dialog id="menu">
        <button type="button" command="close" commandfor="menu">
          <i>x</i>
        </button>
      </dialog>
    </>,
  );
  watchMenu();
  const dialog = place.querySelector("dialog") as HTMLDialogElement;
  Object.assign(dialog, { showModal: vi.fn(), close: vi.fn() });
  const times = () => [
    vi.mocked(dialog.showModal).mock.calls.length,
    vi.mocked(dialog.close).mock.calls.length,
  ];
  await happens(place.querySelector("button"), new MouseEvent("click", { bubbles: true }));
  const [shown, closed] = times();
  expect([(shown ?? 0) > 0, closed]).toEqual([true, 0]);
  await happens(dialog.querySelector("i"), new MouseEvent("click", { bubbles: true }));
  expect([times()[0], (times()[1] ?? 0) > 0]).toEqual([shown, true]);
});
