import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import { prepareFormats, useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureLightbox } from "@stoneyard/site/pictures/picture-lightbox.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { TextLink } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Picture } from "@stoneyard/site/ui/picture.tsx";
import { useId } from "react";
import { accessoryPrice, accessorySize } from "./accessory-facts.ts";
import styles from "./accessory-model.module.css";
import { AccessoryProduct } from "./accessory-product.static.tsx";
import type { ModelView } from "./category.data.server.ts";

type Props = {
  model: ModelView;
  category: string;
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
          <label htmlFor={button} className={`${frames.frame} ${styles.frame} ${styles.cover}`}>
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
            <p className={`${typography.label} ${styles.text}`}>
              <ContentText words={model.description} />
            </p>
          )}
          <div className={styles.ask}>
            <TextLink to={`/contact?about=${category}/${model.slug}`}>{t("ask")}</TextLink>
            <KeepButton item={`${category}/${model.slug}`} name={model.title} worded />
          </div>
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
  return (
    <PictureLightbox
      title={model.title}
      pictures={model.pictures.map((picture) => ({ picture, words: picture.alt, lang: picture.lang }))}
    >
      {(thumbnail) => (
        <ul className={styles.pictures}>
          {model.pictures.map((picture, index) => (
            <li key={picture.src}>
              <a className={`${frames.frame} ${styles.frame}`} {...thumbnail(index)}>
                <Picture picture={picture} sizes="(max-width: 501px) calc(100vw - 40px), 300px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </PictureLightbox>
  );
}

prepareFormats();

/** The price of a piece, or that it is told on request, its size and its weight. */
function ShopFacts({ model: { price, size, weight, unit } }: { model: ModelView }) {
  const t = useTranslations("accessories");
  const format = useNumberFormat();
  return (
    <div className={styles.facts}>
      <p className={styles.price}>{price === undefined ? t("onRequest") : accessoryPrice(price)}</p>
      <dl className={typography.label}>
        {unit && (
          <div>
            <dt>{t("unit")}</dt>
            <dd>{unit}</dd>
          </div>
        )}
        {size && (
          <div>
            <dt>{t("size")}</dt>
            <dd>
              {t(...accessorySize(size, format))}
              {"depth" in size && (
                <>
                  {" "}
                  <span className={styles.order}>({t("boxNote")})</span>
                </>
              )}
            </dd>
          </div>
        )}
        {weight !== undefined && (
          <div>
            <dt>{t("weight")}</dt>
            <dd>{t("kilograms", { weight: format(weight) })}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
