import type { SiteHref } from "#app/i18n/site-href.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { Link } from "#app/shell/link.tsx";
import typography from "#app/styles/typography.module.css";

/** Its looks come with the page, as its script comes later. */
type Props = { className: string | undefined; care: { title: string; to: SiteHref } };

/** The way to the guide that says how the stone is looked after. */
export function CareLink({ className, care: { title, to } }: Props) {
  const t = useTranslations("stone");
  return (
    <p className={className}>
      {t("care")}{" "}
      <Link className={typography.link} to={to}>
        {title}
      </Link>
    </p>
  );
}
