import { KeepIcon } from "#app/choice/keep-icon.tsx";
import { useKeptList } from "#app/choice/kept-list.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { classes } from "#app/ui/classes.ts";
import styles from "./kept-link.module.css";
import { Link } from "./link.tsx";

/** The visitor's list, by how much is on it. */
export function KeptLink() {
  const t = useTranslations("common.list");
  const { length } = useKeptList().items;
  return (
    <Link
      to="/list"
      className={classes(styles.link, length > 0 && styles.some)}
      aria-label={t("count", { count: length })}
      title={t("title")}
    >
      <KeepIcon />
      <span className={styles.count}>{length > 0 && length}</span>
    </Link>
  );
}
