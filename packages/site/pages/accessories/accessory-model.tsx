import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useLightboxLabels } from "@stoneyard/site/pictures/lightbox-labels.ts";
import { lightboxPicture } from "@stoneyard/site/pictures/lightbox-picture.ts";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Lightbox } from "@stoneyard/site/ui/lightbox/lightbox.tsx";
import { Picture, useAlternativeText } from "@stoneyard/site/ui/picture.tsx";
import { useId } from "react";
import styles from "./accessory-model.module.css";
import { AccessoryProduct } from "./accessory-product.static.tsx";
import type { ModelView } from "./model-view.ts";
import { ShopFacts } from "./shop-facts.tsx";

type Props = {
  model: ModelView;
  /** Slug of the category. */
  category: string;
  /** Whether the page opens with its picture. */
  first: boolean;
  open: boolean;
  onToggle: () => void;
};

/** One model: a press anywhere on its picture or name opens and closes its pictures below the row it stands in. */
export function AccessoryModel({ model, category, first, open, onToggle }: Props) {
  const t = useTranslations("accessories");
  const id = useId();
  const button = useId();
  const [cover] = model.pictures;
  return (
    <>
      <article id={model.slug} className={styles.model} data-open={open}>
        {cover && (
          <label htmlFor={button} className={`${styles.frame} ${styles.cover}`}>
            <Picture picture={cover} sizes="300px" first={first} />
          </label>
        )}
        <div className={styles.words}>
          <h2 className={`${typography.smallEntry} ${styles.name}`}>
            <button
              type="button"
              id={button}
              aria-labelledby={button}
              aria-expanded={open}
              aria-controls={id}
              onClick={onToggle}
            >
              {model.title}
            </button>
          </h2>
          <ShopFacts model={model} />
          {model.description && (
            <p className={styles.text}>
              <ContentText words={model.description} />
            </p>
          )}
          <p className={styles.ask}>
            <Link className={typography.link} to={`/contact?about=${category}/${model.slug}`}>
              {t("ask")}
            </Link>
          </p>
          <KeepButton item={`${category}/${model.slug}`} name={model.title} worded className={styles.keep} />
          {cover && <PictureMark picture={cover} />}
        </div>
        {model.price !== undefined && <AccessoryProduct model={model} price={model.price} />}
      </article>
      <section
        id={id}
        className={styles.region}
        data-open={open}
        aria-label={t("pictures", { title: model.title })}
      >
        <div className={styles.clip}>
          <ModelPictures model={model} />
        </div>
      </section>
    </>
  );
}

function ModelPictures({ model }: { model: ModelView }) {
  const labels = useLightboxLabels();
  const alternativeText = useAlternativeText();
  return (
    <Lightbox
      labels={{ ...labels, gallery: model.title }}
      pictures={model.pictures.map((picture) =>
        lightboxPicture(picture, picture.alt, alternativeText(picture), picture.lang),
      )}
    >
      {(thumbnail) => (
        <ul className={styles.pictures}>
          {model.pictures.map((picture, index) => (
            <li key={picture.src}>
              <a className={styles.frame} {...thumbnail(index)}>
                <Picture picture={picture} sizes="(max-width: 501px) calc(100vw - 40px), 300px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Lightbox>
  );
}
