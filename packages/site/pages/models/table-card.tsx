import { tableStanding } from "@stoneyard/catalogue/table-standing.ts";
import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { CopyLink } from "@stoneyard/site/shell/copy-link.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { ModelViewer } from "@stoneyard/site/ui/model-viewer/model-viewer.tsx";
import type { ModelViewerLabels } from "@stoneyard/site/ui/model-viewer/model-viewer-element.ts";
import { Picture, type PictureView } from "@stoneyard/site/ui/picture.tsx";
import { Tabs } from "@stoneyard/site/ui/tabs/tabs.tsx";
import { useMemo } from "react";
import type { FinishView, TableView } from "./models.data.server.ts";
import styles from "./table-card.module.css";
import { tableMeasures } from "./table-measures.ts";
import { TablePlan } from "./table-plan.tsx";
import { tablePrice } from "./table-price.ts";
import { TableProduct } from "./table-product.static.tsx";
import { tableDimensions } from "./table-top.ts";

type Props = {
  table: TableView;
  heightCm: number;
  finishes: readonly FinishView[];
  /** Key of the finish that is shown. */
  finish: string;
  onFinish: (key: string) => void;
  /** Whether it is the one table that is shown in 3D. */
  live: boolean;
  onAsk: () => void;
};

const LARGE = "(max-width: 1024px) 100vw, 75vw";
const SMALL = "(max-width: 1024px) 100vw, 46vw";
const SIZES = { left: LARGE, right: LARGE, wide: LARGE, pairFirst: SMALL, pairSecond: SMALL };

/** A table to turn around in six finishes, and beside it what it costs and how large it is. */
export function TableCard({ table, heightCm, finishes, finish, onFinish, live, onAsk }: Props) {
  const t = useTranslations("models");
  const labels = useViewerLabels();
  const index = finishes.findIndex(({ key }) => key === finish);
  const shown = finishes[index];
  const poster = table.posters[index];
  const files = table.models[index];
  const measures = useMemo(() => tableMeasures(tableStanding(table.tops), heightCm), [table.tops, heightCm]);
  const address = `/models?table=${table.slug}&finish=${finish}` satisfies SiteHref;
  if (!shown || !poster || !files) throw new Error(`The table ${table.slug} has no finish ${finish}.`);

  return (
    <article id={table.slug} className={classes(styles.table, styles[table.layout])}>
      <h3 className={`${typography.smallEntry} ${styles.name}`}>{table.title}</h3>
      <Tabs
        className={styles.view}
        listClassName={styles.finishes}
        label={t("finishes", { table: table.title })}
        value={finish}
        onChange={onFinish}
        tabs={finishes.map(({ key, title }, each) => ({
          id: key,
          label: <FinishLabel title={title} poster={table.posters[each]} />,
        }))}
      >
        <ModelViewer
          className={styles.viewer}
          view={{ ...files, ...table.view, alt: t("alt", { table: table.title, finish: shown.title }) }}
          labels={labels}
          measures={measures}
          backdrop={table.backdrop}
          live={live}
          onAsk={onAsk}
        >
          <Picture picture={poster} sizes={SIZES[table.layout]} />
        </ModelViewer>
        <p className={classes(typography.label, grid.row, styles.caption)}>
          {shown.stone ? (
            <Link to={shown.stone} className={classes(typography.link, styles.stone)}>
              {t("stone", { stone: shown.title })}
            </Link>
          ) : (
            shown.title
          )}
          <PictureMark picture={poster} />
        </p>
      </Tabs>
      <div className={styles.details}>
        <TablePlan tops={table.tops} />
        <dl className={styles.facts}>
          <div>
            <dt>{t("price")}</dt>
            <dd>{tablePrice(table.price)}</dd>
          </div>
          <div>
            <dt>{t("material")}</dt>
            <dd>{t("marble")}</dd>
          </div>
          <div>
            <dt>{t("dimensions")}</dt>
            <dd>{tableDimensions(table.tops, heightCm)}</dd>
          </div>
          <div>
            <dt>{t("about")}</dt>
            <dd>
              <ContentText words={table.description} />
            </dd>
          </div>
        </dl>
        <p className={styles.ways}>
          <Link className={typography.button} to={`/contact?about=${table.slug}/${finish}`}>
            {t("ask")}
          </Link>
          <CopyLink
            className={typography.link}
            to={address}
            words={{ share: t("share"), copied: t("copied") }}
          />
          <KeepButton item={`${table.slug}/${finish}`} name={`${table.title}, ${shown.title}`} worded />
        </p>
      </div>
      <TableProduct table={table} />
    </article>
  );
}

/** A finish by its name, and the table in it. */
function FinishLabel({ title, poster }: { title: string; poster: PictureView | undefined }) {
  return (
    <span className={styles.finish}>
      {poster && <Picture picture={{ ...poster, alt: "" }} sizes="92px" />}
      {title}
    </span>
  );
}

/** The words of the 3D viewer in the current language. */
function useViewerLabels(): ModelViewerLabels {
  const t = useTranslations("models.viewer");
  return {
    show: t("show"),
    ar: t("ar"),
    exitAr: t("exitAr"),
    prompt: t("prompt"),
    dimensions: t("dimensions"),
    failed: t("failed"),
    views: {
      front: t("views.front"),
      right: t("views.right"),
      back: t("views.back"),
      left: t("views.left"),
      "upper-front": t("views.upper-front"),
      "upper-right": t("views.upper-right"),
      "upper-back": t("views.upper-back"),
      "upper-left": t("views.upper-left"),
      "lower-front": t("views.lower-front"),
      "lower-right": t("views.lower-right"),
      "lower-back": t("views.lower-back"),
      "lower-left": t("views.lower-left"),
    },
  };
}
