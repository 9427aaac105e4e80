import { plain, type Words } from "@stoneyard/catalogue/languages/plain-words.ts";
import styles from "./prose.module.css";

/** A text of content/prose, which the build made HTML of. */
export function Prose({ html, className }: { html: Words; className?: string | undefined }) {
  return (
    <div
      lang={typeof html === "string" ? undefined : html.lang}
      className={className ? `${styles.prose} ${className}` : styles.prose}
      dangerouslySetInnerHTML={{ __html: plain(html) }}
    />
  );
}
