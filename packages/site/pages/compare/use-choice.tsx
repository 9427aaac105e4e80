import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useId } from "react";
import type { CompareData } from "./compare.json.server.ts";
import styles from "./compare.module.css";

type Props = Pick<CompareData, "uses"> & { use: Purpose; onUse: (use: Purpose) => void };

/** For what the stones are compared. */
export function UseChoice({ uses, use, onUse }: Props) {
  const t = useTranslations("compare");
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id} className={typography.label}>
        {t("use")}
      </label>
      <select
        id={id}
        className={`${typography.field} ${styles.select}`}
        value={use}
        onChange={({ currentTarget }) => {
          const chosen = uses.find(({ key }) => key === currentTarget.value);
          if (chosen) onUse(chosen.key);
        }}
      >
        {uses.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </p>
  );
}
