import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { ToastRegion } from "@stoneyard/site/ui/toast/toast-region.tsx";
import type { ReactNode } from "react";
import type { CompanyView } from "./company.server.ts";
import { Footer } from "./footer/footer.static.tsx";
import { Header } from "./header/header.tsx";
import styles from "./shell.module.css";

/** Everything around a page: a way past the top bar, the top bar, the page itself, the footer, and notices. */
export function Shell({ company, children }: { company: CompanyView; children: ReactNode }) {
  const t = useTranslations("common.shell");
  return (
    <>
      <a className={styles.skip} href="#main">
        {t("skip")}
      </a>
      <Header company={company} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer company={company} />
      <ToastRegion labels={{ close: t("close") }} />
    </>
  );
}
