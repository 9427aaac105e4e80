import { useAddressQuery } from "@stoneyard/site/ui/use-address-query.ts";
import { useEffect } from "react";

/** Marks the use that the address asks for among those that the page lists, and opens what it is folded into. */
export function MarkAskedUse() {
  const use = useAddressQuery().get("use");
  useEffect(() => {
    if (!use) return;
    const row = document.querySelector(`[data-use="${CSS.escape(use)}"]`);
    row?.setAttribute("data-asked", "");
    const folded = row?.closest("details");
    if (folded) folded.open = true;
  }, [use]);
  return null;
}
