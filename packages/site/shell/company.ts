import { createContext, use } from "react";
import type { CompanyView } from "./company.server.ts";

/** The company's facts, which the root gives to every page. */
export const CompanyContext = createContext<CompanyView | undefined>(undefined);

export function useCompany(): CompanyView {
  const company = use(CompanyContext);
  if (!company) throw new Error("useCompany is for what stands inside CompanyContext.");
  return company;
}
