import type { Content } from "../catalogue.ts";
import { readContent } from "../read.ts";

let reading: Promise<Content> | undefined;

/** The project's own content, read once for all tests of a process. Nobody changes it. */
export function sampleContent(): Promise<Content> {
  reading ??= readContent("content");
  return reading;
}
