import { barePath } from "#app/i18n/locale.ts";
import { useLocalizedPath } from "#app/i18n/localized.tsx";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { StoneSearch } from "#app/search/stone-search.tsx";
import { Link } from "#app/shell/link.tsx";
import typography from "#app/styles/typography.module.css";
import { ToolbarButton } from "#app/ui/toolbar-button.tsx";
import { useAddressCopy } from "#app/ui/use-address-copy.ts";
import type { Surface } from "#catalogue/kinds/room.ts";
import type { LaidStones } from "./room-address.ts";
import styles from "./room-tools.module.css";
import type { RoomsData } from "./rooms-data.ts";

type Props = {
  surfaces: readonly string[];
  surface: string | undefined;
  stones: LaidStones;
  data: RoomsData;
  /** Shows some stones to begin with. */
  suggests: boolean;
  titleOf: (stone: string | undefined) => string;
  onSurface: (surface: string) => void;
  onStone: (stone: string) => void;
  onTurn: () => void;
  beside: string | undefined;
  onBeside: (stone: string | undefined) => void;
  /** The room as it is drawn now. */
  picture: () => Promise<Blob | null>;
  drawn: boolean;
  address: SiteHref;
  /** Name of the saved picture, without ending. */
  name: string;
};

/** Which stone lies where, another one for it or beside it, and what can be done with the picture. */
export function RoomTools(props: Props) {
  const {
    surfaces,
    surface,
    stones,
    data,
    suggests,
    titleOf,
    onSurface,
    onStone,
    onTurn,
    beside,
    onBeside,
    picture,
    drawn,
    address,
    name,
  } = props;
  const t = useTranslations("room-view");
  const names = useTranslations("room-view.surfaces");
  const search = useTranslations("search");
  const href = useLocalizedPath();
  const labels = (label: string) => ({
    label,
    placeholder: search("placeholder"),
    none: search("none"),
  });
  const source = href("/search.json");

  async function save() {
    const blob = await picture();
    if (!blob) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = `${name}.jpg`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <div className={styles.tools}>
      <fieldset className={styles.surfaces}>
        <legend className={typography.label}>{t("stones")}</legend>
        {surfaces.map((each) => (
          <button key={each} type="button" aria-pressed={each === surface} onClick={() => onSurface(each)}>
            <span className={typography.strong}>{names(each as Surface)}</span> {titleOf(stones[each]?.stone)}
          </button>
        ))}
      </fieldset>
      {suggests && (
        <Suggestions
          data={data}
          chosen={surface && stones[surface]?.stone}
          pictured={drawn}
          onStone={onStone}
        />
      )}
      <div className={styles.choice}>
        {surface && (
          <StoneSearch
            key={`stone ${surface}`}
            labels={labels(t("otherStone", { surface: names(surface as Surface) }))}
            source={source}
            onChoose={(address) => onStone(keyOf(address))}
          />
        )}
        <StoneSearch
          labels={labels(t("compare"))}
          source={source}
          onChoose={(address) => onBeside(keyOf(address))}
        />
      </div>
      <div className={styles.buttons}>
        <ToolbarButton off={!drawn} onPress={onTurn}>
          {t("turn")}
        </ToolbarButton>
        <ToolbarButton off={!beside} onPress={() => onBeside(undefined)}>
          {t("stopComparing")}
        </ToolbarButton>
        <ToolbarButton off={!drawn} onPress={save}>
          {t("save")}
        </ToolbarButton>
        <CopyAddress address={address} />
        <Link to={`/contact?about=${encodeURIComponent(address.slice(1))}`}>{t("ask")}</Link>
      </div>
    </div>
  );
}

type SuggestionsProps = {
  data: RoomsData;
  chosen: string | undefined;
  /** The room itself goes first: pictures come when it is drawn. */
  pictured: boolean;
  onStone: (stone: string) => void;
};

/** Some stones to begin with, for those who know no names yet. */
function Suggestions({ data, chosen, pictured, onStone }: SuggestionsProps) {
  const t = useTranslations("room-view");
  return (
    <fieldset className={styles.suggestions}>
      <legend className={typography.label}>{t("suggested")}</legend>
      {data.suggested.map(({ stone, swatch }) => (
        <button key={stone} type="button" aria-pressed={stone === chosen} onClick={() => onStone(stone)}>
          <span className={styles.swatch}>
            {pictured && <img src={swatch} alt="" width={96} height={60} loading="lazy" decoding="async" />}
          </span>
          <span className={typography.label}>{data.stones[stone]?.title}</span>
        </button>
      ))}
    </fieldset>
  );
}

function CopyAddress({ address }: { address: SiteHref }) {
  const t = useTranslations("room-view");
  const { copied, copy } = useAddressCopy(address);
  return (
    <Link to={address} rel="nofollow" onClick={copy}>
      <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
    </Link>
  );
}

/** Family and slug of a stone whose page has this address. */
function keyOf(address: string): string {
  return barePath(address).slice(1);
}
