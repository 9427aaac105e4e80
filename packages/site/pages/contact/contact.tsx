import { Head } from "@stoneyard/site/head/head.static.tsx";
import { LocalBusiness } from "@stoneyard/site/head/local-business.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import { OpeningHours } from "@stoneyard/site/shell/footer/opening-hours.tsx";
import { PhoneLinks } from "@stoneyard/site/shell/footer/phone-links.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Suspense } from "react";
import type { ContactData } from "./contact.data.server.ts";
import styles from "./contact.module.css";
import { EnquiryForm } from "./enquiry-form.tsx";
import { MapSection } from "./map-section.tsx";
import { SlabOnEnd } from "./slab-on-end.static.tsx";

export default function Contact({ data }: { data: ContactData }) {
  const t = useTranslations("contact");
  const company = useCompany();
  const shown = data.static;
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={shown?.preview} />
      <LocalBusiness company={company} />
      <div className={`${grid.grid} ${styles.page}`}>
        <h1 className={`${typography.statement} ${styles.title}`}>
          <span className={typography.eyebrow}>{t("title")}</span> {t("heading")}
        </h1>
        <p className={`${typography.lead} ${styles.lead}`}>{t("intro")}</p>
        <div className={styles.way}>
          <b className={typography.smallHeading}>{t(company.phones.length > 0 ? "call" : "fields.email")}</b>
          {company.phones.map((phone) => (
            <span key={phone.number} className={styles.phone}>
              <PhoneLinks phone={phone} />
            </span>
          ))}
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </div>
        <div className={styles.way}>
          <b className={typography.smallHeading}>{t("come")}</b>
          <span>{company.street}</span>
          <span>{company.town}</span>
        </div>
        <div className={`${styles.way} ${styles.when}`}>
          <b className={typography.smallHeading}>{t("when")}</b>
          <OpeningHours company={company} />
        </div>
        <div className={styles.form}>
          <Suspense>
            <EnquiryForm subjects={data.subjects} visitRules={data.visitRules} />
          </Suspense>
        </div>
        <SlabOnEnd picture={shown?.picture} stone={shown?.stone} slab={shown?.slab} />
      </div>
      <Suspense>
        <MapSection company={company} />
      </Suspense>
    </>
  );
}
