import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { keepingFocus } from "@stoneyard/site/ui/browser/keep-focus.ts";
import { useAddressQuery } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { useHydrated } from "@stoneyard/site/ui/browser/use-hydrated.ts";
import { Picture, type PictureView } from "@stoneyard/site/ui/picture.tsx";
import {
  type ChangeEvent,
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { loadRooms } from "../rooms/rooms-data.ts";
import { LinkOverKept } from "./link-over-kept.tsx";
import { type OpenedPhotograph, openPhotograph, PhotographRefused } from "./open-photograph.ts";
import { readRecipe, recipeHash, withLink } from "./recipe-address.ts";
import {
  broughtFiles,
  deleteSavedPhotograph,
  type SavedPhotograph,
  savedPhotograph,
  useSavedPhotograph,
} from "./saved-photograph.ts";
import styles from "./visitor-photo.module.css";
import type { VisitorPhotoEditor } from "./visitor-photo-editor.tsx";
import { type VisitorPhotoState, withKnownStones } from "./visitor-photo-state.ts";

type Props = { example: PictureView | undefined };
type Opened = {
  file: Blob;
  photograph: HTMLCanvasElement;
  state: VisitorPhotoState;
  /** The stored one, which it was opened from. */
  saved: SavedPhotograph | undefined;
};
type Refusal = PhotographRefused["why"] | "example" | "editor" | "recipe";

/** The example's worktop and splashback are of a light marble. */
const EXAMPLE_LIGHTNESS = 0.72;

/** Takes a photograph, or opens the stored one; the editor is fetched only then. */
export function VisitorPhotoStart({ example }: Props) {
  const t = useTranslations("visitor-photo");
  const hydrated = useHydrated();
  const asked = useAddressQuery().get("stone");
  const [opened, setOpened] = useState<Opened>();
  const [busy, setBusy] = useState<"opening" | "deleting">();
  const [refusal, setRefusal] = useState<Refusal>();
  /** What is after # in the address, while it may be a link whose outlines the photograph could get. */
  const [link, setLink] = useState("");
  const Editor = useEditor(opened, () => setRefusal("editor"));
  const place = useRef<HTMLDivElement>(null);
  const isEdited = opened !== undefined && Editor !== undefined;
  useBroughtIntoView(place, isEdited);
  /** Whether the visitor pressed something, which goes with what stands here. */
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each of them other things stand here
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [isEdited, busy, refusal]);

  /** How often a photograph was asked for: the last one is shown, whichever comes first. */
  const asks = useRef(0);
  async function open(
    file: Blob,
    stateOf: (opened: OpenedPhotograph) => VisitorPhotoState,
    saved?: SavedPhotograph,
  ) {
    asks.current += 1;
    setLink("");
    setBusy("opening");
    setRefusal(undefined);
    try {
      const photograph = await openPhotograph(file);
      const state = await withStonesOfCatalogue(stateOf(photograph));
      // A link to what is kept asks nothing.
      if (saved && recipeHash(state) !== location.hash) setLink(location.hash);
      setOpened({ file, photograph: photograph.canvas, state, saved });
    } catch (error) {
      setRefusal(error instanceof PhotographRefused ? error.why : "unreadable");
    } finally {
      setBusy(undefined);
    }
  }

  const openKept = useEffectEvent((saved: SavedPhotograph | undefined) => {
    if (!saved || asks.current > 0) return;
    // A former version of the page may have kept less.
    open(saved.photograph, (photograph) => ({ ...emptyState(photograph), ...saved.state }), saved);
  });
  useEffect(() => {
    savedPhotograph().then(openKept);
    const changed = () => setLink(location.hash);
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);

  const choose = (file: File) => {
    isPressed.current = true;
    return open(file, (photograph) => {
      const state = emptyState(photograph);
      const shared = withLink(state);
      if (!shared && readRecipe(location.hash)) setRefusal("recipe");
      return shared ?? state;
    });
  };
  const tryExample = async () => {
    isPressed.current = true;
    const ask = ++asks.current;
    try {
      const [{ exampleStone, workedExample }, { stones }, response] = await Promise.all([
        import("./worked-example.ts"),
        loadRooms(),
        fetch(example?.src ?? ""),
      ]);
      if (!response.ok) throw new Error(`It answers ${response.status}.`);
      const stone = exampleStone(Object.keys(stones), asked);
      const picture = await response.blob();
      if (ask !== asks.current) return;
      await open(picture, ({ canvas }) => {
        const state = workedExample([canvas.width, canvas.height], EXAMPLE_LIGHTNESS, stone);
        return withLink(state) ?? state;
      });
    } catch {
      if (ask === asks.current) setRefusal("example");
    }
  };
  const keepOwn = () => keepingFocus(() => setLink(""), place);
  const openWith = ({ file, saved }: Opened, state: VisitorPhotoState) => {
    isPressed.current = true;
    setOpened(undefined);
    open(file, () => state, saved);
  };
  const leave = async () => {
    isPressed.current = true;
    // The editor would keep it once more.
    setOpened(undefined);
    setLink("");
    setRefusal(undefined);
    setBusy("deleting");
    await deleteSavedPhotograph().catch(() => {});
    // The draft of an enquiry may hold a copy, after a yes.
    const { takeBackFiles } = await import("@stoneyard/site/choice/enquiry-draft.ts");
    await takeBackFiles(await broughtFiles());
    setBusy(undefined);
  };

  const notice =
    refusal === "editor" ? opened && <EditorMissing {...opened} /> : refusal && <Refused why={refusal} />;
  if (opened && Editor)
    return (
      <div ref={place} tabIndex={-1} className={styles.place}>
        {notice}
        {link && (
          <LinkOverKept kept={opened.state} onUse={(state) => openWith(opened, state)} onKeep={keepOwn} />
        )}
        <Editor photograph={opened.photograph} opens={opened.state} saved={opened.saved} onDelete={leave} />
      </div>
    );
  return (
    <div ref={place} tabIndex={-1} className={`${styles.place} ${styles.start}`}>
      {notice}
      {hydrated && (busy || (opened && refusal !== "editor")) ? (
        <p role="status">{busy !== "deleting" && t("opening")}</p>
      ) : (
        <>
          {hydrated && readRecipe(location.hash) && <p className={styles.shared}>{t("shared")}</p>}
          <ChoosePhotograph example={example} onFile={choose} onExample={tryExample} />
        </>
      )}
    </div>
  );
}

function Refused({ why }: { why: Refusal | "editorNotKept" }) {
  const t = useTranslations("visitor-photo.refused");
  return (
    <p role="alert" className={styles.refusal}>
      {t(why)}
    </p>
  );
}

/** Keeps the photograph, as the editor would, so that a reload finds it. */
function EditorMissing({ photograph, state, saved }: Opened) {
  const isKept = useSavedPhotograph(photograph, state, saved);
  return isKept === undefined ? null : <Refused why={isKept ? "editor" : "editorNotKept"} />;
}

type ChooseProps = {
  example: PictureView | undefined;
  onFile: (file: File) => void;
  onExample: () => void;
};

/** Listed one by one, so that telephones convert to JPEG. */
const TAKEN = "image/jpeg,image/png,image/webp,image/avif";

/** Two buttons, as some telephones leave the camera out of the one; the third way is the example. */
function ChoosePhotograph({ example, onFile, onExample }: ChooseProps) {
  const t = useTranslations("visitor-photo");
  const place = useRef<HTMLDivElement>(null);
  const takeFrom = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    // The same file can be chosen once more.
    input.value = "";
    if (file) onFile(file);
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => takeFrom(event.currentTarget);
  const takeEarly = useEffectEvent(() => place.current?.querySelectorAll("input").forEach(takeFrom));
  // Something may have been chosen before the page was hydrated.
  useEffect(() => takeEarly(), []);
  return (
    <div ref={place} className={styles.choose}>
      <div className={grid.buttons}>
        <label className={`${typography.button} ${typography.filled} ${styles.file}`}>
          {t("choose")}
          <input type="file" accept={TAKEN} onChange={take} />
        </label>
        <label className={`${typography.button} ${styles.file} ${styles.camera}`}>
          {t("take")}
          <input type="file" accept={TAKEN} capture="environment" onChange={take} />
        </label>
      </div>
      <p className={`${typography.text} ${styles.stays}`}>{t("stays")}</p>
      <h2 className={typography.smallHeading}>{t("good.title")}</h2>
      <ul className={`${typography.label} ${styles.good}`}>
        <li>{t("good.edges")}</li>
        <li>{t("good.straight")}</li>
        <li>{t("good.measure")}</li>
      </ul>
      {example && (
        <button type="button" className={styles.example} onClick={onExample}>
          <Picture picture={example} sizes="(max-width: 821px) 100vw, 40vw" />
          <span>
            <span className={typography.link}>{t("example")}</span>
          </span>
        </button>
      )}
    </div>
  );
}

/** With a stone that is gone nothing could be drawn. */
async function withStonesOfCatalogue(state: VisitorPhotoState): Promise<VisitorPhotoState> {
  if (state.surfaces.length === 0 && state.aside.length === 0) return state;
  const asked = new URLSearchParams(location.search).get("stone");
  return loadRooms().then(
    ({ stones }) => withKnownStones(state, Object.keys(stones), asked),
    () => state,
  );
}

function emptyState({ canvas: { width, height }, focal }: OpenedPhotograph): VisitorPhotoState {
  const centre = [width / 2, height / 2] as const;
  return { size: [width, height], focal, centre, surfaces: [], chosen: undefined, lays: {}, aside: [] };
}

/** What has grown above the window's upper edge is not seen: the browser keeps what stood below it in its place. */
function useBroughtIntoView(place: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    const frame = requestAnimationFrame(() => {
      const element = place.current;
      if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, place]);
}

type Editor = ComponentType<React.ComponentProps<typeof VisitorPhotoEditor>>;

/** What works on a photograph is fetched when there is one; where it did not come, with the next one again. */
function useEditor(opened: Opened | undefined, onMissing: () => void): Editor | undefined {
  const [editor, setEditor] = useState<{ Editor: Editor }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each photograph asks once
  useEffect(() => {
    if (!opened) return;
    import("./visitor-photo-editor.tsx").then(
      ({ VisitorPhotoEditor }) => setEditor({ Editor: VisitorPhotoEditor }),
      () => onMissing(),
    );
  }, [opened]);
  return editor?.Editor;
}
