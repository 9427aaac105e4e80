import { Prose } from "@stoneyard/site/content/prose.tsx";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Figure } from "@stoneyard/site/ui/figure.tsx";
import type { TextPageData } from "./text-page.data.server.ts";
import styles from "./text-page.module.css";

/** A page that is a text: its title and heading, beside the text its picture, or else the firm's address. */
export default staticSection(function TextPage({ data }: { data: TextPageData }) {
  const { title, heading, description, preview, picture, html } = data;
  return (
    <>
      <Head title={title} description={description} preview={preview} />
      <div className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.page}`}>
        <h1 className={`${typography.statement} ${styles.title}`}>
          {heading && <span className={typography.eyebrow}>{title}</span>} {heading ?? title}
        </h1>
        {picture ? (
          <Figure className={styles.beside} picture={picture} sizes="(max-width: 768px) 100vw, 33vw" first>
            {picture.alt}. <PictureMark picture={picture} />
          </Figure>
        ) : (
          <Firm />
        )}
        <Prose className={styles.prose} html={html} />
      </div>
    </>
  );
});

function Firm() {
  const { legalName, street, postalCode, city, email } = useCompany();
  return (
    <p className={`${typography.label} ${typography.accentLinks} ${styles.beside} ${styles.firm}`}>
      <b className={typography.strong}>{legalName}</b>
      {street}
      <br />
      {postalCode} {city}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
