import { readItems } from "@stoneyard/site/choice/items.ts";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { AwaitedJson, ScriptedPage } from "@stoneyard/site/pages/scripted/scripted-page.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import { useAddressQuery } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { useMemo } from "react";
import type { ListData } from "./list.data.server.ts";
import type { ListedItems } from "./list.json.server.ts";
import { OwnList } from "./own-list.tsx";
import { SharedList } from "./shared-list.tsx";

/** What a visitor kept on this device, and beside it what somebody shared by the address. */
export default function ListPage({ data: { preview } }: { data: ListData }) {
  const t = useTranslations("list");
  const path = useLocalizedPath();
  return (
    <ScriptedPage say={(key) => t(key)} preview={preview} leadClassName={grid.lead}>
      <AwaitedJson<ListedItems> source={path("/list.json")} say={(key) => t(key)}>
        {(items) => <Lists items={items} />}
      </AwaitedJson>
    </ScriptedPage>
  );
}

/** The list that the address shares, then the visitor's own. */
function Lists({ items }: { items: ListedItems }) {
  const query = useAddressQuery();
  const shared = useMemo(() => readItems(query.get("items")), [query]);
  return (
    <>
      {shared.length > 0 && <SharedList keys={shared} items={items} />}
      <OwnList items={items} beside={shared.length > 0} />
    </>
  );
}
