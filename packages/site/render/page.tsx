import { Localized, PathContext } from "@stoneyard/site/i18n/localized.tsx";
import type { PageMessages } from "@stoneyard/site/i18n/messages.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { CompanyContext, PartsContext, useCompany } from "@stoneyard/site/shell/company.ts";
import styles from "@stoneyard/site/shell/failed-page.module.css";
import { TextLink } from "@stoneyard/site/shell/link.tsx";
import { Shell } from "@stoneyard/site/shell/shell.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { RenderingWord } from "@stoneyard/site/ui/picture.tsx";
import { Component, type ComponentType, type ReactNode, useEffect, useMemo } from "react";
import type { CommonData } from "./common-data.server.ts";

/** What `<screen>.data.server.ts` gives, and among it the screen's messages: JSON, and what only static sections read. */
export type ScreenData = { messages?: PageMessages; static?: { messages?: PageMessages } };
export type Screen = ComponentType<{ data: ScreenData }>;

type Props = {
  /** As the page was built: the page for unknown addresses stands at any. */
  path: string;
  common: CommonData;
  data: ScreenData;
  screen: Screen;
};

/** A page whole, as it is built and as it is hydrated. */
export function Page({ path, common, data, screen: Screen }: Props) {
  const messages = useMemo(
    () => ({ ...common.messages, ...data.messages, ...data.static?.messages }),
    [common, data],
  );
  // Tells tests and the browser's own tools when what surrounds the page is hydrated; its sections follow.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
  return (
    <PageContexts path={path} common={common} messages={messages}>
      <Shell company={common.company}>
        <OrFailedPage>
          <Screen data={data} />
        </OrFailedPage>
      </Shell>
    </PageContexts>
  );
}

type Contexts = Pick<Props, "path" | "common"> & { messages: PageMessages; children: ReactNode };

/** What everything on a page knows of it. */
export function PageContexts({ path, common: { locale, company, parts }, messages, children }: Contexts) {
  return (
    <PathContext value={path}>
      <Localized locale={locale} messages={messages}>
        <CompanyContext value={company}>
          <PartsContext value={parts}>
            <Renderings>{children}</Renderings>
          </PartsContext>
        </CompanyContext>
      </Localized>
    </PathContext>
  );
}

function Renderings({ children }: { children: ReactNode }) {
  const t = useTranslations("common.pictures");
  return <RenderingWord value={t("rendering")}>{children}</RenderingWord>;
}

/** A screen that fails keeps what surrounds it. */
class OrFailedPage extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}

/** In place of a page whose script failed: what happened, another try, and how to reach us all the same. */
function FailedPage() {
  const t = useTranslations("common.failed");
  const { phones, email } = useCompany();
  const [phone] = phones;
  return (
    <div className={`${grid.grid} ${styles.page}`} role="alert">
      <title>{t("title")}</title>
      <h1 className={typography.statement}>{t("title")}</h1>
      <p className={typography.lead}>{t("text")}</p>
      <p className={grid.ways}>
        <button
          type="button"
          className={`${typography.button} ${typography.filled}`}
          onClick={() => location.reload()}
        >
          {t("reload")}
        </button>
        <TextLink to="/">{t("home")}</TextLink>
        {phone && (
          <a href={`tel:${phone.number}`} className={typography.link}>
            {phone.shown}
          </a>
        )}
        <a href={`mailto:${email}`} className={typography.link}>
          {email}
        </a>
      </p>
    </div>
  );
}
