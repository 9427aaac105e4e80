import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { replaceQuery, withValue } from "@stoneyard/site/ui/browser/address-query.ts";
import { useEffect, useRef } from "react";
import styles from "./search-field.module.css";

/** How long typing must rest before it is answered, ms. */
const REST = 250;

type Props = {
  query: string;
  onBegin: () => void;
  /** The visitor has finished asking where keys on the screen cover the answer. */
  onAnswerCovered: () => void;
};

const KEYS_ON_SCREEN = "(pointer: coarse)";

/**
 * The field in which a visitor says what is wanted; the listing beneath answers while it is typed, and Enter at once. It is a
 * form of the page's own address, so Enter does before hydration too.
 */
export function SearchField({ query, onBegin, onAnswerCovered }: Props) {
  const t = useTranslations("search");
  const field = useRef<HTMLInputElement>(null);
  const rest = useRef(0);

  // What was typed before the page runs.
  useEffect(() => {
    const typed = field.current?.value.trim();
    if (typed && typed !== new URLSearchParams(location.search).get("q")?.trim())
      replaceQuery(withValue(location.search, "q", typed));
  }, []);

  // What the address says, unless it is what has just been typed.
  useEffect(() => {
    if (field.current && field.current.value.trim() !== query && document.activeElement !== field.current)
      field.current.value = query;
  }, [query]);

  function ask() {
    window.clearTimeout(rest.current);
    replaceQuery(withValue(location.search, "q", field.current?.value.trim() ?? ""));
  }

  return (
    <search className={`${styles.search} ${visible.scriptOnly}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask();
          if (!matchMedia(KEYS_ON_SCREEN).matches) return;
          field.current?.blur();
          // Once what is asked has changed the page.
          requestAnimationFrame(onAnswerCovered);
        }}
      >
        <label htmlFor="stone-query">{t("label")}</label>
        <input
          ref={field}
          id="stone-query"
          className={`${typography.field} ${typography.lineField}`}
          type="search"
          name="q"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t("placeholder")}
          onFocus={onBegin}
          onInput={() => {
            window.clearTimeout(rest.current);
            rest.current = window.setTimeout(ask, REST);
          }}
        />
      </form>
    </search>
  );
}
