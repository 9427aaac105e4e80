import { createContext, type ReactNode, use, useMemo } from "react";
import type english from "#content/messages/en.json";
import { type Locale, localePath } from "./locale.ts";
import type { SiteHref } from "./site-href.ts";

/** Some namespaces of a language's messages, compiled. */
export type SomeMessages = Partial<typeof english>;

type Words = { locale: Locale; messages: SomeMessages };
const WordsContext = createContext<Words>({ locale: "en", messages: {} });

type Props = { locale: Locale; messages: SomeMessages; children: ReactNode };

/** Gives everything inside it a language, with messages beside those that are there around it. */
export function Localized({ locale, messages, children }: Props) {
  const around = use(WordsContext).messages;
  const words = useMemo(() => ({ locale, messages: { ...around, ...messages } }), [locale, around, messages]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  return use(WordsContext);
}

export function useLocale(): Locale {
  return useWords().locale;
}

/** Turns an address without language into the address of the current language. */
export function useLocalizedPath(): (bare: SiteHref) => string {
  const locale = useLocale();
  return (bare) => localePath(locale, bare);
}
