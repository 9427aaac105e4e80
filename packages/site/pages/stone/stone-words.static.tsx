import type { Words } from "@stoneyard/catalogue/languages/plain-words.ts";
import { Breadcrumbs, type Crumb } from "@stoneyard/site/head/breadcrumbs.static.tsx";
import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { StoneView } from "@stoneyard/site/pages/family/family.data.server.ts";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import { ButtonLink, Link, TextLink } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { Figure } from "@stoneyard/site/ui/figure.tsx";
import { Picture } from "@stoneyard/site/ui/picture.tsx";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import finishesStyles from "./facts/finishes.module.css";
import neighboursStyles from "./neighbours.module.css";
import askStyles from "./offer/ask.module.css";
import offerStyles from "./offer/offer-line.module.css";
import { useOfferWords } from "./offer/offer-words.ts";
import type { FinishesView, factsOf } from "./stone.data.server.ts";
import stone from "./stone.module.css";
import styles from "./stone-summary.module.css";

type PathProps = { title: string; family: { title: string; to: SiteHref; hasTypesAbove: boolean } };

/** The way to the stone. */
export const StonePath = staticSection(function StonePath({ title, family }: PathProps) {
  const places = useTranslations("common.navigation");
  const steps: Crumb[] = [
    { name: places("materials"), to: "/materials" },
    ...(family.hasTypesAbove ? [{ name: places("quartz"), to: "/quartz/types" as const }] : []),
    { name: family.title, to: family.to },
  ];
  return <Breadcrumbs steps={steps} here={title} />;
});

type LineProps = {
  facts: ReturnType<typeof factsOf>;
  /** What the stone is best for, as a sentence ends with it: "for a kitchen worktop"; left out where nothing suits it without care. */
  bestUse?: string | undefined;
};

/** What decides at first sight. */
export const StoneLine = staticSection(function StoneLine({ facts, bestUse }: LineProps) {
  const t = useTranslations("stone");
  const offers = useTranslations("offer");
  const { price, stock } = useOfferWords().short(facts);
  return (
    <ul className={`${offerStyles.dotted} ${visible.screenOnly}`}>
      <li>
        <ContentText words={facts.rock} />
      </li>
      <li>{facts.thicknesses.map((thickness) => `${thickness} cm`).join(", ")}</li>
      {bestUse && <li>{t("bestUse", { use: bestUse })}</li>}
      <li>{price || offers("priceOnRequest")}</li>
      {stock && <li className={styles.stock}>{stock}</li>}
    </ul>
  );
});

type WordsProps = { facts: ReturnType<typeof factsOf>; description: Words };

/** What to mind, and the stone in a few sentences. */
export const StoneWords = staticSection(function StoneWords({ facts, description }: WordsProps) {
  const cautions = useTranslations("stone.caution");
  return (
    <>
      <p className={`${typography.label} ${styles.caution} ${visible.screenOnly}`}>
        {cautions(facts.look === "invented" ? "invented" : "general")}
      </p>
      <p className={`${typography.lead} ${stone.words}`}>
        <ContentText words={description} />
      </p>
    </>
  );
});

/** The way from a stone to a person: the form, which then knows the stone, or the phone. */
export const Ask = staticSection(function Ask({ stoneKey, title }: { stoneKey: string; title: string }) {
  const t = useTranslations("stone");
  const [phone] = useCompany().phones;
  return (
    <section className={`${grid.section} ${visible.screenOnly}`} aria-labelledby="ask">
      <Reveal duration={1000} className={`${grid.grid} ${grid.rowsOnMedium} ${askStyles.ask}`}>
        <h2 id="ask" className={typography.smallEntry}>
          {t("askText")}
        </h2>
        <div className={`${grid.ways} ${askStyles.ways}`}>
          <ButtonLink filled to={`/contact?about=${stoneKey}`} aria-label={`${t("ask")}: ${title}`}>
            {t("ask")}
          </ButtonLink>
          {phone && (
            <p>
              {t("call")}{" "}
              <a className={typography.link} href={`tel:${phone.number}`}>
                {phone.shown}
              </a>
            </p>
          )}
          <p>
            <TextLink to={`/stones/measures?stone=${stoneKey}`} rel="nofollow">
              {t("measures")}
            </TextLink>
          </p>
        </div>
      </Reveal>
    </section>
  );
});

type Props = { previous?: StoneView | undefined; next?: StoneView | undefined };

/** The foot of the page: the slabs before and after this one in its listing, side by side; of two stones only the other. */
export const Neighbours = staticSection(function Neighbours({ previous, next }: Props) {
  const t = useTranslations("stone");
  if (!next) return null;
  return (
    <nav className={`${neighboursStyles.strip} ${visible.screenOnly}`} aria-label={t("neighbours")}>
      {previous && <Neighbour stone={previous} label={t("previous")} />}
      <Neighbour stone={next} label={t("next")} />
    </nav>
  );
});

function Neighbour({ stone, label }: { stone: StoneView; label: string }) {
  return (
    <Link to={stone.to} className={`${neighboursStyles.neighbour} ${typography.accentOnHover}`}>
      <span className={neighboursStyles.words}>
        <span className={typography.label}>{label}</span>
        <span className={`${typography.entry} ${neighboursStyles.name}`}>{stone.title}</span>
      </span>
      <span className={`${frames.frame} ${neighboursStyles.slab}`}>
        <Picture picture={stone.picture} sizes="50vw" />
      </span>
    </Link>
  );
}

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
    <section className={`${grid.section} ${visible.screenOnly}`} aria-labelledby="finishes">
      <div className={`${grid.grid} ${finishesStyles.row}`}>
        <div className={finishesStyles.head}>
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
            outlined
          >
            <span className={`${finishesStyles.name} ${typography.capital}`}>{names(finish)}</span>
            <PictureMark picture={picture} />
            <span className={finishesStyles.note}>{notes(note)}</span>
          </Figure>
        ))}
      </div>
    </section>
  );
});
