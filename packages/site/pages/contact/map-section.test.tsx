// @vitest-environment happy-dom

import type { CompanyView } from "@stoneyard/site/shell/company.server.ts";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MapSection } from "./map-section.tsx";

const near = vi.hoisted(() => ({ now: false }));
vi.mock("@stoneyard/site/ui/browser/use-near.ts", () => ({ useNear: () => near.now }));
vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
// A frame is not to load anything here.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const COMPANY = {
  street: "Ulica 1",
  district: null,
  city: "Beograd",
  latitude: 44.8235,
  longitude: 20.4628,
} as CompanyView;

async function map(answer: () => Promise<unknown>) {
  near.now = false;
  const fetched = vi.fn(async (_: string, __: RequestInit) => answer());
  vi.stubGlobal("fetch", fetched);
  const { place, draw } = await mount(<MapSection company={COMPANY} />);
  const come = async () => {
    near.now = true;
    await draw(<MapSection company={{ ...COMPANY }} />);
  };
  const state = () => place.querySelector("section")?.dataset.state;
  const frame = () => [...place.querySelectorAll("iframe")].find((one) => !one.closest("noscript"));
  return { place, fetched, come, state, frame };
}

test("nothing is asked of the map's host before a visitor comes near, and then nothing that tells from where", async () => {
  const { fetched, come, state, frame } = await map(async () => new Response());
  expect([state(), fetched.mock.calls.length, frame()]).toEqual(["waiting", 0, undefined]);
  await come();
  const [address = "", given] = fetched.mock.calls[0] ?? [];
  expect(given).toMatchObject({ mode: "no-cors", referrerPolicy: "no-referrer" });
  const { origin, searchParams } = new URL(address);
  expect([origin, ...searchParams]).toEqual([
    "https://www.openstreetmap.org",
    ["bbox", "20.45480,44.81950,20.47080,44.82750"],
    ["layer", "mapnik"],
    ["marker", "44.8235,20.4628"],
  ]);
  expect([state(), frame()?.getAttribute("src")]).toEqual(["shown", address]);
});

test("where the host is not reached the address stands alone, with a link to the place", async () => {
  const { place, come, state, frame } = await map(() => Promise.reject(new TypeError("no network")));
  await come();
  expect([state(), frame()]).toEqual(["unreachable", undefined]);
  expect(place.querySelector("a")?.getAttribute("href")).toBe(
    "https://www.openstreetmap.org/?mlat=44.8235&mlon=20.4628#map=17/44.8235/20.4628",
  );
});
