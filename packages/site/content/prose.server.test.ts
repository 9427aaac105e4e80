import { expect, test } from "vitest";
import { markdownHtml } from "./prose.server.ts";

test("keeps the letter of a prefix on the line of its word", () => {
  expect(markdownHtml("Write an e-mail or x-ray it.\n\n- by **e-mail**")).toBe(
    "<p>Write an e-\u2060mail or x-\u2060ray it.</p>\n<ul>\n<li>by <strong>e-\u2060mail</strong></li>\n</ul>\n",
  );
});

test("leaves the addresses of links as they are written", () => {
  expect(markdownHtml("[by e-mail](https://x-rite.com/e-mail)")).toBe(
    '<p><a href="https://x-rite.com/e-mail">by e-\u2060mail</a></p>\n',
  );
});
