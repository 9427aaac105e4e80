import type { DeskLanguage } from "../words/desk-language.ts";
import { SCREEN_WORDS } from "../words/screens.ts";
import { AnswerError } from "./api.ts";

/** Why a request was not answered, for the person at the desk. */
export function faultWords(error: unknown, language: DeskLanguage): string {
  const words = SCREEN_WORDS[language];
  if (!(error instanceof AnswerError)) return `${words.failed}: ${String(error)}`;
  if (error.status === 0) return words.notOpen;
  if (error.message === "NAME") return words.nameUnfit;
  if (error.message === "TAKEN") return words.nameTaken;
  if (error.message === "PICTURE") return words.noPictureFile;
  if (error.message === "SMALL") return words.smallPicture;
  if (error.message === "DRAWING") return words.brandNoDrawing;
  if (error.message === "DETAIL") return words.closeCoarse;
  if (error.message === "NO SLAB") return words.closeNoSlab;
  if (error.message === "NETWORK") return words.yardNoNetwork;
  if (error.message === "YARD PORT") return words.yardPortTaken;
  if (error.message === "SERVER") return words.serverUnfit;
  if (error.message === "COMMAND") return words.commandUnfit;
  if (error.message === "SITE URL") return words.siteUrlUnfit;
  if (error.message === "FOLDER") return words.folderUnfit;
  if (error.message === "BUILDING") return words.building;
  if (error.message === "NO SSH") return words.noSsh;
  if (error.message === "NO ANSWER") return words.noAnswer;
  if (error.message.startsWith("There is no store in")) return words.noStore;
  if (error.message === "NO LIST") return words.noList;
  if (error.status === 401) return words.noSession;
  if (error.status === 409 && error.message.startsWith("The file has changed")) return words.changedMeanwhile;
  return `${words.failed}: ${error.message}`;
}
