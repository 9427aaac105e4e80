/** A face of visitors' machines: by its names, and how wide a letter is on the average, in parts of its size. */
type StandInFace = { names: readonly string[]; width: number };
export type StandIn = { called: string; upright: StandInFace; italic?: StandInFace };

/**
 * What stands in for a typeface until its bytes are there, in the order in which browsers try them: Times and Arial are on
 * Windows, macOS and iOS, faces of the same widths on Linux, Noto and Roboto on Android. Each has the names by which browsers
 * find it, the full one and PostScript's. Widths are those of `metricsOf` in typefaces.ts, of the fonts in tests/typefaces.
 */
export const STAND_INS: Readonly<Record<"serif" | "sans-serif", readonly StandIn[]>> = {
  serif: [
    {
      called: "Times",
      upright: {
        names: [
          "Times New Roman",
          "TimesNewRomanPSMT",
          "Liberation Serif",
          "Tinos",
          "Tinos Regular",
          "Nimbus Roman",
        ],
        width: 0.3945,
      },
      italic: {
        names: [
          "Times New Roman Italic",
          "TimesNewRomanPS-ItalicMT",
          "Liberation Serif Italic",
          "Tinos Italic",
          "Nimbus Roman Italic",
        ],
        width: 0.3994,
      },
    },
    {
      called: "Noto Serif",
      upright: {
        names: ["Noto Serif", "Noto Serif Regular", "NotoSerif-Regular", "NotoSerif"],
        width: 0.4667,
      },
      italic: { names: ["Noto Serif Italic", "NotoSerif-Italic"], width: 0.4575 },
    },
    {
      called: "DejaVu Serif",
      upright: { names: ["DejaVu Serif"], width: 0.5031 },
      italic: { names: ["DejaVu Serif Italic"], width: 0.5031 },
    },
  ],
  "sans-serif": [
    {
      called: "Arial",
      upright: {
        names: ["Arial", "ArialMT", "Helvetica", "Liberation Sans", "Arimo", "Arimo Regular", "Nimbus Sans"],
        width: 0.4361,
      },
    },
    { called: "Roboto", upright: { names: ["Roboto", "Roboto Regular", "Roboto-Regular"], width: 0.4304 } },
    { called: "DejaVu Sans", upright: { names: ["DejaVu Sans"], width: 0.4949 } },
  ],
};
