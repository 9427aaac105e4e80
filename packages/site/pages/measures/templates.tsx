import type { MeasuredPiece } from "@stoneyard/site/choice/measures.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { FINE_POINTER } from "@stoneyard/site/ui/browser/use-media-query.ts";
import { type RefObject, useState } from "react";
import styles from "./measures.module.css";
import { type Asked, TEMPLATE_NAMES, TEMPLATES, type TemplateName } from "./template-pieces.ts";

type Props = {
  /** Nothing is written down yet. */
  first: boolean;
  /** The pieces are those of the template, so that another number may replace them. */
  isAsking: boolean;
  onBegin: (pieces: readonly MeasuredPiece[]) => void;
  /** Its number cannot be read, so that the pieces are not those that are wanted. */
  onUnreadable: () => void;
  /** There while former pieces can come back. */
  undo?: RefObject<HTMLElement | null>;
};

/** What a visitor can begin from; some first ask for a number. */
export function Templates({ first, isAsking, onBegin, onUnreadable, undo }: Props) {
  const t = useTranslations("measures");
  const names = useTranslations("measures.templates");
  const [asking, setAsking] = useState<{ name: TemplateName; time: number }>();
  const begin = (name: TemplateName, pressed: HTMLElement) => {
    const { asks, pieces } = TEMPLATES[name];
    setAsking((before) => ({ name, time: (before?.time ?? 0) + 1 }));
    onBegin(pieces(asks?.first ?? 0));
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
  const asked = asking && TEMPLATES[asking.name];
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
      {isAsking && asked?.asks && (
        <AskedNumber
          key={asking?.time}
          asks={asked.asks}
          onNumber={(number) => onBegin(asked.pieces(number))}
          onUnreadable={onUnreadable}
        />
      )}
    </section>
  );
}

type AskedNumberProps = Pick<Props, "onUnreadable"> & { asks: Asked; onNumber: (number: number) => void };

function AskedNumber({ asks: { name, first, most }, onNumber, onUnreadable }: AskedNumberProps) {
  const t = useTranslations("measures");
  const names = useTranslations("measures.asked");
  const [text, setText] = useState(String(first));
  const bad = !isAnswer(text, most);
  return (
    <p className={styles.asked}>
      <label className={styles.field}>
        <span className={typography.label}>{names(name)}</span>
        <input
          inputMode="decimal"
          className={typography.field}
          value={text}
          aria-invalid={bad}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            if (isAnswer(value, most)) onNumber(numberIn(value));
            else onUnreadable();
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
