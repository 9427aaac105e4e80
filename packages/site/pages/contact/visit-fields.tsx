import { LIMITS } from "@stoneyard/enquiry/enquiry.ts";
import { type VisitDay, type VisitRules, visitDays } from "@stoneyard/enquiry/visits.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import field from "./field.module.css";
import type { Problems } from "./use-enquiry.ts";
import { useVisitWords } from "./use-visit-words.ts";
import styles from "./visit-fields.module.css";

type Props = {
  rules: VisitRules;
  /** The visitor's former choice. */
  wish: string | undefined;
  problems: Problems;
};

/**
 * The wish for a visit. A built page does not know the days ahead: without scripts the browser's field takes any time and
 * the server checks it.
 */
export function VisitFields({ rules, wish, problems }: Props) {
  const t = useTranslations("contact.visit");
  const fields = useTranslations("contact.fields");
  const reasons = useTranslations("contact.problems");
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const days = useVisitDays(rules, fieldset);
  const id = useId();
  const state = {
    "aria-invalid": problems.visit ? (true as const) : undefined,
    "aria-describedby": problems.visit ? `${id}-problem` : undefined,
  };
  return (
    <fieldset ref={fieldset} className={styles.visit}>
      <legend className={typography.visuallyHidden}>{t("title")}</legend>
      <p className={`${typography.label} ${styles.wish}`}>
        {t("wish")} {days && <ZoneNote timeZone={rules.timeZone} />}
      </p>
      {days ? (
        <DayAndTime days={days} wish={wish} state={state} />
      ) : (
        <div className={field.field}>
          <label htmlFor={`${id}-when`}>{fields("visit")}</label>
          <input
            id={`${id}-when`}
            className={`${typography.field} ${typography.lineField}`}
            type="datetime-local"
            name="visit"
            step={rules.minutes * 60}
            {...state}
          />
        </div>
      )}
      <div className={field.field}>
        <label htmlFor={`${id}-for`}>{fields("visitFor")}</label>
        <input
          id={`${id}-for`}
          className={`${typography.field} ${typography.lineField}`}
          name="visitFor"
          autoComplete="off"
          aria-invalid={problems.visitFor ? true : undefined}
          aria-describedby={problems.visitFor ? `${id}-for-problem` : undefined}
        />
        {problems.visitFor && (
          <p className={field.problem} id={`${id}-for-problem`}>
            {reasons(problems.visitFor, { limit: LIMITS.visitFor })}
          </p>
        )}
      </div>
      {problems.visit && (
        <p className={field.problem} id={`${id}-problem`}>
          {reasons(problems.visit)}
        </p>
      )}
    </fieldset>
  );
}

/**
 * The days by the visitor's clock, once the fold around an element is opened: until then nothing loads the data of time
 * zones, which are slow. The server checks again by its own clock.
 */
function useVisitDays(rules: VisitRules, element: RefObject<Element | null>): VisitDay[] | undefined {
  const [days, setDays] = useState<VisitDay[]>();
  useEffect(() => {
    const fold = element.current?.closest("details");
    const show = () => setDays((before) => before ?? visitDays(rules, Date.now()));
    if (!fold || fold.open) show();
    const ending = new AbortController();
    // A click is heard before the fold opens; it also opens by itself for a draft, and for a search within the page.
    for (const event of ["click", "toggle"]) fold?.addEventListener(event, show, { signal: ending.signal });
    return () => ending.abort();
  }, [rules, element]);
  return days;
}

type DayAndTimeProps = {
  days: readonly VisitDay[];
  wish: string | undefined;
  state: { "aria-invalid": true | undefined; "aria-describedby": string | undefined };
};

function DayAndTime({ days, wish = "", state }: DayAndTimeProps) {
  const t = useTranslations("contact.visit");
  const words = useVisitWords();
  const id = useId();
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const times = days.find((one) => one.day === day)?.times ?? [];
  const chosen = day !== "" && times.includes(time);

  useEffect(() => {
    const [wishedDay = "", wishedTime = ""] = wish.split("T");
    if (!days.find((one) => one.day === wishedDay)?.times.includes(wishedTime)) return;
    setDay(wishedDay);
    setTime(wishedTime);
  }, [days, wish]);

  function chooseDay(next: string) {
    setDay(next);
    const offered = days.find((one) => one.day === next)?.times ?? [];
    if (!offered.includes(time)) setTime(offered[0] ?? "");
  }

  function reset() {
    setDay("");
    setTime("");
  }

  return (
    <>
      <input type="hidden" name="visit" value={chosen ? `${day}T${time}` : ""} />
      <div className={field.field}>
        <label htmlFor={`${id}-day`}>{t("day")}</label>
        <select
          id={`${id}-day`}
          className={`${typography.field} ${typography.lineField}`}
          data-field="visit"
          value={day}
          onChange={({ target }) => chooseDay(target.value)}
          ref={(select) => {
            // A reset of the form resets this choice too.
            select?.form?.addEventListener("reset", reset);
            return () => select?.form?.removeEventListener("reset", reset);
          }}
          {...state}
        >
          <option value="">{t("noDay")}</option>
          {days.map((one) => (
            <option key={one.day} value={one.day}>
              {words(one.day)}
            </option>
          ))}
        </select>
      </div>
      <div className={field.field}>
        <label htmlFor={`${id}-time`}>{t("time")}</label>
        <select
          id={`${id}-time`}
          className={`${typography.field} ${typography.lineField}`}
          data-field="visit"
          value={time}
          disabled={day === ""}
          onChange={({ target }) => setTime(target.value)}
        >
          {day === "" && <option value="">{t("noTime")}</option>}
          {times.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** For a visitor in another time zone than the yard. */
function ZoneNote({ timeZone }: { timeZone: string }) {
  const t = useTranslations("contact.visit");
  const { city } = useCompany();
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => setElsewhere(offsetOf(timeZone) !== offsetOf(undefined)), [timeZone]);
  return elsewhere && t("zone", { city });
}

/** The present UTC offset of a zone, or of this device: zones with different names may be equal. */
function offsetOf(timeZone: string | undefined): string | undefined {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value;
}
