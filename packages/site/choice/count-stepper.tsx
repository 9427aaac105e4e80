import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { ToolbarButton } from "@stoneyard/site/ui/toolbar-button.tsx";
import styles from "./count-stepper.module.css";
import { MOST_OF_ONE } from "./items.ts";

type Props = {
  count: number;
  name: string;
  className?: string | undefined;
  onCount: (count: number) => void;
};

/** A count of pieces with buttons for one fewer and one more. */
export function CountStepper({ count, name, className, onCount }: Props) {
  const t = useTranslations("common.list");
  return (
    <div className={classes(styles.stepper, typography.small, className)}>
      <ToolbarButton label={t("fewer", { name })} off={count <= 1} onPress={() => onCount(count - 1)}>
        −
      </ToolbarButton>
      <output>{t("pieces", { count })}</output>
      <ToolbarButton
        label={t("more", { name })}
        off={count >= MOST_OF_ONE}
        onPress={() => onCount(count + 1)}
      >
        +
      </ToolbarButton>
    </div>
  );
}
