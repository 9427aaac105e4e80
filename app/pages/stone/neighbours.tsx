import { useTranslations } from "#app/i18n/translations.tsx";
import { Link } from "#app/shell/link.tsx";
import typography from "#app/styles/typography.module.css";
import { Picture } from "#app/ui/picture.tsx";
import type { StoneView } from "../family/family.server.ts";
import styles from "./neighbours.module.css";

/** The foot of the page: the slabs before and after this one in its listing, side by side; of two stones only the other. */
export function Neighbours({ previous, next }: { previous?: StoneView | undefined; next: StoneView }) {
  const t = useTranslations("stone");
  return (
    <nav className={styles.strip} aria-label={t("neighbours")}>
      {previous && <Neighbour stone={previous} label={t("previous")} />}
      <Neighbour stone={next} label={t("next")} />
    </nav>
  );
}

function Neighbour({ stone, label }: { stone: StoneView; label: string }) {
  return (
    <Link to={stone.to} className={styles.neighbour}>
      <span className={styles.words}>
        <span className={typography.label}>{label}</span>
        <span className={`${typography.entry} ${styles.name}`}>{stone.title}</span>
      </span>
      <span className={styles.slab}>
        <Picture picture={stone.picture} sizes="50vw" />
      </span>
    </Link>
  );
}
