import { useTranslations } from "#app/i18n/translations.tsx";
import { CountStepper } from "#app/list/count-stepper.tsx";
import { withoutCount } from "#app/list/item-count.ts";
import { Link } from "#app/shell/link.tsx";
import typography from "#app/styles/typography.module.css";
import { classes } from "#app/ui/classes.ts";
import styles from "./chosen-things.module.css";
import rows from "./removable-rows.module.css";
import { type ChosenThing, countChosen, countedTitle } from "./use-chosen.ts";

type Props = { things: readonly ChosenThing[]; onRemove: (thing: ChosenThing) => void };

/** The things of an enquiry, each with a button that takes it out, and those sold by the piece with their number. */
export function ChosenList({ things, onRemove }: Props) {
  const t = useTranslations("contact.chosen");
  return (
    <>
      <h2 className={typography.smallHeading}>{t("title")}</h2>
      <ul className={classes(rows.rows, styles.things)}>
        {things.map((thing) => (
          <li key={withoutCount(thing.key)}>
            <ChosenWords thing={thing} />
            {thing.count !== undefined && (
              <CountStepper
                count={thing.count}
                name={thing.title}
                onCount={(count) => countChosen(things, thing.key, count)}
              />
            )}
            <button
              type="button"
              className={rows.remove}
              aria-label={t("remove", { title: thing.title })}
              onClick={() => onRemove(thing)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </>
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
