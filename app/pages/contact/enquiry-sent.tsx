import { lazy, type MouseEvent, Suspense, useEffect, useRef } from "react";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { useCompany } from "#app/shell/company.ts";
import { Link } from "#app/shell/link.tsx";
import typography from "#app/styles/typography.module.css";
import { NUMBER_PLACE, SENT_ANCHOR } from "#enquiry/answer.ts";
import { isPhone, isReplyAddress } from "#enquiry/enquiry.ts";
import { cardAddress } from "../enquiry-card/card-address.ts";
import styles from "./enquiry-sent.module.css";
import type { ChosenThing } from "./use-chosen.ts";
import type { Sent } from "./use-enquiry.ts";
import { useVisitWords } from "./use-visit-words.ts";

/** Seen once an enquiry is sent, so that its script comes after the form's; no built page holds any of it. */
const SentContents = lazy(() =>
  import("./sent-contents.tsx").then(({ SentContents }) => ({ default: SentContents })),
);

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
      {number && (sent || chosen.length > 0) && (
        <Suspense>
          <SentContents chosen={chosen} sent={sent ?? {}} />
        </Suspense>
      )}
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
