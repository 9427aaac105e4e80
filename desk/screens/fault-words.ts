import type { Locale } from "#catalogue/locales.ts";
import { SCREEN_WORDS } from "../words/screens.ts";
import { AnswerError } from "./api.ts";

/** Why a request was not answered, for the person at the desk. */
export function faultWords(error: unknown, language: Locale): string {
  const words = SCREEN_WORDS[language];
  if (!(error instanceof AnswerError)) return `${words.failed}: ${String(error)}`;
  if (error.status === 0) return words.notOpen;
  if (error.message === "NAME") return words.nameUnfit;
  if (error.message === "TAKEN") return words.nameTaken;
  if (error.message === "PICTURE") return words.noPictureFile;
  if (error.message === "SMALL") return words.smallPicture;
  if (error.message === "NETWORK") return words.yardNoNetwork;
  if (error.message === "YARD PORT") return words.yardPortTaken;
  if (error.message === "HEIC") return words.heic;
  if (error.message === "SERVER") return words.serverUnfit;
  if (error.message === "COMMAND") return words.commandUnfit;
  if (error.message === "NO SSH") return words.noSsh;
  if (error.message === "NO ANSWER") return words.noAnswer;
  if (error.message.startsWith("There is no store in")) return words.noStore;
  if (error.message === "NO LIST") return words.noList;
  if (error.status === 401) return words.noSession;
  if (error.status === 409 && error.message.startsWith("The file has changed")) return words.changedMeanwhile;
  return `${words.failed}: ${error.message}`;
}
