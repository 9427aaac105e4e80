import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import styles from "./count-stepper.module.css";
import { MOST_OF_ONE } from "./items.ts";

type Props = {
  count: number;
  name: string;
  className?: string | undefined;
  onCount: (count: number) => void;
};

/** A count of pieces with buttons for one fewer and one more. At its limits a button stays, so that the focus is not lost. */
export function CountStepper({ count, name, className, onCount }: Props) {
  const t = useTranslations("common.list");
  const step = (by: -1 | 1) => {
    const next = count + by;
    const off = next < 1 || next > MOST_OF_ONE;
    return {
      type: "button" as const,
      "aria-disabled": off || undefined,
      onClick: () => off || onCount(next),
    };
  };
  return (
    <div className={classes(styles.stepper, typography.small, className)}>
      <button {...step(-1)} aria-label={t("fewer", { name })}>
        −
      </button>
      <output>{t("pieces", { count })}</output>
      <button {...step(1)} aria-label={t("more", { name })}>
        +
      </button>
    </div>
  );
}
