import { fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startFinisher } from "./finisher.ts";
import { writeUnfinished } from "./site-folder.ts";

vi.mock("node:child_process", async (original) => {
  const real = await original<typeof import("node:child_process")>();
  return { ...real, fork: vi.fn() };
});

test("a visitor who asks for a picture while its maker ends does not end the server", async () => {
  const site = await mkdtemp(join(tmpdir(), "finisher-"));
  onTestFinished(() => rm(site, { recursive: true }));
  const picture = { file: "a.png", width: 1, height: 1, hash: "1" };
  const rendition = { file: "images/a.avif", width: 1, format: "avif", quality: 50 } as const;
  await writeUnfinished(site, [{ picture, renditions: [rendition] }]);
  const real = await vi.importActual<typeof import("node:child_process")>("node:child_process");
  vi.mocked(fork).mockImplementation(() => {
    const child = real.fork(join(import.meta.dirname, "omit-draft-languages.ts"), { execArgv: [] });
    // Its line is cut, and nobody has heard yet that it has ended.
    child.disconnect();
    return child;
  });
  const finisher = await startFinisher(site);
  expect(await finisher?.makeFile("/images/a.avif")).toBe(true);
});
