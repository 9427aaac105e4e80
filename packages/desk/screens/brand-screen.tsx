import { DEFAULT_LOCALE, knownLocale, LANGUAGES } from "@stoneyard/catalogue/locales.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./brand-screen.module.css";
import { ColoursStep } from "./colours-step.tsx";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { DrawingsStep } from "./drawings-step.tsx";
import { FieldsStep } from "./fields-step.tsx";
import { Preview } from "./preview.tsx";
import { SamplesStep } from "./samples-step.tsx";

const SITE = "site.yaml";
const BRAND = "brand/brand.yaml";

/**
 * Step by step from the sample firm to the owner's: name, look, company, hours, then every sample that is left.
 * @param step from 1, as the address has it
 */
export function BrandScreen({ step, onSaved }: { step: number; onSaved: () => void }) {
  const { words, overview, language } = useDesk();
  const [samplePage, setSamplePage] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another step is shown
  useEffect(() => {
    const now = list.current?.querySelector("[aria-current]");
    now?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [step]);
  const fields = (file: string, keys: readonly string[]) => (
    <FieldsStep key={keys.join()} file={file} keys={keys} onSaved={onSaved} />
  );
  const steps: readonly { title: string; page: string; step: ReactNode }[] = [
    { title: words.brandName, page: "", step: fields(SITE, ["brand", "description"]) },
    { title: words.brandDrawings, page: "", step: <DrawingsStep /> },
    { title: words.brandLettering, page: "", step: fields(BRAND, ["lettering", "typefaces"]) },
    { title: words.brandColours, page: "", step: <ColoursStep onSaved={onSaved} /> },
    {
      title: words.brandCompany,
      page: "/contact",
      step: fields(SITE, ["company", "address", "copyrightYear"]),
    },
    {
      title: words.brandReach,
      page: "/contact",
      step: fields(SITE, ["phones", "email", "networks", "replyPromise"]),
    },
    {
      title: words.brandHours,
      page: "/contact",
      step: fields(SITE, ["openingHours", "closures", "timeZone", "visits"]),
    },
    { title: words.brandSamples, page: "", step: <SamplesStep onSaved={onSaved} onPage={setSamplePage} /> },
  ];
  const at = steps[step - 1] ? step - 1 : 0;
  const shown = steps[at];
  const go = (to: number) => {
    location.hash = `/brand/${to + 1}`;
  };
  const prefix = LANGUAGES[knownLocale(language) ?? DEFAULT_LOCALE].pathPrefix;
  const page =
    at === steps.length - 1 && samplePage !== undefined ? samplePage : `${prefix}${shown?.page ?? ""}` || "/";
  return (
    <>
      <h1 className={typography.section}>{words.brandTitle}</h1>
      <ol ref={list} className={`${controls.tabs} ${styles.steps}`}>
        {steps.map(({ title }, i) => (
          <li key={title}>
            <button
              className={controls.tab}
              type="button"
              aria-current={i === at ? "step" : undefined}
              onClick={() => go(i)}
            >
              {i + 1}. {title}
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.both}>
        <section aria-label={shown?.title}>
          <h2 className={typography.smallEntry}>{shown?.title}</h2>
          {shown?.step}
          <div className={styles.ways}>
            <button className={controls.quiet} type="button" disabled={at === 0} onClick={() => go(at - 1)}>
              {words.back}
            </button>
            {at < steps.length - 1 && (
              <button className={controls.button} type="button" onClick={() => go(at + 1)}>
                {words.nextStep}
              </button>
            )}
          </div>
        </section>
        <div className={styles.preview}>
          <Preview page={page} origin={overview.preview} />
        </div>
      </div>
    </>
  );
}
