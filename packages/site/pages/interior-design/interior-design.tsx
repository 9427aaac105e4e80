import { plain } from "@stoneyard/catalogue/languages/plain-words.ts";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { GalleryFigure } from "@stoneyard/site/pictures/gallery-figure.tsx";
import type { Caption } from "@stoneyard/site/pictures/linked-caption.ts";
import { PictureLightbox } from "@stoneyard/site/pictures/picture-lightbox.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import { nameClasses } from "@stoneyard/site/styles/name-classes.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useAddressChoice } from "@stoneyard/site/ui/browser/use-address-query.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { Tabs } from "@stoneyard/site/ui/tabs/tabs.tsx";
import { useRef } from "react";
import type { InteriorDesignData } from "./interior-design.data.server.ts";
import styles from "./interior-design.module.css";

export default function InteriorDesign({ data: { intro, rooms, preview } }: { data: InteriorDesignData }) {
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
      <header className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.head}`}>
        <h1 className={nameClasses(t("title"))}>{t("title")}</h1>
        <p className={`${typography.lead} ${styles.first}`}>{first && <ContentText words={first} />}</p>
        <div className={`${typography.text} ${styles.rest}`}>
          {rest.map((paragraph) => (
            <p key={plain(paragraph)}>
              <ContentText words={paragraph} />
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

type RoomPicture = Caption & { number: number; picture: PictureView };

/** Full width on a phone, 400 or 600 pixels elsewhere. */
const SIZES = "(max-width: 501px) calc(100vw - 40px), 600px";

/** All pictures of one kind of room, 400 pixels high and up to half as wide again. */
function InteriorGrid({ title, pictures }: { title: string; pictures: RoomPicture[] }) {
  return (
    <PictureLightbox
      title={title}
      pictures={pictures.map((each) => ({ ...each, mark: String(each.number) }))}
    >
      {(thumbnail) => (
        <ul className={styles.pictures}>
          {pictures.map((each, index) => (
            <li key={each.number}>
              <GalleryFigure
                picture={each.picture}
                mark={String(each.number)}
                caption={each}
                sizes={SIZES}
                thumbnail={thumbnail(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </PictureLightbox>
  );
}
