import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { ButtonLink, Link } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Carousel } from "@stoneyard/site/ui/carousel/carousel.tsx";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { CroppedPicture } from "@stoneyard/site/ui/cropped-picture.tsx";
import { Picture } from "@stoneyard/site/ui/picture.tsx";
import { ScaleRule } from "@stoneyard/site/ui/scale/scale-rule.tsx";
import styles from "./hero.module.css";
import type { SlideView } from "./home.data.server.ts";

/** The first thing a visitor sees: a whole slab at scale, and beside it the same stone in its room. */
export function Hero({ slides }: { slides: SlideView[] }) {
  const t = useTranslations("home.hero");
  return (
    <Carousel
      className={styles.hero}
      controlsClassName={styles.controls}
      labels={{
        label: t("label"),
        carousel: t("carousel"),
        slide: t("slide"),
        previous: t("previous"),
        next: t("next"),
        pause: t("pause"),
        play: t("play"),
        position: (number, total) => t("position", { number, total }),
      }}
      slides={slides.map((slide, index) => ({
        key: String(slide.id),
        content: <Slide slide={slide} first={index === 0} />,
      }))}
    />
  );
}

/** In the order of a phone: what has come of the page stays where it is when the rest comes. */
function Slide({ slide, first }: { slide: SlideView; first: boolean }) {
  const Heading = first ? "h1" : "h2";
  return (
    <div className={`${grid.grid} ${styles.slide}`}>
      <Link className={styles.slab} to={slide.stone.href}>
        <span className={classes(frames.frame, frames.edge, styles.frame)}>
          <CroppedPicture
            picture={slide.hero}
            sizes="(max-width: 768px) 95vw, (max-width: 1024px) 66vw, 51vw"
            first={first}
          />
        </span>
        <ScaleRule lengthCm={slide.stone.widthCm} labelsEvery={100} />
      </Link>
      <Heading className={`${typography.statement} ${styles.title}`}>{slide.title}</Heading>
      <p className={styles.say}>{slide.description}</p>
      <p className={styles.go}>
        {slide.buttons.map(({ label, href }) => (
          <ButtonLink key={href} to={href}>
            {label}
          </ButtonLink>
        ))}
      </p>
      <figure className={styles.room}>
        <span className={`${frames.frame} ${styles.view}`}>
          <Picture
            picture={slide.room}
            sizes="(max-width: 768px) 60vw, (max-width: 1024px) 34vw, 29vw"
            first={first}
          />
        </span>
        <figcaption className={typography.label}>
          {slide.roomCaption}.<PictureMark picture={slide.room} />
        </figcaption>
      </figure>
      <p className={`${typography.label} ${styles.label}`}>
        <b className={typography.strong}>
          <i>{slide.stone.title}</i>
        </b>
        {slide.stone.family}
        <br />
        {slide.stone.size}
        <PictureMark picture={slide.hero} />
      </p>
    </div>
  );
}
