import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import type { Referred } from "@stoneyard/catalogue/kinds/references.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import type { Sample } from "@stoneyard/catalogue/source.ts";
import type { EntryFolder } from "../drafts/entries.ts";
import type { EnquiriesPlace } from "../enquiries/place.ts";
import type { FileChoices, Replayed, Telling } from "../history/history.ts";
import type { Published } from "../history/publish.ts";
import type { BegunBuild, ShownBuilt } from "../local-server/built-routes.ts";
import type { ShownEnquiries } from "../local-server/enquiry-routes.ts";
import type { NewEntry } from "../local-server/entry-routes.ts";
import type { SavedFile, ShownFile } from "../local-server/file-routes.ts";
import type { ShownHistory, ShownLive } from "../local-server/history-routes.ts";
import type { FileGroup } from "../local-server/listed-files.ts";
import type {
  ShownPhotograph,
  StoredPhotograph,
  StraightenedSlab,
} from "../local-server/photograph-routes.ts";
import type { ShownStonePictures } from "../local-server/picture-routes.ts";
import type { PreviewState } from "../local-server/preview-routes.ts";
import type { Choice } from "../local-server/referred.ts";
import type { SoldSlab } from "../local-server/save-slab.ts";
import type { SheetAnswer } from "../local-server/slab-routes.ts";
import type { NewStone } from "../local-server/stone-routes.ts";
import type { ShownYard } from "../local-server/yard-routes.ts";
import type { BuiltTarget } from "../publish/built-target.ts";
import type { Placement } from "../straighten/slab-picture.ts";
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

export type Overview = {
  groups: FileGroup[];
  referred: Record<Referred, Choice[]>;
  words: Record<string, string>;
  preview?: string;
};
export type Today = { samples: Sample[]; problems: Problem[] };

export const readOverview = (language: DeskLanguage) => ask<Overview>(`/api/files?language=${language}`);
export const readToday = () => ask<Today>("/api/today");
export const readFile = (file: string) => ask<ShownFile>(`/api/file?file=${encodeURIComponent(file)}`);
export const readHistory = () => ask<ShownHistory>("/api/history");

export function saveFile(file: string, version: string, edits: readonly FileEdit[], language: DeskLanguage) {
  return ask<SavedFile>("/api/save", { file, version, edits, language });
}

export function undoChange(commit: string, telling: Telling, choices: FileChoices) {
  return ask<Replayed>("/api/undo", { commit, ...telling, choices });
}

export function undoPublication(telling: Telling, choices: FileChoices) {
  return ask<Replayed>("/api/undo-publication", { ...telling, choices });
}

export function publishChanges(
  telling: { outside: string; merged: string; language: DeskLanguage },
  choices: FileChoices,
) {
  return ask<Published>("/api/publish", { ...telling, choices });
}

/** Which photograph of a stone. */
export type Photographed = { stone: string; view: View };

const photographAddress = ({ stone, view }: Photographed, which: Which) =>
  `/api/photograph?stone=${stone}&view=${view}&which=${which}`;

export const readPhotograph = (subject: Photographed, which: Which) =>
  ask<StoredPhotograph>(photographAddress(subject, which));

/** Sends a photograph as the camera wrote it. */
export function sendPhotograph(subject: Photographed, which: Which, photograph: Blob) {
  return ask<ShownPhotograph>(photographAddress(subject, which), photograph);
}

/** @param at the middle of the part, as shares of the slab's picture */
export function closeFromSlab(stone: string, at: readonly [number, number]) {
  return ask<StoredPhotograph>("/api/close-view", { stone, at });
}

export function straighten(
  asked: Photographed & { placement: Placement; words: string; save: boolean; sold?: SoldSlab },
) {
  return ask<StraightenedSlab>("/api/straighten", asked);
}

export function addStone(stone: { title: string; family: string; like: string; words: string }) {
  return ask<NewStone>("/api/stone", stone);
}

export function addEntry(entry: {
  folder: EntryFolder;
  title: string;
  language: DeskLanguage;
  words: string;
}) {
  return ask<NewEntry>("/api/entry", entry);
}

/** Whether something was removed, and what still needs it otherwise. */
export type Removed = { state: "saved" | "problems"; problems: Problem[] };

export const removeEntry = (folder: EntryFolder, slug: string, words: string) =>
  ask<Removed>("/api/entry/remove", { folder, slug, words });

/** @param instead the stone to redirect to; undefined for its family */
export function retireStone(stone: string, instead: string | undefined, words: string) {
  return ask<Removed>("/api/stone/retire", { stone, instead, words });
}

/** @param version changes so that the browser fetches it again */
export function pictureAddress(name: string, version: number): string {
  return `/api/picture?name=${encodeURIComponent(name)}&version=${version}`;
}

export function sendPicture(name: string, words: string, picture: Blob) {
  const query = new URLSearchParams({ name, words });
  return ask<{ state: "saved" | "problems"; problems: Problem[] }>(`/api/picture?${query}`, picture);
}

export const removePicture = (name: string, words: string) =>
  ask<{ state: "saved" | "problems"; problems: Problem[] }>("/api/picture/remove", { name, words });
export const readStonePictures = (stone: string) =>
  ask<ShownStonePictures>(`/api/stone-pictures?stone=${stone}`);

export const readYard = () => ask<ShownYard>("/api/yard");
export const openYard = (language: DeskLanguage, address: string) =>
  ask<OpenYard>("/api/yard/open", { language, address });
export const closeYard = () => ask<{ state: "done" }>("/api/yard/close", {});
export const receivedAddress = (id: string) => `/api/yard/picture/${id}`;
export const takeReceived = (id: string, { stone, view }: Photographed) =>
  ask<{ state: "done" }>("/api/yard/take", { id, stone, view });
export const discardReceived = (id: string) => ask<{ state: "done" }>("/api/yard/discard", { id });

export const readEnquiries = () => ask<ShownEnquiries>("/api/enquiries");
export const readEnquiriesPlace = () => ask<{ place?: EnquiriesPlace }>("/api/enquiries/place");
export const setEnquiriesPlace = (place: EnquiriesPlace) =>
  ask<{ state: "done" }>("/api/enquiries/place", place);
export const markAnswered = (id: string, by: string, undo: boolean) =>
  ask<{ state: "done" }>("/api/enquiries/answered", { id, by, undo });
export const resendEnquiry = (id: string) => ask<{ state: "done" }>("/api/enquiries/resend", { id });
export const ENQUIRIES_EXPORT = "/api/enquiries/export.csv";
/** @param place of the file among those of the enquiry, from 1 */
export const enquiryFileAddress = (id: string, place: number) =>
  `/api/enquiries/file?id=${id}&place=${place}`;

/** @param page its path, for example /marble/carrara */
export const readPreview = (page: string) =>
  ask<PreviewState>(`/api/preview?page=${encodeURIComponent(page)}`);
export const readBuilt = () => ask<ShownBuilt>("/api/built");
export const setBuiltTarget = (target: BuiltTarget) => ask<{ state: "done" }>("/api/built/target", target);
export const buildSite = () => ask<BegunBuild>("/api/built", {});

export type DrawingName = "logo" | "icon";
type Saved = { state: "saved" | "problems"; problems: Problem[] };

/** @param version changes so that the browser fetches it again */
export const drawingAddress = (name: DrawingName, version: number) =>
  `/api/drawing?name=${name}&version=${version}`;
export const sendDrawing = (name: DrawingName, words: string, drawing: Blob) =>
  ask<Saved>(`/api/drawing?${new URLSearchParams({ name, words })}`, drawing);
export const removeLogo = (words: string) => ask<Saved>("/api/drawing/without-logo", { words });

export const readLive = () => ask<ShownLive>("/api/live");
export const setSiteUrl = (siteUrl: string) => ask<{ state: "done" }>("/api/live", { siteUrl });
export const beginHistory = (words: string) => ask<{ state: "done" }>("/api/history/begin", { words });
export const setTarget = (address: string) => ask<{ state: "done" }>("/api/target", { address });

export function sendSheet(sheet: File, take: boolean, language: DeskLanguage) {
  return ask<SheetAnswer>(`/api/slabs?language=${language}&take=${take}`, sheet);
}

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
