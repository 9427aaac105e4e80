import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Figure } from "@stoneyard/site/ui/figure.tsx";
import styles from "./finishes.module.css";
import type { FinishesView } from "./finishes.server.ts";

/** A piece of the stone from near in the finishes that it is offered in, side by side, and what each is good for. */
export const Finishes = staticSection(function Finishes({
  title,
  finishes: { shown, piece },
}: {
  title: string;
  finishes: FinishesView;
}) {
  const t = useTranslations("stone");
  const names = useTranslations("stones.finishes");
  const notes = useTranslations("stone.finishNotes");
  if (shown.length === 0) return null;
  return (
    <section className={`${grid.section} ${styles.section}`} aria-labelledby="finishes">
      <div className={`${grid.grid} ${styles.row}`}>
        <div className={styles.head}>
          <h2 id="finishes" className={typography.smallEntry}>
            {t("finishes")}
          </h2>
          {piece && <p className={typography.label}>{t("finishesNote", piece)}</p>}
        </div>
        {shown.map(({ finish, picture, note }) => (
          <Figure
            key={finish}
            picture={{ ...picture, alt: t("finishAlt", { stone: title, finish: names(finish) }) }}
            sizes="(max-width: 768px) 46vw, 30vw"
          >
            <span className={styles.name}>{names(finish)}</span>
            <PictureMark picture={picture} />
            <span className={styles.note}>{notes(note)}</span>
          </Figure>
        ))}
      </div>
    </section>
  );
});
