import type { SiteHref } from "#app/i18n/site-href.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { Link } from "#app/shell/link.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import styles from "./care-link.module.css";

type Props = { care: { title: string; to: SiteHref } };

/** The way to the guide that says how the stone is looked after. */
export function CareLink({ care: { title, to } }: Props) {
  const t = useTranslations("stone");
  return (
    <p className={`${grid.inset} ${styles.care}`}>
      {t("care")}{" "}
      <Link className={typography.link} to={to}>
        {title}
      </Link>
    </p>
  );
}
