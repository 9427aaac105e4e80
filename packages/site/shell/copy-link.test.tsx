// @vitest-environment happy-dom
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { afterEach, expect, test, vi } from "vitest";
import { CopyLink } from "./copy-link.tsx";

afterEach(() => vi.unstubAllGlobals());

test("what was copied is told aloud, of that address alone", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: async () => {} } });
  const link = (to: SiteHref) => <CopyLink to={to} words={{ share: "Copy link", copied: "Link copied" }} />;
  const { place, draw } = await mount(link("/rooms/a"));
  const said = () => place.querySelector("[aria-live=polite]")?.textContent;
  expect(said()).toBe("Copy link");
  await happens(place.querySelector("a"), new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(said()).toBe("Link copied");
  await draw(link("/rooms/b"));
  expect(said()).toBe("Copy link");
});
