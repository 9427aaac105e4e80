import { CountStepper } from "@stoneyard/site/choice/count-stepper.tsx";
import { withoutCount } from "@stoneyard/site/choice/items.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { SlabNote } from "@stoneyard/site/pages/slab/slab-note.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import rows from "../files/removable-rows.module.css";
import styles from "./chosen-things.module.css";
import {
  addChosen,
  type Chosen,
  type ChosenThing,
  countChosen,
  countedTitle,
  removeChosen,
} from "./use-chosen.ts";

type Props = {
  chosen: Chosen;
  /** Called with words about what was added or removed. */
  onDone: (said: string) => void;
};

/**
 * The things of an enquiry, each with a button that removes it, those sold by the piece with their count; then further
 * things of the visitor's list.
 */
export function ChosenList({ chosen: { things, others }, onDone }: Props) {
  const t = useTranslations("contact.chosen");
  return (
    <>
      {things.length > 0 && (
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
                  onClick={() => {
                    removeChosen(things, thing.key);
                    onDone(t("removed", { title: thing.title }));
                  }}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <div className={styles.kept}>
          {things.length > 0 ? (
            <h3 className={typography.label}>{t("kept")}</h3>
          ) : (
            <h2 className={typography.smallHeading}>{t("kept")}</h2>
          )}
          <ul>
            {others.map((thing) => (
              <li key={thing.key}>
                <button
                  type="button"
                  onClick={() => {
                    addChosen(things, thing.key);
                    onDone(t("added", { title: thing.title }));
                  }}
                >
                  <span aria-hidden="true">+ </span>
                  {countedTitle(thing)}
                  {thing.detail && <span className={typography.label}> {thing.detail}</span>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** A thing with its details and the visitor's note, a slab also with why it cannot be had. */
export function ChosenWords({ thing: { to, detail, note, slab, ...thing } }: { thing: ChosenThing }) {
  const t = useTranslations("contact.chosen");
  return (
    <p>
      <Link className={typography.strong} to={to}>
        {countedTitle(thing)}
      </Link>
      {slab && <SlabNote {...slab} />}
      {detail && <span className={typography.label}>{detail}</span>}
      {note && <span className={typography.label}>{t("ownNote", { note })}</span>}
    </p>
  );
}
