import { readFileSync } from "node:fs";
import path from "node:path";

/** Whether `content/` is the sample that the project comes with: its brand still bears the mark. A firm's own is not known here. */
export function hasSampleContent() {
  const site = readFileSync(path.join(import.meta.dirname, "../../content/site.yaml"), "utf8");
  return /^brand: !sample /m.test(site);
}

/** Tests that know the sample by name, by their path: they are left out where the content is a firm's own. */
export const TESTS_OF_OTHER_CONTENT = hasSampleContent() ? [] : ["**/sample/**", "**/*.sample.test.*"];
