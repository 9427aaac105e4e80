import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import type { SavedFile, ShownFile } from "../../local-server/file-routes.ts";
import type { DeskLanguage } from "../../words/desk-language.ts";
import { AnswerError, readFile, saveFile } from "../api.ts";
import { type Edits, editsFor } from "../fields/field-store.ts";

export type SaveState = "rest" | "saving" | "saved" | "refused";

/** What forms show of an open file: its value, and the state of its last change. */
type FileView = {
  shown: ShownFile | undefined;
  state: SaveState;
  /** Why it could not be read or saved, in no language yet. */
  fault: unknown;
  /** The mistakes of the last try to change a value, by its path as JSON. */
  problems: ReadonlyMap<string, readonly Problem[]>;
};

const UNREAD: FileView = { shown: undefined, state: "rest", fault: undefined, problems: new Map() };

/** Tries to save a change on top of what somebody else wrote meanwhile. */
const MOST_TRIES = 3;

/**
 * A file that is open in one form or several. Changes are saved one after another, also those of a form that has closed, so
 * that the next form never works on an outdated version.
 */
class OpenFile {
  readonly #file: string;
  readonly #listeners = new Set<() => void>();
  #view = UNREAD;
  #waiting = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  get view(): FileView {
    return this.#view;
  }

  /** Calls back at each change of the view. Reads the file again when no other form shows it and no save is under way. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0 && this.#waiting === 0) {
      this.#view = UNREAD;
      this.#inTurn(async () => this.#show({ shown: await readFile(this.#file) }));
    }
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells whether it was saved. @param seen the value to which the changes apply */
  async save(made: Edits, seen: unknown, language: DeskLanguage, onSaved: () => void): Promise<boolean> {
    let isSaved = false;
    await this.#inTurn(async () => {
      isSaved = await this.#saveNow(made, seen, language);
      if (isSaved) onSaved();
    });
    return isSaved;
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    this.#queue = this.#queue.then(work).catch((fault: unknown) => {
      this.#show({ state: this.#view.shown ? "refused" : "rest", fault });
    });
    this.#queue = this.#queue.finally(() => {
      this.#waiting -= 1;
    });
    return this.#queue;
  }

  async #saveNow(made: Edits, seen: unknown, language: DeskLanguage): Promise<boolean> {
    const opened = this.#view.shown;
    const edits = opened ? editsFor(made, opened.value) : [];
    const key = keyOf(edits[0]);
    if (!opened || key === undefined) return false;
    // List indexes refer to the value on screen: after a quick second press × would otherwise remove the next entry.
    if (made === edits && edits.some((edit) => isListChanged(edit, seen, opened.value))) return false;
    // What was typed into an entry would be written into the one that has its place by now.
    if (edits.some(({ path }) => isMoved(path, seen, opened.value)))
      throw new AnswerError(409, "The file has changed in the meantime.");
    this.#show({ state: "saving" });
    const answer = await this.#send(opened, edits, language);
    const isSaved = answer.state === "saved";
    this.#show({
      shown: isSaved ? answer.shown : this.#view.shown,
      state: isSaved ? "saved" : "refused",
      fault: undefined,
      problems: new Map([...this.#view.problems, [key, isSaved ? [] : answer.problems]]),
    });
    return isSaved;
  }

  /** Saves changes, and again when somebody else changed other values of the file meanwhile. */
  async #send(opened: ShownFile, edits: readonly FileEdit[], language: DeskLanguage): Promise<SavedFile> {
    let on = opened;
    for (let tries = 1; ; tries += 1) {
      try {
        return await saveFile({ file: this.#file, version: on.version, edits, language });
      } catch (error) {
        if (!(error instanceof AnswerError && error.status === 409)) throw error;
        on = await readFile(this.#file);
        this.#show({ shown: on });
        if (tries === MOST_TRIES || edits.some((edit) => isTouched(edit, opened.value, on.value)))
          throw error;
      }
    }
  }

  #show(changed: Partial<FileView>): void {
    this.#view = { ...this.#view, ...changed };
    for (const listener of this.#listeners) listener();
  }
}

const files = new Map<string, OpenFile>();

/** The file's queue of changes. */
export function openFile(file: string): OpenFile {
  const open = files.get(file) ?? new OpenFile(file);
  files.set(file, open);
  return open;
}

/** Whether the edited value, or the list entry that contains it, has changed meanwhile. */
function isTouched(edit: FileEdit, before: unknown, now: unknown): boolean {
  const place = edit.path.findIndex((step) => typeof step === "number");
  const entry = place < 0 ? edit.path : edit.path.slice(0, place + 1);
  return isListChanged(edit, before, now) || isOther(before, now, entry);
}

/** Whether the list into which an edit counts has changed meanwhile. */
function isListChanged({ kind, path }: FileEdit, seen: unknown, now: unknown): boolean {
  const isItem = kind === "remove" && typeof path.at(-1) === "number";
  if (!isItem && kind !== "insert" && kind !== "move") return false;
  return isOther(seen, now, isItem ? path.slice(0, -1) : path);
}

/** Whether entries of a list on the way to a value have other places by now. */
function isMoved(path: Path, seen: unknown, now: unknown): boolean {
  return path.some((step, at) => {
    const list = path.slice(0, at);
    const [before, after] = [valueAt(seen, list), valueAt(now, list)];
    if (typeof step !== "number" || !Array.isArray(before) || !Array.isArray(after)) return false;
    const [were, are] = [before, after].map((items) => items.map((item) => JSON.stringify(item)));
    return before.length !== after.length || isReordered(were ?? [], are ?? []);
  });
}

/** Whether one that differs from what had its place is what had another. */
const isReordered = (were: readonly string[], are: readonly string[]) =>
  are.some((item, place) => item !== were[place] && were.includes(item));

const isOther = (one: unknown, other: unknown, path: Path): boolean =>
  JSON.stringify(valueAt(one, path)) !== JSON.stringify(valueAt(other, path));

/** Where the mistake of a change is shown: at the changed value, or at the new one's place. */
function keyOf(edit: FileEdit | undefined): string | undefined {
  if (!edit) return undefined;
  const path: Path =
    edit.kind === "insert" && typeof edit.value === "object" ? [...edit.path, edit.at] : edit.path;
  return JSON.stringify(path);
}
