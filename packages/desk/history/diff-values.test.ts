import { applyEdits } from "@stoneyard/catalogue/editing/file-edit.ts";
import { equalValues, readValue, type Value } from "@stoneyard/catalogue/editing/marked-value.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { diffValues } from "./diff-values.ts";

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) };

const single = fc.oneof(
  fc.constantFrom("a", "b", "long text: with # signs", "012", "yes", ""),
  fc.nat(99),
  fc.boolean(),
);
const words = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { minLength: 1 });
const item = fc.record({ slug: fc.constantFrom("p", "q", "r", "s"), title: single, tags: words });
const items = fc.uniqueArray(item, { selector: ({ slug }) => slug, minLength: 1 });
/** Like a file of the content: single values, some of them left out, groups, lists of words and of groups. */
const file = fc.record(
  { title: single, price: single, text: fc.record({ en: single, sr: single }), words, items },
  { requiredKeys: ["title", "text", "words", "items"] },
) satisfies fc.Arbitrary<Value>;

test("the edits between two values lead from one to the other", () => {
  fc.assert(
    fc.property(file, file, (before, after) => {
      const written = applyEdits("a.yaml", stringify(before), diffValues(before, after));
      expect(equalValues(readValue(written), after), written).toBe(true);
    }),
    RUNS,
  );
});
