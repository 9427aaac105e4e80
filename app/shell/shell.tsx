import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "#app/i18n/translations.tsx";
import { ToastRegion } from "#app/ui/toast/toast-region.tsx";
import { useChange } from "#app/ui/use-change.ts";
import type { CompanyView } from "./company.server.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";

/** Everything around a page: a way past the top bar, the top bar, the page itself, the footer, and notices. */
export function Shell({ company, children }: { company: CompanyView; children: ReactNode }) {
  const t = useTranslations("common.shell");
  const main = useRef<HTMLElement>(null);
  useChange(useLocation().pathname, () => focusPage(main.current));
  return (
    <>
      <a className={styles.skip} href="#main">
        {t("skip")}
      </a>
      <Header company={company} />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer company={company} />
      <ToastRegion labels={{ close: t("close") }} />
    </>
  );
}

/**
 * What a browser does for a page that it loads: the next page is told to who does not see it, and the keyboard goes on
 * from its beginning, not from a link that is gone.
 */
function focusPage(main: HTMLElement | null) {
  const heading = main?.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  (heading ?? main)?.focus({ preventScroll: true });
}
