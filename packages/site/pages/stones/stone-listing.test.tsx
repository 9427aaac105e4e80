// @vitest-environment happy-dom

import { familyKey } from "@stoneyard/catalogue/kinds/family.ts";
import { FACETS, type Facet } from "@stoneyard/catalogue/stones/facet-names.ts";
import { storedText, storeText } from "@stoneyard/site/choice/device-store.ts";
import { facetCode } from "@stoneyard/site/facets/facet-code.ts";
import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { happens, mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, type ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Asked } from "./choice/use-answer.ts";
import type { ListingAnswer } from "./listing.ts";
import { type ShownListing, StoneListing } from "./stone-listing.tsx";
import type { CardView } from "./stones.data.server.ts";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) => key + (values ? JSON.stringify(values) : ""),
}));
const why = new Map([
  ["marble/a", "soft"],
  ["marble/b", "cracks"],
  ["granit/c", "hard"],
]);
beforeEach(() => {
  history.replaceState(null, "", "/stones");
  for (const what of ["use", "thickness"]) storeText("tab", what, undefined);
  vi.stubGlobal("fetch", async () =>
    Response.json({
      stones: [...why.keys()],
      uses: { worktop: { sentences: [...why.values()].map((why) => ({ why })), places: [0, 1, 2] } },
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const by = <Value,>(of: Partial<Record<Facet, Value>>, otherwise: Value) =>
  Object.fromEntries(FACETS.map((facet) => [facet, of[facet] ?? otherwise])) as Record<Facet, Value>;
const OPTIONS = by<string[]>(
  {
    use: ["floor", "worktop"],
    colour: ["white", "black"],
    family: ["marble", "granit"],
    thickness: ["2", "3"],
    origin: ["IT"],
  },
  [],
);
const STONES = [
  { key: "marble/a", use: ["floor", "worktop"], colour: ["white"], thickness: ["2", "3"], care: ["worktop"] },
  { key: "marble/b", use: ["floor"], colour: ["black"], thickness: ["2"], care: [] },
  { key: "granit/c", use: ["floor", "worktop"], colour: ["black"], thickness: ["3"], care: ["floor"] },
].map(({ key, care, ...facets }) => ({
  ...{
    key,
    care,
    slabs: [],
    values: by<string[]>({ ...facets, family: [key.split("/")[0] ?? ""], origin: ["IT"] }, []),
  },
}));
const worded = (values: string[]) =>
  Object.fromEntries(values.map((value) => [value, { label: value, phrase: { other: value } }]));
const noun = (one: string, other: string) => ({ forms: { one, other }, of: "" });
const LISTED = {
  options: OPTIONS,
  codes: STONES.map((stone) => facetCode(stone, OPTIONS)),
  suiting: { floor: ["flamed"], worktop: ["polished", "honed"] },
  words: {
    ...{ intlLocale: "en-GB", none: "no", formOfNone: "other", or: "or", and: "and", except: undefined },
    ...{ bearing: "", noun: noun("stone", "stones"), nouns: { marble: noun("marble", "marbles") } },
    facets: Object.fromEntries(
      FACETS.map((facet) => [facet, { title: facet, values: worded(OPTIONS[facet]) }]),
    ),
  },
};
const CARDS = STONES.map(({ key }) => ({ key, to: `/${key}`, title: key.split("/")[1], picture: "/p.avif" }));

const answered = (answer: Partial<ListingAnswer>, query = "asked"): Asked => ({
  query,
  answer: {
    stones: [],
    understood: {},
    named: [],
    leftOut: [],
    ignoredRefusals: [],
    answers: [],
    refusal: "",
    nearby: [],
    ...answer,
  },
  state: "ready",
});

async function listing(address = "", given: Partial<ComponentProps<typeof StoneListing>> = {}) {
  history.replaceState(null, "", `/stones${address}`);
  const onCount = vi.fn();
  let shown: ShownListing | undefined;
  const node = (more: Partial<ComponentProps<typeof StoneListing>>) => (
    <StoneListing
      stones={CARDS as unknown as CardView[]}
      facets={LISTED as unknown as ComponentProps<typeof StoneListing>["facets"]}
      onCount={onCount}
      {...given}
      {...more}
    >
      {(now) => {
        shown = now;
        return now.stones.map(({ key }) => (
          <p key={key} data-note>
            {now.noteOf(key)}
          </p>
        ));
      }}
    </StoneListing>
  );
  const { place, draw } = await mount(node({}));
  await act(async () => vi.dynamicImportSettled());
  const press = (name: string, value: string) =>
    happens(
      place.querySelector(`button[name=${name}][value="${value}"]`),
      new MouseEvent("click", { bubbles: true }),
    );
  const section = place.querySelector("section") as HTMLElement;
  return {
    ...{ place, section, press, onCount, now: () => shown as ShownListing },
    keys: () => shown?.stones.map(({ key }) => key),
    said: () => place.querySelector("[role=status]")?.textContent,
    give: (more: Partial<ComponentProps<typeof StoneListing>>) => draw(node(more)),
    sees: async (query: string) => act(async () => replaceQuery(query)),
  };
}

test("a facet that tells no stone from another is not offered; each choice is in the address and counted", async () => {
  const { place, press, onCount, keys, said } = await listing();
  const offered = [...place.querySelectorAll<HTMLButtonElement>("button[name][value]")].map(
    ({ name }) => name,
  );
  expect(new Set(offered)).toEqual(new Set(["use", "colour", "family", "thickness", "sort"]));
  expect([keys()?.length, onCount.mock.lastCall, said()]).toEqual([3, [3], "3 stones"]);
  await press("colour", "black");
  await press("family", "granit");
  expect([location.search, keys(), onCount.mock.lastCall]).toEqual([
    "?colour=black&family=granit",
    ["granit/c"],
    [1],
  ]);
  await press("colour", "black");
  expect(location.search).toBe("?family=granit");
});

test("words that mean facets become choices with the next one; names stay, and an order keeps what was asked", async () => {
  const meant = answered({ understood: { colour: ["black"] } }, "black");
  const words = await listing("?q=black", { search: meant });
  expect([words.keys(), words.said()]).toEqual([["marble/b", "granit/c"], "2 black stones"]);
  await words.press("sort", "name");
  expect(location.search).toBe("?q=black&sort=name");
  await words.press("use", "worktop");
  expect(location.search).toBe("?use=worktop&colour=black&sort=name");
  const named = await listing("?q=ab", {
    search: answered({ named: ["ab"], stones: ["marble/b", "marble/a"] }, "ab"),
  });
  expect([named.keys(), named.said()]).toEqual([
    ["marble/b", "marble/a"],
    'forQuery{"sentence":"2 stones","query":"ab"}',
  ]);
  await named.press("colour", "white");
  expect([location.search, named.keys()]).toEqual(["?q=ab&colour=white", ["marble/a"]]);
});

test("while the search comes all stones are counted and the list waits, and after it what is left", async () => {
  const loading: Asked = { query: "no", answer: undefined, state: "loading" };
  const { section, give, onCount, said } = await listing("?q=no&colour=black", { search: answered({}) });
  expect(onCount.mock.lastCall).toEqual([2]);
  section.setAttribute("data-waiting", "");
  await give({ search: loading });
  expect([onCount.mock.lastCall, section.hasAttribute("data-waiting"), said()]).toEqual([
    [3],
    true,
    "searching",
  ]);
  await give({ search: answered({ named: ["no"], stones: ["marble/b"] }) });
  expect([onCount.mock.lastCall, section.dataset.hydrated, section.hasAttribute("data-waiting")]).toEqual([
    [1],
    "",
    false,
  ]);
  await give({ search: { query: "no", answer: undefined, state: "failed" } });
  expect(section.textContent).toContain("searchFailed");
});

test("a facet that is chosen while the search comes, or where it does not, takes no words out of the address", async () => {
  for (const state of ["loading", "failed"] as const) {
    const { press } = await listing("?q=carrara", { search: { query: "carrara", answer: undefined, state } });
    await press("colour", "white");
    expect(location.search).toBe("?q=carrara&colour=white");
  }
});

test("what is looked for is kept for other pages where it is one use, or one thickness, until it is cleared", async () => {
  const kept = () => [storedText("tab", "use"), storedText("tab", "thickness")];
  const { sees, give } = await listing("?use=worktop&thickness=3");
  expect(kept()).toEqual(["worktop", "3"]);
  await sees("use=floor,worktop&thickness=2,3");
  expect(kept()).toEqual(["worktop", undefined]);
  await sees("use=floor&thickness=2");
  expect(kept()).toEqual(["floor", "2"]);
  await sees("");
  expect(kept()).toEqual([undefined, undefined]);
  await give({ search: answered({ named: ["a"], stones: ["marble/a"], understood: { thickness: ["3"] } }) });
  expect(kept()).toEqual([undefined, "3"]);
  await give({ search: answered({ understood: { use: ["worktop"] } }) });
  expect(kept()).toEqual(["worktop", undefined]);
  await give({ search: { query: "", answer: undefined, state: "ready" } });
  expect(kept()).toEqual([undefined, undefined]);
});

test("the slabs that are looked for suit the use that is chosen, also those of the stones nearest to it", async () => {
  const { now, sees } = await listing("?use=worktop&thickness=3");
  expect(now().slabKinds.get("granit/c")).toBe("3,polished,honed");
  await sees("use=floor,worktop");
  expect(["marble/a", "marble/b"].map((key) => now().slabKinds.get(key))).toEqual([
    ",flamed,polished,honed",
    ",flamed",
  ]);
  const kinds = { thicknesses: [2, 3], finishes: ["polished", "flamed"], lines: [0, 1, 0, 0] };
  const cards = CARDS.map((card) => ({ ...card, offers: [["of any"], ["polished"]], kinds }));
  const { place } = await listing("?use=worktop&colour=black&family=marble", {
    stones: cards as unknown as CardView[],
  });
  expect(place.querySelector("li:has(a[href='/marble/a'])")?.textContent).toContain("polished");
});

test("a use that was looked for on another page stays where none is chosen", async () => {
  storeText("tab", "use", "floor");
  await listing("?colour=black");
  expect(storedText("tab", "use")).toBe("floor");
});

test("of one use only what needs care is said at a stone, of several each verdict by its use, the best first", async () => {
  const { place, now, sees } = await listing("?use=worktop");
  const notes = () => [...place.querySelectorAll("[data-note]")].map((each) => each.textContent);
  expect([now().stones.map(({ key }) => key), notes()]).toEqual([
    ["granit/c", "marble/a"],
    ["", "caresoft"],
  ]);
  expect(["granit/c", "marble/a", "marble/none"].map((key) => now().reasonOf(key))).toEqual([
    "hard",
    "soft",
    undefined,
  ]);
  await sees("use=floor,worktop");
  expect(now().reasonOf("marble/a")).toBeUndefined();
  expect(notes()).toEqual([
    "well: floorcare: worktopsoft",
    "well: worktopcare: floor",
    "well: floornot-advised: worktop",
  ]);
  expect(now().noteOf("marble/none")).toBeUndefined();
  await sees("colour=black");
  expect([now().noteOf("granit/c"), now().isShown("granit/c"), now().isShown("marble/a")]).toEqual([
    undefined,
    true,
    false,
  ]);
});

test("of a stone that is asked for by its name and a use the verdict is said", async () => {
  const named = { named: ["a"], stones: ["marble/a"], understood: { use: ["worktop"] } };
  const { place } = await listing("?q=a+worktop", { search: answered(named) });
  expect(place.querySelector("[data-note]")?.textContent).toBe("caresoft");
  const unadvised = { ...named, stones: ["marble/b"] };
  const other = await listing("?q=b+worktop", { search: answered(unadvised) });
  expect(other.place.querySelector("[data-note]")?.textContent).toBe("not-advisedcracks");
});

test("where nothing is left ways out are shown; in a family also to the same choice among all stones", async () => {
  const { place, said, keys } = await listing("?use=worktop&colour=black&sort=name", {
    stones: CARDS.slice(0, 2) as unknown as CardView[],
    family: familyKey.parse("marble"),
  });
  expect([said(), keys()]).toEqual(["no black marbles worktop", undefined]);
  const ways = [...place.querySelectorAll("a")].map((way) => way.getAttribute("href"));
  expect(ways).toContain("/stones?use=worktop&colour=black");
  expect(place.querySelector("li:has(a[href='/marble/a'])")?.textContent).toContain(
    'differs{"facets":"colour (white)"}',
  );
  await pressButton(place, "showAll");
  expect(location.search).toBe("?sort=name");
});

test("words that leave no stone are loosened like choices, with the stones that come nearest", async () => {
  const { place, said } = await listing("?q=x&colour=white", {
    search: answered({ understood: { use: ["worktop"], family: ["granit"] } }),
  });
  expect(said()).toMatch(/^no white /);
  expect([...place.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual([
    "loosen",
    "nearest",
  ]);
  expect([...place.querySelectorAll("li a")].map((way) => way.getAttribute("href"))).toContain("/granit/c");
});

test("of what is not there it is said, with the stones nearest to it, and all stones are one press away", async () => {
  const { place, said } = await listing("?q=blue&colour=black", {
    search: answered({ refusal: "No blue.", nearby: [{ selection: { use: ["worktop"] }, why: "near" }] }),
  });
  expect(said()).toBe("No blue.");
  expect(place.textContent).toContain("1 black stone worktopnear");
  expect([...place.querySelectorAll("li a")].map((way) => way.getAttribute("href"))).toEqual(["/granit/c"]);
  expect(place.textContent).not.toContain("everywhere");
  await pressButton(place, "1 black");
  expect(location.search).toBe("?use=worktop&colour=black");
  await pressButton(place, "showAll");
  expect(location.search).toBe("");
});
