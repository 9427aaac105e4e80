import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { coverOf } from "@stoneyard/site/content/picture.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";

export type MemberView = Awaited<ReturnType<typeof teamView>>[number];

/** The team by role, each with the stone that he or she would keep. */
export async function teamView(locale: Locale) {
  const { about, stones } = await catalogue();
  return Promise.all(
    about.team.map(async (member) => {
      const stone = stones.find(({ key }) => key === member.stone);
      return {
        role: member.role[locale],
        name: member.name ?? null,
        stone: { title: stone?.title ?? member.stone, href: `/${member.stone}` satisfies SiteHref },
        picture: await coverOf(member.stone),
      };
    }),
  );
}
