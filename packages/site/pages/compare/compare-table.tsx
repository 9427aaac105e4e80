import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import { plain, type Words } from "@stoneyard/catalogue/languages/plain-words.ts";
import { KeepButton } from "@stoneyard/site/choice/keep-button.tsx";
import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { Link } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { useNear } from "@stoneyard/site/ui/browser/use-near.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { CroppedPicture } from "@stoneyard/site/ui/cropped-picture.tsx";
import { CROSS, IconButton } from "@stoneyard/site/ui/icon.tsx";
import { ScaleBar } from "@stoneyard/site/ui/scale/scale-bar.tsx";
import { ScaleBox } from "@stoneyard/site/ui/scale/scale-box.tsx";
import { type CSSProperties, type ReactNode, useRef, useState } from "react";
import type { CompareData, ComparedRoom, ComparedStone } from "./compare.json.server.ts";
import styles from "./compare-table.module.css";
import { useRoomPictures } from "./use-room-pictures.ts";

type Props = {
  data: CompareData;
  /** Family and slug. */
  stones: readonly string[];
  use: Purpose;
  onRemove: (key: string) => void;
};

/** With its family and slug: two stones may have one name. */
type Column = ComparedStone & { key: string };

/** Stones in columns: slabs at one scale, the same room, and facts row by row, those that differ marked. */
export function CompareTable({ data, stones, use, onRemove }: Props) {
  const t = useTranslations("compare");
  const shown = stones.flatMap((key): Column[] => {
    const stone = data.stones[key];
    return stone ? [{ ...stone, key }] : [];
  });
  const rows = useCompareRows(shown);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow screen scrolls it, and the arrow keys must reach it
    <section className={styles.scroller} aria-label={t("table")} tabIndex={0}>
      <table
        className={styles.table}
        data-stones={stones.length}
        style={{ "--columns": stones.length } as CSSProperties}
      >
        <thead>
          <tr>
            <td />
            {shown.map((stone) => (
              <StoneHead key={stone.key} stone={stone} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          <SlabRow stones={shown} />
          <RoomRow data={data} stones={stones} use={use} />
          <SuitabilityRow data={data} stones={shown} use={use} />
          {rows.map((row) => (
            <FactRow key={row.name} row={row} stones={shown} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HeadProps = { stone: Column; onRemove: (key: string) => void };

function StoneHead({ stone, onRemove }: HeadProps) {
  const t = useTranslations("compare");
  return (
    <th scope="col">
      <Link
        to={`/${stone.key}` as SiteHref}
        className={classes(typography.smallEntry, typography.accentOnHover, styles.name)}
      >
        {stone.title}
      </Link>
      <span className={`${typography.label} ${styles.family}`}>{stone.family}</span>
      <span className={`${styles.tools} ${visible.screenOnly}`}>
        <KeepButton item={stone.key} name={stone.title} worded />
        <IconButton
          label={t("remove", { name: stone.title })}
          path={CROSS}
          onPress={() => onRemove(stone.key)}
        />
      </span>
    </th>
  );
}

/** The widest slab fills its column; the others are drawn at its scale. */
function SlabRow({ stones }: { stones: readonly Column[] }) {
  const t = useTranslations("compare");
  const names = useTranslations("stones");
  const widest = Math.max(...stones.map(({ slab: [width] }) => width));
  return (
    <Row name={t("rows.slabs")} note={t("scale")}>
      {stones.map(({ key, title, slab: [width], picture }, place) => (
        <td key={key} className={styles.slab}>
          <ScaleBox share={width / widest}>
            <span className={frames.edge}>
              <CroppedPicture
                picture={{ ...picture, alt: names("slab", { name: title }) }}
                sizes="(max-width: 768px) 45vw, 40vw"
              />
            </span>
          </ScaleBox>
          {place === 0 && (
            <ScaleBar fieldCm={widest} share={1 / 2} label={(length) => t("bar", { length })} />
          )}
        </td>
      ))}
    </Row>
  );
}

/** None where no room shows the use. */
function RoomRow(props: Omit<Props, "onRemove">) {
  const asked = props.data.uses.find(({ key }) => key === props.use);
  return asked?.room && <DrawnRoomRow {...props} asked={asked} room={asked.room} />;
}

type RoomRowProps = Omit<Props, "onRemove"> & { asked: { title: string }; room: ComparedRoom };

/** Drawn once it is near, so there as long as it is waited for. */
function DrawnRoomRow({ data, stones, use, asked, room }: RoomRowProps) {
  const t = useTranslations("compare");
  const row = useRef<HTMLTableRowElement>(null);
  const near = useNear(row);
  const [attempt, setAttempt] = useState(0);
  const drawing = useRoomPictures(near ? { room, use, stones } : undefined, data, attempt);
  const isNoneShown = stones.length > 1 && drawing.pictures?.size === 0;
  const again = () => {
    // The button goes while the room is drawn.
    row.current?.focus({ preventScroll: true });
    setAttempt(attempt + 1);
  };
  if (drawing.state === "failed") {
    return (
      <Row ref={row} name={t("rows.room")} note={room.title}>
        <td className={`${styles.all} ${styles.failed}`}>
          <p role="alert">{t("roomFailed")}</p>
          <button type="button" className={typography.link} onClick={again}>
            {t("again")}
          </button>
        </td>
      </Row>
    );
  }
  if (drawing.state === "undrawable" || isNoneShown) {
    return (
      <Row name={t("rows.room")} note={room.title}>
        <td className={styles.all}>{isNoneShown ? t("noneShown", { use: asked.title }) : t("undrawable")}</td>
      </Row>
    );
  }
  return (
    <Row ref={row} name={t("rows.room")} note={room.title}>
      {stones.map((key) => {
        const title = data.stones[key]?.title ?? "";
        const picture = drawing.pictures?.get(key);
        const missing = drawing.state === "drawn" && !picture;
        return (
          <td key={key}>
            <div className={styles.room}>
              {picture && (
                <img
                  src={picture}
                  alt={t("roomWith", { room: room.title, stone: title })}
                  width={1600}
                  height={1067}
                />
              )}
              {drawing.state === "drawing" && (
                <img
                  src={room.picture}
                  alt=""
                  width={1600}
                  height={1067}
                  loading="lazy"
                  className={styles.coming}
                />
              )}
              {missing && <p>{t("notShown", { stone: title, use: asked.title })}</p>}
            </div>
          </td>
        );
      })}
    </Row>
  );
}

function SuitabilityRow({ data, stones, use }: Pick<Props, "data" | "use"> & { stones: readonly Column[] }) {
  const t = useTranslations("compare");
  const verdicts = useTranslations("stones.verdicts");
  const finishNames = useTranslations("stones.finishes");
  const index = data.uses.findIndex(({ key }) => key === use);
  const asked = data.uses[index];
  if (!asked) return null;
  const judged = stones.map((stone) => {
    const [verdict, reason, fitting] = stone.uses[index] ?? ["not-advised", -1, []];
    return { key: stone.key, title: stone.title, verdict, why: data.reasons[reason], fitting };
  });
  return (
    <Row
      name={asked.title}
      note={t("rows.suitability")}
      differs={new Set(judged.map(({ verdict }) => verdict)).size > 1}
    >
      {judged.map(({ key, title, verdict, why, fitting }) => (
        <td key={key} data-name={title}>
          <b className={`${styles.verdict} ${typography.capital}`} data-verdict={verdict}>
            {verdicts(verdict)}
          </b>
          <p>{why}</p>
          {verdict !== "not-advised" && fitting.length > 0 && (
            <p className={typography.label}>
              {t("fitting", { finishes: fitting.map((finish) => finishNames(finish)).join(", ") })}
            </p>
          )}
        </td>
      ))}
    </Row>
  );
}

function FactRow({ row, stones }: { row: CompareRow; stones: readonly Column[] }) {
  const t = useTranslations("compare");
  return (
    <Row name={row.name} note={row.note} differs={differs(row)}>
      {stones.map(({ key, title }, place) => (
        <td key={key} data-name={title}>
          <span className={classes(styles.value, typography.capital, !row.values[place] && styles.unknown)}>
            {row.values[place] ? <ContentText words={row.values[place]} /> : t("notKnown")}
          </span>
        </td>
      ))}
    </Row>
  );
}

type RowProps = {
  ref?: React.Ref<HTMLTableRowElement>;
  name: string;
  note?: string | undefined;
  differs?: boolean;
  children: ReactNode;
};

function Row({ ref, name, note, differs, children }: RowProps) {
  const t = useTranslations("compare");
  return (
    <tr ref={ref} tabIndex={ref ? -1 : undefined} className={sheet.whole} data-differs={differs}>
      <th scope="row">
        <span className={`${typography.label} ${styles.rowName}`}>
          {name}
          {differs && <span className={typography.visuallyHidden}> ({t("differs")})</span>}
        </span>
        {note && <span className={`${typography.label} ${styles.rowNote}`}>{note}</span>}
      </th>
      {children}
    </tr>
  );
}

/** One fact of each stone in words; "" when unknown. */
type CompareRow = { name: string; note?: string | undefined; values: Words[] };

/** The compared facts row by row, without rows of which nothing is known. */
function useCompareRows(stones: readonly ComparedStone[]): CompareRow[] {
  const rows = useTranslations("compare.rows");
  const patterns = useTranslations("stones.patterns");
  const finishes = useTranslations("stones.finishes");
  const offers = useTranslations("offer");
  const acid = useTranslations("compare.acid");
  const frost = useTranslations("compare.frost");
  const stains = useTranslations("compare.stains");
  const standards = new Set(stones.flatMap(({ slip }) => slip?.standards ?? []));
  const sources = new Set(stones.flatMap(({ slip }) => slip?.source ?? []));
  const row = (name: string, say: (stone: ComparedStone) => Words): CompareRow => ({
    name,
    values: stones.map(say),
  });
  return [
    row(rows("rock"), ({ rock }) => rock),
    row(rows("pattern"), ({ pattern }) => patterns(pattern)),
    row(rows("origin"), ({ origin }) => origin ?? ""),
    row(rows("slab"), ({ slab: [width, height] }) => rows("slabSize", { width, height })),
    row(rows("thickness"), ({ thicknesses }) => thicknesses.map((cm) => `${cm} cm`).join(", ")),
    row(rows("finish"), (stone) => stone.finishes.map((finish) => finishes(finish)).join(", ")),
    row(rows("price"), ({ price }) => price ?? offers("onRequest")),
    row(rows("stock"), ({ stock }) => stock ?? offers("askUs")),
    {
      ...row(rows("slip"), ({ slip }) =>
        slip ? slip.values + (sources.size > 1 ? ` (${slip.source})` : "") : offers("askForTest"),
      ),
      // Where one source measured all, it is named once.
      note: [[...standards].join("; "), ...(sources.size > 1 ? [] : sources)].filter(Boolean).join(". "),
    },
    row(rows("acid"), (stone) => acid(stone.acid)),
    row(rows("frost"), (stone) => frost(stone.frost)),
    row(rows("stains"), (stone) => (stone.stains ? stains(stone.stains) : "")),
  ].filter(({ values }) => values.some((value) => value !== ""));
}

export function differs({ values }: CompareRow): boolean {
  return new Set(values.map(plain)).size > 1;
}
