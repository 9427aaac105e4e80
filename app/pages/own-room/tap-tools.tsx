import { useNumberFormat } from "#app/i18n/number-format.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { ToolbarButton } from "#app/ui/toolbar-button.tsx";
import { bytesOf, type TapModel } from "#own-room/taps/tap-model.ts";
import styles from "./photograph-stage.module.css";
import type { Tapping } from "./use-taps.ts";

type Props = {
  model: TapModel;
  tapping: Tapping;
  onLoad: () => void;
  /** Leaves off, and goes back to the brush. */
  onLeave: () => void;
};

const MEGABYTE = 1_000_000;

/** Asks before a model for taps is fetched, says how far it is, and what is wrong where it is not to be had. */
export function TapTools({ model, tapping, onLoad, onLeave }: Props) {
  const t = useTranslations("own-room.taps");
  const format = useNumberFormat();
  const all = bytesOf(model);
  const { state } = tapping;
  if (state === "unasked")
    return (
      <div className={styles.ask}>
        <p>{t("question", { size: format(Math.ceil(all / MEGABYTE)) })}</p>
        <ToolbarButton onPress={onLoad}>{t("yes")}</ToolbarButton>
        <ToolbarButton onPress={onLeave}>{t("no")}</ToolbarButton>
        <a href={model.licenceText}>{t("whose", { name: model.name, licence: model.licence })}</a>
      </div>
    );
  if (state === "unloaded" || state === "failed")
    return (
      <div className={styles.ask}>
        <p role="alert">{t(state)}</p>
        <ToolbarButton onPress={onLoad}>{t("again")}</ToolbarButton>
        <ToolbarButton onPress={onLeave}>{t("no")}</ToolbarButton>
      </div>
    );
  if (state === "loading" || state === "looking")
    return (
      <div className={styles.ask}>
        <p role="status">{t(state)}</p>
        <progress aria-label={t(state)} {...(state === "loading" && { max: all, value: tapping.bytes })} />
        <ToolbarButton onPress={onLeave}>{t("cancel")}</ToolbarButton>
      </div>
    );
  return (
    <p role="status" className={styles.ask}>
      {state === "nothing" && t("nothing")}
    </p>
  );
}
