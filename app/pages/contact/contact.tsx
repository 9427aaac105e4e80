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
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { Picture } from "#app/ui/picture.tsx";
import { ScaleRule } from "#app/ui/scale/scale-rule.tsx";
import type { Route } from "./+types/contact";
import styles from "./contact.module.css";
import { EnquiryForm } from "./enquiry-form.tsx";
import { MapSection } from "./map-section.tsx";
import { subjects } from "./subjects.server.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { about, site, stones } = await catalogue();
  return {
    messages: await pageMessages(locale, "contact", "room-view"),
    preview: await previewOf(`stones/${about.slab}`),
    slab: await decorativePicture(`stones/${about.slab}`),
    stone: stones.find(({ key }) => key === about.slab)?.title ?? "",
    subjects: await subjects(locale),
    visitRules: visitRulesOf(site),
  };
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("contact");
  const company = useCompany();
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
          <div className={`${typography.label} ${styles.way}`}>
            <b className={typography.strong}>{t("call")}</b>
            {company.phones.map((phone) => (
              <a key={phone.number} href={`tel:${phone.number}`}>
                {phone.shown}
              </a>
            ))}
          </div>
        )}
        <div className={`${typography.label} ${styles.way}`}>
          <b className={typography.strong}>{t("come")}</b>
          <span>{company.street}</span>
          <span>
            {company.district}, {company.city}
          </span>
        </div>
        <div className={`${typography.label} ${styles.way} ${styles.when}`}>
          <b className={typography.strong}>{t("when")}</b>
          <OpeningHours company={company} />
        </div>
        <figure className={styles.stand}>
          <div className={styles.slab}>
            <ScaleRule lengthCm={320} orientation="vertical" labelsEvery={100} className={styles.rule} />
            <span className={styles.upright}>
              <Picture picture={loaderData.slab} sizes="(max-width: 768px) 120vw, 55vw" first />
            </span>
            <span className={styles.eye} />
          </div>
          <figcaption className={typography.label}>
            <b className={typography.strong}>
              <i>{loaderData.stone}</i>
            </b>
            {t("onEnd")} {t("eyeLevel")}
            <PictureMark picture={loaderData.slab} />
          </figcaption>
        </figure>
      </div>
      <Suspense>
        <MapSection company={company} />
      </Suspense>
    </>
  );
}
