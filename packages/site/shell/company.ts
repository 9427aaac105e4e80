import type { Part } from "@stoneyard/catalogue/parts.ts";
import { createContext, use } from "react";
import type { CompanyView } from "./company.server.ts";

/** The company's facts, which the root gives to every page. */
export const CompanyContext = createContext<CompanyView | undefined>(undefined);

export function useCompany(): CompanyView {
  const company = use(CompanyContext);
  if (!company) throw new Error("useCompany is for what stands inside CompanyContext.");
  return company;
}

/** The parts that this site has, which the root gives to every page. */
export const PartsContext = createContext<readonly Part[]>([]);

export function useParts(): readonly Part[] {
  return use(PartsContext);
}
