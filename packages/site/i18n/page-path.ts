import { createContext, use } from "react";

export const PathContext = createContext("/");

/** The address of this page, with its language. */
export function usePath(): string {
  return use(PathContext);
}
