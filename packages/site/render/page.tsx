import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import type { PageMessages } from "@stoneyard/site/i18n/messages.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { CompanyContext } from "@stoneyard/site/shell/company.ts";
import { FailedPage } from "@stoneyard/site/shell/failed-page.tsx";
import { PartsContext } from "@stoneyard/site/shell/parts.ts";
import { Shell } from "@stoneyard/site/shell/shell.tsx";
import { RenderingWord } from "@stoneyard/site/ui/picture.tsx";
import { Component, type ComponentType, type ReactNode, useEffect, useMemo } from "react";
import { PathContext } from "../i18n/page-path.ts";
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
  const { locale, company, parts } = common;
  const messages = useMemo(
    () => ({ ...common.messages, ...data.messages, ...data.static?.messages }),
    [common, data],
  );
  useHydratedAttribute();
  return (
    <PathContext value={path}>
      <Localized locale={locale} messages={messages}>
        <CompanyContext value={company}>
          <PartsContext value={parts}>
            <Renderings>
              <Shell company={company}>
                <OrFailedPage>
                  <Screen data={data} />
                </OrFailedPage>
              </Shell>
            </Renderings>
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

/** Tells tests and the browser's own tools when what surrounds the page is hydrated; its sections follow. */
function useHydratedAttribute() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
}
