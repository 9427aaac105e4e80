import { expect, test } from "vitest";
import { takeOutData } from "./deferred-data.ts";

const CLOSED = "<script>window.__reactRouterContext.streamController.close();</script>";
const page = (text: string) =>
  `<body><main>Magma</main><script>window.__reactRouterContext.streamController.enqueue(${text});</script><!--$-->${CLOSED}<!--/$--></body>`;

test("a page's data leave its HTML, and its text stays", () => {
  const { html, data, href } = takeOutData(page(String.raw`"[\"\u003cb>$& \\\"Magma\\\"\"]\n"`));
  expect(html).toBe("<body><main>Magma</main><!--$--><!--/$--></body>");
  expect(data).toBe('["<b>$& \\"Magma\\""]\n');
  expect(href).toMatch(/^\/assets\/page-[0-9a-f]{12}\.data$/);
});

test("the file's name stands for what is in it", () => {
  const [one, same, other] = ['"[1]\\n"', '"[1]\\n"', '"[2]\\n"'].map((text) => takeOutData(page(text)).href);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test("data that React Router writes otherwise stop the build", () => {
  expect(() => takeOutData("<body></body>")).toThrow("deferred-data.ts");
  expect(() => takeOutData(page('"[1]"').replace(CLOSED, ""))).toThrow("deferred-data.ts");
});
