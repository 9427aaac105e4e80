import styles from "./prose.module.css";

/** A text of content/prose, which the build made HTML of. */
export function Prose({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div
      className={className ? `${styles.prose} ${className}` : styles.prose}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
