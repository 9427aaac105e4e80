import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Picture, type PictureView } from "@stoneyard/site/ui/picture.tsx";
import styles from "./own-room.module.css";

type Props = {
  example: PictureView | undefined;
  onFile: (file: File) => void;
  onExample: () => void;
};

/** Listed one by one, so that telephones convert to JPEG. */
const TAKEN = "image/jpeg,image/png,image/webp,image/avif";

/** Two buttons, as some telephones leave the camera out of the one; the third way is the example. */
export function ChoosePhotograph({ example, onFile, onExample }: Props) {
  const t = useTranslations("own-room");
  const take = (event: React.ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // The same file can be chosen once more.
    event.currentTarget.value = "";
    if (file) onFile(file);
  };
  return (
    <div className={styles.choose}>
      <div className={styles.ways}>
        <label className={`${typography.button} ${typography.filled} ${styles.file}`}>
          {t("choose")}
          <input type="file" accept={TAKEN} onChange={take} />
        </label>
        <label className={`${typography.button} ${styles.file} ${styles.camera}`}>
          {t("take")}
          <input type="file" accept={TAKEN} capture="environment" onChange={take} />
        </label>
      </div>
      <p className={`${typography.text} ${styles.stays}`}>{t("stays")}</p>
      <h2 className={typography.smallHeading}>{t("good.title")}</h2>
      <ul className={`${typography.label} ${styles.good}`}>
        <li>{t("good.edges")}</li>
        <li>{t("good.straight")}</li>
        <li>{t("good.measure")}</li>
      </ul>
      {example && (
        <button type="button" className={styles.example} onClick={onExample}>
          <Picture picture={example} sizes="(max-width: 821px) 100vw, 40vw" />
          <span>
            <span className={typography.link}>{t("example")}</span>
          </span>
        </button>
      )}
    </div>
  );
}
