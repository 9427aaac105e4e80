import type { Family, Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { dayOf } from "./offer.server.ts";

type Measured = "density" | "absorption" | "flexuralStrength" | "frostCycles" | "abrasion";

/** How each value is measured: on quarried stone, and on stone that is made of chips and a binder. */
const STANDARDS: Readonly<Record<Measured, { natural: string; engineered: string }>> = {
  density: { natural: "EN 1936", engineered: "EN 14617-1" },
  absorption: { natural: "EN 13755", engineered: "EN 14617-1" },
  flexuralStrength: { natural: "EN 12372", engineered: "EN 14617-2" },
  frostCycles: { natural: "EN 12371", engineered: "EN 14617-5" },
  abrasion: { natural: "EN 14157", engineered: "EN 14617-4" },
};
const SLIP_STANDARD = "EN 14231";
const SLIP_CLASS_STANDARD = "DIN 51130";

export type TechnicalView = {
  measured: { name: Measured; value: number; standard: string }[];
  slip: {
    finish: Finish;
    dry?: number | undefined;
    wet?: number | undefined;
    class?: string | undefined;
    standards: string[];
  }[];
  source: string;
  date: string;
};

/** What was measured on a stone, in one language; nothing where its owner wrote nothing. */
export function technicalOf({ technical }: Stone, family: Family, locale: Locale): TechnicalView | undefined {
  if (!technical) return undefined;
  return {
    measured: measuredOf(technical, family),
    slip: Object.entries(technical.slip ?? {}).map(([finish, said]) => ({
      finish: finish as Finish,
      ...said,
      standards: [
        ...((said.dry ?? said.wet) === undefined ? [] : [SLIP_STANDARD]),
        ...(said.class ? [SLIP_CLASS_STANDARD] : []),
      ],
    })),
    source: plainIn(technical.source, locale),
    date: dayOf(technical.date, locale),
  };
}

function measuredOf(technical: NonNullable<Stone["technical"]>, { engineered }: Family) {
  return (Object.keys(STANDARDS) as Measured[]).flatMap((name) => {
    const value = technical[name];
    const standard = STANDARDS[name][engineered ? "engineered" : "natural"];
    return value === undefined ? [] : [{ name, value, standard }];
  });
}
