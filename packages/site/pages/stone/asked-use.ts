import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import { useAddressChoice } from "@stoneyard/site/ui/use-address-query.ts";

/** The use that the address asks for, `?use=worktop`; none on the page as it is built. */
export function useAskedUse(uses: readonly { use: Purpose }[]): Purpose | undefined {
  const [asked] = useAddressChoice<Purpose | "">(
    "use",
    uses.map(({ use }) => use),
    "",
  );
  return asked || undefined;
}
