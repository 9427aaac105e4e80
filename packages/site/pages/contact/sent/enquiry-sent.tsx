import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { lazy, Suspense, useEffect, useRef } from "react";
import styles from "./enquiry-sent.module.css";
import type { SentProps } from "./sent-details.tsx";

/** Needed after sending, so its script loads after the form's. */
const SentDetails = lazy(() =>
  import("./sent-details.tsx").then(({ SentDetails }) => ({ default: SentDetails })),
);

/** The lasting answer to a sent enquiry, in place of the form. Forms without scripts are answered by the server. */
export function EnquirySent(props: SentProps) {
  const { number, sent } = props;
  const t = useTranslations("contact.sent");
  const toasts = useTranslations("contact.toast");
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // The pressed button is gone; focus goes to the answer, unless the visitor came back to this page.
    if (!sent) return;
    place.current?.focus({ preventScroll: true });
    // Scrolls to its top even when a part is in sight, as the notice covers what is above.
    place.current?.scrollIntoView();
  }, [sent]);
  return (
    <section id="sent" className={styles.sent} ref={place} tabIndex={-1} aria-labelledby="sent-title">
      <p className={typography.label}>{toasts("sent")}</p>
      <h2 id="sent-title" className={typography.section}>
        {t("title")}
      </h2>
      <div className={styles.number}>
        <p className={typography.label}>{t("number")}</p>
        <p className={`${typography.section} ${typography.number}`}>
          <b>{number}</b>
        </p>
        <p className={typography.label}>{t("numberUse")}</p>
      </div>
      <Suspense>
        <SentDetails {...props} />
      </Suspense>
    </section>
  );
}
