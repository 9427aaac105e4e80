import { createContext, type ReactNode, use, useMemo } from "react";
import { DEFAULT_LOCALE, type Locale, localePath } from "./locale.ts";
import type { PageMessages } from "./messages.ts";
import type { LocalizedFile, SiteHref } from "./site-href.ts";

type Words = { locale: Locale; messages: PageMessages };
const WordsContext = createContext<Words>({ locale: DEFAULT_LOCALE, messages: {} });

/** Gives everything inside it a language and its messages. */
export function Localized({ locale, messages, children }: Words & { children: ReactNode }) {
  const words = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  return use(WordsContext);
}

export function useLocale(): Locale {
  return useWords().locale;
}

/** Turns an address without language into the address of the current language. */
export function useLocalizedPath(): (bare: SiteHref | LocalizedFile) => string {
  const locale = useLocale();
  return (bare) => localePath(locale, bare);
}

export const PathContext = createContext("/");

/** The address of this page, with its language. */
export function usePath(): string {
  return use(PathContext);
}
