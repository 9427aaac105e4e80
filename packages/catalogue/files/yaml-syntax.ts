import type { ErrorCode } from "yaml";

type Words = { message: string; fix: string };

const QUOTES = "put the whole text in quotes";
const INDENT =
  "begin the line, with spaces, under the first letter of the entry above that it belongs beside or within";

const BRACKET = [
  "a bracket that is opened above is not closed, or its end is not indented",
  "write ] or } where its list ends, indented as its entries are",
] as const;

/** Owners' usual mistakes by the parser's codes and messages. The first match counts; without a message the code alone. */
const SYNTAX: readonly (readonly [code: ErrorCode, part: string, message: string, fix: string])[] = [
  [
    "MULTILINE_IMPLICIT_KEY",
    "",
    "this line has no colon, or its text goes on below without being indented",
    "write “name: value” in one line, or indent the lines that go on under their name",
  ],
  [
    "MISSING_CHAR",
    "Implicit map keys",
    "this line has no colon",
    "write “name: value”, or indent the line if it goes on from the one above",
  ],
  [
    "BLOCK_AS_IMPLICIT_KEY",
    "Nested mappings",
    "there is a second colon with a space after it in this line",
    QUOTES,
  ],
  [
    "MISSING_CHAR",
    "closing",
    "a quote that opens a text is not closed",
    "write the same quote at the end of the text; a quote within it is written twice, or the text stands in the other kind of quotes",
  ],
  [
    "MISSING_CHAR",
    "Sequence item",
    "a line of this list does not begin with a hyphen",
    "begin it with a hyphen and a space, or indent it if it goes on from the line above",
  ],
  [
    "MISSING_CHAR",
    "Missing ,",
    "a comma is missing between two entries in brackets",
    "write a comma between them",
  ],
  ["TAB_AS_INDENT", "", "the line is indented by a tab", "write spaces in its place"],
  ["BAD_INDENT", "end with a", ...BRACKET],
  ["MISSING_CHAR", "to end with", ...BRACKET],
  ["BAD_INDENT", "", "the line is indented otherwise than its neighbours", INDENT],
  ["BAD_SCALAR_START", "", "the text begins with a sign that means something else here", QUOTES],
  ["BAD_ALIAS", "", "the text begins with a sign that means something else here", QUOTES],
  [
    "BAD_DQ_ESCAPE",
    "",
    "a backslash in double quotes begins a sign that is not known",
    "put the text in single quotes, or write the backslash twice",
  ],
  ["MULTIPLE_DOCS", "", "a line of hyphens or dots ends the file here", "take that line away"],
];

const OTHER = [
  "something stands here that does not belong here",
  "compare the indentation, colons, quotes and brackets of this line with the lines above",
] as const;

/** What is wrong with the syntax of a YAML file, in the words of someone who edits the file. */
export function wordsOfYamlError(code: ErrorCode, told: string): Words {
  const found = SYNTAX.find(([each, part]) => each === code && told.includes(part));
  const [message, fix] = found ? [found[2], found[3]] : OTHER;
  return { message: `the file cannot be read as YAML: ${message}`, fix };
}

/** Why a text is not JSON, and where; undefined where it is. */
export function jsonProblem(written: string): (Words & { offset: number }) | undefined {
  try {
    JSON.parse(written);
    return undefined;
  } catch (error) {
    return trailingComma(written) ?? unquoted(written) ?? otherwise(error, written);
  }
}

function trailingComma(written: string): (Words & { offset: number }) | undefined {
  const found = /,\s*[}\]]/.exec(withoutTexts(written));
  return found
    ? { offset: found.index, message: "there is a comma after the last entry", fix: "take it out" }
    : undefined;
}

function unquoted(written: string): (Words & { offset: number }) | undefined {
  const found = /(?!(?:true|false|null)\b)[\p{L}'“„][^,:}\]\n]*/u.exec(withoutTexts(written));
  return found
    ? {
        offset: found.index,
        message: `the file cannot be read as JSON: ${found[0].trim()} stands without quotes`,
        fix: "put it in double quotes",
      }
    : undefined;
}

/** The engine's messages in the words of someone who edits the file. The first match counts. */
const JSON_FAULTS: readonly (readonly [told: RegExp, message: string])[] = [
  [/Expected ':'/, "a colon is missing between a name and its text"],
  [/Expected ','/, "a comma between two entries is missing, or the bracket at their end"],
  [/control character|Unterminated string/, "a text in quotes does not end in its line"],
  [/end of JSON|Expected double-quoted|Expected property/, "it ends before its brackets are closed"],
  [/^/, OTHER[0]],
];

function otherwise(error: unknown, written: string): Words & { offset: number } {
  const { message }: { message: string } = Object(error);
  const [, words] = JSON_FAULTS.find(([told]) => told.test(message)) ?? OTHER;
  const position = /at position (\d+)/.exec(message)?.[1];
  return {
    offset: position === undefined ? written.length : Number(position),
    message: `the file cannot be read as JSON: ${words}`,
    fix: "compare the commas, quotes and braces of this line and the one above with the other lines",
  };
}

/** The same length, with nothing left within double quotes. */
function withoutTexts(written: string): string {
  return written.replace(/"(?:[^"\\\n]|\\.)*"/g, (text) => `"${"0".repeat(text.length - 2)}"`);
}
