import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { freePort, runningDesk } from "../testing/running-desk.ts";

test("a page beside its form is waited for until the site has it", async () => {
  const port = await freePort();
  const { ask } = await runningDesk({ preview: `http://localhost:${port}` });
  const look = async (page: string) =>
    JSON.parse((await ask({ path: `/api/preview?page=${encodeURIComponent(page)}` })).text);
  expect(await look("/marble/zuti")).toEqual({ isThere: false, hasPage: false });
  const pages = new Set(["/about"]);
  const site = createServer((request, response) => {
    response.writeHead(pages.has(request.url ?? "") ? 200 : 404).end("page");
  });
  await new Promise<void>((resolve) => site.listen(port, resolve));
  onTestFinished(() => void site.close());
  expect(await look("/about")).toEqual({ isThere: true, hasPage: true });
  expect(await look("/marble/zuti")).toEqual({ isThere: true, hasPage: false });
  pages.add("/marble/zuti");
  expect(await look("/marble/zuti")).toEqual({ isThere: true, hasPage: true });
  // Nothing else is asked for by it.
  for (const page of ["//example.com/", "http://example.com/", "x"]) {
    expect((await ask({ path: `/api/preview?page=${encodeURIComponent(page)}` })).status, page).toBe(400);
  }
});
