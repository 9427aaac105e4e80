import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import styles from "./breadcrumbs.module.css";
import { SITE_URL } from "./site-url.ts";
import { StructuredData } from "./structured-data.tsx";

export type Crumb = { name: string; to: SiteHref };
type Props = { steps: Crumb[]; here: string };

/** The way to this page, for people and for search engines. The last step is the page itself and no link. */
export const Breadcrumbs = staticSection(function Breadcrumbs({ steps, here }: Props) {
  const t = useTranslations("common.breadcrumbs");
  const href = useLocalizedPath();
  return (
    <nav
      className={`${styles.trail} ${typography.accentLinks} ${visible.screenOnly}`}
      aria-label={t("label")}
    >
      <ol>
        {steps.map((step) => (
          <li key={step.to}>
            <Link to={step.to}>{step.name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
      <StructuredData data={breadcrumbList(steps, here, href)} />
    </nav>
  );
});

function breadcrumbList(steps: readonly Crumb[], here: string, href: (to: SiteHref) => string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      ...steps.map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.name,
        item: SITE_URL + href(step.to),
      })),
      { "@type": "ListItem", position: steps.length + 1, name: here },
    ],
  };
}
