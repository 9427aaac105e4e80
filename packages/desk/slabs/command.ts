/** `npm run slabs`: slabs by spreadsheet, holds and sales, for owners who work at a terminal. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ContentError, formatProblem } from "@stoneyard/catalogue/problem.ts";
import { RefusedError } from "../drafts/content-path.ts";
import { DeskContent } from "../drafts/desk-content.ts";
import { Git } from "../history/git.ts";
import { storedTarget } from "../publish/built-target.ts";
import { DESK_LANGUAGES, type DeskLanguage } from "../words/desk-language.ts";
import { problemWords } from "../words/problems.ts";
import { answerWords } from "../words/screens.ts";
import { SlabError, sayIn, USAGE } from "./command-words.ts";
import { COMMANDS } from "./commands.ts";

const OPTIONS = {
  "dry-run": { type: "boolean" },
  photographs: { type: "string" },
  until: { type: "string" },
  for: { type: "string" },
  language: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** The folder that holds content/ is the one in which the command is called, or DESK_FOLDER. */
const root = resolve(process.env.DESK_FOLDER || ".");
const { values, positionals, fault } = readArguments();
const [name, ...operands] = positionals;
const language = languageOf(values.language);
const say = sayIn(language);

try {
  if (fault !== undefined) throw new Error(`${fault}\n\n${USAGE[language]}`);
  const command = COMMANDS.get(name ?? "");
  if (!command && name !== undefined && !values.help)
    throw new Error(`${say("noCommand", { name })}\n\n${USAGE[language]}`);
  const content = new DeskContent(resolve(root, "content"), resolve(root, ".cache/desk/saving"));
  const desk = {
    root,
    content,
    git: new Git(root),
    target: storedTarget(resolve(root, ".cache/desk")),
  };
  const options = {
    isDryRun: values["dry-run"] === true,
    photographs: values.photographs,
    until: values.until,
    reservedFor: values.for,
  };
  process.stdout.write(
    command && !values.help
      ? await content.inTurn(async () => {
          await content.finishSaving();
          for (const problem of content.waiting) console.error(problemWords(problem, language));
          return command({ ...desk, operands, options, language, now: Date.now() });
        })
      : USAGE[language],
  );
} catch (error) {
  if (error instanceof SlabError) console.error(say(error.word, error.values));
  else if (error instanceof ContentError)
    console.error([say("contentWrong"), ...error.problems.map(formatProblem)].join("\n"));
  else if (error instanceof RefusedError)
    console.error(answerWords(error.message, language) ?? error.message);
  else console.error(error instanceof Error && error.name === "Error" ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return { ...parseArgs({ allowPositionals: true, options: OPTIONS }), fault: undefined };
  } catch (error) {
    return {
      values: {} as Partial<Record<keyof typeof OPTIONS, never>>,
      positionals: [],
      fault: Object(error).message,
    };
  }
}

/** As it is asked for, else as this machine speaks. */
function languageOf(asked: string | undefined): DeskLanguage {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const speaks = asked ?? (LC_ALL || LC_MESSAGES || LANG || "");
  if (/^(hr|bs|cnr|sh)/.test(speaks)) return "sr";
  return DESK_LANGUAGES.find((each) => speaks.startsWith(each)) ?? "en";
}
