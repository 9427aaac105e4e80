import { useTranslations } from "#app/i18n/translations.tsx";
import type { Point } from "#own-room/camera.ts";
import type { FilledStroke } from "#own-room/recipe.ts";
import styles from "./photograph-stage.module.css";
import { placeOf, pointUnder, useCross } from "./pointing.tsx";

type Props = {
  over: FilledStroke["over"];
  size: readonly [width: number, height: number];
  /** The tap that is being answered. */
  asked: Point | undefined;
  onTap: (at: Point) => void;
};

/** One press on a thing; by keyboard a cross is moved and presses. */
export function TapLayer({ over, size, asked, onTap }: Props) {
  const t = useTranslations("own-room.taps");
  const { keys, sign } = useCross(size, onTap);
  return (
    <div
      className={styles.taps}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is pressed by keyboard, too
      tabIndex={0}
      aria-label={t(over)}
      aria-description={t("keys")}
      aria-busy={asked !== undefined}
      onClick={(event) => onTap(pointUnder(event, size))}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      onBlur={keys.onBlur}
    >
      {asked ? <span className={styles.cross} data-asked style={placeOf(asked, size)} /> : sign}
    </div>
  );
}
