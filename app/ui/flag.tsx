import { classes } from "./classes.ts";
import styles from "./flag.module.css";

const FLAGS = import.meta.glob<string>("./flags/*.svg", { query: "?url", import: "default", eager: true });

type Props = {
  /** Code of the language whose flag it is: there is a file for each in flags/. */
  language: string;
  className?: string | undefined;
};

/** A flag of 3:2, 21 x 14 px; the name of the language stands beside it as text. */
export function Flag({ language, className }: Props) {
  return (
    <img
      className={classes(styles.flag, className)}
      src={FLAGS[`./flags/${language}.svg`]}
      width={21}
      height={14}
      alt=""
    />
  );
}
