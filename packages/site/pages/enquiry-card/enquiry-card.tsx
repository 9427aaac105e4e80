import { NUMBER_PARAMETER } from "@stoneyard/enquiry/answer.ts";
import { readNumber, shownNumber } from "@stoneyard/enquiry/number.ts";
import { cardAddress, ITEMS_PARAMETER, isCutShort } from "@stoneyard/site/choice/card-address.ts";
import { type ItemKey, readItems } from "@stoneyard/site/choice/items.ts";
import { useOrigin } from "@stoneyard/site/head/use-origin.ts";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { ListedItems } from "@stoneyard/site/pages/list/list.json.server.ts";
import { ListedThing, UnlinkedThing } from "@stoneyard/site/pages/list/listed-thing.tsx";
import { type ListedView, listedView } from "@stoneyard/site/pages/list/listed-view.ts";
import { AwaitedJson, ScriptedPage } from "@stoneyard/site/pages/scripted/scripted-page.tsx";
import { PrintButton } from "@stoneyard/site/print/print-button.tsx";
import { QrCode } from "@stoneyard/site/print/qr-code.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import { OpeningHours } from "@stoneyard/site/shell/footer/opening-hours.tsx";
import { ButtonLink } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { useAddressQuery } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { useHydrated } from "@stoneyard/site/ui/browser/use-hydrated.ts";
import styles from "./card.module.css";
import type { EnquiryCardData } from "./enquiry-card.data.server.ts";

/** The number of an enquiry and what it is about, to be shown at the yard. */
export default function EnquiryCard({ data: { preview } }: { data: EnquiryCardData }) {
  const t = useTranslations("enquiry-card");
  return (
    <ScriptedPage say={(key) => t(key)} preview={preview} leadClassName={grid.lead}>
      <Card />
    </ScriptedPage>
  );
}

/** The card that the address describes; its code leads to this very page. */
export function Card() {
  const t = useTranslations("enquiry-card");
  const query = useAddressQuery();
  const hydrated = useHydrated();
  const number = readNumber(query.get(NUMBER_PARAMETER) ?? "");
  const keys = readItems(query.get(ITEMS_PARAMETER));
  if (!hydrated) return null;
  if (number === null) return <NoNumber />;
  return (
    <div className={`${grid.inset} ${styles.card}`}>
      <Numbered number={shownNumber(number)} keys={keys} />
      {keys.length > 0 && (
        <section className={styles.chosen} aria-label={t("chosen")}>
          <Things keys={keys} />
        </section>
      )}
      <WhereAndWhen />
      <p className={`${typography.label} ${styles.private} ${visible.screenOnly}`}>{t("private")}</p>
    </div>
  );
}

function NoNumber() {
  const t = useTranslations("enquiry-card");
  return (
    <div className={`${grid.inset} ${styles.none}`}>
      <p className={typography.lead}>{t("none")}</p>
      <p>
        <ButtonLink to="/contact">{t("toContact")}</ButtonLink>
      </p>
    </div>
  );
}

function Numbered({ number, keys }: { number: string; keys: readonly ItemKey[] }) {
  const t = useTranslations("enquiry-card");
  const path = useLocalizedPath();
  const address =
    useOrigin() +
    path(
      cardAddress(
        number,
        keys.map((key) => ({ key })),
      ),
    );
  return (
    <div className={`${styles.numbered} ${sheet.whole}`}>
      <div className={styles.code}>
        <QrCode text={address} label={t("code")} />
      </div>
      <div>
        <p className={typography.label}>{t("number")}</p>
        <p className={`${typography.statement} ${typography.number} ${styles.number}`}>{number}</p>
        <PrintButton className={typography.link} />
      </div>
    </div>
  );
}

function Things({ keys }: { keys: readonly ItemKey[] }) {
  const t = useTranslations("enquiry-card");
  const path = useLocalizedPath();
  return (
    <AwaitedJson<ListedItems> source={path("/list.json")} say={(key) => t(key)}>
      {(data) => (
        <ul className={styles.things}>
          {keys.flatMap((key) => {
            const item = listedView(key, data);
            return item ? (
              <li key={item.key} className={sheet.whole}>
                {isCutShort(key) ? <CutShort item={item} /> : <ListedThing item={item} />}
              </li>
            ) : (
              []
            );
          })}
        </ul>
      )}
    </AwaitedJson>
  );
}

/** What is too long for the card. The stones of a room that are left would not be those that were sent. */
function CutShort({ item }: { item: ListedView }) {
  const t = useTranslations("enquiry-card");
  const left = item.kind === "room" ? { ...item, stones: [] } : item;
  return <UnlinkedThing item={left} why={t("tooLong")} />;
}

function WhereAndWhen() {
  const t = useTranslations("enquiry-card");
  const company = useCompany();
  return (
    <section className={`${styles.where} ${sheet.whole}`}>
      <h2 className={typography.smallHeading}>{t("where")}</h2>
      <address className={typography.label}>
        {company.street}, {company.postalCode} {company.city}
        {company.phones.map(({ number, shown }) => (
          <a key={number} href={`tel:${number}`}>
            {shown}
          </a>
        ))}
      </address>
      <div className={typography.label}>
        <OpeningHours company={company} />
      </div>
    </section>
  );
}
