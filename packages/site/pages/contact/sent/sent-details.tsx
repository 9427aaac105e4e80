import { FIELDS, isPhone, isReplyAddress } from "@stoneyard/enquiry/enquiry.ts";
import { cardAddress } from "@stoneyard/site/choice/card-address.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { ChosenWords } from "../chosen/chosen-list.tsx";
import type { ChosenThing } from "../chosen/use-chosen.ts";
import type { Sent } from "../use-enquiry.ts";
import { useVisitWords } from "../use-visit-words.ts";
import styles from "./enquiry-sent.module.css";

const SHOWN = [...FIELDS, "visit", "visitFor", "files"] as const;

export type SentProps = {
  /** As people read it. */
  number: string;
  chosen: readonly ChosenThing[];
  /** The sent values, as long as the page is open. */
  sent: Sent | undefined;
  onAnother: () => void;
};

/** What was sent, as far as this page knows it, what happens next, and where to go from here. */
export function SentDetails({ number, chosen, sent = {}, onAnother }: SentProps) {
  const t = useTranslations("contact.sent");
  const fields = useTranslations("contact.fields");
  const visitWords = useVisitWords();
  const { replyPromise } = useCompany();
  const { phone = "", email = "" } = sent;
  const visit = sent.visit ? visitWords(sent.visit) : "";
  const given = { ...sent, visit };
  const filled = SHOWN.flatMap((field) => (given[field] ? [{ field, text: given[field] }] : []));
  const [canCall, canWrite] = [isPhone(phone), isReplyAddress(email)];
  const [way] = [...(canCall ? [phone] : []), ...(canWrite ? [email] : [])];
  const reply = canCall && canWrite ? t("replyEither", { phone, email }) : way && t("reply", { way });
  return (
    <>
      {(chosen.length > 0 || filled.length > 0) && (
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
      )}
      <h3 className={typography.smallHeading}>{t("next")}</h3>
      <div className={styles.next}>
        <p>
          {reply ?? t("replyAnyhow")} {replyPromise}
        </p>
        {visit && <p>{t("visit", { when: visit })}</p>}
        {phone && !canCall && <p>{t("badPhone", { phone })}</p>}
        {email && !canWrite && <p>{t("badEmail", { email })}</p>}
      </div>
      <p className={`${grid.ways} ${styles.ways}`}>
        <Link className={`${typography.button} ${typography.filled}`} to={cardAddress(number, chosen)}>
          {t("card")}
        </Link>
        <Link
          className={typography.link}
          to="/contact"
          onClick={(event) => {
            event.preventDefault();
            onAnother();
          }}
        >
          {t("another")}
        </Link>
      </p>
    </>
  );
}
