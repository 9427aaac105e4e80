import { isUtf8 } from "node:buffer";
import { mixedWord } from "./mixed-words.ts";

/** What is wrong with the letters of a file, at a line from 1. */
type LetterProblem = { line: number; message: string; fix: string };

const SAVE_ANEW = "open it in the program that wrote it and save it with the encoding UTF-8";
/** Letters of a line in a message. */
const SHOWN = 40;

/** The text of a file, without the byte order mark that some editors write before it. */
export function textOf(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}

/** The text of a file and the faults of its letters: wrong encoding, lost letters, two scripts in a word. */
export function decodeText(bytes: Buffer): { text: string; problem?: LetterProblem } {
  if (isUtf16(bytes))
    return { text: "", problem: { line: 1, message: "the file is UTF-16, not UTF-8", fix: SAVE_ANEW } };
  const text = textOf(bytes);
  const problem = lostLetters(text, isUtf8(bytes)) ?? mixedLetters(text);
  return problem ? { text, problem } : { text };
}

/** Some editors call it “Unicode”. */
function isUtf16(bytes: Buffer): boolean {
  const mark = bytes.subarray(0, 2).toString("hex");
  return mark === "fffe" || mark === "feff";
}

function lostLetters(text: string, isUtf8: boolean): LetterProblem | undefined {
  const at = text.indexOf("\uFFFD");
  if (at === -1) return undefined;
  const { line, words } = lineAt(text, at);
  if (isUtf8) {
    const message = `letters were lost here when the file was saved in another encoding: “${words}”`;
    return {
      line,
      message,
      fix: "write the letters at \uFFFD again and save the file with the encoding UTF-8",
    };
  }
  const message = `the file is not UTF-8: its letters cannot be read from here: “${words}”`;
  return { line, message, fix: SAVE_ANEW };
}

function mixedLetters(text: string): LetterProblem | undefined {
  // The n of \n before a Cyrillic word is no letter of the word.
  const found = mixedWord(text.replaceAll(/\\[a-z]/g, "  "));
  return found && { ...found, line: lineAt(text, found.at).line };
}

function lineAt(text: string, at: number): { line: number; words: string } {
  const before = text.slice(0, at).split("\n");
  const start = at - (before.at(-1)?.length ?? 0);
  const words = text.slice(start).split("\n", 1)[0]?.trim() ?? "";
  return { line: before.length, words: words.length > SHOWN ? `${words.slice(0, SHOWN)} …` : words };
}
