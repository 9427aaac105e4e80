import { createContext, useContext } from "react";
import type { DeskLanguage } from "../words/desk-language.ts";
import { SCREEN_WORDS, type ScreenWords } from "../words/screens.ts";
import type { Overview } from "./api.ts";

type DeskState = { language: DeskLanguage; overview: Overview };

const Context = createContext<DeskState | undefined>(undefined);

export const DeskProvider = Context.Provider;

/** The language of the desk, its words, and what fields choose from. */
export function useDesk(): DeskState & { words: ScreenWords } {
  const state = useContext(Context);
  if (!state) throw new Error("There is no DeskProvider around this.");
  return { ...state, words: SCREEN_WORDS[state.language] };
}
