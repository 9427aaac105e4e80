import { EventEmitter } from "node:events";
import { resolve } from "node:path";
import { readCatalogue, readContent } from "@stoneyard/catalogue/read.ts";
import { CONTENT_CHANGED } from "@stoneyard/site/content/content-changed.ts";
import type { ViteDevServer } from "vite";
import { expect, test, vi } from "vitest";
import { watchContent } from "./watch-content.ts";

vi.mock("@stoneyard/catalogue/read.ts", () => ({ readCatalogue: vi.fn(), readContent: vi.fn() }));
vi.mock("../derived-files.ts", () => ({
  planDerivedPictures: vi.fn(async () => ({ jobs: [], changed: false })),
  makeDerivedPictures: vi.fn(),
  prepareDerivedFiles: vi.fn(),
}));

// A checkout takes files away and writes them anew; so do editors. Between the two one is listed that cannot be read.
const GONE = Object.assign(new Error("ENOENT: no such file or directory"), { code: "ENOENT" });

test.each([
  ["texts", readContent],
  ["pictures", readCatalogue],
])("files that are just being replaced do not end the watch of %s", async (_, reading) => {
  const { save, sent } = watched();
  vi.mocked(reading).mockRejectedValueOnce(GONE);
  save();
  await vi.waitFor(() => expect(reading).toHaveBeenCalled());
  sent.mockClear();
  save();
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ event: CONTENT_CHANGED })),
  );
});

/** The plugin beside a server that is none: what it is told of saved files, and what it sends to pages. */
function watched() {
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const sent = vi.fn();
  const server = {
    config: { server: {}, logger: { error: vi.fn() } },
    watcher,
    environments: { ssr: { hot: { send: sent } }, client: { hot: { send: vi.fn(), on: vi.fn() } } },
  };
  const { configureServer } = watchContent();
  if (typeof configureServer !== "function") throw new Error("the plugin has no server to watch");
  configureServer.call({} as never, server as unknown as ViteDevServer);
  return { sent, save: () => watcher.emit("all", "change", resolve("content/site.yaml")) };
}
