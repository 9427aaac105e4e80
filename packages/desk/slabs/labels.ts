import { DEFAULT_LOCALE, knownLocale, LANGUAGES } from "@stoneyard/catalogue/languages/locales.ts";
import { slabPath } from "@stoneyard/catalogue/stones/slab-path.ts";
import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { DESK_LOCALES, type DeskLanguage } from "../words/desk-language.ts";
import { escaped, styleHash } from "../yard/yard-page.ts";
import { headingOf } from "./columns.ts";
import { type KnownSlab, type SlabInventory, titleOf } from "./inventory.ts";
import { finishWord } from "./value-words.ts";

/** As the label of one slab's page is printed. */
const STYLE = `
@page{size:A5 landscape;margin:10mm}
body{margin:0;font:15pt/1.4 system-ui,sans-serif;overflow-wrap:anywhere}
section{display:grid;grid-template-columns:1fr 46mm;gap:5mm;break-after:page}
h1{grid-column:1/-1;margin:0;padding-bottom:4mm;border-bottom:1px solid;font-size:54pt;font-weight:400;line-height:1}
p{margin:0 0 3mm}
small{font-size:10pt}
`;

export const LABELS_POLICY = `default-src 'none'; style-src ${styleHash(STYLE)}; base-uri 'none'; frame-ancestors 'none'`;

/** A page to print with a label for each slab that is not sold. @param siteUrl to which the codes lead; without it there are none */
export function labelsPage(
  inventory: SlabInventory,
  siteUrl: string | undefined,
  language: DeskLanguage,
): string {
  const slabs = [...inventory.slabs.values()].filter(({ slab }) => slab.state !== "sold");
  const prefix = LANGUAGES[knownLocale(language) ?? DEFAULT_LOCALE].pathPrefix;
  const label = ({ stone, slab }: KnownSlab) => {
    const { number, width, height, thickness, finish, block } = slab;
    const address = siteUrl && `${siteUrl}${prefix}${slabPath({ number })}`;
    const lines = [
      titleOf(stone, inventory),
      `${[width, height, thickness].filter(Boolean).join(" × ")} cm`,
      [
        finish && finishWord(finish, inventory, language),
        block && `${headingOf("block", language).toLowerCase()} ${block}`,
      ]
        .filter(Boolean)
        .join(", "),
    ];
    return `<section><h1>${escaped(number)}</h1><div>${lines.map((line) => `<p>${escaped(line)}</p>`).join("")}
${address ? `<p><small>${escaped(address.replace(/^https?:\/\//, ""))}</small></p>` : ""}</div>${address ? code(address) : ""}</section>`;
  };
  return `<!doctype html><html lang="${DESK_LOCALES[language]}"><head><meta charset="utf-8"><title>${slabs.length}</title><style>${STYLE}</style></head><body>${slabs.map(label).join("")}</body></html>`;
}

function code(address: string): string {
  const drawn = generate(address, { minCorrectionLevel: correction.M });
  return `<svg viewBox="0 0 ${drawn.size} ${drawn.size}" shape-rendering="crispEdges"><path d="${toSvgPath(drawn)}"/></svg>`;
}
