import { FIELDS, isPhone, isReplyAddress } from "@stoneyard/enquiry/enquiry.ts";
import { cardAddress } from "@stoneyard/site/choice/addresses.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
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

/** How the answer comes; when one of two ways to reply cannot work, that is said. */
export function NextSteps({ sent, promise }: { sent: Sent; promise: string | null }) {
  const t = useTranslations("contact.sent");
  const visitWords = useVisitWords();
  const { phone = "", email = "", visit } = sent;
  const [canCall, canWrite] = [isPhone(phone), isReplyAddress(email)];
  const [way] = [...(canCall ? [phone] : []), ...(canWrite ? [email] : [])];
  const reply = canCall && canWrite ? t("replyEither", { phone, email }) : way && t("reply", { way });
  return (
    <div className={styles.next}>
      <p>
        {reply ?? t("replyAnyhow")} {promise}
      </p>
      {visit && <p>{t("visit", { when: visitWords(visit) })}</p>}
      {phone && !canCall && <p>{t("badPhone", { phone })}</p>}
      {email && !canWrite && <p>{t("badEmail", { email })}</p>}
    </div>
  );
}

/** To the card of an enquiry, to be shown at the yard. */
export function CardLink({ number, chosen }: { number: string; chosen: readonly ChosenThing[] }) {
  const t = useTranslations("contact.sent");
  return (
    <Link className={`${typography.button} ${typography.filled}`} to={cardAddress(number, chosen)}>
      {t("card")}
    </Link>
  );
}
