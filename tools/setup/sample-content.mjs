import { readFileSync } from "node:fs";
import path from "node:path";

/** Whether `content/` is the sample that the project comes with: its brand still bears the mark. A firm's own is not known here. */
export function hasSampleContent() {
  const site = readFileSync(path.join(import.meta.dirname, "../../content/site.yaml"), "utf8");
  return /^brand: !sample /m.test(site);
}
