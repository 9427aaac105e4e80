import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Fragment } from "react";
import type { CompanyView } from "../company.server.ts";
import styles from "./opening-hours.module.css";

/** The week as the owner groups it, for instance Monday to Friday, Saturday, Sunday, and the days off that come next. */
export function OpeningHours({ company }: { company: CompanyView }) {
  const t = useTranslations("common.footer");
  return (
    <dl className={styles.hours}>
      {company.hours.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd>{row.times.length === 0 ? t("closed") : <Times times={row.times} />}</dd>
        </div>
      ))}
      {company.closures.map(({ from, days, label }) => (
        <div key={from}>
          <dt>
            {days} <span>{label}</span>
          </dt>
          <dd>{t("closed")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Each span of a day whole: a day with a break has two, side by side or one below the other. */
function Times({ times }: { times: readonly string[] }) {
  return times.map((span, i) => (
    <Fragment key={span}>
      {i > 0 && ", "}
      <span>{span}</span>
    </Fragment>
  ));
}
