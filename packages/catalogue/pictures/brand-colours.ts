import { contrast, hexOf, type Oklch, oklchOf } from "../colour.ts";
import type { BrandContent } from "../kinds/brand.ts";

export type BrandColours = BrandContent["colours"];

/** The colours of the style sheets by their custom properties; all follow from paper and accent. */
export type ColourTokens = ReturnType<typeof colourTokens>;

/** Words, WCAG 2.2, 1.4.3. */
const WORDS = 4.5;
/** The lines of fields and other parts of controls, 1.4.11. */
const LINES = 3;

const PAIRS: readonly [shown: keyof ColourTokens, ground: keyof ColourTokens, atLeast: number][] = [
  ["ink", "paper", WORDS],
  ["ink", "paper-shaded", WORDS],
  ["ink-muted", "paper", WORDS],
  ["ink-muted", "paper-shaded", WORDS],
  ["danger", "paper", WORDS],
  ["danger", "paper-shaded", WORDS],
  ["control-line", "paper", LINES],
  ["paper", "ink", WORDS],
  ["line", "ink", WORDS],
  ["danger-on-ink", "ink", WORDS],
  ["accent", "paper", WORDS],
  ["accent", "paper-shaded", WORDS],
  ["paper", "accent", WORDS],
  ["accent-on-ink", "ink", WORDS],
];

/** Limits of a grey's chroma: it keeps the paper's tint without becoming a colour. */
const MOST_TINT = 0.03;

/**
 * Paper for grounds, ink for words, the accent for links, lines and choices. The lightness of greys is fixed relative to
 * the paper's, so that a tinted paper has tinted greys.
 */
export function colourTokens({ paper, accent }: BrandColours) {
  const ground = oklchOf(paper);
  const grey = (lightness: number, tint: number) =>
    hexOf({ lightness, chroma: Math.min(MOST_TINT, ground.chroma * tint), hue: ground.hue });
  const { chroma, hue } = oklchOf(accent);
  return {
    paper,
    "paper-shaded": grey(ground.lightness - 0.0364, 1.5),
    ink: grey(0.207, 1.6),
    "ink-muted": grey(0.465, 3),
    line: grey(ground.lightness - 0.12, 3.2),
    "control-line": grey(ground.lightness - 0.3765, 4),
    accent,
    "accent-on-ink": hexOf({ lightness: 0.927, chroma: chroma * 0.228, hue }),
    danger: "#9c2a1c",
    "danger-on-ink": "#ffb3a5",
  };
}

type ColourFault = {
  key: keyof BrandColours;
  message: string;
  fix: string;
  /** The nearest colour with enough contrast. */
  nearest: string;
};

/** Pairs without enough contrast, each with the nearest colour that has it: the same hue, lighter or darker. */
export function colourFault(colours: BrandColours): ColourFault | undefined {
  // The accent is checked on a valid paper alone: otherwise its fault would only follow from the paper's.
  const ofPaper = faultyPair(colours, notAccent);
  if (ofPaper) return faultOf("paper", ofPaper, colours, nearestPaper(colours));
  const ofAccent = faultyPair(colours, () => true);
  return ofAccent && faultOf("accent", ofAccent, colours, nearestAccent(colours));
}

type FaultyPair = { shown: keyof ColourTokens; ground: keyof ColourTokens; found: number; atLeast: number };

function faultyPair(
  colours: BrandColours,
  isAsked: (name: keyof ColourTokens) => boolean,
): FaultyPair | undefined {
  const tokens = colourTokens(colours);
  return PAIRS.filter(([shown, ground]) => isAsked(shown) && isAsked(ground))
    .map(([shown, ground, atLeast]) => ({
      shown,
      ground,
      atLeast,
      found: contrast(tokens[shown], tokens[ground]),
    }))
    .filter(({ found, atLeast }) => found < atLeast)
    .sort((a, b) => a.found / a.atLeast - b.found / b.atLeast)[0];
}

const NAMES: Partial<Record<keyof ColourTokens, string>> = {
  "paper-shaded": "the shaded paper",
  "ink-muted": "the grey of labels",
  danger: "the red of mistakes",
  "control-line": "the line of a field",
};

function faultOf(
  key: ColourFault["key"],
  { shown, ground, found, atLeast }: FaultyPair,
  colours: BrandColours,
  nearest: string,
): ColourFault {
  const tokens = colourTokens(colours);
  const contrastFound = `${Math.floor(found * 10) / 10}, and needs ${atLeast}`;
  const message =
    key === "paper"
      ? `is too dark: ${NAMES[shown] ?? "text"} (${tokens[shown]}) has a contrast of only ${contrastFound}`
      : `cannot be read: on ${NAMES[ground] ?? "the paper"} (${tokens[ground]}) it has a contrast of only ${contrastFound}`;
  return {
    key,
    message,
    nearest,
    fix: `write "${nearest}", the nearest that would do, or another ${HOW[key]}`,
  };
}

const HOW = { paper: "light colour", accent: "darker colour" };

function nearestPaper(colours: BrandColours): string {
  return nearestBy(0.002, colours.paper, (paper) => !faultyPair({ ...colours, paper }, notAccent));
}

function nearestAccent(colours: BrandColours): string {
  return nearestBy(-0.002, colours.accent, (accent) => !faultyPair({ ...colours, accent }, () => true));
}

function notAccent(name: keyof ColourTokens): boolean {
  return !name.startsWith("accent");
}

/** The first colour with enough contrast, in steps of lightness from this one; at last white or black. */
function nearestBy(step: number, from: string, isRight: (hex: string) => boolean): string {
  const start = oklchOf(from);
  for (let lightness = start.lightness; lightness > 0 && lightness < 1; lightness += step) {
    const hex = hexOf({ ...start, lightness } satisfies Oklch);
    if (isRight(hex)) return hex;
  }
  return step > 0 ? "#ffffff" : "#000000";
}
