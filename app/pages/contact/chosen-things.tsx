import { useRef, useState } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import { CountStepper } from "#app/list/count-stepper.tsx";
import { withoutCount } from "#app/list/item-key.ts";
import { Link } from "#app/shell/link.tsx";
import typography from "#app/styles/typography.module.css";
import { classes } from "#app/ui/classes.ts";
import styles from "./chosen-things.module.css";
import rows from "./removable-rows.module.css";
import { type Chosen, type ChosenThing, countChosen, countedTitle, removeChosen } from "./use-chosen.ts";

/** What goes along with the enquiry, each thing with a button that takes it out, and the fields that carry it. */
export function ChosenThings({ chosen }: { chosen: Chosen }) {
  const t = useTranslations("contact.chosen");
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState("");

  function remove({ key, title }: ChosenThing) {
    removeChosen(chosen.things, key);
    setRemoved(t("removed", { title }));
    // The button goes, and focus with it would begin anew at the top of the page.
    list.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.chosen} ref={list} tabIndex={-1}>
      <input type="hidden" name="subject" value={chosen.subject} />
      <input type="hidden" name="chosen" value={chosen.text} />
      {chosen.things.length > 0 && (
        <>
          <h2 className={typography.smallHeading}>{t("title")}</h2>
          <ul className={classes(rows.rows, styles.things)}>
            {chosen.things.map((thing) => (
              <li key={withoutCount(thing.key)}>
                <ChosenWords thing={thing} />
                {thing.count !== undefined && (
                  <CountStepper
                    count={thing.count}
                    name={thing.title}
                    onCount={(count) => countChosen(chosen.things, thing.key, count)}
                  />
                )}
                <button
                  type="button"
                  className={rows.remove}
                  aria-label={t("remove", { title: thing.title })}
                  onClick={() => remove(thing)}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className={typography.visuallyHidden}>
        {removed}
      </p>
    </div>
  );
}

/** A thing by its name, the stones in it, and the visitor's note. */
export function ChosenWords({ thing: { to, stones, note, ...thing } }: { thing: ChosenThing }) {
  const t = useTranslations("contact.chosen");
  return (
    <p>
      <Link className={typography.strong} to={to}>
        {countedTitle(thing)}
      </Link>
      {stones && <span className={typography.label}>{stones}</span>}
      {note && <span className={typography.label}>{t("ownNote", { note })}</span>}
    </p>
  );
}
