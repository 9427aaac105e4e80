import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import type { EntryFolder } from "../drafts/entries.ts";
import type { EnquiriesPlace } from "../enquiries/ask-enquiries.ts";
import type { CommitMessage, FileChoices, Replayed, Saved } from "../history/history.ts";
import type { Published } from "../history/publish.ts";
import type { BegunBuild, ShownBuilt } from "../local-server/built-routes.ts";
import type { ShownEnquiries } from "../local-server/enquiry-routes.ts";
import type { NewEntry } from "../local-server/entry-routes.ts";
import type { SavedFile, ShownFile } from "../local-server/file-routes.ts";
import type { ShownHistory, ShownLive } from "../local-server/history-routes.ts";
import type { Overview, Today } from "../local-server/overview.ts";
import type { Unreadable } from "../local-server/parsed.ts";
import type {
  ShownPhotograph,
  StoredPhotograph,
  StraightenedSlab,
} from "../local-server/photograph-routes.ts";
import type { ShownStonePictures } from "../local-server/picture-routes.ts";
import type { PreviewState } from "../local-server/preview-routes.ts";
import type { SoldSlab } from "../local-server/save-slab.ts";
import type { SheetAnswer } from "../local-server/slab-routes.ts";
import type { ShownYard } from "../local-server/yard-routes.ts";
import type { BuiltTarget } from "../publish/built-target.ts";
import type { Placement } from "../straighten/placement.ts";
import type { Which } from "../straighten/stored-photographs.ts";
import type { View } from "../straighten/views.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import type { OpenYard } from "../yard/yard-door.ts";

/** The server's answer to a refused request. `status` is 0 when it did not answer. */
export class AnswerError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Done = { state: "done" };

export const readOverview = (language: DeskLanguage) => ask<Overview>(`/api/files?language=${language}`);
export const readToday = () => ask<Today>("/api/today");
export const readFile = (file: string) => ask<ShownFile>(`/api/file?${new URLSearchParams({ file })}`);
export const saveFile = (body: {
  file: string;
  version: string;
  edits: readonly FileEdit[];
  language: DeskLanguage;
}) => ask<SavedFile>("/api/save", body);

export const readHistory = () => ask<ShownHistory>("/api/history");
export const beginHistory = (message: string) => ask<Done>("/api/history/begin", { message });
export const undoChange = (commit: string, message: CommitMessage, choices: FileChoices) =>
  ask<Replayed>("/api/undo", { commit, ...message, choices });
export const undoPublication = (message: CommitMessage, choices: FileChoices) =>
  ask<Replayed>("/api/undo-publication", { ...message, choices });
export const publishChanges = (
  messages: { outside: string; merged: string; language: DeskLanguage },
  choices: FileChoices,
) => ask<Published>("/api/publish", { ...messages, choices });
export const setTarget = (address: string) => ask<Done>("/api/target", { address });
export const readLive = () => ask<ShownLive>("/api/live");
export const setSiteUrl = (siteUrl: string) => ask<Done>("/api/live", { siteUrl });
/** @param page its path, for example /marble/carrara */
export const readPreview = (page: string) =>
  ask<PreviewState>(`/api/preview?${new URLSearchParams({ page })}`);
export const readBuilt = () => ask<ShownBuilt>("/api/built");
export const setBuiltTarget = (target: BuiltTarget) => ask<Done>("/api/built/target", target);
export const buildSite = () => ask<BegunBuild>("/api/built", {});

/** Which photograph of a stone. */
export type Photographed = { stone: string; view: View };
const photographAddress = (subject: Photographed, which: Which) =>
  `/api/photograph?${new URLSearchParams({ ...subject, which })}`;
export const readPhotograph = (subject: Photographed, which: Which) =>
  ask<StoredPhotograph>(photographAddress(subject, which));
/** Sends a photograph as the camera wrote it. */
export const sendPhotograph = (subject: Photographed, which: Which, photograph: Blob) =>
  ask<ShownPhotograph>(photographAddress(subject, which), photograph);
/** @param at the middle of the part, as shares of the slab's picture */
export const closeFromSlab = (stone: string, at: readonly [number, number]) =>
  ask<StoredPhotograph>("/api/close-view", { stone, at });
export const straighten = (
  asked: Photographed & {
    placement: Placement;
    seen: { first: string; second?: string };
    message: string;
    save: boolean;
    sold?: SoldSlab;
  },
) => ask<StraightenedSlab>("/api/straighten", asked);

export const addStone = (stone: { title: string; family: string; like: string; message: string }) =>
  ask<NewEntry | Unreadable>("/api/stone", stone);
/** @param instead the stone to redirect to; undefined for its family */
export const retireStone = (stone: string, instead: string | undefined, message: string) =>
  ask<Saved | Unreadable>("/api/stone/retire", { stone, instead, message });
export const addEntry = (entry: {
  folder: EntryFolder;
  title: string;
  language: DeskLanguage;
  message: string;
}) => ask<NewEntry | Unreadable>("/api/entry", entry);
export const removeEntry = (folder: EntryFolder, slug: string, message: string) =>
  ask<Saved | Unreadable>("/api/entry/remove", { folder, slug, message });

/** What belongs to the site as a file of its own: a picture by its name, or a drawing of the brand. */
export type Pictured = "picture" | "drawing";
/** @param version changes so that the browser fetches it again */
export const pictureAddress = (kind: Pictured, name: string, version: number) =>
  `/api/${kind}?${new URLSearchParams({ name, version: String(version) })}`;
export const sendPicture = (kind: Pictured, name: string, message: string, picture: Blob) =>
  ask<Saved>(`/api/${kind}?${new URLSearchParams({ name, message })}`, picture);
export const removePicture = (kind: Pictured, name: string, message: string) =>
  ask<Saved>(`/api/${kind}/remove`, { name, message });
export const readStonePictures = (stone: string) =>
  ask<ShownStonePictures>(`/api/stone-pictures?stone=${stone}`);

export const readYard = () => ask<ShownYard>("/api/yard");
export const openYard = (language: DeskLanguage, address: string) =>
  ask<OpenYard>("/api/yard/open", { language, address });
export const closeYard = () => ask<Done>("/api/yard/close", {});
export const receivedAddress = (id: string) => `/api/yard/picture/${id}`;
export const takeReceived = (id: string, subject: Photographed) =>
  ask<Done>("/api/yard/take", { id, ...subject });
export const discardReceived = (id: string) => ask<Done>("/api/yard/discard", { id });

export const readEnquiries = () => ask<ShownEnquiries>("/api/enquiries");
export const readEnquiriesPlace = () => ask<{ place?: EnquiriesPlace }>("/api/enquiries/place");
export const setEnquiriesPlace = (place: EnquiriesPlace) => ask<Done>("/api/enquiries/place", place);
export const markAnswered = (id: string, by: string, undo: boolean) =>
  ask<Done>("/api/enquiries/answered", { id, by, undo });
export const resendEnquiry = (id: string) => ask<Done>("/api/enquiries/resend", { id });
export const ENQUIRIES_EXPORT = "/api/enquiries/export.csv";
/** @param place of the file among those of the enquiry, from 1 */
export const enquiryFileAddress = (id: string, place: number) =>
  `/api/enquiries/file?id=${id}&place=${place}`;

export const sendSheet = (sheet: File, take: boolean, language: DeskLanguage) =>
  ask<SheetAnswer>(`/api/slabs?language=${language}&take=${take}`, sheet);
/** @param isFirst of those that are sent together */
export const sendSlabPhotograph = (photograph: File, isFirst: boolean) =>
  ask<Done>(
    `/api/slabs/photograph?${new URLSearchParams({ name: photograph.name, first: String(isFirst) })}`,
    photograph,
  );
/** What the photographs that were sent do. */
export const askSlabPhotographs = (take: boolean, language: DeskLanguage) =>
  ask<SheetAnswer>(`/api/slabs/photographs?language=${language}&take=${take}`, {});
export const slabLabels = (language: DeskLanguage) => `/api/slabs/labels?language=${language}`;
export const slabsExport = (language: DeskLanguage) => `/api/slabs.csv?language=${language}`;

async function ask<Answer>(url: string, body?: unknown): Promise<Answer> {
  const isBytes = body instanceof Blob;
  const response = await fetch(url, {
    ...(body !== undefined && {
      method: "POST",
      headers: { "content-type": isBytes ? "application/octet-stream" : "application/json" },
      body: isBytes ? body : JSON.stringify(body),
    }),
  }).catch(() => undefined);
  if (!response) throw new AnswerError(0, "");
  const answer: unknown = await response.json();
  if (response.ok) return answer as Answer;
  const { message = "" }: { message?: string } = Object(answer);
  throw new AnswerError(response.status, message);
}
