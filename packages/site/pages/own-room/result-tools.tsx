import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { download } from "@stoneyard/site/ui/download.ts";
import { ToolbarButton } from "@stoneyard/site/ui/toolbar-button.tsx";
import { type RefObject, useState } from "react";
import type { RoomsData } from "../rooms/rooms-data.ts";
import { AskWithPhotograph } from "./ask-with-photograph.tsx";
import { labelledPicture } from "./labelled-picture.ts";
import styles from "./own-room.module.css";
import type { OwnRoomState } from "./own-room-state.ts";
import { recipeHash } from "./recipe-address.ts";
import { stoneTitles } from "./stone-titles.ts";

type Props = {
  state: OwnRoomState;
  data: RoomsData | undefined;
  photograph: HTMLCanvasElement;
  result: RefObject<HTMLCanvasElement | null>;
  drawn: boolean;
  /** Whether the browser stores photograph and drawing. */
  kept: boolean | undefined;
  onDelete: () => void;
};

/** Actions on the result, and the deletion of the photograph. */
export function ResultTools({ state, data, photograph, result, drawn, kept, onDelete }: Props) {
  const t = useTranslations("own-room.result");
  const [copied, setCopied] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const [asked, setAsked] = useState(false);
  const titles = stoneTitles(state.lays, data);
  const stones = [...new Set(Object.values(state.lays).map(({ stone }) => stone))];
  const label = t("label", { stones: titles.join(", ") });
  const hash = recipeHash(state);
  const save = async () => {
    if (!result.current) return;
    const picture = await labelledPicture(result.current, label);
    if (!picture) return;
    download(picture, `${t("file")}-${stones.join("-").replaceAll("/", "-")}.jpg`);
    setSaved(hash);
  };
  const share = async () => {
    const url = new URL(location.href);
    url.hash = hash;
    try {
      await navigator.clipboard.writeText(url.href);
      setCopied(hash);
    } catch {
      // Where copying is not allowed, the link stands in the address bar.
      location.hash = hash;
    }
  };
  return (
    <section aria-labelledby="result" className={styles.panel}>
      <h2 id="result" className={typography.smallEntry}>
        {t("title")}
      </h2>
      <div className={styles.actions}>
        <ToolbarButton off={!drawn} onPress={save}>
          <span aria-live="polite">{saved === hash ? t("saved") : t("save")}</span>
        </ToolbarButton>
        <ToolbarButton off={state.surfaces.length === 0} onPress={share}>
          <span aria-live="polite">{copied === hash ? t("copied") : t("share")}</span>
        </ToolbarButton>
      </div>
      {stones.length > 0 && (
        <AskWithPhotograph
          stones={stones}
          photograph={photograph}
          result={result}
          drawn={drawn}
          label={label}
        />
      )}
      <p className={typography.label}>{t("shareNote")}</p>
      <p className={typography.label} role="status">
        {kept === true && t("kept")}
        {kept === false && t("notKept")}
      </p>
      {asked ? (
        <div className={styles.actions}>
          <ToolbarButton onPress={onDelete}>{t("deleteYes")}</ToolbarButton>
          <ToolbarButton onPress={() => setAsked(false)}>{t("deleteNo")}</ToolbarButton>
        </div>
      ) : (
        <div className={styles.actions}>
          <ToolbarButton onPress={() => setAsked(true)}>{t("delete")}</ToolbarButton>
        </div>
      )}
    </section>
  );
}
