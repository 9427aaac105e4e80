import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { CopyLink } from "@stoneyard/site/shell/copy-link.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import { download } from "@stoneyard/site/ui/browser/download.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { ToolbarButton } from "@stoneyard/site/ui/toolbar-button.tsx";
import { type Dispatch, useState } from "react";
import layout from "../room-layout.module.css";
import styles from "./room-tools.module.css";
import type { StageAction } from "./stage-state.ts";

type Props = {
  dispatch: Dispatch<StageAction>;
  drawn: boolean;
  /** Whether what is drawn are the chosen stones: one that did not come is not among them. */
  isPresent: boolean;
  /** Whether a stone lies beside another one. */
  compared: boolean;
  /** The room as it is drawn now. */
  picture: () => Promise<Blob | undefined>;
  address: SiteHref;
  /** Name of the saved picture, without ending. */
  name: string;
};

/** What can be done with the picture. */
export function RoomTools({ dispatch, drawn, isPresent, compared, picture, address, name }: Props) {
  const t = useTranslations("room-view");
  // Once needed it stays, so that the focus is not lost.
  const [comparing, setComparing] = useState(compared);
  if (compared && !comparing) setComparing(true);
  return (
    <div className={classes(layout.tools, styles.tools, styles.words)}>
      <ToolbarButton off={!drawn} onPress={() => dispatch({ type: "slab-turned" })}>
        {t("turn")}
      </ToolbarButton>
      {comparing && (
        <ToolbarButton
          off={!compared}
          onPress={() => dispatch({ type: "comparison-chosen", beside: undefined })}
        >
          {t("stopComparing")}
        </ToolbarButton>
      )}
      <ToolbarButton off={!isPresent} onPress={() => save(picture, `${name}.jpg`)}>
        {t("save")}
      </ToolbarButton>
      <CopyLink to={address} words={{ share: t("copy"), copied: t("copied") }} />
      <Link to={`/contact?about=${encodeURIComponent(address.slice(1))}`}>{t("ask")}</Link>
    </div>
  );
}

async function save(picture: Props["picture"], name: string): Promise<void> {
  // Where a stone does not come the page tells it.
  const blob = await picture().catch(() => undefined);
  if (blob) download(blob, name);
}
