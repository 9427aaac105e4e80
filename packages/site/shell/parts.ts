import type { Part } from "@stoneyard/catalogue/parts.ts";
import { createContext, use } from "react";

/** The parts that this site has, which the root gives to every page. */
export const PartsContext = createContext<readonly Part[]>([]);

export function useParts(): readonly Part[] {
  return use(PartsContext);
}
