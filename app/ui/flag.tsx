import { classes } from "./classes.ts";
import styles from "./flag.module.css";

const FLAGS = import.meta.glob<string>("/content/flags/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

type Props = {
  /** Code of the language whose flag it is, a file of content/flags. */
  language: string;
  className?: string | undefined;
};

/** A flag of 3:2, 21 x 14 px, where there is one; the name of the language stands beside it as text. */
export function Flag({ language, className }: Props) {
  const file = FLAGS[`/content/flags/${language}.svg`];
  if (!file) return null;
  return <img className={classes(styles.flag, className)} src={file} width={21} height={14} alt="" />;
}
