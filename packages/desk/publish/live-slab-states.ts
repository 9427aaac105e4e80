import type { DeskContent } from "../drafts/desk-content.ts";
import type { StoredTarget } from "./built-target.ts";
import { publishSlabStates } from "./slab-states.ts";

/** Changes within this time are sent together, ms. */
const WAIT_MS = 1000;

/** While the desk is open, the site shows reserved and sold slabs some seconds after a save. */
export class LiveSlabStates {
  /** Why the site could not be updated the last time. */
  fault: string | undefined;
  readonly #update: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();

  /** @param root the project's folder */
  constructor(root: string, content: DeskContent, target: StoredTarget) {
    this.#update = async () => {
      try {
        await publishSlabStates({ root, content, target });
        this.fault = undefined;
      } catch (error) {
        this.fault = error instanceof Error ? error.message : String(error);
      }
    };
    content.onWritten = (files) => {
      if (files.some((file) => file.startsWith("stones/"))) this.#schedule();
    };
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#last = this.#last.then(this.#update);
    }, WAIT_MS);
    this.#timer.unref();
  }
}
