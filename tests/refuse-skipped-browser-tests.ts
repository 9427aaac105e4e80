import type { FullConfig, FullResult, Reporter, Suite } from "@playwright/test/reporter";
import { areSkipped } from "./skipped-tests.ts";

/** A reporter for Playwright by which a run with a skipped test fails. */
export default class RefuseSkippedBrowserTests implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  async onEnd({ status }: FullResult) {
    // A run that fails may leave tests out.
    if (status !== "passed") return;
    const skipped = this.#suite?.allTests().filter((test) => test.outcome() === "skipped") ?? [];
    if (areSkipped(skipped.map((test) => test.titlePath().join(" > ")))) return { status: "failed" as const };
  }
}
