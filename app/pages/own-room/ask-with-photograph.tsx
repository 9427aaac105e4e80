import { type RefObject, useState } from "react";
import { useLocalizedPath } from "#app/i18n/localized.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { Link } from "#app/shell/link.tsx";
import typography from "#app/styles/typography.module.css";
import { ToolbarButton } from "#app/ui/toolbar-button.tsx";
import { bringFiles } from "../contact/brought-files.ts";
import { ENQUIRY_FILES } from "./enquiry-files.ts";
import { labelledPicture } from "./labelled-picture.ts";
import styles from "./own-room.module.css";

type Props = {
  stones: readonly string[];
  photograph: HTMLCanvasElement;
  result: RefObject<HTMLCanvasElement | null>;
  drawn: boolean;
  /** What stands under the preview. */
  label: string;
};

/** To the enquiry: with the stones alone, or, after a clear yes, with photograph and preview. */
export function AskWithPhotograph({ stones, photograph, result, drawn, label }: Props) {
  const t = useTranslations("own-room.result");
  const path = useLocalizedPath();
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  const form = `/contact?about=${stones.join("+")}` as const;
  const bring = async () => {
    const files = await Promise.all([
      jpegOf(photograph),
      result.current && labelledPicture(result.current, label),
    ]);
    const [first, second] = files.map(
      (blob, i) => blob && new File([blob], ENQUIRY_FILES[i]?.name ?? "", { type: blob.type }),
    );
    if (first && second && (await bringFiles([first, second]))) location.assign(path(form));
    else setFailed(true);
  };
  if (!asked)
    return (
      <div className={styles.actions}>
        <Link to={form}>{t("ask")}</Link>
        <ToolbarButton off={!drawn} onPress={() => setAsked(true)}>
          {t("askWith")}
        </ToolbarButton>
      </div>
    );
  return (
    <fieldset className={styles.question}>
      <legend>{t("askWithQuestion")}</legend>
      <div className={styles.actions}>
        <ToolbarButton onPress={bring}>{t("askWithYes")}</ToolbarButton>
        <ToolbarButton onPress={() => setAsked(false)}>{t("askWithNo")}</ToolbarButton>
      </div>
      {failed && (
        <p role="alert" className={typography.label}>
          {t("askWithFailed")}
        </p>
      )}
    </fieldset>
  );
}

/** Drawn anew: without what its file told besides. */
const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
