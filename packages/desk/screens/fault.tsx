import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { DeskLanguage } from "../words/desk-language.ts";
import { answerWords, SCREEN_WORDS } from "../words/screens.ts";
import { AnswerError } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";

/** Git's messages where this computer has no access. */
const NO_ACCESS = /could not read Username|Permission denied \(|Authentication failed|returned error: 403/;
/** Git's messages where a place does not exist, such as an unplugged drive. */
const AWAY = /does not appear to be a git repository|Could not read from remote|unable to (?:access|look up)/;

/** Why a request was not answered, for the person at the desk. */
export function faultWords(error: unknown, language: DeskLanguage): string {
  const words = SCREEN_WORDS[language];
  if (!(error instanceof AnswerError)) return `${words.failed}: ${String(error)}`;
  if (error.status === 0) return words.notOpen;
  const answer = answerWords(error.message, language);
  if (answer) return answer;
  if (error.message.startsWith("There is no store in")) return words.noStore;
  if (NO_ACCESS.test(error.message)) return words.targetNoAccess;
  if (AWAY.test(error.message)) return words.targetAway;
  if (error.status === 401) return words.noSession;
  if (error.status === 409 && error.message.startsWith("The file has changed")) return words.changedMeanwhile;
  return `${words.failed}: ${error.message}`;
}

/** Why something was not done, where it was not. */
export function Fault({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={controls.warning} role="alert">
      {text}
    </p>
  );
}

/** Why the last thing that was asked was not done, where it was not. */
export type Refused = { fault: string | undefined; problems: readonly Problem[] };

const NONE: Refused["problems"] = [];

/**
 * What a component asks of the server: whether an answer is awaited, why the last one did not come, and the mistakes for
 * which it did nothing.
 */
export function useWork() {
  const { language } = useDesk();
  const [running, setRunning] = useState(0);
  const [fault, setFault] = useState<string>();
  const [problems, setProblems] = useState(NONE);
  const work = useCallback(
    <Answer,>(asked: Promise<Answer>, then: (answer: Answer) => unknown = () => {}): Promise<void> => {
      setRunning((count) => count + 1);
      setFault(undefined);
      setProblems(NONE);
      return asked
        .then(async (answer) => {
          setProblems(Object(answer).problems ?? NONE);
          await then(answer);
        })
        .catch((error: unknown) => setFault(faultWords(error, language)))
        .finally(() => setRunning((count) => count - 1));
    },
    [language],
  );
  return { isBusy: running > 0, fault, setFault, problems, work };
}

/** Reads when the screen opens and on `refresh`. `fault` says why reading failed. @param read stays the same */
export function useAnswer<Answer>(read: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const { fault, work } = useWork();
  const asked = useRef(0);
  const shown = useRef(0);
  const refresh = useCallback(() => {
    const turn = ++asked.current;
    return work(read(), (now) => {
      // An overtaken answer would show what is no longer so.
      if (turn < shown.current) return;
      shown.current = turn;
      setAnswer(now);
    });
  }, [read, work]);
  useEffect(() => {
    refresh();
  }, [refresh]);
  return { answer, fault, refresh };
}

/** Looks again and again while something is awaited. */
export function useEvery(milliseconds: number, isAwaited: boolean, look: () => unknown): void {
  const now = useEffectEvent(look);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => now(), milliseconds);
    return () => clearInterval(timer);
  }, [isAwaited, milliseconds]);
}
