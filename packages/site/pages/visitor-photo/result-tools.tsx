import { MOST_FILE_BYTES, MOST_FILES } from "@stoneyard/enquiry/files.ts";
import { bringFiles, hasRoomFor, takeBackFiles } from "@stoneyard/site/choice/enquiry-draft.ts";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { download } from "@stoneyard/site/ui/browser/download.ts";
import { tokenColour } from "@stoneyard/site/ui/token-colour.ts";
import { ToolbarButton } from "@stoneyard/site/ui/toolbar-button.tsx";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RoomsData } from "../rooms/rooms-data.ts";
import tools from "../rooms/stage/room-tools.module.css";
import { stoneTitles } from "./names.ts";
import { recipeHash } from "./recipe-address.ts";
import { broughtFiles, noteBroughtFiles } from "./saved-photograph.ts";
import styles from "./visitor-photo.module.css";
import type { VisitorPhotoState } from "./visitor-photo-state.ts";

type Props = {
  state: VisitorPhotoState;
  data: RoomsData | undefined;
  photograph: HTMLCanvasElement;
  result: RefObject<HTMLCanvasElement | null>;
  /** Whether the result shows the present stones, as its label names them. */
  drawn: boolean;
  /** Whether the browser stores photograph and drawing. */
  isSaved: boolean | undefined;
  onDelete: () => void;
};

/** Actions on the result, and the deletion of the photograph. */
export function ResultTools({ state, data, photograph, result, drawn, isSaved, onDelete }: Props) {
  const t = useTranslations("visitor-photo.result");
  const [copied, setCopied] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const titles = stoneTitles(state.lays, data);
  const stones = [...new Set(Object.values(state.lays).map(({ stone }) => stone))];
  const label = t("label", { stones: titles.join(", ") });
  const hash = recipeHash(state);
  const save = async () => {
    if (!result.current) return;
    const picture = await labelledPicture(result.current, label);
    if (!picture) return;
    download(picture, `${t("file")}-${stones.join("-").replaceAll("/", "-")}.jpg`);
    setSaved(hash);
  };
  const share = async () => {
    const url = new URL(location.href);
    url.hash = hash;
    try {
      await navigator.clipboard.writeText(url.href);
      setCopied(hash);
    } catch {
      // Where copying is not allowed, the link stands in the address bar. It is not asked about, as one that is opened.
      history.replaceState(history.state, "", hash);
    }
  };
  return (
    <section aria-labelledby="result" className={styles.panel}>
      <h2 id="result" className={typography.smallEntry}>
        {t("title")}
      </h2>
      <div className={`${grid.row} ${tools.words}`}>
        <ToolbarButton off={!drawn} onPress={save}>
          <span aria-live="polite">{saved === hash ? t("saved") : t("save")}</span>
        </ToolbarButton>
        <ToolbarButton off={state.surfaces.length === 0} onPress={share}>
          <span aria-live="polite">{copied === hash ? t("copied") : t("share")}</span>
        </ToolbarButton>
      </div>
      {stones.length > 0 && (
        <AskWithPhotograph
          stones={stones}
          photograph={photograph}
          result={result}
          drawn={drawn}
          label={label}
        />
      )}
      <p className={typography.label}>{t("shareNote")}</p>
      <p className={typography.label} role="status">
        {isSaved === true && t("kept")}
        {isSaved === false && t("notKept")}
      </p>
      <AskFirst
        act={t("delete")}
        question={t("deleteQuestion")}
        yes={t("deleteYes")}
        no={t("deleteNo")}
        onYes={onDelete}
      />
    </section>
  );
}

type AskProps = {
  stones: readonly string[];
  photograph: HTMLCanvasElement;
  result: RefObject<HTMLCanvasElement | null>;
  drawn: boolean;
  /** What stands under the preview. */
  label: string;
};

/** The way to the enquiry: with the stones alone or, after a clear yes, with photograph and preview. */
function AskWithPhotograph({ stones, photograph, result, drawn, label }: AskProps) {
  const t = useTranslations("visitor-photo.result");
  const path = useLocalizedPath();
  const [problem, setProblem] = useState<"full" | "failed">();
  const form = `/contact?about=${stones.join("+")}` as const;
  const bring = async () => {
    const [whole, preview] = await Promise.all([
      jpegOf(photograph),
      result.current && labelledPicture(result.current, label),
    ]);
    if (!whole || !preview) return setProblem("failed");
    const files = [
      new File([whole], `${t("photographFile")}.jpg`, { type: whole.type }),
      new File([preview], `${t("previewFile")}.jpg`, { type: preview.type }),
    ];
    // Former files may have names in another language.
    const former = await broughtFiles();
    if (!(await hasRoomFor(files, former))) return setProblem("full");
    await takeBackFiles(former);
    if ((await noteBroughtFiles(files.map(({ name }) => name))) && (await bringFiles(files)))
      location.assign(path(form));
    else setProblem("failed");
  };
  return (
    <AskFirst
      beside={<Link to={form}>{t("ask")}</Link>}
      act={t("askWith")}
      off={!drawn}
      question={t("askWithQuestion")}
      yes={t("askWithYes")}
      no={t("askWithNo")}
      onYes={bring}
    >
      {problem && (
        <p role="alert" className={typography.label}>
          {problem === "full"
            ? t("askWithFull", { files: MOST_FILES, megabytes: MOST_FILE_BYTES / 2 ** 20 })
            : t("askWithFailed")}
        </p>
      )}
    </AskFirst>
  );
}

type AskFirstProps = {
  /** What stands before the button. */
  beside?: ReactNode;
  act: string;
  off?: boolean;
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  /** What stands below the answers. */
  children?: ReactNode;
};

/** A button that acts only after a yes; a no gives it the focus back. */
function AskFirst({ beside, act, off = false, question, yes, no, onYes, children }: AskFirstProps) {
  const [asked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const refuse = () => {
    flushSync(() => setAsked(false));
    button.current?.focus();
  };
  if (!asked)
    return (
      <div className={`${grid.row} ${tools.words}`}>
        {beside}
        <ToolbarButton ref={button} off={off} onPress={() => setAsked(true)}>
          {act}
        </ToolbarButton>
      </div>
    );
  return (
    <fieldset ref={takeFocus} tabIndex={-1} className={styles.question}>
      <legend>{question}</legend>
      <div className={`${grid.row} ${tools.words}`}>
        <ToolbarButton off={off} onPress={onYes}>
          {yes}
        </ToolbarButton>
        <ToolbarButton onPress={refuse}>{no}</ToolbarButton>
      </div>
      {children}
    </fieldset>
  );
}

/** The question replaces the pressed button, so it takes the focus and scrolls into view. */
function takeFocus(question: HTMLFieldSetElement | null): void {
  question?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: "nearest" });
}

/** Re-encoded, without metadata. */
const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));

/** Share of the picture's width. */
const LETTER = 0.018;

/** The picture as JPEG with a line of words under it, so that nobody takes it for a photograph of what was built. */
async function labelledPicture(picture: HTMLCanvasElement, words: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const letter = Math.max(14, Math.round(picture.width * LETTER));
  canvas.width = picture.width;
  canvas.height = picture.height + letter * 2.4;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = tokenColour("paper");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  context.fillStyle = tokenColour("ink");
  context.font = `${letter}px sans-serif`;
  context.textBaseline = "middle";
  context.fillText(words, letter, picture.height + letter * 1.2, canvas.width - 2 * letter);
  return jpegOf(canvas);
}
