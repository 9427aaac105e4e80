import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { languagesModule } from "./packages/catalogue/languages/languages-module.ts";
import { SAMPLE_LANGUAGES } from "./packages/catalogue/testing/locales.ts";
import { inlineScripts } from "./packages/site/build/plugins/inline-scripts.ts";
import { TESTS_OF_OTHER_CONTENT } from "./tools/setup/sample-content.mjs";

/** What runs in Node as it stands, without a bundler. */
const PROGRAMS =
  "{deploy,packages/{catalogue,cutting,desk/!(screens),enquiry,room-view,server,visitor-photo}}/**";

/** Which tests run: `quick`, `slow`, or all. */
const { TESTS } = process.env;

const EXCLUDED = [
  ...["studio/**", "node_modules/**", "dist/**", ".cache/**"],
  ...TESTS_OF_OTHER_CONTENT,
  ...(TESTS === "quick" ? ["**/*.slow.test.{ts,tsx}"] : []),
  ...(TESTS === "slow" ? ["**/!(*.slow).test.{ts,tsx}"] : []),
];

const TAKES_MINUTES = /\/(simulation|first-page|another-firm|killed-desk)\./;

/** What takes minutes begins first, so that at the end nothing runs alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => TAKES_MINUTES.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        plugins: [inlineScripts(), languagesModule(SAMPLE_LANGUAGES)],
        test: {
          name: "pages",
          include: ["**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/forget-mocks.ts"],
          exclude: [...EXCLUDED, PROGRAMS],
        },
      },
      {
        extends: true,
        test: {
          name: "programs",
          // Files of the desk's own folder are in none of its folders.
          include: [`${PROGRAMS}/*.test.ts`, "packages/desk/*.test.ts"],
          exclude: EXCLUDED,
          setupFiles: ["packages/catalogue/testing/speak-sample-languages.ts"],
          // As Vite loads it, code asks each time for what it imports: what goes over pixels takes several times as long.
          experimental: { viteModuleRunner: false },
        },
      },
    ],
    // More than the cores, as tests of the server wait most of their time, slow ones above all.
    maxWorkers: availableParallelism() + (TESTS === "slow" ? 2 : 1),
    // A process of its own for each of some 230 files takes a fifth of all their time. What a test changes for the whole
    // process (a global, a clock, a variable) it puts back when it ends.
    isolate: false,
    reporters: process.env.CI ? ["default", "./tests/refuse-skipped-unit-tests.ts"] : ["default"],
    // Ends what hangs; slow ones may take their time on a busy machine.
    testTimeout: TESTS === "quick" ? 60_000 : 300_000,
    // As in the browser: what a busy machine made stumble is run once more; what fails twice is broken.
    retry: process.env.CI ? 1 : 0,
    // By itself a second, which a busy machine takes for one save.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
