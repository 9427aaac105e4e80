import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import { Link } from "@stoneyard/site/shell/link.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { lazy, type MouseEvent, Suspense, useEffect, useRef } from "react";
import styles from "./enquiry-sent.module.css";
import type { ChosenThing } from "./use-chosen.ts";
import type { Sent } from "./use-enquiry.ts";

/** Needed after sending, so their script loads after the form's. */
const SentContents = lazy(() =>
  import("./sent-contents.tsx").then(({ SentContents }) => ({ default: SentContents })),
);
const NextSteps = lazy(() => import("./sent-contents.tsx").then(({ NextSteps }) => ({ default: NextSteps })));
const CardLink = lazy(() => import("./sent-contents.tsx").then(({ CardLink }) => ({ default: CardLink })));

type Props = {
  /** As people read it. */
  number: string;
  chosen: readonly ChosenThing[];
  /** The sent values, as long as the page is open. */
  sent: Sent | undefined;
  onAnother: () => void;
};

/** The lasting answer to a sent enquiry, in place of the form. Forms without scripts are answered by the server. */
export function EnquirySent({ number, chosen, sent, onAnother }: Props) {
  const t = useTranslations("contact.sent");
  const toasts = useTranslations("contact.toast");
  const { replyPromise } = useCompany();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // The pressed button is gone; focus goes to the answer, unless the visitor came back to this page.
    if (!sent) return;
    place.current?.focus({ preventScroll: true });
    // Scrolls to its top even when a part is in sight, as the notice covers what is above.
    place.current?.scrollIntoView();
  }, [sent]);

  function another(event: MouseEvent) {
    event.preventDefault();
    onAnother();
  }

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
      {(sent || chosen.length > 0) && (
        <Suspense>
          <SentContents chosen={chosen} sent={sent ?? {}} />
        </Suspense>
      )}
      <h3 className={typography.smallHeading}>{t("next")}</h3>
      {sent ? (
        <Suspense>
          <NextSteps sent={sent} promise={replyPromise} />
        </Suspense>
      ) : (
        <p className={styles.next}>
          {t("replyAnyhow")} {replyPromise}
        </p>
      )}
      <p className={styles.ways}>
        <Suspense>
          <CardLink number={number} chosen={chosen} />
        </Suspense>
        <Link className={typography.link} to={"/contact" satisfies SiteHref} onClick={another}>
          {t("another")}
        </Link>
      </p>
    </section>
  );
}
