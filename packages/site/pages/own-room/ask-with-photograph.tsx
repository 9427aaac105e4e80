import { bringFiles, takeBackFiles } from "@stoneyard/site/choice/enquiry-draft.ts";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { ToolbarButton } from "@stoneyard/site/ui/toolbar-button.tsx";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { broughtFiles, noteBroughtFiles } from "./enquiry-files.ts";
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

/** The way to the enquiry: with the stones alone or, after a clear yes, with photograph and preview. */
export function AskWithPhotograph({ stones, photograph, result, drawn, label }: Props) {
  const t = useTranslations("own-room.result");
  const path = useLocalizedPath();
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  const form = `/contact?about=${stones.join("+")}` as const;
  const bring = async () => {
    const [whole, preview] = await Promise.all([
      jpegOf(photograph),
      result.current && labelledPicture(result.current, label),
    ]);
    if (!whole || !preview) return setFailed(true);
    const files = [
      new File([whole], `${t("photographFile")}.jpg`, { type: whole.type }),
      new File([preview], `${t("previewFile")}.jpg`, { type: preview.type }),
    ];
    // Former files may have names in another language.
    await takeBackFiles(await broughtFiles());
    if ((await noteBroughtFiles(files)) && (await bringFiles(files))) location.assign(path(form));
    else setFailed(true);
  };
  const keepHere = () => {
    flushSync(() => setAsked(false));
    ask.current?.focus();
  };
  if (!asked)
    return (
      <div className={styles.actions}>
        <Link to={form}>{t("ask")}</Link>
        <ToolbarButton ref={ask} off={!drawn} onPress={() => setAsked(true)}>
          {t("askWith")}
        </ToolbarButton>
      </div>
    );
  return (
    <Question text={t("askWithQuestion")}>
      <div className={styles.actions}>
        <ToolbarButton onPress={bring}>{t("askWithYes")}</ToolbarButton>
        <ToolbarButton onPress={keepHere}>{t("askWithNo")}</ToolbarButton>
      </div>
      {failed && (
        <p role="alert" className={typography.label}>
          {t("askWithFailed")}
        </p>
      )}
    </Question>
  );
}

/** It replaces the pressed link, so it takes the focus and scrolls into view. */
function Question({ text, children }: { text: string; children: ReactNode }) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <fieldset ref={place} tabIndex={-1} className={styles.question}>
      <legend>{text}</legend>
      {children}
    </fieldset>
  );
}

/** Re-encoded, without metadata. */
const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
