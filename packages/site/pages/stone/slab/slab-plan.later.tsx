import type { SlabViews } from "@stoneyard/site/content/picture.server.ts";
import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { Link } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { useHydrated } from "@stoneyard/site/ui/browser/use-hydrated.ts";
import { onceNear } from "@stoneyard/site/ui/browser/use-near.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { CroppedPicture } from "@stoneyard/site/ui/cropped-picture.tsx";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import { ScaleRule } from "@stoneyard/site/ui/scale/scale-rule.tsx";
import { SectionHead } from "@stoneyard/site/ui/section.tsx";
import { type ComponentType, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { SlabCuts } from "./cutting-plans.server.ts";
import otherSlabs from "./other-slabs.module.css";
import { areaOf, type CuttingPlan, type Piece } from "./pieces.ts";
import { SaveSlab } from "./save-slab.tsx";
import styles from "./slab-plan.module.css";
import type { Size } from "./slab-view.ts";
import type { SlabViewerProps } from "./slab-viewer.tsx";
import { WholeSlab } from "./whole-slab.tsx";

type Props = {
  title: string;
  /** Family and slug. */
  stoneKey: string;
  slug: string;
  slabs: Pick<SlabViews, "slab" | "close" | "others">;
  /** Plans of the slab, then of the others. */
  cuts: readonly SlabCuts[];
  /** The ground of the stone is dark, so outlines are pale. */
  dark: boolean;
};

/**
 * A whole slab between two rules, with the pieces of a cutting plan drawn on it at its own scale. So it is built; once
 * it comes into the window, the viewer takes its place, in which the slab can be zoomed and the pieces moved.
 */
export function SlabPlan({ title, stoneKey, slug, slabs, cuts, dark }: Props) {
  const t = useTranslations("stone");
  const section = useRef<HTMLElement>(null);
  const Viewer = useViewer(section);
  const all = [slabs.slab, ...slabs.others];
  const [shown, setShown] = useState(0);
  const picture = all[shown] ?? slabs.slab;
  const { size: slab, plans } = cuts[shown] ?? NO_CUTS;
  const [chosen, setChosen] = useState<CuttingPlan["name"]>();
  // Not every slab is large enough for each of them.
  const plan = chosen && (plans.find(({ name }) => name === chosen) ?? plans[0]);
  const pieces = plan?.pieces ?? NO_PIECES;
  const close = picture === slabs.slab ? slabs.close : undefined;
  return (
    <section ref={section} className={classes(grid.section, sheet.whole)} aria-labelledby="plan">
      <SectionHead id="plan" title={t("plan")} className={styles.head} />
      <Reveal duration={1500} className={grid.inset}>
        <figure className={styles.figure}>
          {Viewer ? (
            <Viewer title={title} picture={picture} close={close} slab={slab} pieces={pieces} dark={dark} />
          ) : (
            <PlainSlab title={title} picture={picture} slab={slab} />
          )}
          <figcaption className={styles.caption}>
            {plans.length > 0 && (
              <button
                type="button"
                className={classes(typography.underlined, typography.accentOnHover, styles.cut)}
                aria-expanded={plan !== undefined}
                onClick={() => setChosen(plan ? undefined : plans[0]?.name)}
              >
                {t("showPlans")}
              </button>
            )}
            {plan && (
              <fieldset
                className={classes(grid.row, styles.choices, visible.screenOnly)}
                aria-label={t("plans")}
              >
                {plans.map(({ name, pieces }) => (
                  <button
                    key={name}
                    type="button"
                    aria-pressed={name === plan.name}
                    onClick={() => setChosen(name)}
                  >
                    {name === "table" || name === "lowTable"
                      ? t(name, { width: pieces[0]?.width ?? 0, height: pieces[0]?.height ?? 0 })
                      : t(name)}
                  </button>
                ))}
              </fieldset>
            )}
            {plan && (
              <>
                <Yield pieces={pieces} slab={slab} />
                <Link
                  to={`/stones/measures?stone=${stoneKey}`}
                  rel="nofollow"
                  className={classes(typography.underlined, typography.accentOnHover, styles.measures)}
                >
                  {t("measures")}
                </Link>
              </>
            )}
            {picture.made !== "studio" && (
              <p className={typography.label}>
                <PictureMark picture={picture} />
              </p>
            )}
            <SaveSlab title={title} slug={slug} picture={picture} slab={slab} />
          </figcaption>
        </figure>
        {slabs.others.length > 0 && <OtherSlabs slabs={all} chosen={shown} onChoose={setShown} />}
      </Reveal>
    </section>
  );
}

const NO_PIECES: readonly Piece[] = [];
const NO_CUTS: SlabCuts = { size: { width: 0, height: 0 }, plans: [] };

type Viewer = ComponentType<SlabViewerProps>;

/** The viewer, fetched when `element` comes into the window; where it cannot be fetched, the plain slab stays. */
function useViewer(element: RefObject<HTMLElement | null>): Viewer | undefined {
  const [viewer, setViewer] = useState<Viewer>();
  useEffect(() => {
    if (!element.current) return;
    return onceNear([element.current], "0px", () => {
      import("./slab-viewer.tsx").then(
        ({ SlabViewer }) => setViewer(() => SlabViewer),
        () => {},
      );
    });
  }, [element]);
  return viewer;
}

function PlainSlab({ title, picture, slab }: Pick<SlabViewerProps, "title" | "picture" | "slab">) {
  return (
    <>
      <ScaleRule lengthCm={slab.height} orientation="vertical" className={styles.upright} />
      <div className={`${frames.outlined} ${styles.slab}`}>
        <WholeSlab title={title} picture={picture} slab={slab} />
      </div>
      <ScaleRule lengthCm={slab.width} labelsEvery={50} className={styles.level} />
      <div className={styles.tools} />
    </>
  );
}

/** What the pieces are and how much of the slab they take, in words. */
function Yield({ pieces, slab }: { pieces: readonly Piece[]; slab: Size }) {
  const t = useTranslations("stone");
  const names = useTranslations("stone.pieces");
  const format = useNumberFormat();
  const whole = areaOf([slab]);
  const cut = areaOf(pieces);
  const squareMetres = (area: number) => format(area, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const cutWords = {
    cut: squareMetres(cut),
    area: squareMetres(whole),
    share: format(cut / whole, { style: "percent" }),
    left: squareMetres(whole - cut),
  };
  return (
    <>
      <ul className={`${typography.visuallyHidden} ${styles.pieces}`} aria-label={t("pieceList")}>
        {pieces.map(({ name, x, y, width, height }) => (
          <li key={`${x} ${y}`}>{`${names(name)} ${width} × ${height} cm`}</li>
        ))}
      </ul>
      <p className={typography.label} aria-live="polite">
        {t("cut", cutWords)}
      </p>
    </>
  );
}

type OtherSlabsProps = {
  /** The slab that the page is about, then the others. */
  slabs: readonly PictureView[];
  /** Index of the one that is shown between the rules. */
  chosen: number;
  onChoose: (index: number) => void;
};

/** Slabs of one stone side by side, of which one can be shown between the rules: no two are alike. */
function OtherSlabs({ slabs, chosen, onChoose }: OtherSlabsProps) {
  const t = useTranslations("stone");
  const name = useId();
  const hydrated = useHydrated();
  const rendered = slabs.some(({ made }) => made === "studio");
  return (
    <div className={`${otherSlabs.others} ${visible.screenOnly}`}>
      <div className={otherSlabs.words}>
        <h3 id={`${name}-title`} className={typography.tile}>
          {t("others")}
        </h3>
        {!rendered && <p className={typography.label}>{t("othersPhotographed")}</p>}
      </div>
      <fieldset className={otherSlabs.row} aria-labelledby={`${name}-title`}>
        {slabs.map((slab, index) => (
          <label key={slab.src} className={otherSlabs.slab}>
            <input
              type="radio"
              name={name}
              disabled={!hydrated}
              checked={index === chosen}
              onChange={() => onChoose(index)}
            />
            <span className={`${frames.frame} ${otherSlabs.frame}`}>
              <CroppedPicture picture={{ ...slab, alt: "" }} sizes="(max-width: 768px) 30vw, 20vw" />
            </span>
            <span className={typography.label}>{t("slabNumber", { number: index + 1 })}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
