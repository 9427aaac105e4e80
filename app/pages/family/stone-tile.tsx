import { useId } from "react";
import { useViewTransitionState } from "react-router";
import { useTranslations } from "use-intl";
import { useHref } from "#app/i18n/localized.tsx";
import { Link } from "#app/shell/link.tsx";
import type from "#app/styles/type.module.css";
import { classes } from "#app/ui/classes.ts";
import { Picture } from "#app/ui/picture.tsx";
import { REDUCED_MOTION, useMediaQuery } from "#app/ui/use-media-query.ts";
import type { StoneView } from "./family.server.ts";
import styles from "./stone-tile.module.css";
import { TRAVELLING } from "./travelling-slab.ts";
import { warmSlab } from "./warm-slab.ts";

type Props = {
  stone: StoneView;
  /** How wide the whole slab is drawn, in the form of the HTML attribute; the tile may show a window of it. */
  sizes: string;
  /** Fetched with the page instead of when it comes near. */
  eager?: boolean;
  /** The slab travels to the head of the page that it leads to. Not on that kind of page itself, which has a head. */
  travels?: boolean;
};

/** A slab or a window of it with its name beneath; the frame's size and the scale come from the wall it hangs on. */
export function StoneTile({ stone, sizes, eager = false, travels = false }: Props) {
  const stones = useTranslations("stones");
  const colours = useTranslations("stones.colours");
  const moving = useViewTransitionState(useHref()(stone.to)) && travels;
  const still = useMediaQuery(REDUCED_MOTION);
  const caption = useId();
  const warm = () => warmSlab(stone.picture);
  return (
    <Link
      to={stone.to}
      className={styles.tile}
      aria-labelledby={caption}
      viewTransition={!still}
      onPointerEnter={warm}
      onFocus={warm}
    >
      <span className={classes(styles.frame, moving && TRAVELLING)}>
        <Picture
          picture={{ ...stone.picture, alt: stones("slab", { name: stone.title }) }}
          sizes={sizes}
          first={eager}
          className={styles.slab}
        />
      </span>
      <span id={caption} className={styles.caption}>
        <span className={type.tile}>
          <span className={styles.name}>{stone.title}</span>
        </span>
        <span className={`${type.label} ${styles.note}`}>{stone.country ?? colours(stone.colourGroup)}</span>
      </span>
    </Link>
  );
}
