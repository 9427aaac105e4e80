import { existsSync } from "node:fs";
import { relative } from "node:path";
import type { FullResult, Reporter, TestCase } from "@playwright/test/reporter";
import { readOpenedScreens, writeOpenedScreens } from "./opened-screens.ts";

/** A reporter for Playwright that notes which screens each file of tests opened, for `npm run test:changed`. */
export default class RecordScreens implements Reporter {
  readonly #opened = new Map<string, Set<string>>();

  onTestEnd(test: TestCase) {
    const file = relative(process.cwd(), test.location.file).replaceAll("\\", "/");
    const screens = this.#opened.get(file) ?? new Set();
    this.#opened.set(file, screens);
    for (const { type, description = "" } of test.annotations) {
      if (type === "opened") for (const screen of description.split(" ")) screens.add(screen);
    }
  }

  onEnd({ status }: FullResult) {
    if (status !== "passed") return;
    const opened = readOpenedScreens();
    for (const [file, screens] of this.#opened) opened.set(file, [...screens].sort());
    for (const file of opened.keys()) if (!existsSync(file)) opened.delete(file);
    writeOpenedScreens(opened);
  }
}
