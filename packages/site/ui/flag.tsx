import { classes } from "./classes.ts";
import styles from "./flag.module.css";

/** Files of content/flags, each called by the code of its language. */
const FLAGS = import.meta.glob<string>("/content/flags/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

export function hasFlag(language: string): boolean {
  return `/content/flags/${language}.svg` in FLAGS;
}

type Props = {
  /** Code of a language that has one. */
  language: string;
  className?: string | undefined;
};

/** A flag of 3:2, 21 x 14 px; the name of the language stands beside it as text. */
export function Flag({ language, className }: Props) {
  return (
    <img
      className={classes(styles.flag, className)}
      src={FLAGS[`/content/flags/${language}.svg`]}
      width={21}
      height={14}
      alt=""
    />
  );
}
