import { Suspense } from "react";
import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { decorativePicture } from "#app/content/picture.server.ts";
import { visitRulesOf } from "#app/content/visit-rules.server.ts";
import { Head } from "#app/head/head.tsx";
import { LocalBusiness } from "#app/head/local-business.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { PictureMark } from "#app/pictures/picture-mark.tsx";
import { useCompany } from "#app/shell/company.ts";
import { OpeningHours } from "#app/shell/footer.tsx";
import { PhoneLinks } from "#app/shell/phone-links.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { Picture } from "#app/ui/picture.tsx";
import { ScaleRule } from "#app/ui/scale/scale-rule.tsx";
import { usualSlab } from "#catalogue/slab-pictures.ts";
import { PIECE_MESSAGES } from "../measures/piece-messages.ts";
import type { Route } from "./+types/contact";
import styles from "./contact.module.css";
import { EnquiryForm } from "./enquiry-form.tsx";
import { MapSection } from "./map-section.tsx";
import { subjects } from "./subjects.server.ts";

const EYE_LEVEL_CM = 155;

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { about, families, site, stones } = await catalogue();
  const stone = stones.find(({ key }) => key === about.slab);
  const family = stone && families.get(stone.family);
  if (!stone || !family) throw new Error(`There is no stone ${about.slab}; about.yaml names it.`);
  return {
    messages: await pageMessages(locale, "contact", "room-view", ...PIECE_MESSAGES),
    preview: await previewOf(`stones/${about.slab}`),
    picture: await decorativePicture(`stones/${about.slab}`),
    stone: stone.title,
    slab: { ...usualSlab(stone, family), thickness: Math.min(...stone.thicknesses) },
    subjects: await subjects(locale),
    visitRules: visitRulesOf(site),
  };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("contact");
  const company = useCompany();
  const { slab } = loaderData;
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={loaderData.preview} />
      <LocalBusiness company={company} />
      <div className={`${grid.grid} ${styles.page}`}>
        <h1 className={`${typography.statement} ${styles.title}`}>
          <span className={typography.eyebrow}>{t("title")}</span> {t("heading")}
        </h1>
        <p className={`${typography.lead} ${styles.lead}`}>{t("intro")}</p>
        <div className={styles.form}>
          <Suspense>
            <EnquiryForm subjects={loaderData.subjects} visitRules={loaderData.visitRules} />
          </Suspense>
        </div>
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
        <figure className={styles.stand}>
          <div className={styles.slab}>
            <ScaleRule
              lengthCm={slab.width}
              orientation="vertical"
              labelsEvery={100}
              className={styles.rule}
            />
            <span className={styles.upright}>
              <Picture picture={loaderData.picture} sizes="(max-width: 768px) 120vw, 55vw" first />
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
              <i>{loaderData.stone}</i>
            </b>
            {t("onEnd", slab)}
            {slab.width > EYE_LEVEL_CM && (
              <>
                <br />
                {t("eyeLevel", { height: EYE_LEVEL_CM })}
              </>
            )}
            <PictureMark picture={loaderData.picture} />
          </figcaption>
        </figure>
      </div>
      <Suspense>
        <MapSection company={company} />
      </Suspense>
    </>
  );
}
