import type { Content, Family } from "../catalogue.ts";
import type { Phrase, PhraseForms } from "../kinds/facets.ts";
import type { CountedNoun } from "../kinds/family.ts";
import type { Label } from "../kinds/text.ts";
import { LANGUAGES, type Locale } from "../languages/locales.ts";
import { FACETS, type Facet } from "./facet-names.ts";

export type SentenceWords = {
  /** For stones of several families. */
  noun: NounWords;
  /** By family. */
  nouns: Record<string, NounWords>;
  intlLocale: string;
  none: string;
  /** The plural form of the counted word after "no". */
  formOfNone: string;
  or: string;
  and: string;
  /** For values left out while all others are chosen; {values} stands for them. */
  except: string | undefined;
  /** What the stone must bear, where {values} stands for it. */
  bearing: string;
  facets: Record<Facet, FacetWords>;
};

/** The counted word by plural form, and what follows it. */
export type NounWords = { forms: Record<string, string>; of: string };

export type FacetWords = {
  title: string;
  /** {values} stands for the phrases; absent when the phrases stand alone. */
  sentence?: string;
  /** The same after "leaving out". */
  exception?: string;
  values: Record<string, ValueWords>;
};

export type ValueWords = {
  label: string;
  /** `other` alone when one form fits every number. */
  phrase: PhraseForms;
};

type Needed = Pick<Content, "facets" | "families" | "rocks" | "searchWords">;

export function sentenceWords(content: Needed, locale: Locale): SentenceWords {
  const { facets, families } = content;
  const entries = FACETS.map((facet): [Facet, FacetWords] => {
    const words = facets[facet];
    if (!words) return [facet, { title: "", values: {} }];
    return [
      facet,
      {
        title: words.title[locale],
        ...("sentence" in words ? { sentence: words.sentence[locale] } : {}),
        ...("exception" in words && words.exception ? { exception: words.exception[locale] } : {}),
        values: "values" in words ? valuesOf(words.values, locale) : valuesElsewhere(facet, content, locale),
      },
    ];
  });
  return {
    intlLocale: LANGUAGES[locale].intlLocale,
    noun: countedNoun(facets.noun, locale),
    nouns: Object.fromEntries(
      [...families.values()].map(({ key, noun }) => [key, countedNoun(noun, locale)]),
    ),
    none: facets.none[locale],
    formOfNone: facets.formOfNone[locale],
    except: facets.except?.[locale],
    bearing: facets.bearing[locale],
    or: facets.or[locale],
    and: facets.and[locale],
    facets: Object.fromEntries(entries) as Record<Facet, FacetWords>,
  };
}

function countedNoun(noun: CountedNoun, locale: Locale): NounWords {
  const { of = "", ...forms } = noun[locale];
  return { forms, of };
}

function valuesOf(
  values: Record<string, { label: Label; phrase?: Phrase | undefined }>,
  locale: Locale,
): Record<string, ValueWords> {
  return Object.fromEntries(
    Object.entries(values).map(([value, { label, phrase = label }]) => {
      const words = phrase[locale];
      return [value, { label: label[locale], phrase: typeof words === "string" ? { other: words } : words }];
    }),
  );
}

/** Families, rocks and countries have their words in files of their own. */
function valuesElsewhere(facet: Facet, content: Needed, locale: Locale): Record<string, ValueWords> {
  if (facet === "family")
    return Object.fromEntries(
      [...content.families.values()].map((family) => [
        family.key,
        { label: family.title[locale], phrase: { other: familyPhrase(family, locale) } },
      ]),
    );
  if (facet === "rock")
    return Object.fromEntries(
      content.rocks.groups.map(({ key, title, of }) => [
        key,
        { label: title[locale], phrase: { other: of[locale] } },
      ]),
    );
  const names = new Intl.DisplayNames(LANGUAGES[locale].intlLocale, { type: "region" });
  return Object.fromEntries(
    Object.entries(content.searchWords.countries).map(([code, { of }]) => [
      code,
      { label: names.of(code) ?? code, phrase: { other: of[locale] } },
    ]),
  );
}

/** Of marble; engineered stone is called by its title, as its noun counts colours. */
function familyPhrase(
  { noun, title, engineered }: Pick<Family, "noun" | "title" | "engineered">,
  locale: Locale,
): string {
  const { of, one, other } = noun[locale];
  return of ?? (engineered ? title[locale] : (one ?? other));
}
