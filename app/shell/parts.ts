import { createContext, use } from "react";
import type { Part } from "#catalogue/parts.ts";

/** The parts that this site has, which the root gives to every page. */
export const PartsContext = createContext<readonly Part[]>([]);

export function useParts(): readonly Part[] {
  return use(PartsContext);
}
