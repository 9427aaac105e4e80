import format, { type CompiledMessage, type FormatValues } from "icu-minify/format";
import { Fragment, type ReactNode, useMemo } from "react";
import { LANGUAGES, type Locale } from "./locale.ts";
import { useWords } from "./localized.tsx";
import type { Messages, PageMessages } from "./messages.ts";
import { dateFormat, numberFormat, pluralRules } from "./number-format.ts";

/** Paths to what holds messages, such as "stone" or "stone.pieces". */
type Namespace<M = Messages> = {
  [K in keyof M & string]: M[K] extends string ? never : K | `${K}.${Namespace<M[K]>}`;
}[keyof M & string];

/** Paths to messages, such as "title" or "views.front". */
type Key<M> = {
  [K in keyof M & string]: M[K] extends string ? K : `${K}.${Key<M[K]>}`;
}[keyof M & string];

type At<Path extends string, M = Messages> = Path extends `${infer First}.${infer Rest}`
  ? First extends keyof M
    ? At<Rest, M[First]>
    : never
  : Path extends keyof M
    ? M[Path]
    : never;

type Values = Record<string, string | number>;
type Tags = Record<string, (words: ReactNode) => ReactNode>;

export type Translate<K extends string> = {
  /** The message with its values. */
  (key: K, values?: Values): string;
  /** A message with tags, each made an element by the function of its name. */
  rich(key: K, tags: Tags): ReactNode;
};

/** The messages of one namespace in the current language; keys are checked by the compiler, against the English files. */
export function useTranslations<N extends Namespace>(namespace: N): Translate<Key<At<N>>> {
  const { locale, messages } = useWords();
  return useMemo(() => translations(locale, messages, namespace), [locale, messages, namespace]);
}

/** The same outside of a page. */
export function translations<N extends Namespace>(
  locale: Locale,
  messages: PageMessages,
  namespace: N,
): Translate<Key<At<N>>> {
  const written = (key: string, values: FormatValues<ReactNode> | undefined) => {
    const path = `${namespace}.${key}`;
    const message = messageAt(messages, path);
    if (message !== undefined) return format(message, LANGUAGES[locale].intlLocale, values, FORMATTERS);
    const [part] = path.split(".");
    const problem = `There is no message ${path}: is "${part}" among the messages that the page brings?`;
    // The build throws on a missing message; a browser goes on without it.
    if (typeof document === "undefined") throw new Error(problem);
    console.error(problem);
    return path;
  };
  const t = (key: string, values?: Values) => String(written(key, values));
  return Object.assign(t, {
    rich: (key: string, tags: Tags) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
      [written(key, tags)].flat().map((piece, i) => <Fragment key={i}>{piece}</Fragment>),
  });
}

const FORMATTERS = {
  formatters: {
    // The library asks it for nothing but `format`.
    getNumberFormat: numberFormat as typeof Intl.NumberFormat,
    getPluralRules: pluralRules,
    getDateTimeFormat: dateFormat,
  },
};

/** What the build compiled: text, or the list of a message's pieces. */
function messageAt(messages: object, path: string): CompiledMessage | undefined {
  let found: unknown = messages;
  for (const step of path.split(".")) found = (found as Record<string, unknown> | undefined)?.[step];
  return typeof found === "string" || Array.isArray(found) ? (found as CompiledMessage) : undefined;
}
