import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { publish, setPublishTarget } from "../history/publish.ts";
import { testProject } from "../testing/project.ts";
import { liveState } from "./live-site.ts";

test("it is told when the site shows what was published, and where it does not say so", async () => {
  const { git, content } = await testProject();
  let shown: string | undefined;
  const site = createServer((_request, answer) => {
    answer.statusCode = shown === undefined ? 404 : 200;
    answer.end(JSON.stringify({ content: shown }));
  }).listen(0, "127.0.0.1");
  await new Promise((done) => site.once("listening", done));
  onTestFinished(() => void site.close());
  const { port } = site.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const places = await mkdtemp(join(tmpdir(), "desk-places-"));
  onTestFinished(() => rm(places, { recursive: true, force: true }));
  expect(await liveState(git, address)).toBe("silent");
  await setPublishTarget(git, join(places, "site.git"));
  await publish(git, content, { outside: "Beside", merged: "Others’", language: "en" });
  shown = "0".repeat(40);
  expect(await liveState(git, address)).toBe("earlier");
  shown = await git.ask("rev-parse", "HEAD:content");
  expect(await liveState(git, address)).toBe("live");
  expect(await liveState(git, "http://127.0.0.1:1")).toBe("silent");
});
