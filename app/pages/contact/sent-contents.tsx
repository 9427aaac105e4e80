import { useTranslations } from "#app/i18n/translations.tsx";
import typography from "#app/styles/typography.module.css";
import { FIELDS } from "#enquiry/enquiry.ts";
import { ChosenWords } from "./chosen-list.tsx";
import styles from "./enquiry-sent.module.css";
import type { ChosenThing } from "./use-chosen.ts";
import type { Sent } from "./use-enquiry.ts";
import { useVisitWords } from "./use-visit-words.ts";

const SHOWN = [...FIELDS, "visit", "visitFor", "files"] as const;

/** What was sent, as far as this page knows it. */
export function SentContents({ chosen, sent }: { chosen: readonly ChosenThing[]; sent: Sent }) {
  const t = useTranslations("contact.sent");
  const fields = useTranslations("contact.fields");
  const visitWords = useVisitWords();
  const given = { ...sent, visit: sent.visit ? visitWords(sent.visit) : "" };
  const filled = SHOWN.flatMap((field) => (given[field] ? [{ field, text: given[field] }] : []));
  return (
    <>
      <h3 className={typography.smallHeading}>{t("contents")}</h3>
      <dl className={styles.contents}>
        {chosen.length > 0 && (
          <div>
            <dt>{fields("about")}</dt>
            <dd>
              {chosen.map((thing) => (
                <ChosenWords key={thing.key} thing={thing} />
              ))}
            </dd>
          </div>
        )}
        {filled.map(({ field, text }) => (
          <div key={field}>
            <dt>{fields(field)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
