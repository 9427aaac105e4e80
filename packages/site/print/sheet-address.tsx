import { useOrigin } from "@stoneyard/site/head/use-origin.ts";
import { LANGUAGES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { dateFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useHydrated } from "@stoneyard/site/ui/browser/use-hydrated.ts";
import { QrCode } from "./qr-code.tsx";
import sheet from "./sheet.module.css";

type Props = {
  /** Where the sheet can be seen on a screen: an address of this site with its language, such as /sr/list. */
  path: string;
};

/** The foot of a sheet on paper: the page's address as text and QR code, and the day. */
export function SheetAddress({ path }: Props) {
  const t = useTranslations("common.print");
  const pictures = useTranslations("common.footer.pictures");
  const company = useCompany();
  const address = useOrigin() + path;
  const locale = LANGUAGES[useLocale()].intlLocale;
  // The day of the build is not the day of the print.
  const day = useHydrated() && dateFormat(locale, { dateStyle: "long" }).format(new Date());
  return (
    <div className={`${sheet.paperOnly} ${sheet.address}`}>
      <QrCode text={address} label={t("code")} />
      <p className={typography.label}>
        <span className={typography.strong}>{t("online")}</span>
        {address.replace(/^https?:\/\//, "")}
        {company.pictures !== "photographed" && (
          <span className={sheet.note}>{pictures(company.pictures)}</span>
        )}
      </p>
      {day && <p className={`${typography.label} ${sheet.day}`}>{day}</p>}
    </div>
  );
}
