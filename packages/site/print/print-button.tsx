import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import visible from "@stoneyard/site/styles/visible.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";

/** Says that the page can be printed, and does it. */
export function PrintButton({ className, label }: { className?: string | undefined; label?: string }) {
  const t = useTranslations("common.print");
  return (
    <button
      type="button"
      className={classes(visible.scriptOnly, visible.screenOnly, className)}
      onClick={() => window.print()}
    >
      {label ?? t("button")}
    </button>
  );
}
