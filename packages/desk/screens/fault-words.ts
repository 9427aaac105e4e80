import type { DeskLanguage } from "../words/desk-language.ts";
import { SCREEN_WORDS, type ScreenWords } from "../words/screens.ts";
import { AnswerError } from "./api.ts";

/** The server's one-word answers and their texts. */
const SAID: Readonly<Record<string, keyof ScreenWords | undefined>> = {
  NAME: "nameUnfit",
  TAKEN: "nameTaken",
  PICTURE: "noPictureFile",
  SMALL: "smallPicture",
  DRAWING: "brandNoDrawing",
  DETAIL: "closeCoarse",
  "NO SLAB": "closeNoSlab",
  CROP: "cropAll",
  "NO STONE": "noStoneYet",
  NETWORK: "yardNoNetwork",
  "YARD PORT": "yardPortTaken",
  DISK: "diskFull",
  SERVER: "serverUnfit",
  COMMAND: "commandUnfit",
  "SITE URL": "siteUrlUnfit",
  FOLDER: "folderUnfit",
  BUILDING: "building",
  TARGET: "targetUnfit",
  "NO TARGET": "targetNone",
  "OTHER PROJECT": "targetOther",
  SHALLOW: "targetShallow",
  "NO SSH": "noSsh",
  "SSH KEY": "sshKey",
  "HOST KEY": "hostKey",
  "NO SERVER": "noServer",
  "NO RSYNC": "noRsync",
  "NO ANSWER": "noAnswer",
  "NO LIST": "noList",
};

/** Git's messages where this computer has no access. */
const NO_ACCESS = /could not read Username|Permission denied \(|Authentication failed|returned error: 403/;
/** Git's messages where a place does not exist, such as an unplugged drive. */
const AWAY = /does not appear to be a git repository|Could not read from remote|unable to (?:access|look up)/;

/** Why a request was not answered, for the person at the desk. */
export function faultWords(error: unknown, language: DeskLanguage): string {
  const words = SCREEN_WORDS[language];
  if (!(error instanceof AnswerError)) return `${words.failed}: ${String(error)}`;
  if (error.status === 0) return words.notOpen;
  const answer = saidOf(error.message, words);
  if (answer) return answer;
  if (error.message.startsWith("There is no store in")) return words.noStore;
  if (NO_ACCESS.test(error.message)) return words.targetNoAccess;
  if (AWAY.test(error.message)) return words.targetAway;
  if (error.status === 401) return words.noSession;
  if (error.status === 409 && error.message.startsWith("The file has changed")) return words.changedMeanwhile;
  return `${words.failed}: ${error.message}`;
}

/** The text of a one-word answer. */
export function saidOf(word: string, words: ScreenWords): string | undefined {
  const answer = SAID[word];
  return answer && words[answer];
}
