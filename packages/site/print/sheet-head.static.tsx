import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import { Logo } from "@stoneyard/site/shell/header/logo.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import sheet from "./sheet.module.css";

/** The head of a sheet, on paper alone: whose it is, and where they are found. */
export const SheetHead = staticSection(function SheetHead() {
  const company = useCompany();
  return (
    <div className={`${sheet.paperOnly} ${sheet.head}`}>
      <Logo brand={company.brand} />
      <address className={typography.label}>
        <span className={typography.strong}>
          {company.legalName}, {company.street}, {company.postalCode} {company.city}
        </span>
        <span>{[...company.phones.map(({ shown }) => shown), company.email].join(" · ")}</span>
      </address>
    </div>
  );
});
