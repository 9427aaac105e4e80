import type { CountedTemplate } from "@stoneyard/site/choice/measures.ts";
import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { FINE_POINTER } from "@stoneyard/site/ui/browser/use-media-query.ts";
import { type RefObject, useState } from "react";
import styles from "./measures.module.css";
import { ASKED, TEMPLATE_NAMES, type TemplateName } from "./template-pieces.ts";
import type { MeasuresState } from "./use-measures.ts";

type Props = {
  /** Nothing is written down yet. */
  first: boolean;
  state: Pick<MeasuresState, "template" | "begin" | "answer">;
  /** There while former pieces can come back. */
  undo?: RefObject<HTMLElement | null>;
};

/** What a visitor can begin from; some templates ask for a number. */
export function Templates({ first, state, undo }: Props) {
  const t = useTranslations("measures");
  const names = useTranslations("measures.templates");
  const [times, setTimes] = useState(0);
  const begin = (name: TemplateName, pressed: HTMLElement) => {
    setTimes(times + 1);
    state.begin(name);
    // The pieces come beneath, on a phone out of sight.
    requestAnimationFrame(() => {
      pressed.scrollIntoView();
      if (undo?.current) return undo.current.focus({ preventScroll: true });
      // Who has a keyboard goes on typing; that of a phone would cover the pieces.
      if (!matchMedia(FINE_POINTER).matches) return;
      const length = pressed.closest("main")?.querySelector<HTMLInputElement>("form li input[inputmode]");
      length?.focus({ preventScroll: true });
    });
  };
  const { template } = state;
  return (
    <section aria-labelledby="templates" className={styles.templates}>
      <h3 id="templates" className={typography.smallHeading}>
        {first ? t("begin") : t("beginAnew")}
      </h3>
      <div className={styles.choices}>
        {TEMPLATE_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.choice}
            onClick={({ currentTarget }) => begin(name, currentTarget)}
          >
            {names(name)}
          </button>
        ))}
      </div>
      {template && <AskedNumber key={`${template.name} ${times}`} {...template} onNumber={state.answer} />}
    </section>
  );
}

type AskedNumberProps = {
  name: CountedTemplate;
  number: number | undefined;
  onNumber: (number: number | undefined) => void;
};

function AskedNumber({ name, number, onNumber }: AskedNumberProps) {
  const t = useTranslations("measures");
  const names = useTranslations("measures.asked");
  const format = useNumberFormat();
  const [text, setText] = useState(() => (number === undefined ? "" : format(number)));
  const { name: asked, most } = ASKED[name];
  const bad = !isAnswer(text, most);
  return (
    <p className={styles.asked}>
      <label className={styles.field}>
        <span className={typography.label}>{names(asked)}</span>
        <input
          inputMode="decimal"
          className={typography.field}
          value={text}
          aria-invalid={bad}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            onNumber(isAnswer(value, most) ? numberIn(value) : undefined);
          }}
        />
      </label>
      {bad && (
        <span role="alert" className={styles.problem}>
          {t("problems.asked", { most })}
        </span>
      )}
    </p>
  );
}

function numberIn(text: string): number {
  return Number(text.trim().replace(",", "."));
}

function isAnswer(text: string, most: number): boolean {
  const number = numberIn(text);
  return text.trim() !== "" && number >= 1 && number <= most;
}
