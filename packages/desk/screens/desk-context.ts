import { createContext, useContext } from "react";
import type { Overview } from "../local-server/overview.ts";
import { DESK_LOCALES, type DeskLanguage } from "../words/desk-language.ts";
import { SCREEN_WORDS, type ScreenWords } from "../words/screens.ts";

type DeskState = {
  language: DeskLanguage;
  overview: Overview;
  /** Reads the overview again: files came or went. */
  refresh: () => void;
  /** The same after a change within a file, when its page is shown. */
  refreshLater: () => void;
};

const Context = createContext<DeskState | undefined>(undefined);

export const DeskProvider = Context.Provider;

/** The language of the desk, its words, what fields choose from, and how files and stones are called. */
export function useDesk(): DeskState & {
  words: ScreenWords;
  /** The title of a file; its path where it is none that the desk lists. */
  titleOf: (file: string) => string;
  stoneName: (key: string) => string | undefined;
} {
  const state = useContext(Context);
  if (!state) throw new Error("There is no DeskProvider around this.");
  const { groups, referred } = state.overview;
  return {
    ...state,
    words: SCREEN_WORDS[state.language],
    titleOf: (file) => groups.flatMap(({ files }) => files).find((each) => each.file === file)?.title ?? file,
    stoneName: (key) => referred.stone.find(({ value }) => value === key)?.label,
  };
}

/** Writes a day and a time, as clock time in milliseconds or as ISO 8601. */
export function useMoment(): (at: number | string) => string {
  const { language } = useDesk();
  const format = new Intl.DateTimeFormat(DESK_LOCALES[language], { dateStyle: "medium", timeStyle: "short" });
  return (at) => format.format(new Date(at));
}
