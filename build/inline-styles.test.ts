import { expect, test } from "vitest";
import { withInlineStyles } from "./inline-styles.ts";

const SHEETS: Record<string, string> = {
  "/assets/shell.css": "a{content:'$&'}\n",
  "/assets/stone.css": "b{}\n",
};
const sheet = async (href: string) => SHEETS[href] ?? "";

test("the style sheets stand in the page, in their order, and their links are switched off", async () => {
  const links =
    '<link rel="stylesheet" href="/assets/shell.css#"/><link rel="stylesheet" href="/assets/stone.css"/>';
  expect(await withInlineStyles(`<head>${links}</head>`, sheet)).toBe(
    "<head><style>a{content:'$&'}b{}</style>" +
      '<link disabled="" rel="stylesheet" href="/assets/shell.css"/>' +
      '<link disabled="" rel="stylesheet" href="/assets/stone.css"/></head>',
  );
});

test("a page without style sheets is left as it is", async () => {
  expect(await withInlineStyles("<head></head>", sheet)).toBe("<head></head>");
});
