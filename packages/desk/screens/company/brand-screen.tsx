import { KINDS } from "@stoneyard/catalogue/kinds.ts";
import { DEFAULT_LOCALE, knownLocale, LANGUAGES } from "@stoneyard/catalogue/languages/locales.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { kindOfFile } from "../../words/fields.ts";
import controls from "../controls.module.css";
import { Button } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import columns from "../editing/file-screen.module.css";
import { Preview } from "../editing/preview.tsx";
import { SaveLine, useFile } from "../editing/use-file.tsx";
import { GroupEntries } from "../fields/group-field.tsx";
import { formOf } from "../fields/schema-form.ts";
import styles from "./brand-screen.module.css";
import { ColoursStep } from "./colours-step.tsx";
import { DrawingsStep } from "./drawings-step.tsx";
import { SamplesStep } from "./samples-step.tsx";

const SITE = "site.yaml";
const BRAND = "brand/brand.yaml";

/**
 * Step by step from the sample firm to the owner's: name, look, company, hours, then every sample that is left.
 * @param step from 1, as the address has it
 */
export function BrandScreen({ step }: { step: number }) {
  const { words, overview, language } = useDesk();
  const [samplePage, setSamplePage] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another step is shown
  useEffect(() => {
    const now = list.current?.querySelector("[aria-current]");
    now?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [step]);
  const fields = (file: string, ...keys: string[]) => (
    <FieldsStep key={keys.join()} file={file} keys={keys} />
  );
  const steps: readonly (readonly [title: string, page: string, step: ReactNode])[] = [
    [words.brandName, "", fields(SITE, "brand", "description")],
    [words.brandDrawings, "", <DrawingsStep key="drawings" />],
    [words.brandLettering, "", fields(BRAND, "lettering", "typefaces")],
    [words.brandColours, "", <ColoursStep key="colours" />],
    [words.brandCompany, "/contact", fields(SITE, "company", "address", "copyrightYear")],
    [words.brandReach, "/contact", fields(SITE, "phones", "email", "networks", "replyPromise")],
    [words.brandHours, "/contact", fields(SITE, "openingHours", "closures", "timeZone", "visits")],
    [words.brandSamples, "", <SamplesStep key="samples" onPage={setSamplePage} />],
  ];
  const at = steps[step - 1] ? step - 1 : 0;
  const isLast = at === steps.length - 1;
  const [title, shownPage, form] = steps[at] ?? [];
  const go = (to: number) => {
    location.hash = `/brand/${to + 1}`;
  };
  const prefix = LANGUAGES[knownLocale(language) ?? DEFAULT_LOCALE].pathPrefix;
  const page = isLast && samplePage !== undefined ? samplePage : `${prefix}${shownPage ?? ""}` || "/";
  return (
    <>
      <h1 className={typography.section}>{words.brandTitle}</h1>
      <ol ref={list} className={`${controls.tabs} ${styles.steps}`}>
        {steps.map(([title], i) => (
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
      <div className={columns.both}>
        <section aria-label={title}>
          <h2 className={typography.smallEntry}>{title}</h2>
          {form}
          <div className={styles.ways}>
            <Button isQuiet disabled={at === 0} onClick={() => go(at - 1)}>
              {words.back}
            </Button>
            {!isLast && <Button onClick={() => go(at + 1)}>{words.nextStep}</Button>}
          </div>
        </section>
        <div className={columns.preview}>
          <Preview page={page} origin={overview.preview} />
        </div>
      </div>
    </>
  );
}

/** Some entries of a file, as its form has them. */
function FieldsStep({ file, keys }: { file: string; keys: readonly string[] }) {
  const { words } = useDesk();
  const { store, state, fault } = useFile(file);
  const schema = KINDS[kindOfFile(file)]?.schema;
  const form = schema && store && formOf(schema, store.value);
  return (
    <>
      <SaveLine state={state} fault={fault} />
      {!store && !fault && <p role="status">{words.loading}</p>}
      {store && form?.form === "group" && (
        <GroupEntries path={[]} store={store} entries={form.entries.filter(([key]) => keys.includes(key))} />
      )}
    </>
  );
}
