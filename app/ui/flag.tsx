import { classes } from "./classes.ts";
import styles from "./flag.module.css";
import british from "./flags/en.svg?url";
import serbian from "./flags/sr.svg?url";

const FLAGS = { en: british, sr: serbian } as const;

type Props = {
  /** Language whose flag it is: the British one for English, the Serbian one for Serbian. */
  language: keyof typeof FLAGS;
  className?: string | undefined;
};

/** A flag of 3:2, 21 x 14 px; the name of the language stands beside it as text. */
export function Flag({ language, className }: Props) {
  return (
    <img className={classes(styles.flag, className)} src={FLAGS[language]} width={21} height={14} alt="" />
  );
}
