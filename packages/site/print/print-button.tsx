import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { classes } from "@stoneyard/site/ui/classes.ts";
import sheet from "./sheet.module.css";

/** Says that the page can be printed, and does it. */
export function PrintButton({ className, label }: { className?: string | undefined; label?: string }) {
  const t = useTranslations("common.print");
  return (
    <button type="button" className={classes(sheet.press, className)} onClick={() => window.print()}>
      {label ?? t("button")}
    </button>
  );
}
