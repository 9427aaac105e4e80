import { useRouteLoaderData } from "react-router";
import type { CompanyView } from "./company.server.ts";

/** The company's facts, which the layout of each language loads for every page under it. */
export function useCompany(): CompanyView {
  const english = useRouteLoaderData<CompanyView>("i18n/english");
  const serbian = useRouteLoaderData<CompanyView>("i18n/serbian");
  const company = english ?? serbian;
  if (!company) throw new Error("useCompany needs a page under the English or the Serbian layout.");
  return company;
}
