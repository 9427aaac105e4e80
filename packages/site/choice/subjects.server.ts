import { allItems } from "@stoneyard/site/choice/items.server.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";

/** `to` only where it is not the key itself, `opens` of rooms: their stones by surface. */
type Subject = {
  title: string;
  to?: SiteHref;
  opens?: Readonly<Record<string, string>>;
  byThePiece?: true;
};
export type Subjects = Readonly<Record<string, Subject>>;

/**
 * What an enquiry may be about, by the key that links carry (`/contact?about=marble/carrara`), in one language. A room's
 * link goes on with the stones that lie in it: `about=rooms/kitchen-1?worktop=carrara`.
 */
export async function subjects(locale: Locale): Promise<Subjects> {
  const items = await allItems(locale);
  const { rooms, stones } = await catalogue();
  const stoneTitles = new Set(stones.map(({ title }) => title));
  const opens = new Map(rooms.map(({ slug, stones }) => [`rooms/${slug}`, stones]));
  return Object.fromEntries(
    items.map(({ key, kind, title, to, group }) => {
      const stones = opens.get(key);
      const subject: Subject = {
        // A box named after its stone alone would read as the stone.
        title: kind === "accessory" && stoneTitles.has(title) ? `${title} (${group})` : title,
        ...(to !== `/${key}` && { to }),
        ...(stones && { opens: stones }),
        ...((kind === "accessory" || kind === "table") && { byThePiece: true }),
      };
      return [key, subject];
    }),
  );
}
