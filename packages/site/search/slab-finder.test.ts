import { afterEach, expect, test, vi } from "vitest";
import { loadSearch } from "./load-search.ts";
import { slabFinder } from "./slab-finder.ts";

vi.mock("./search.ts", () => ({ searchOfFile: () => () => ({}) }));
afterEach(() => void vi.unstubAllGlobals());

function numbersAt(answer: () => Response) {
  const fetched = vi.fn(async () => answer());
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("a slab is found by its number, however it is typed, and the numbers are fetched once", async () => {
  const fetched = numbersAt(() => Response.json({ "marble/carrara": ["BS-101", "Ž 7/2"] }));
  const find = slabFinder();
  for (const typed of ["BS-101", "bs101", " bs 101 "])
    expect(await find(typed)).toEqual({ stone: "marble/carrara", number: "BS-101" });
  expect(await find("z-7-2")).toMatchObject({ number: "Ž 7/2" });
  expect(await find("bs-10")).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("words without a digit are no number, so nothing is fetched", async () => {
  const fetched = numbersAt(() => Response.json({}));
  expect(await slabFinder()("white marble")).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test("where the numbers cannot be fetched no slab is found, and the next query tries again", async () => {
  const answers = [new Response("", { status: 503 }), Response.json({ "marble/carrara": ["BS-101"] })];
  numbersAt(() => answers.shift() ?? new Response());
  const find = slabFinder();
  expect(await find("bs-101")).toBeUndefined();
  expect(await find("bs-101")).toMatchObject({ number: "BS-101" });
});

test("the page of a slab is the one in the language of the search", async () => {
  const entry = { id: "marble/carrara", title: "Carrara", href: "/sr/marble/carrara" };
  const file = { index: {}, entries: [entry], missing: {}, slab: "{stone}, ploča {number}" };
  vi.stubGlobal("fetch", async (source: string) =>
    Response.json(source === "/sr/search.json" ? file : { "marble/carrara": ["BS-101"] }),
  );
  const search = await loadSearch("/sr/search.json");
  expect(await search.slab("bs 101")).toEqual({
    stone: entry,
    title: "Carrara, ploča BS-101",
    href: "/sr/slabs/bs-101",
  });
});
