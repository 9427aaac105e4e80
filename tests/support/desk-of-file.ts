import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { git, openDesk, ownersFolder, type RunningDesk, startDesk } from "./desk-process.ts";
import { type Page, test } from "./site.ts";

/**
 * Has one desk run while the tests of a file run one after another: at a port, with the page for telephones at the next
 * one, over an owner's folder `project` and a place to publish to, `bare`.
 */
export function deskOfFile(port: number) {
  let running: RunningDesk | undefined;
  const desk = {
    project: "",
    bare: "",
    /** Opens it in a language, at a screen. */
    async open(page: Page, language: "en" | "sr", hash: string): Promise<void> {
      if (running) await openDesk(page, running, language, hash);
    },
  };
  test.describe.configure({ mode: "serial", timeout: 180_000 });
  test.use({ baseURL: `http://localhost:${port}` });
  test.beforeAll(async () => {
    desk.project = ownersFolder("Mira");
    desk.bare = mkdtempSync(join(tmpdir(), "stoneyard-bare-"));
    git(desk.bare, "init", "--quiet", "--bare", "--initial-branch", "main");
    running = await startDesk(desk.project, port, {
      DESK_YARD_PORT: String(port + 1),
      DESK_YARD_HOST: "127.0.0.1",
      DATA_DIR: join(desk.project, "data"),
    });
  });
  test.afterAll(() => {
    running?.stop();
    for (const folder of [desk.project, desk.bare]) rmSync(folder, { recursive: true, force: true });
  });
  return desk;
}
