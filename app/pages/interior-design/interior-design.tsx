import { useRef } from "react";
import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { pictureView } from "#app/content/picture.server.ts";
import { stoneLinks } from "#app/content/stone-links.server.ts";
import { Head } from "#app/head/head.tsx";
import { previewOf } from "#app/head/preview.server.ts";
import { localeOfPath } from "#app/i18n/locale.ts";
import { Said } from "#app/i18n/said.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { captionIn } from "#app/pictures/linked-caption.ts";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { useAddressChoice } from "#app/ui/use-address-query.ts";
import { plain, type Words } from "#catalogue/plain-words.ts";
import { wordsIn } from "#catalogue/words-in.ts";
import type { Route } from "./+types/interior-design";
import styles from "./interior-design.module.css";
import { InteriorGrid } from "./interior-grid.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const content = await catalogue();
  const rooms = await Promise.all(
    content.interiors.tabs.map(async (tab) => ({
      key: tab.key,
      title: tab.title[locale],
      pictures: await Promise.all(
        tab.pictures.map(async (each) => ({
          number: each.number,
          ...captionIn(each.caption, stoneLinks(content, each.stones), locale),
          picture: await pictureView(each, locale),
        })),
      ),
    })),
  );
  const prose = content.prose.get("interior-design");
  if (!prose)
    throw new Error(
      `content/prose/interior-design.${locale}.md is missing; the content check has been skipped.`,
    );
  const words = wordsIn(prose, locale);
  return {
    messages: await pageMessages(locale, "interior-design", "lightbox"),
    intro: plain(words)
      .trim()
      .split(/\n\s*\n/)
      .map((text): Words => (typeof words === "string" ? text : { ...words, text })),
    rooms,
    preview: await previewOf(content.interiors.tabs[0]?.pictures[0]?.picture),
  };
}

export default function InteriorDesign({ loaderData: { intro, rooms, preview } }: Route.ComponentProps) {
  const t = useTranslations("interior-design");
  const pictures = useRef<HTMLDivElement>(null);
  const [first, ...rest] = intro;
  const [room, chooseRoom] = useAddressChoice(
    "tab",
    rooms.map(({ key }) => key),
    rooms[0]?.key ?? "",
  );

  // The row of tabs stays in sight while a visitor scrolls through a room; the next room is shown from its beginning.
  function enter(key: string) {
    chooseRoom(key);
    if ((pictures.current?.getBoundingClientRect().top ?? 0) < 0) pictures.current?.scrollIntoView();
  }

  return (
    <>
      <Head title={t("title")} description={t("description")} preview={preview} />
      <header className={`${grid.grid} ${styles.head}`}>
        <h1 className={typography.name}>{t("title")}</h1>
        <p className={`${typography.lead} ${styles.first}`}>{first && <Said words={first} />}</p>
        <div className={styles.rest}>
          {rest.map((paragraph) => (
            <p key={plain(paragraph)} className={typography.text}>
              <Said words={paragraph} />
            </p>
          ))}
        </div>
      </header>
      <div ref={pictures} className={styles.rooms}>
        <Tabs
          listClassName={styles.list}
          label={t("tabs")}
          value={room}
          onChange={enter}
          tabs={rooms.map(({ key, title, pictures }) => ({
            id: key,
            label: (
              <>
                {title}{" "}
                <span className={styles.count} aria-hidden="true">
                  {pictures.length}
                </span>
              </>
            ),
            content: <InteriorGrid title={title} pictures={pictures} />,
          }))}
        />
      </div>
    </>
  );
}
