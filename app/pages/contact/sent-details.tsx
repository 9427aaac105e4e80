import { useTranslations } from "#app/i18n/translations.tsx";
import { useCompany } from "#app/shell/company.ts";
import typography from "#app/styles/typography.module.css";
import { FIELDS, isPhone, isReplyAddress } from "#enquiry/enquiry.ts";
import { ChosenWords } from "./chosen-things.tsx";
import type { ChosenThing } from "./use-chosen.ts";
import type { Sent } from "./use-enquiry.ts";
import { useVisitWords } from "./use-visit-words.ts";

type Props = {
  chosen: readonly ChosenThing[];
  /** What was typed, as long as the page that sent it is open. */
  sent: Sent | undefined;
  looks: { contents?: string; next?: string };
};

/** What the sent enquiry holds, and what happens next. */
export function SentDetails({ chosen, sent, looks }: Props) {
  const t = useTranslations("contact.sent");
  return (
    <>
      {(sent || chosen.length > 0) && <SentContents chosen={chosen} sent={sent ?? {}} looks={looks} />}
      <h3 className={typography.smallHeading}>{t("next")}</h3>
      <NextSteps sent={sent} looks={looks} />
    </>
  );
}

const SHOWN = [...FIELDS, "visit", "visitFor", "files"] as const;

function SentContents({ chosen, sent, looks }: Omit<Props, "sent"> & { sent: Sent }) {
  const t = useTranslations("contact.sent");
  const fields = useTranslations("contact.fields");
  const visitWords = useVisitWords();
  const given = { ...sent, visit: sent.visit ? visitWords(sent.visit) : "" };
  const filled = SHOWN.flatMap((field) => (given[field] ? [{ field, text: given[field] }] : []));
  return (
    <>
      <h3 className={typography.smallHeading}>{t("contents")}</h3>
      <dl className={looks.contents}>
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
function NextSteps({ sent, looks }: Pick<Props, "sent" | "looks">) {
  const t = useTranslations("contact.sent");
  const { replyPromise } = useCompany();
  const visitWords = useVisitWords();
  const { phone = "", email = "", visit } = sent ?? {};
  const [canCall, canWrite] = [isPhone(phone), isReplyAddress(email)];
  const ways = [...(canCall ? [phone] : []), ...(canWrite ? [email] : [])].join(", ");
  return (
    <div className={looks.next}>
      <p>
        {ways ? t("reply", { ways }) : t("replyAnyhow")} {replyPromise}
      </p>
      {visit && <p>{t("visit", { when: visitWords(visit) })}</p>}
      {phone && !canCall && <p>{t("badPhone", { phone })}</p>}
      {email && !canWrite && <p>{t("badEmail", { email })}</p>}
    </div>
  );
}
