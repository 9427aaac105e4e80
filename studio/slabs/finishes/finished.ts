import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import { clamp } from "../primitives/scalar.ts";
import { Field } from "./field.ts";
import { type Colours, lit } from "./light.ts";
import { RELIEFS } from "./relief.ts";
import { SURFACES } from "./surfaces.ts";

/** A piece of stone as it is drawn, which is polished and without any light on it; 8 bits of red, green and blue. */
export type Drawn = {
  columns: number;
  rows: number;
  mmPerPixel: number;
  pixels: Uint8Array;
  /** The same with its pores open and with them filled, where it has such. */
  open?: Uint8Array;
  filled?: Uint8Array;
};

/** Over which distance the stone around a place is taken to tell how pale it is, mm. */
const AROUND = 6;

/** The piece with this finish, under a low light from the upper left. The same piece and seed give the same bytes. */
export function finished(drawn: Drawn, finish: Finish, seed: number): Uint8Array {
  const colours = linear(coloursFor(drawn, finish));
  const { columns, rows, mmPerPixel } = drawn;
  const piece = { columns, rows, mmPerPixel, seed, paleness: palenessOf(drawn), pores: poresOf(drawn) };
  return bytesOf(lit(colours, RELIEFS[finish](piece), SURFACES[finish], mmPerPixel));
}

/** Polish and honing leave pores as the stone comes to the yard, partly filled. */
function coloursFor({ pixels, open = pixels, filled = pixels }: Drawn, finish: Finish): Uint8Array {
  if (finish === "filled") return filled;
  return finish === "polished" || finish === "honed" ? pixels : open;
}

function palenessOf({ columns, rows, mmPerPixel, filled, pixels }: Drawn): Field {
  const shades = shadesOf(columns, rows, filled ?? pixels);
  const around = shades.blurred(Math.round(AROUND / mmPerPixel));
  return shades.map((shade, i) => clamp((shade - around.values[i]) / 0.2, -1, 1));
}

/** Open pores are darker than filled ones. */
function poresOf({ columns, rows, open, filled }: Drawn): Field {
  if (!open || !filled) return new Field(columns, rows);
  const dark = shadesOf(columns, rows, open);
  return shadesOf(columns, rows, filled).map((shade, i) => clamp((shade - dark.values[i] - 0.04) / 0.25));
}

function shadesOf(columns: number, rows: number, pixels: Uint8Array): Field {
  return new Field(columns, rows).map(
    (_, i) => (0.3 * pixels[3 * i] + 0.6 * pixels[3 * i + 1] + 0.1 * pixels[3 * i + 2]) / 255,
  );
}

/** Linear light of the 256 levels of sRGB. */
const LEVELS = Float32Array.from({ length: 256 }, (_, level) => {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function linear(pixels: Uint8Array): Colours {
  const colours = new Float32Array(pixels.length);
  for (let i = 0; i < pixels.length; i++) colours[i] = LEVELS[pixels[i]];
  return colours;
}

/** Light above four fifths is pressed together instead of cut off. */
function bytesOf(colours: Colours): Uint8Array {
  const bytes = new Uint8Array(colours.length);
  for (let i = 0; i < colours.length; i++) {
    const light = colours[i];
    const pressed = light < 0.8 ? light : 0.8 + 0.2 * (1 - Math.exp((0.8 - light) / 0.2));
    const level = pressed <= 0.0031308 ? 12.92 * pressed : 1.055 * pressed ** (1 / 2.4) - 0.055;
    bytes[i] = Math.round(255 * clamp(level));
  }
  return bytes;
}
