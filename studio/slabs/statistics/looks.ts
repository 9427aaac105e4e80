import { ContentFolder } from "@stoneyard/catalogue/files/content-folder.ts";
import { ContentError, type Problem, sortProblems } from "@stoneyard/catalogue/problem.ts";
import { z } from "zod";
import type { StoneFeatures } from "./distance.ts";
import type { Features } from "./features.ts";

const range = (least: number, most: number) =>
  z
    .tuple([z.number().min(least).max(most), z.number().min(least).max(most)])
    .refine(([low, high]) => low < high, "must be a range such as [40, 58], the lower number first");

/**
 * What must be measured of a pattern. Contrasts are deviations of L*, of the whole slab and of the close view. At the
 * 8 mm per pixel at which slabs are measured, chips and the larger grains are still seen one by one.
 */
const PATTERNS = {
  plain: { slab: [0, 6] },
  veined: { slab: [0.8, 40] },
  brecciated: { slab: [0.8, 40] },
  clouded: { slab: [0.4, 14] },
  fossil: { slab: [0.5, 14] },
  banded: { slab: [1, 30], coherence: [0.12, 1] },
  flowing: { slab: [1, 40] },
  "coarse-grained": { close: [3, 40] },
  speckled: { slab: [0, 11], close: [2, 40] },
  "fine-grained": { slab: [0, 6], close: [0, 12] },
  chips: { slab: [0, 18], close: [1.5, 40] },
  mirror: { slab: [0, 8], close: [1, 40] },
} as const satisfies Record<
  string,
  Partial<Record<"slab" | "close" | "coherence", readonly [number, number]>>
>;
type Pattern = keyof typeof PATTERNS;

const look = z.strictObject({
  /** Of the slab's mean colour in CIE L*C*h. */
  lightness: range(0, 100),
  chroma: range(0, 130),
  /** Degrees; may go below 0 or above 360 for reds. */
  hue: range(-90, 450).optional(),
  pattern: z.enum(Object.keys(PATTERNS) as [Pattern, ...Pattern[]]),
  /** Share of the slab, in per cent, that stands out light or dark from its surroundings. */
  veins: z.strictObject({ light: range(0, 100).optional(), dark: range(0, 100).optional() }).optional(),
  /** Of the bands, degrees from the long side. */
  direction: range(-90, 90).optional(),
});
type Look = z.infer<typeof look>;
const looks = z.record(z.string().regex(/^[a-z0-9-]+$/), look);

/**
 * Compares stones with what is expected of them in <dir>/<family>.yaml.
 * @returns what lies outside of its range or is expected of nothing, with the line of the expectation
 * @throws ContentError where an expectation cannot be read
 */
export async function checkLooks(
  dir: string,
  stones: ReadonlyMap<string, StoneFeatures>,
): Promise<Problem[]> {
  const folder = await ContentFolder.open(dir);
  const read = new Map<string, z.infer<typeof looks>>();
  for (const file of folder.files.filter((name) => name.endsWith(".yaml"))) {
    const expected = await folder.read(file, looks);
    if (expected) read.set(file.slice(0, -".yaml".length), expected);
  }
  if (folder.problems.length > 0) throw new ContentError(folder.problems);
  for (const [key, features] of stones) {
    const [family, slug] = key.split("/");
    const expected = read.get(family)?.[slug];
    const report = (path: string[], message: string, fix: string) =>
      folder.report(`${family}.yaml`, [slug, ...path], `${key}: ${message}`, fix);
    if (expected) compare(expected, features, report);
    else
      report(
        [],
        "nothing is expected of it",
        "write what the trade says of the stone, before you measure it",
      );
  }
  return sortProblems(folder.problems);
}

type Report = (path: string[], message: string, fix: string) => void;

function compare(expected: Look, { slab, close }: StoneFeatures, report: Report): void {
  const check = (path: string[], what: string, value: number, [low, high]: readonly [number, number]) => {
    if (value >= low && value <= high) return;
    const fix = "mend the recipe, or the range where the trade's word was misread";
    report(path, `${what} is ${value.toFixed(1)}, expected ${low} to ${high}`, fix);
  };
  const { lightness, a, b } = slab.mean;
  check(["lightness"], "the lightness", lightness, expected.lightness);
  check(["chroma"], "the chroma", Math.hypot(a, b), expected.chroma);
  if (expected.hue) check(["hue"], "the hue", turned(Math.atan2(b, a), 360, expected.hue), expected.hue);
  if (expected.direction) {
    const degrees = turned(slab.direction, 180, expected.direction);
    check(["direction"], "the direction", degrees, expected.direction);
  }
  for (const kind of ["light", "dark"] as const) {
    const area = expected.veins?.[kind];
    if (area) check(["veins", kind], `the area of ${kind} veins`, 100 * slab.veins[kind], area);
  }
  comparePattern(expected.pattern, slab, close, check);
}

function comparePattern(
  pattern: Pattern,
  slab: Features,
  close: Features | undefined,
  check: (path: string[], what: string, value: number, range: readonly [number, number]) => void,
): void {
  const limits: Partial<Record<"slab" | "close" | "coherence", readonly [number, number]>> =
    PATTERNS[pattern];
  if (limits.slab) check(["pattern"], `${pattern}: the slab's contrast`, slab.contrast, limits.slab);
  if (limits.coherence) check(["pattern"], `${pattern}: the coherence`, slab.coherence, limits.coherence);
  if (limits.close && close)
    check(["pattern"], `${pattern}: the close view's contrast`, close.contrast, limits.close);
}

/** An angle in radians as degrees, turned by whole periods so that it lies as near as it can to the middle of a range. */
function turned(angle: number, period: number, [low, high]: readonly [number, number]): number {
  const degrees = (angle * 180) / Math.PI;
  return degrees + period * Math.round(((low + high) / 2 - degrees) / period);
}
