import { Head } from "@stoneyard/site/head/head.static.tsx";
import { LocalBusiness } from "@stoneyard/site/head/local-business.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import { OpeningHours } from "@stoneyard/site/shell/opening-hours.tsx";
import { PhoneLinks } from "@stoneyard/site/shell/phone-links.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Picture } from "@stoneyard/site/ui/picture.tsx";
import { ScaleRule } from "@stoneyard/site/ui/scale/scale-rule.tsx";
import { Suspense } from "react";
import type { ContactData } from "./contact.data.server.ts";
import styles from "./contact.module.css";
import { EnquiryForm } from "./enquiry-form.tsx";
import { MapSection } from "./map-section.tsx";

const EYE_LEVEL_CM = 155;

export default function Contact({ data }: { data: ContactData }) {
  const t = useTranslations("contact");
  const company = useCompany();
  const { slab } = data;
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={data.preview} />
      <LocalBusiness company={company} />
      <div className={`${grid.grid} ${styles.page}`}>
        <h1 className={`${typography.statement} ${styles.title}`}>
          <span className={typography.eyebrow}>{t("title")}</span> {t("heading")}
        </h1>
        <p className={`${typography.lead} ${styles.lead}`}>{t("intro")}</p>
        {company.phones.length > 0 && (
          <div className={styles.way}>
            <b className={typography.smallHeading}>{t("call")}</b>
            {company.phones.map((phone) => (
              <span key={phone.number} className={styles.phone}>
                <PhoneLinks phone={phone} />
              </span>
            ))}
          </div>
        )}
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
        <figure className={styles.stand}>
          <div className={styles.slab}>
            <ScaleRule
              lengthCm={slab.width}
              orientation="vertical"
              labelsEvery={100}
              className={styles.rule}
            />
            <span className={styles.upright}>
              <Picture picture={data.picture} sizes="(max-width: 768px) 120vw, 55vw" first />
            </span>
            {/* As high as the slab is long, which no style may say: the page's policy allows no attribute for it. */}
            <svg
              className={styles.size}
              viewBox={`0 0 ${slab.height} ${slab.width}`}
              aria-hidden="true"
              focusable="false"
            >
              <path d={`M0 ${slab.width - EYE_LEVEL_CM}H${slab.height}`} />
            </svg>
          </div>
          <figcaption className={typography.label}>
            <b className={typography.strong}>
              <i>{data.stone}</i>
            </b>
            {t("onEnd", slab)}
            {slab.width > EYE_LEVEL_CM && (
              <>
                <br />
                {t("eyeLevel", { height: EYE_LEVEL_CM })}
              </>
            )}
            <PictureMark picture={data.picture} />
          </figcaption>
        </figure>
      </div>
      <Suspense>
        <MapSection company={company} />
      </Suspense>
    </>
  );
}
