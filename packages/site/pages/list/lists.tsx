import { readItems } from "@stoneyard/site/choice/items.ts";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { AwaitedJson } from "@stoneyard/site/shell/awaited-json.tsx";
import { useAddressQuery } from "@stoneyard/site/ui/use-address-query.ts";
import { useJson } from "@stoneyard/site/ui/use-json.ts";
import { useMemo } from "react";
import type { ListedItems } from "./list.json.server.ts";
import { OwnList } from "./own-list.tsx";
import { SharedList } from "./shared-list.tsx";

/** A list that the address shares, then one's own. */
export function Lists() {
  const t = useTranslations("list");
  const items = useJson<ListedItems>(useLocalizedPath()("/list.json"));
  const query = useAddressQuery();
  const shared = useMemo(() => readItems(query.get("items")), [query]);
  const words = { loading: t("loading"), failed: t("failed"), again: t("again") };
  return (
    <AwaitedJson loaded={items} words={words}>
      {(data) => (
        <>
          {shared.length > 0 && <SharedList keys={shared} items={data} />}
          <OwnList items={data} beside={shared.length > 0} />
        </>
      )}
    </AwaitedJson>
  );
}
