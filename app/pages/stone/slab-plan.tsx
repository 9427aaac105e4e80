import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import grid from "#app/styles/grid.module.css";
import type from "#app/styles/type.module.css";
import { Picture, type PictureView } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { ScaleRule } from "#app/ui/scale-rule.tsx";
import { areaOf, type CuttingPlan, type Piece } from "./cutting-plans.ts";
import { PlanOutlines } from "./plan-outlines.tsx";
import styles from "./slab-plan.module.css";

type Props = {
  title: string;
  picture: PictureView;
  /** Centimetres. */
  slab: { width: number; height: number };
  plans: CuttingPlan[];
  /** The ground of the stone is dark, so the chalk is pale. */
  dark: boolean;
};

/** The whole slab between two rules, with the pieces of a cutting plan chalked on it at its own scale. */
export function SlabPlan({ title, picture, slab, plans, dark }: Props) {
  const t = useTranslations("stone");
  const format = useFormatter();
  const [chosen, setChosen] = useState<CuttingPlan["name"] | undefined>(plans[0]?.name);
  const plan = plans.find(({ name }) => name === chosen);
  const squareMetres = (area: number) =>
    format.number(area, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const area = squareMetres(areaOf([slab]));
  const made = useTranslations("pictures.made");
  const pieces = useTranslations("stone.pieces");
  const told = ({ name, width, height }: Piece) => `${pieces(name)} ${width} × ${height} cm`;
  return (
    <section className={grid.room} aria-labelledby="plan">
      <div className={`${grid.grid} ${styles.head}`}>
        <h2 id="plan" className={type.section}>
          {t("plan")}
        </h2>
        <p className={type.label}>{t("planNote")}</p>
      </div>
      <Reveal duration={1500} className={grid.inset}>
        <figure className={styles.figure}>
          <ScaleRule lengthCm={slab.height} orientation="vertical" className={styles.upright} />
          <div className={styles.slab}>
            <Picture
              picture={{ ...picture, alt: t("slabAlt", { stone: title, ...slab }) }}
              sizes="(max-width: 501px) 100vw, 92vw"
            />
            {plan && <PlanOutlines key={plan.name} plan={plan} slab={slab} dark={dark} />}
          </div>
          <ScaleRule lengthCm={slab.width} labelsEvery={50} className={styles.level} />
          <figcaption className={styles.caption}>
            <fieldset className={styles.choices} aria-label={t("plans")}>
              <Choice pressed={plan === undefined} onPress={() => setChosen(undefined)}>
                {t("bare")}
              </Choice>
              {plans.map(({ name, pieces }) => (
                <Choice key={name} pressed={name === chosen} onPress={() => setChosen(name)}>
                  {name === "table"
                    ? t("table", { width: pieces[0]?.width ?? 0, height: pieces[0]?.height ?? 0 })
                    : t(name)}
                </Choice>
              ))}
            </fieldset>
            <p className={type.label} aria-live="polite">
              {plan && <span className={type.hidden}>{plan.pieces.map(told).join(", ")}. </span>}
              {plan ? t("cut", { cut: squareMetres(areaOf(plan.pieces)), area }) : t("uncut", { area })}
            </p>
            <p className={type.label}>{made(picture.made)}</p>
          </figcaption>
        </figure>
      </Reveal>
    </section>
  );
}

type ChoiceProps = { pressed: boolean; onPress: () => void; children: string };

function Choice({ pressed, onPress, children }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}
