import { type Translate, useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import visible from "@stoneyard/site/styles/visible.module.css";
import { changedEarly } from "@stoneyard/site/ui/browser/changed-early.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ItemKey } from "./items.ts";
import styles from "./keep-button.module.css";
import { isOnList, type SavedList, toggleSaved, useIsSaved } from "./saved-list.ts";

type Props = {
  item: ItemKey;
  name: string;
  /** How many pieces of it are kept. */
  count?: number | undefined;
  /** With the word beside the sign, where there is room. */
  worded?: boolean;
  className?: string | undefined;
};

/** Puts a thing on the visitor's list or takes it off. It stands beside the link of a card, never in it. */
export function KeepButton({ item, name, count, worded = false, className }: Props) {
  const t = useTranslations("common.list");
  const isSaved = useIsSaved(item);
  const label = t(isSaved ? "keptNamed" : "keepNamed", { name });
  const button = useRef<HTMLButtonElement>(null);
  const press = () => warnThatListIsLost(toggleSaved(item, count), t);
  const follow = useEffectEvent((pressed: boolean) => pressed && !isOnList(item) && press());

  // `first-paint.before-hydration.ts` has noted presses so far; from now on the button answers itself.
  useEffect(() => {
    if (!button.current) return;
    const { dataset } = button.current;
    const pressed = dataset.keep === "pressed";
    dataset.keep = "ready";
    follow(pressed);
  }, []);

  return (
    <button
      ref={button}
      type="button"
      data-keep="waiting"
      {...changedEarly}
      className={classes(
        styles.keep,
        visible.scriptOnly,
        visible.screenOnly,
        worded ? styles.worded : styles.notch,
        className,
      )}
      aria-pressed={isSaved}
      aria-label={label}
      title={worded ? undefined : label}
      onClick={press}
    >
      <KeepIcon />
      {worded && (
        <span className={styles.words}>
          <span>{t("keep")}</span>
          <span>{t("kept")}</span>
        </span>
      )}
    </button>
  );
}

let hasWarned = false;

/** Warns once a page that the list will not last. */
function warnThatListIsLost({ lasts }: SavedList, t: Translate<"notLasting" | "tab" | "page">): void {
  if (lasts === "stored" || hasWarned) return;
  hasWarned = true;
  void import("@stoneyard/site/ui/toast/toast.tsx").then(({ notify }) =>
    notify({ kind: "danger", title: t("notLasting"), description: t(lasts) }),
  );
}

/** A bookmark, filled by the style of what it stands in. */
export function KeepIcon() {
  return (
    <svg viewBox="0 0 16 20" width="14" height="18" aria-hidden="true" focusable="false">
      <path d="M2.5 1.5h11v16.2L8 13.6l-5.5 4.1z" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}
