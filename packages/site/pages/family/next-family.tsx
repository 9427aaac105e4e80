import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Picture, type PictureView } from "@stoneyard/site/ui/picture.tsx";
import styles from "./next-family.module.css";

type Props = { to: SiteHref; title: string; count: number; engineered: boolean; picture: PictureView };

/** The link to the next family's listing, with a part of one of its slabs. */
export function NextFamily({ to, title, count, engineered, picture }: Props) {
  const t = useTranslations("family");
  const counted = useTranslations("stones");
  return (
    <nav className={`${grid.section} ${styles.next}`} aria-label={t("next")}>
      <Link to={to} className={`${grid.grid} ${styles.way}`}>
        <span className={`${typography.label} ${styles.label}`}>{t("next")}</span>
        <span className={`${typography.entry} ${styles.name}`}>{title}</span>
        <span className={`${typography.label} ${styles.count}`}>
          {counted(engineered ? "colourCount" : "count", { count })}
        </span>
        <span className={styles.slab}>
          <Picture picture={picture} sizes="(max-width: 768px) 60vw, 30vw" />
        </span>
      </Link>
    </nav>
  );
}
