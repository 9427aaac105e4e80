import { lettering, logo } from "virtual:brand";
import typography from "@stoneyard/site/styles/typography.module.css";
import styles from "./logo.module.css";

/** The brand's logo, or its name set in type; whoever shows it says in words what it is. */
export function Logo({ brand }: { brand: string }) {
  if (logo) {
    return <img className={styles.logo} src={logo.file} width={logo.width} height={logo.height} alt="" />;
  }
  if (lettering === "capitals") return <span className={typography.brandCapitals}>{brand}</span>;
  return (
    <span className={typography.brand}>
      {lettering === "plain" && brand}
      {lettering === "italic" && <i>{brand}</i>}
      {lettering === "last-word-italic" && <LastWordItalic brand={brand} />}
    </span>
  );
}

/** As on a sign. */
function LastWordItalic({ brand }: { brand: string }) {
  const [last, ...first] = brand.split(" ").reverse();
  return (
    <>
      {first.reverse().join(" ")} <i>{last}</i>
    </>
  );
}
