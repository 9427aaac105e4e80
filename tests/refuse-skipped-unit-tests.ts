import type { Reporter, TestModule } from "vitest/node";
import { areSkipped } from "./skipped-tests.ts";

/** A reporter for Vitest by which a run with a skipped test fails. */
export default class RefuseSkippedUnitTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests("skipped")].map((test) => `${module.relativeModuleId} > ${test.fullName}`),
    );
    if (areSkipped(skipped)) process.exitCode = 1;
  }
}
