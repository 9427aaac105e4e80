import type { Verdict } from "@stoneyard/catalogue/kinds/purpose.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { Link, TextLink } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { SectionHead } from "@stoneyard/site/ui/section.tsx";
import type { UseView } from "../stone.data.server.ts";
import styles from "./suitability.module.css";

type Props = {
  uses: UseView[];
  /** The guides that say how the stone is looked after. */
  care: { title: string; to: SiteHref }[];
};

/** What the stone is good for, use by use, with the reason; against what it is advised stands folded. */
export const Suitability = staticSection(function Suitability({ uses, care }: Props) {
  const t = useTranslations("stone");
  const of = (verdict: Verdict) => uses.filter((each) => each.verdict === verdict);
  return (
    <section className={classes(grid.section, sheet.whole)} aria-labelledby="suitability">
      <SectionHead id="suitability" title={t("suitability")} className={styles.head} />
      <div className={grid.inset}>
        <VerdictGroup verdict="well" uses={of("well")} />
        <VerdictGroup verdict="care" uses={of("care")} />
        <VerdictGroup verdict="not-advised" uses={of("not-advised")} />
        {care.length > 0 && (
          <p className={classes(grid.row, styles.care, visible.screenOnly)}>
            {t("care")}
            {care.map(({ title, to }) => (
              <span key={to}>
                <TextLink to={to}>{title}</TextLink>
              </span>
            ))}
          </p>
        )}
      </div>
    </section>
  );
});

type GroupProps = { uses: UseView[] };

function VerdictGroup({ verdict, uses }: GroupProps & { verdict: Verdict }) {
  const t = useTranslations("stone");
  const verdicts = useTranslations("stones.verdicts");
  if (uses.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 className={`${typography.smallHeading} ${styles.verdict}`} data-verdict={verdict}>
        {verdicts(verdict)}
      </h3>
      {verdict === "not-advised" ? (
        <details className={styles.folded}>
          <summary className={typography.plainSummary}>
            <span className={styles.names}>{uses.map(({ title }) => title).join(" · ")}</span>
            <span className={`${typography.small} ${typography.underlined} ${styles.more}`}>
              {t("reasons")}
            </span>
          </summary>
          <Uses uses={uses} />
        </details>
      ) : (
        <Uses uses={uses} />
      )}
    </div>
  );
}

/** Each with its reason, which of what suits well opens under its name; on paper it stands open. */
function Uses({ uses }: GroupProps) {
  const t = useTranslations("stone");
  const names = useTranslations("stones.finishes");
  return (
    <dl className={styles.uses}>
      {uses.map(({ use, title, to, why, verdict, finishes }) => {
        const reason = (
          <>
            {why}
            {verdict !== "not-advised" && finishes.length > 0 && (
              <span className={`${typography.label} ${styles.finishes}`}>
                {" "}
                {t("finishesFor", { finishes: finishes.map((finish) => names(finish)).join(", ") })}
              </span>
            )}
          </>
        );
        return (
          <div key={use} data-use={use}>
            <dt className={typography.tile}>
              <Link to={to} className={typography.accentOnHover}>
                {title}
              </Link>
            </dt>
            <dd>
              {verdict === "well" ? (
                <details className={styles.reason}>
                  <summary className={`${typography.plainSummary} ${typography.underlined}`}>
                    {t("why")}
                  </summary>
                  {reason}
                </details>
              ) : (
                reason
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
