import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Picture } from "@stoneyard/site/ui/picture.tsx";
import type { StoneView } from "../family/family.server.ts";
import styles from "./neighbours.module.css";

type Props = { previous?: StoneView | undefined; next?: StoneView | undefined };

/** The foot of the page: the slabs before and after this one in its listing, side by side; of two stones only the other. */
export const Neighbours = staticSection(function Neighbours({ previous, next }: Props) {
  const t = useTranslations("stone");
  if (!next) return null;
  return (
    <nav className={styles.strip} aria-label={t("neighbours")}>
      {previous && <Neighbour stone={previous} label={t("previous")} />}
      <Neighbour stone={next} label={t("next")} />
    </nav>
  );
});

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
