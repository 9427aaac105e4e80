import { PURPOSES } from "@stoneyard/catalogue/kinds/purpose.ts";
import { suitabilityOf } from "@stoneyard/catalogue/stones/suitability.ts";
import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { placeOfKind } from "@stoneyard/site/pages/stone/offer/slab-kind.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("./catalogue.server.ts", async () => {
  const { sampleContent } = await import("@stoneyard/catalogue/testing/sample.ts");
  const content = await sampleContent();
  /** Every picture that is asked for, in four widths and at a scale. */
  const pictures = new Proxy(
    {},
    {
      has: () => true,
      get: (_, name) => ({
        ...{ width: 1600, height: 1000, made: "studio", mmPerPixel: 2, social: `/${String(name)}.jpg` },
        sources: [480, 800, 1200, 1600].map((width) => ({ width, url: `/${String(name)}-${width}` })),
      }),
    },
  );
  return {
    catalogue: async () => content,
    pictureManifest: async () => pictures,
    roomManifest: async () => new Proxy({}, { get: (_, slug) => `/${String(slug)}.json` }),
  };
});
// Another test of this process may have loaded them with other content.
vi.resetModules();
const { data: listed } = await import("@stoneyard/site/pages/list/list.json.server.ts");
const { data: compared } = await import("@stoneyard/site/pages/compare/compare.json.server.ts");
const { data: laid } = await import("@stoneyard/site/pages/rooms/rooms.json.server.ts");
const { data: measured } = await import("@stoneyard/site/pages/measures/measures.json.server.ts");
const { subjects } = await import("@stoneyard/site/choice/items.server.ts");
const { familyAfter } = await import("@stoneyard/site/pages/family/family.data.server.ts");
const { besideOf } = await import("@stoneyard/site/pages/stone/beside.server.ts");
const {
  data: shownStone,
  factsOf,
  finishesOf,
  singleSlabsOf,
  stoneOf,
  usesOf,
} = await import("@stoneyard/site/pages/stone/stone.data.server.ts");
const { purposeView } = await import("@stoneyard/site/pages/uses/use.data.server.ts");
const { data: cared } = await import("@stoneyard/site/pages/care/care.data.server.ts");
const { data: guided } = await import("@stoneyard/site/pages/care/guide.data.server.ts");
const { data: sold } = await import("@stoneyard/site/pages/accessories/accessories.data.server.ts");
const { data: soldIn } = await import("@stoneyard/site/pages/accessories/category.data.server.ts");
const { data: allStones } = await import("@stoneyard/site/pages/stones/stones.data.server.ts");
const { data: tabled } = await import("@stoneyard/site/pages/models/models.data.server.ts");
const { data: searched } = await import("@stoneyard/site/search/search.json.server.ts");
const { data: reasoned } = await import("@stoneyard/site/pages/stones/reasons.json.server.ts");
const { data: home } = await import("@stoneyard/site/pages/home/home.data.server.ts");
const { familyCards } = await import("@stoneyard/site/pages/materials/materials.data.server.ts");
const { roomsByKind, roomOf } = await import("@stoneyard/site/pages/rooms/rooms.data.server.ts");
const { data: shownInterior } = await import(
  "@stoneyard/site/pages/interior-design/interior-design.data.server.ts"
);
const { data: shownProjects } = await import("@stoneyard/site/pages/portfolio/portfolio.data.server.ts");
const { teamView } = await import("@stoneyard/site/pages/about/about.data.server.ts");
const { data: typed } = await import("@stoneyard/site/pages/quartz-types/quartz-types.data.server.ts");
const { roomChoicesWith } = await import("./rooms.server.ts");
const { openingHoursOf } = await import("./visit-rules.server.ts");
const { catalogue } = await import("./catalogue.server.ts");

// A slab of Carrara is reserved until 18 December.
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-02") }));
afterEach(() => vi.useRealTimers());

test("what a search engine shows of a stone begins with its family", async () => {
  const params = { family: "sm-marble", slug: "althea" };
  const summaries = [EN, SR].map(async (locale) => {
    const { summary } = (await shownStone({ locale, params, path: "/sm-marble/althea" })).static;
    expect(summary.length).toBeLessThanOrEqual(160);
    return summary.split(" ", 3).join(" ");
  });
  expect(await Promise.all(summaries)).toEqual(["SM Marble: Althea", "SM Marble: Althea"]);
});

const ASKED = { locale: SR, params: {}, path: "/sr" };
const { stone, previous, next } = await stoneOf("marble", "carrara");

test("a list tells in the page's language of which kind a thing is, and its price as that kind writes it", async () => {
  const items = await listed(ASKED);
  expect(items["marble/carrara"]).toMatchObject({
    detail: "Mermer",
    offer: "od 12.900\u00a0rsd/m², 3 ploče na stovarištu",
    picture: "/stones/marble/carrara-480",
  });
  // The thin one, for which the stone's price is, is reserved; its own page begins with the same.
  expect(items["granit/nero-assoluto"]?.offer).toBe(
    "18.900\u00a0rsd/m², debljina 3\u00a0cm, 2 ploče na stovarištu",
  );
  const nero = await stoneOf("granit", "nero-assoluto");
  expect(factsOf(nero.stone, nero.family, SR).least).toMatchObject({ amount: 18_900, thickness: 3 });
  expect(items["marble/carrara"]?.slabs).toEqual({
    "bs-101": { detail: "280 × 170 × 2 cm, polirano, 12.900\u00a0rsd/m², sa PDV-om" },
    "bs-102": {
      detail: "280 × 170 × 2 cm, polirano, 12.900\u00a0rsd/m², sa PDV-om, 2 mane",
      reserved: "2026-12-18",
    },
    "bs-103": { detail: "280 × 170 × 3 cm, mat brušeno, 16.900\u00a0rsd/m², sa PDV-om" },
    "bs-104": { detail: "268 × 165 × 3 cm, mat brušeno, cena na upit" },
    "bs-105": { detail: "274 × 168 × 2 cm, polirano", isSold: true },
  });
  const terms = (ofSlabs?: true) =>
    items["marble/carrara"]?.facts.flatMap((fact) => (fact.ofSlabs === ofSlabs ? fact.term : []));
  expect(terms(true)).toEqual(["Ploča", "Završna obrada"]);
  expect(terms()).toHaveLength(4);
  const [rock, origin] = items["marble/carrara"]?.facts.map(({ value }) => value) ?? [];
  expect([rock, origin]).toEqual(["mermer", "Karara, Toskana, Italija"]);
  expect(items["club-round-80/nero-marquina"]).toMatchObject({
    to: "/models?table=club-round-80&finish=nero-marquina",
    detail: "Klub stolovi, 77.880\u00a0rsd",
    facts: [{ term: "Dimenzije", value: "Ø\u00a080\u00a0×\u00a045\u00a0cm" }],
  });
  expect(items["clock-stands-and-boxes/single-white-marble-stand"]).toMatchObject({
    detail: "Stalci i kutije za satove, 20\u00a0400,00\u00a0rsd",
    facts: [{}, { term: "Težina", value: "1,3\u00a0kg" }],
  });
  expect(items["rooms/kitchen-1"]).toMatchObject({ title: "Kuhinja sa ostrvom", detail: "" });
});

test("slabs have the narrowest picture and the first that is wide enough, and measures in the unit of the page", async () => {
  const { narrow, wide, size, others } = (await laid()).stones["marble/carrara"] ?? {};
  expect([narrow, wide, size, others?.[1]?.wide]).toEqual([
    "/stones/marble/carrara-480",
    "/stones/marble/carrara-1200",
    [3.2, 2],
    "/stones/marble/carrara-3-1200",
  ]);
  const { stones, uses } = await compared(ASKED);
  // First the price of the slabs that are free, as these are counted beside it.
  expect(stones["granit/nero-assoluto"]).toMatchObject({
    price: "18.900\u00a0rsd, debljina 3\u00a0cm, sa PDV-om; 13.900\u00a0rsd, debljina 2\u00a0cm, sa PDV-om",
    stock: "2 ploče na stovarištu",
  });
  expect(stones["marble/carrara"]?.slip).toEqual({
    values: expect.stringMatching(/R9$/),
    standards: [
      expect.stringMatching(/^EN.14231 .+ manje klizavo$/),
      expect.stringMatching(/^DIN.51130: .+ najmanje klizavo$/),
    ],
    source: expect.stringMatching(/^Vrednosti su samo primer/),
  });
  expect(stones["sm-quartz/aosta"]).toMatchObject({ engineered: true, slab: [320, 160], stains: "low" });
  expect(stones["sm-quartz/aosta"]?.picture.srcSet).toBe(
    "/stones/sm-quartz/aosta-800 800w, /stones/sm-quartz/aosta-1200 1200w",
  );
  expect(uses[1]).toMatchObject({ title: "Ploča za lavabo", room: { layers: "/bathroom-2.json" } });
  expect(uses[2]).toMatchObject({ title: "Tuš", room: { surfaces: { wall: { use: "shower" } } } });
  expect((await measured()).stones["onyx/onyx-green"]).toMatchObject({
    ...{ slab: { width: 240, height: 140 }, dark: false, directed: true },
    density: 2720,
  });
  expect((await measured()).stones["marble/carrara"]?.inYard).toEqual([
    { number: "BS-101", thickness: 2, finish: "polished", picture: 0 },
    {
      ...{ number: "BS-102", thickness: 2, finish: "polished", picture: 1, reserved: "2026-12-18" },
      faults: [
        { kind: "hole", left: 212, top: 38 },
        { kind: "chip", left: 3, top: 150 },
      ],
    },
    {
      ...{ number: "BS-103", thickness: 3, finish: "honed", picture: 2 },
      price: { perSquareMetre: 16900, vat: "included" },
    },
    { number: "BS-104", thickness: 3, finish: "honed", size: { width: 268, height: 165 } },
  ]);
  expect((await measured()).stones["marble/arabescato"]?.inYard).toBeUndefined();
  const { "sm-marble/botticino": counted, "marble/carrara": single } = (await measured()).stones;
  expect([counted?.countedSlabs, single?.countedSlabs]).toEqual([12, undefined]);
  // An enquiry about one of them, or a plan on it, names what is wrong with it.
  const slabs = {
    ...{ "bs-101": "", "bs-103": "", "bs-104": "", "bs-105": "" },
    "bs-102": expect.stringMatching(/^mane: 1\.\u00a0rupa, 212.cm .*; 2\.\u00a0okrnjena ivica, 3.cm /),
  };
  expect((await subjects(SR))["marble/carrara"]).toEqual({ title: "Carrara", slabs });
  expect((await subjects(SR))["marble/arabescato"]).not.toHaveProperty("slabs");
  expect((await finishesOf(stone)).piece).toEqual({ width: 320, height: 200 });
});

test("quarried stone is measured by other standards than stone that is made, and is kept from the frost that hurts it", async () => {
  const family = (await catalogue()).families.get(stone.family);
  if (!family) throw new Error("There is no marble.");
  const standards = (engineered: boolean) =>
    factsOf(stone, { ...family, engineered }, SR)
      .technical?.measured.map(({ standard }) => standard)
      .join();
  expect(standards(false)).toBe("EN 1936,EN 13755,EN 12372,EN 12371,EN 14157");
  expect(standards(true)).toBe("EN 14617-1,EN 14617-1,EN 14617-2,EN 14617-5,EN 14617-4");
  const bears = (frost: "resistant" | "limited" | "sensitive") => {
    const { withstands, sensitive } = factsOf({ ...stone, acid: "sensitive", frost }, family, SR);
    return [withstands, sensitive];
  };
  expect(bears("resistant")).toEqual([["frost"], ["acid"]]);
  expect(bears("limited")).toEqual([[], ["acid", "hardFrost"]]);
  expect(bears("sensitive")).toEqual([[], ["acid", "frost"]]);
});

test("families and the stones of one go round in a circle", async () => {
  const { families, stones } = await catalogue();
  const keys = [...families.keys()];
  const after = await Promise.all([...families.values()].map(familyAfter));
  expect(after.map((found) => found?.family.key)).toEqual([...keys.slice(1), keys[0]]);
  const marbles = stones.filter(({ family }) => family === "marble");
  expect([previous, stone, next]).toEqual([marbles.at(-1), ...marbles.slice(0, 2)]);
  expect((await stoneOf("marble", marbles.at(-1)?.slug ?? "")).next).toBe(stone);
});

test("beside a stone stand others, of one family two at most; its slabs in stock first, its rooms with itself", async () => {
  const { byUse, stones } = await besideOf(stone, SR);
  expect(byUse[0]?.phrase).toBe("za radnu ploču");
  const families = byUse[0]?.shown.map((place) => stones[place]?.family);
  expect(families).toEqual(["SM Quartz", "SM Quartz", "Granit", "Granit"]);
  expect(stones.map(({ key }) => key)).not.toContain("marble/carrara");
  const slabs = await singleSlabsOf(stone, SR);
  expect(slabs.map(({ number }) => number.slice(-1)).join("")).toBe("13425");
  expect((await roomChoicesWith(stone, SR))[0]?.picture.src).toBe("/rooms/marble/carrara-kitchen-1600");
});

test("which finishes fit a use is said where not all do", async () => {
  const told = (await usesOf(stone, SR)).map(({ finishes }) => finishes.length);
  expect([new Set(told).size > 1, told.includes(stone.finishes.length)]).toEqual([true, false]);
});

test("of a use the reason that most stones share stands first; a yard's week begins on Sunday", async () => {
  const { well } = (await purposeView("worktop", SR)).groups;
  const counts = well.map(({ stones }) => stones.length);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  const { week } = openingHoursOf((await catalogue()).site);
  expect(week.map(([span]) => span?.closes)).toEqual([undefined, ...Array(5).fill("17:00"), "15:00"]);
});

test("the sheet of a stone names the uses that it is well suited to", async () => {
  const { suitability, facets, ...rules } = await catalogue();
  const carrara = rules.stones.find(({ key }) => key === "marble/carrara");
  if (!carrara) throw new Error("The sample has no Carrara.");
  const well = PURPOSES.filter(
    (use) => suitabilityOf(carrara, use, { ...rules, suitability }).verdict === "well",
  );
  const { facts = [] } = (await listed(ASKED))["marble/carrara"] ?? {};
  expect(facts.at(-1)?.value).toBe(well.map((use) => facets.use.values[use].label[SR]).join(", "));
  expect([well.length > 0, well.length < PURPOSES.length]).toEqual([true, true]);
});

test("care guides count the stones that they are for, each stone by one kind; a guide leads to the others", async () => {
  const { guides, rules, poultice } = await cared({ ...ASKED, params: {} });
  const { stones } = await catalogue();
  const counts = guides.kinds.map(({ count }) => count);
  expect([Math.max(...counts) < stones.length, counts.reduce((sum, count) => sum + count)]).toEqual([
    true,
    stones.length,
  ]);
  expect(guides.kinds[1]).toMatchObject({ slug: "travertine", title: "Travertin", to: "/care/travertine" });
  expect([rules[0], poultice[0]]).toEqual([
    expect.stringContaining("upijte papirom"),
    expect.stringContaining("Tečnost"),
  ]);
  const guide = await guided({ ...ASKED, params: { slug: "travertine" } });
  expect(guide.stones).toHaveLength(counts[1] ?? 0);
  expect(guide.stones).toContainEqual({ title: "Travertino Silver", to: "/travertin/travertin-silver" });
  expect(guide.others.map(({ slug }) => slug)).toEqual(
    [...guides.kinds, ...guides.finishes].flatMap(({ slug }) => (slug === "travertine" ? [] : slug)),
  );
  expect(guide.stains[0]?.text).toMatch(/^Odmah upijte/);
  const byFinish = await guided({ ...ASKED, params: { slug: "rough-stone" } });
  const { care } = await catalogue();
  const finishes = care.finishGuides.find(({ slug }) => slug === "rough-stone")?.finishes;
  expect(byFinish.stones).toEqual({ to: `/stones?finish=${finishes?.join(",")}` });
  await expect(guided({ ...ASKED, params: { slug: "glass" } })).rejects.toThrow("glass");
});

test("a category of accessories stands for its first picture, and its page leads to the others", async () => {
  const { categories, ways } = await sold({ ...ASKED, params: {} });
  const { accessories } = await catalogue();
  expect(categories.map(({ count }) => count)).toEqual(accessories.map(({ models }) => models.length));
  expect(categories[1]).toMatchObject({
    ...{ title: "Pepeljare", href: "/accessories/ashtrays", promoted: true },
    picture: { alt: "Pepeljara od smeđeg mermera, spreda" },
  });
  expect(ways.pickUp).toMatch(/^Robu možete/);
  const page = await soldIn({ ...ASKED, params: { category: "ashtrays" } });
  expect([page.title, page.others.map(({ to }) => to)]).toEqual([
    "Pepeljare",
    categories.flatMap(({ href }) => (href === "/accessories/ashtrays" ? [] : href)),
  ]);
  expect(page.preview).toBe("/accessories/ashtrays/brown-marble-ashtray-1.jpg");
  const [model] = page.models;
  expect(model?.title).toBe(accessories[1]?.models[0]?.title[SR]);
  const byWeight = await soldIn({ ...ASKED, params: { category: "stone-age" } });
  const written = accessories.find(({ slug }) => slug === "stone-age")?.models[0]?.unit;
  expect([byWeight.models[0]?.unit, written?.[SR] === written?.[EN]]).toEqual([written?.[SR], false]);
  await expect(soldIn({ ...ASKED, params: { category: "glass" } })).rejects.toThrow("glass");
});

test("of a stone only what is known is offered, and a use counts what suits it or needs care there", async () => {
  const { stones, families, uses, facets } = await allStones({ ...ASKED, params: {} });
  expect(stones.find(({ key }) => key === "marble/carrara")).toMatchObject({
    ...{ to: "/marble/carrara", title: "Carrara", picture: "/stones/marble/carrara-480" },
  });
  const told = (key: string, looked = "") => {
    const { offers = [], kinds } = stones.find((stone) => stone.key === key) ?? {};
    return offers[kinds?.lines[placeOfKind(looked, kinds)] ?? 0]?.join("; ").replaceAll("\u00a0", " ");
  };
  expect(told("marble/carrara")).toBe(
    "od 12.900 rsd/m²; 3 ploče na stovarištu; protivkliznost, mokro: 11–24, prema obradi",
  );
  expect(told("marble/carrara", "2,polished")).toBe(
    "12.900 rsd/m²; 1 ploča na stovarištu; protivkliznost, mokro: 11",
  );
  // One thin slab is reserved.
  expect(told("granit/nero-assoluto")).toBe(
    "18.900 rsd/m², debljina 3 cm; 2 ploče na stovarištu; protivkliznost R10, kožna obrada",
  );
  expect(told("granit/bianco-sardo", "2")).toBe(
    "7.900 rsd/m²; 2 ploče na stovarištu; protivkliznost, mokro: 13, polirano",
  );
  expect(told("granit/bianco-sardo", ",flamed,bush-hammered,brushed")).toBe(
    "9.800 rsd/m², debljina 3 cm; 2 ploče na stovarištu; protivkliznost R12, paljeno",
  );
  const { outdoor = [], stairs = [] } = facets.suiting;
  // Outdoors its two polished slabs are left out.
  expect(told("granit/bianco-sardo", ["", ...outdoor].join())).toBe(
    "9.800 rsd/m², debljina 3 cm; 2 ploče na stovarištu; protivkliznost R12, paljeno",
  );
  // Those that are only counted may be polished.
  expect(told("sm-marble/botticino", ["", ...stairs].join())).toBe(
    "11.200 rsd/m²; 12 ploča na stovarištu: pitajte koje; protivkliznost R9",
  );
  const { stones: all } = await catalogue();
  const offered = stones.flatMap(({ offers }) => (offers ? [offers] : []));
  expect(offered.length).toBeLessThan(all.length);
  expect(offered.flat(2).every((part) => part !== "")).toBe(true);
  expect(families[0]).toEqual({ key: "marble", title: "Mermer", to: "/marble" });
  const pool = uses.find(({ purpose }) => purpose === "pool");
  expect(pool).toMatchObject({ title: "Obod bazena", to: "/uses/pool-edge" });
  expect(pool?.count).toBeLessThan(all.length);
});

test("tables stand by height with a model and a poster for each finish; one without a stone leads nowhere", async () => {
  const { finishes, groups } = await tabled({ ...ASKED, params: {} });
  expect(finishes).toContainEqual({ key: "pietra-grigio", title: "Pietra Grigio", stone: undefined });
  expect(finishes[2]).toEqual({
    key: "emperador-light",
    title: "Emperador Light",
    stone: "/marble/light-emperador",
  });
  const [table] = groups[0]?.tables ?? [];
  expect(table?.models[1]?.shadow).toBe("/models/club-round-80-shadow.glb");
  expect(table).toMatchObject({
    slug: "club-round-80",
    layout: "left",
    title: "Klub sto, okrugli, Ø\u00a080\u00a0cm",
  });
  expect(table?.models.map(({ src }) => src)).toEqual(
    finishes.map(({ key }) => `/models/club-round-80-${key}.glb`),
  );
  expect(table?.posters[1]).toMatchObject({
    src: "/tables/club-round-80-emperador-dark-1600",
    alt: expect.stringMatching(/^Klub sto.*, Emperador Dark$/),
  });
});

test("the search's file has each stone in the page's language, and leads to its page there", async () => {
  const { entries, slab } = await searched({ ...ASKED, params: {} });
  const { stones } = await catalogue();
  expect(entries.map(({ id }) => id)).toEqual(stones.map(({ key }) => key));
  expect(entries.find(({ id }) => id === "marble/carrara")).toEqual({
    ...{ id: "marble/carrara", href: "/sr/marble/carrara", title: "Carrara", family: "Mermer" },
    ...{ rock: "mermer", country: "Italija", picture: "/stones/marble/carrara-480" },
  });
  expect(slab).toMatch(/\{stone\}.*\{number\}/);
});

test("of each use every stone has its reason, and each sentence is written once", async () => {
  const { stones, uses } = await reasoned({ ...ASKED, params: {} });
  const all = Object.values(uses);
  expect(
    all.every(
      ({ places, sentences }) =>
        places.length === stones.length &&
        new Set(sentences.map(({ verdict, why }) => verdict + why)).size === sentences.length,
    ),
  ).toBe(true);
  const floor = uses.floor;
  const view = await purposeView("floor", SR);
  const [group] = view.groups.well;
  const carrier = stones.indexOf(group?.stones[0]?.key ?? "");
  expect(floor?.sentences[floor.places[carrier] ?? -1]).toEqual({ verdict: "well", why: group?.why });
  expect(floor?.title).toBe(view.title);
});

test("the home page shows its slides, interiors and projects in the page's language, and leads to where they are", async () => {
  const { slides, families, static: rest } = await home({ ...ASKED, params: {} });
  const content = await catalogue();
  expect(slides.map(({ stone }) => stone.href.slice(1))).toEqual(
    content.home.slides.map(({ stone }) => stone),
  );
  const [slide] = slides;
  expect(slide?.title).toBe(content.home.slides[0]?.title[SR]);
  expect(slide?.stone.size).toMatch(new RegExp(`^${slide?.stone.widthCm} × \\d+ × \\d+ cm$`));
  // Cut to the width of the slab: half a pixel is a millimetre here.
  expect(slide?.hero.crop?.width).toBeCloseTo(((slide?.stone.widthCm ?? 0) * 10) / 2, 0);
  expect((slide?.hero.crop?.width ?? 0) / (slide?.hero.crop?.height ?? 1)).toBeCloseTo(1.6, 2);
  expect(rest?.interiors.map(({ number }) => number)).toEqual(content.home.interiors);
  for (const { href, number } of rest?.interiors ?? []) {
    const tab = content.interiors.tabs.find(({ pictures }) =>
      pictures.some((picture) => picture.number === number),
    );
    expect(href).toBe(`/interior-design?tab=${tab?.key}`);
  }
  expect(rest?.projects[0]).toMatchObject({
    title: content.projects[0]?.title[SR],
    href: `/portfolio#${content.projects[0]?.slug}`,
  });
  expect(families).toEqual(await familyCards(SR));
});

test("families of engineered stone share a card, which counts the stones of all of them", async () => {
  const cards = await familyCards(SR);
  const { stones, families } = await catalogue();
  const engineered = [...families.values()].filter((family) => family.engineered).map(({ key }) => key);
  const marble = cards.find(({ key }) => key === "marble");
  expect(marble).toMatchObject({ title: "Mermer", to: "/marble", engineered: false });
  expect(marble?.count).toBe(stones.filter(({ family }) => family === "marble").length);
  const quartz = cards.find(({ key }) => key === "quartz");
  expect([quartz?.to, quartz?.count]).toEqual([
    "/quartz/types",
    stones.filter(({ family }) => engineered.includes(family)).length,
  ]);
});

test("rooms stand by kind, and one that is none is no page", async () => {
  const groups = await roomsByKind(SR);
  const { rooms } = await catalogue();
  expect(groups.flatMap((group) => group.rooms.map(({ slug }) => slug))).toEqual(
    rooms.map(({ slug }) => slug),
  );
  expect(groups.every(({ kind, rooms: own }) => own.every((room) => room.kind === kind))).toBe(true);
  expect((await roomOf("kitchen-1", SR)).title).toBe("Kuhinja sa ostrvom");
  await expect(roomOf("palace", SR)).rejects.toThrow("palace");
});

test("interiors and projects lead from what they show to its stones, in the page's language", async () => {
  const { interiors, projects } = await catalogue();
  const { rooms, intro } = await shownInterior({ ...ASKED, params: {} });
  expect(rooms.map(({ title, pictures }) => [title, pictures.map(({ number }) => number)])).toEqual(
    interiors.tabs.map(({ title, pictures }) => [title[SR], pictures.map(({ number }) => number)]),
  );
  expect(intro.length).toBeGreaterThan(0);
  const shown = await shownProjects({ ...ASKED, params: {} });
  expect(shown.projects.map(({ slug, title }) => [slug, title])).toEqual(
    projects.map(({ slug, title }) => [slug, title[SR]]),
  );
  const [project] = shown.projects;
  expect(project?.stones.map(({ to }) => to.slice(1))).toEqual(projects[0]?.stones);
  expect(project?.pictures).toHaveLength(projects[0]?.pictures.length ?? 0);
});

test("the team is told by role, each with the stone that he or she would keep", async () => {
  const { about, stones } = await catalogue();
  const team = await teamView(SR);
  expect(team.map(({ role, name }) => [role, name])).toEqual(
    about.team.map(({ role, name }) => [role[SR], name ?? null]),
  );
  const [member] = about.team;
  expect(team[0]?.stone).toEqual({
    title: stones.find(({ key }) => key === member?.stone)?.title,
    href: `/${member?.stone}`,
  });
});

test("of the types of quartz the one that stands for them on the home page comes first", async () => {
  const { types } = await typed({ ...ASKED, params: {} });
  const { home, families } = await catalogue();
  const engineered = [...families.values()].filter((family) => family.engineered);
  expect(types).toHaveLength(engineered.length);
  const [first] = engineered.filter(({ key }) => home.materials.includes(key));
  expect(types[0]).toMatchObject({
    to: `/${first?.key}`,
    title: first?.title[SR],
    count: first?.stones.length,
  });
});
