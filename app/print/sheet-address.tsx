import { useOrigin } from "#app/head/use-origin.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { useCompany } from "#app/shell/company.ts";
import typography from "#app/styles/typography.module.css";
import { QrCode } from "./qr-code.tsx";
import sheet from "./sheet.module.css";

type Props = {
  /** Where the sheet can be seen on a screen: an address of this site with its language, such as /sr/list. */
  path: string;
};

/** The foot of a sheet, on paper alone: where the page stands on the web, to be read and to be scanned, and whose it is. */
export function SheetAddress({ path }: Props) {
  const t = useTranslations("common.print");
  const pictures = useTranslations("common.footer.pictures");
  const company = useCompany();
  const address = useOrigin() + path;
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
      <address className={typography.label}>
        <span className={typography.strong}>{company.legalName}</span>
        {company.street}, {company.postalCode} {company.city}
        {company.phones.map(({ number, shown }) => (
          <span key={number} className={sheet.note}>
            {shown}
          </span>
        ))}
        <span className={sheet.note}>{company.email}</span>
      </address>
    </div>
  );
}
