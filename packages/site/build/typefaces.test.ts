import { expect, test } from "vitest";
import { metricsOf, STAND_INS, typefaceSheet } from "./typefaces.ts";

const FONTS: Record<string, { upright: string; italic?: string }> = {
  Times: {
    upright: "tests/typefaces/times-and-arial/tinos.ttf",
    italic: "tests/typefaces/times-and-arial/tinos-italic.ttf",
  },
  "Noto Serif": {
    upright: "tests/typefaces/noto-and-roboto/noto-serif.ttf",
    italic: "tests/typefaces/noto-and-roboto/noto-serif-italic.ttf",
  },
  "DejaVu Serif": {
    upright: "node_modules/dejavu-fonts-ttf/ttf/DejaVuSerif.ttf",
    italic: "node_modules/dejavu-fonts-ttf/ttf/DejaVuSerif-Italic.ttf",
  },
  Arial: { upright: "tests/typefaces/times-and-arial/arimo.ttf" },
  Roboto: { upright: "tests/typefaces/noto-and-roboto/roboto.ttf" },
  "DejaVu Sans": { upright: "node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf" },
};

test("stand-ins are as wide as the fonts of these names", async () => {
  for (const { called, upright, italic } of Object.values(STAND_INS).flat()) {
    const files = FONTS[called];
    if (!files) throw new Error(`There is no font of ${called} to compare with.`);
    expect((await metricsOf(files.upright)).width, called).toBeCloseTo(upright.width, 4);
    if (italic) expect((await metricsOf(files.italic ?? "")).width, called).toBeCloseTo(italic.width, 4);
  }
});

test("a stand-in has the width and the height on the line of whichever typeface it stands in for", async () => {
  for (const headings of ["Newsreader", "Fraunces", "Hanken Grotesk"] as const) {
    const sheet = await typefaceSheet({ headings, text: "Work Sans" }, (file) => `/${file}`);
    const faces = [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]) => face);
    const own = faces.find((face) => face.includes(`font-family: "${headings}";`)) ?? "";
    const standIns = faces.filter((face) => face.includes('font-family: "Headings '));
    const { width, ascent } = await metricsOf(/url\("\/([^"]+)"/.exec(own)?.[1] ?? "");
    const size = percentOf(own, "size-adjust") ?? 1;
    const height = size * (percentOf(own, "ascent-override") ?? ascent);
    expect(standIns.length).toBeGreaterThan(2);
    for (const standIn of standIns.filter((face) => face.includes("font-style: normal;"))) {
      const known = Object.values(STAND_INS)
        .flat()
        .find(({ called }) => standIn.includes(`"Headings ${called}"`));
      const scale = percentOf(standIn, "size-adjust") ?? 0;
      expect(scale * (known?.upright.width ?? 0)).toBeCloseTo(size * width, 2);
      expect(scale * (percentOf(standIn, "ascent-override") ?? 0)).toBeCloseTo(height, 2);
    }
  }
});

function percentOf(face: string, descriptor: string): number | undefined {
  const found = new RegExp(`${descriptor}: ([\\d.]+)%`).exec(face)?.[1];
  return found ? Number(found) / 100 : undefined;
}
