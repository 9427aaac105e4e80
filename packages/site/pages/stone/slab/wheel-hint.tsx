import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useEffect, useState } from "react";
import styles from "./wheel-hint.module.css";

/** How long the hint stays after the wheel has turned last, ms. */
const SHOWN_MS = 1600;

/** Says how the wheel zooms, while it turns over the slab and scrolls the page. `passes` counts its turns. */
export function WheelHint({ passes }: { passes: number }) {
  const t = useTranslations("stone");
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (passes === 0) return;
    setShown(true);
    const end = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(end);
  }, [passes]);
  const apple = /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <p className={styles.hint} data-shown={shown} aria-hidden="true">
      {t("wheelHint", { key: apple ? "⌘" : "Ctrl" })}
    </p>
  );
}
