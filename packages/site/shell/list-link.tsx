import { KeepIcon } from "@stoneyard/site/choice/keep-icon.tsx";
import { useSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Link } from "./link.tsx";
import styles from "./list-link.module.css";

/** The visitor's list, by how much is on it. */
export function ListLink() {
  const t = useTranslations("common.list");
  const { length } = useSavedList().items;
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
