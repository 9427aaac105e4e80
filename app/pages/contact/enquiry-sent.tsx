import { type MouseEvent, useEffect, useRef } from "react";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { useCompany } from "#app/shell/company.ts";
import { Link } from "#app/shell/link.tsx";
import typography from "#app/styles/typography.module.css";
import { NUMBER_PLACE, SENT_ANCHOR } from "#enquiry/answer.ts";
import { FIELDS, isPhone, isReplyAddress } from "#enquiry/enquiry.ts";
import { cardAddress } from "../enquiry-card/card-address.ts";
import { ChosenWords } from "./chosen-things.tsx";
import styles from "./enquiry-sent.module.css";
import type { ChosenThing } from "./use-chosen.ts";
import type { Sent } from "./use-enquiry.ts";
import { useVisitWords } from "./use-visit-words.ts";

type Props = {
  /** As people read it; undefined until the address says one. */
  number: string | undefined;
  chosen: readonly ChosenThing[];
  /** What was typed, as long as the page that sent it is open. */
  sent: Sent | undefined;
  onAnother: () => void;
};

/**
 * The lasting answer to a sent enquiry, where the form was. It is in every built page, out of sight: a form that was sent
 * without scripts comes back to this very place, and the server writes the number into it.
 */
export function EnquirySent({ number, chosen, sent, onAnother }: Props) {
  const t = useTranslations("contact.sent");
  const toasts = useTranslations("contact.toast");
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // What the visitor pressed is gone; who came back to this page meant to read it from its top.
    if (sent) place.current?.focus();
  }, [sent]);

  function another(event: MouseEvent) {
    event.preventDefault();
    onAnother();
  }

  return (
    <section
      id={SENT_ANCHOR}
      className={styles.sent}
      data-shown={number ? "" : undefined}
      ref={place}
      tabIndex={-1}
      aria-labelledby="sent-title"
    >
      <p className={typography.label}>{toasts("sent")}</p>
      <h2 id="sent-title" className={typography.section}>
        {t("title")}
      </h2>
      <div className={styles.number}>
        <p className={typography.label}>{t("number")}</p>
        <p className={`${typography.section} ${typography.number}`}>
          <b {...{ [NUMBER_PLACE]: "" }} suppressHydrationWarning>
            {number ?? ""}
          </b>
        </p>
        <p className={typography.label}>{t("numberUse")}</p>
      </div>
      {(sent || chosen.length > 0) && <SentContents chosen={chosen} sent={sent ?? {}} />}
      <h3 className={typography.smallHeading}>{t("next")}</h3>
      <NextSteps sent={sent} />
      <p className={styles.ways}>
        {number && (
          <Link className={`${typography.button} ${typography.filled}`} to={cardAddress(number, chosen)}>
            {t("card")}
          </Link>
        )}
        <Link className={typography.link} to={"/contact" satisfies SiteHref} onClick={another}>
          {t("another")}
        </Link>
      </p>
    </section>
  );
}

const SHOWN = [...FIELDS, "visit", "visitFor", "files"] as const;

function SentContents({ chosen, sent }: { chosen: readonly ChosenThing[]; sent: Sent }) {
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

/** How the answer comes; of two ways to reply the one that cannot work is told. */
function NextSteps({ sent }: { sent: Sent | undefined }) {
  const t = useTranslations("contact.sent");
  const { replyPromise } = useCompany();
  const visitWords = useVisitWords();
  const { phone = "", email = "", visit } = sent ?? {};
  const [canCall, canWrite] = [isPhone(phone), isReplyAddress(email)];
  const ways = [...(canCall ? [phone] : []), ...(canWrite ? [email] : [])].join(", ");
  return (
    <div className={styles.next}>
      <p>
        {ways ? t("reply", { ways }) : t("replyAnyhow")} {replyPromise}
      </p>
      {visit && <p>{t("visit", { when: visitWords(visit) })}</p>}
      {phone && !canCall && <p>{t("badPhone", { phone })}</p>}
      {email && !canWrite && <p>{t("badEmail", { email })}</p>}
    </div>
  );
}
