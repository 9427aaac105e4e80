import { createContext, type ReactNode, use } from "react";
import { IntlProvider } from "use-intl";
import type english from "#content/messages/en.json";
import { INTL_LOCALE, type Locale, localePath } from "./locale.ts";

const LocaleContext = createContext<Locale>("en");

type Props = { locale: Locale; messages: typeof english; children: ReactNode };

/** Gives everything inside it one language. Times are told in Belgrade's zone, wherever the visitor is. */
export function Localized({ locale, messages, children }: Props) {
  return (
    <LocaleContext value={locale}>
      <IntlProvider locale={INTL_LOCALE[locale]} messages={messages} timeZone="Europe/Belgrade">
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}

export function useLocale(): Locale {
  return use(LocaleContext);
}

/** Turns an address without language into the address of the current language. */
export function useHref(): (bare: string) => string {
  const locale = useLocale();
  return (bare) => localePath(locale, bare);
}
