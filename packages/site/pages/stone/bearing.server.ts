import type { Acid, Frost } from "@stoneyard/catalogue/kinds/stone.ts";

type Borne = "acid" | "frost" | "hardFrost";

/** What a stone withstands and what it must be kept from, each a message under `stone`. */
export function bearing({
  acid,
  frost,
}: {
  acid: Acid;
  frost: Frost;
}): Record<"withstands" | "sensitive", Borne[]> {
  const withstands: Borne[] = [];
  const sensitive: Borne[] = [];
  (acid === "resistant" ? withstands : sensitive).push("acid");
  (frost === "resistant" ? withstands : sensitive).push(frost === "limited" ? "hardFrost" : "frost");
  return { withstands, sensitive };
}
