// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { changeSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import ListPage from "./list.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/head/head.static.tsx", () => ({ Head: () => null }));
vi.mock("@stoneyard/site/print/sheet-head.static.tsx", () => ({ SheetHead: () => null }));
vi.mock("@stoneyard/site/print/sheet-address.tsx", () => ({ SheetAddress: () => null }));
vi.mock("@stoneyard/site/ui/browser/restore-place.ts", () => ({ restorePlace: () => {} }));
afterEach(() => vi.unstubAllGlobals());

const stone = (title: string) => ({ kind: "stone", title, detail: "", facts: [], picture: "" });

test("what is fetched for a list is asked for in the page's language, and again where it did not come", async () => {
  const answers = [new Response("", { status: 503 }), Response.json({ "marble/a": stone("Arabescato") })];
  const asked = vi.fn();
  vi.stubGlobal("fetch", async (source: string) => {
    asked(source);
    return answers.shift();
  });
  changeSavedList(() => [{ key: "marble/a" }]);
  history.replaceState(null, "", "/sr/list");
  const { place } = await mount(
    <Localized locale={SR} messages={{}}>
      <ListPage data={{ preview: "/p.jpg" } as never} />
    </Localized>,
  );
  await act(async () => {});
  expect(place.querySelector("[role=alert]")?.textContent).toBe("failed");
  await pressButton(place, "again");
  await act(async () => {});
  expect([asked.mock.calls, place.querySelectorAll("ol > li").length]).toEqual([
    [["/sr/list.json"], ["/sr/list.json"]],
    1,
  ]);
  // A list that the address shares stands beside one's own.
  expect(place.querySelectorAll("main section")).toHaveLength(1);
  await act(async () => replaceQuery("items=marble/a+no+thing"));
  expect([...place.querySelectorAll("section h2")].map(({ textContent }) => textContent)).toEqual([
    "title",
    'own {"count":1}',
  ]);
  await act(async () => replaceQuery("items="));
  expect(place.querySelectorAll("main section")).toHaveLength(1);
});
