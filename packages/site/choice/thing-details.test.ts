import { expect, test } from "vitest";
import { withShown } from "./measures.ts";
import { detailOf } from "./thing-details.ts";

const SUBJECTS = {
  "marble/carrara": { title: "Carrara" },
  "granit/magma": { title: "Magma", slabs: { "bs-7": "", "bs-8": "faults: 1. hole; 2. chip" } },
  "rooms/kitchen-1": { title: "Kitchen", opens: { worktop: "marble/carrara", floor: "marble/carrara" } },
  "stones/measures": { title: "My measurements" },
};
const WORDS = {
  surface: (surface: string) => `<${surface}>`,
  comparedWith: (stone: string) => `beside ${stone}`,
  slabOf: (stone: string, number: string) => `${stone}, slab ${number}`,
  pieces: {
    kind: (kind: string) => `<${kind}>`,
    cutOutsFor: "Cut-outs",
    cutOut: (cutOut: string) => `<${cutOut}>`,
    polished: "Polished",
    edge: (edge: string) => `<${edge}>`,
    parts: (parts: number) => `in ${parts} parts`,
    number: (value: number) => String(value).replace(".", ","),
    intlLocale: "en-GB",
  },
  slabs: (slabs: number) => `${slabs} slabs`,
  sum: ({ total, vat }: { total: number; vat: string }) => `Estimate: ${total}, ${vat}`,
};
const told = (key: string) => detailOf(key, SUBJECTS, WORDS);

test("a room is told by its stones, those that it opens with and those that were laid", () => {
  expect(told("rooms/kitchen-1")).toBe("<worktop>, <floor>: Carrara");
  expect(told("rooms/kitchen-1?worktop=magma&beside=carrara")).toBe(
    "<worktop>: Magma; <floor>: Carrara; beside Carrara",
  );
});

test("a plan is told by its stone and by each of its pieces with measures and number", () => {
  expect(told("stones/measures?stone=magma&thickness=1.2&pieces=w2605x620-efr-s1,s1300x250-n4")).toBe(
    "Magma, 1,2 cm: <worktopRun> 260,5 × 62 cm (cut-outs: <sink>; polished: <front>, <right>), 4 × <windowSill> 130 × 25 cm",
  );
});

test("a plan on one slab of its stone is told by that slab", () => {
  expect(told("stones/measures?stone=magma&pieces=b1000x600&thickness=3&slab=BS%207%2FA")).toBe(
    "Magma, slab BS 7/A, 3 cm: <splashback> 100 × 60 cm",
  );
  expect(told("stones/measures?stone=magma&pieces=b1000x600&slab=constructor")).not.toContain("native");
});

test("a slab with faults is told with them, and so is a plan on it", () => {
  expect([told("granit/magma?slab=BS%208"), told("granit/magma?slab=BS%207")]).toEqual([
    "faults: 1. hole; 2. chip",
    "",
  ]);
  expect(told("stones/measures?stone=magma&pieces=b1000x600&thickness=3&slab=BS%208")).toBe(
    "Magma, slab BS 8 (faults: 1. hole; 2. chip), 3 cm: <splashback> 100 × 60 cm",
  );
  expect(told("stones/measures?stone=magma&pieces=b1000x600&slab=constructor")).not.toContain("native");
});

test("a plan is told with what its visitor was shown, what cannot be meant of it without", () => {
  const plan = "stones/measures?stone=magma&pieces=b1000x600";
  const sum = { total: 76_248, vat: "excluded" } as const;
  expect(told(withShown(plan, { slabs: 2, sum, parts: [1] }))).toBe(
    "Magma, 2 slabs: <splashback> 100 × 60 cm; Estimate: 76248, excluded",
  );
  expect(told(withShown(plan, { slabs: 1, sum: undefined, parts: [1] }))).toBe(
    "Magma, 1 slabs: <splashback> 100 × 60 cm",
  );
  for (const key of [plan, `${plan}&slabs=0&sum=76.248-included`, `${plan}&slabs=1e3&sum=1-none`])
    expect(told(key)).toBe("Magma: <splashback> 100 × 60 cm");
});

test("of what is longer than a slab it is told in how many parts it is cut", () => {
  const plan = "stones/measures?stone=magma&pieces=b1000x600,w3450x620-ef,w3450x620";
  const parts = [1, 2, 2];
  expect(told(withShown(plan, { slabs: 2, sum: undefined, parts }))).toBe(
    "Magma, 2 slabs: <splashback> 100 × 60 cm, <worktopRun> 345 × 62 cm (in 2 parts; polished: <front>), <worktopRun> 345 × 62 cm (in 2 parts)",
  );
  const whole = "Magma: <splashback> 100 × 60 cm, <worktopRun> 345 × 62 cm (polished: <front>)";
  for (const amiss of ["2,x", "0", "-2,2", "1e3"]) expect(told(`${plan}&parts=${amiss}`)).toContain(whole);
});

test("of a plan on a stone that is gone the pieces are told, of another thing nothing", () => {
  expect(told("stones/measures?stone=gone&pieces=w2000x620")).toBe("<worktopRun> 200 × 62 cm");
  expect(told("marble/carrara")).toBe("");
  expect(told("tables/gone")).toBe("");
});
