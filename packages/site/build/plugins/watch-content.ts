import { resolve, sep } from "node:path";
import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import { ParseCache } from "@stoneyard/catalogue/files/parse-cache.ts";
import { ContentError, formatProblem, type Problem } from "@stoneyard/catalogue/problem.ts";
import { readCatalogue, readContent } from "@stoneyard/catalogue/read.ts";
import { CONTENT_CHANGED } from "@stoneyard/site/content/content-changed.ts";
import type { Plugin, ViteDevServer } from "vite";
import { makeDerivedPictures, planDerivedPictures, prepareDerivedFiles } from "../derived-files.ts";
import type { PictureJob } from "../pictures.ts";

const CONTENT = resolve("content");
/** The colours and typefaces of pages are modules, which only a page that is loaded anew has. */
const BRAND = resolve(CONTENT, "brand") + sep;
/** Folders of files that are served as they are, or made into files that are. */
const COPIED = ["rooms", "models", "brand"].map((folder) => resolve(CONTENT, folder) + sep);
/** Editors write a file in several steps, and a checkout writes many files. */
const QUIET_MS = 40;

/**
 * In development: a saved file of content/ is on the page at once. A mistake in it is told in the terminal and over the
 * page, with file and line, while the last content without a mistake stays behind it.
 */
export function watchContent(): Plugin {
  return {
    name: "stoneyard-watch-content",
    apply: "serve",
    configureServer(server) {
      if (server.config.server.middlewareMode) return;
      const content = new ContentOnPage(server);
      content.makePictures();
      server.watcher.add(CONTENT);
      server.watcher.on("all", (_event, path) => {
        if (resolve(path).startsWith(CONTENT + sep)) content.changed(resolve(path));
      });
      // What was saved before the folders were watched had no event of its own.
      server.watcher.once("ready", () => content.changed());
      server.environments.client.hot.on("vite:client:connect", () => content.showProblems());
      // Pictures that are not made yet: without this they would be asked for as pages.
      return () => server.middlewares.use("/images", (_request, response) => response.writeHead(404).end());
    },
  };
}

class ContentOnPage {
  readonly #server: ViteDevServer;
  readonly #before = new ParseCache();
  #problems: readonly Problem[] = [];
  #changed: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #pictures = Promise.resolve();
  /** Counts changes: what a later one has overtaken is not shown. */
  #turn = 0;

  constructor(server: ViteDevServer) {
    this.#server = server;
  }

  /** Those that are not there yet; the first time it takes minutes, in which pages are shown already. */
  makePictures(): void {
    this.#pictures = this.#pictures.then(async () => {
      await this.#attempt(this.#turn, async () => {
        const { jobs } = await planDerivedPictures(await readCatalogue("content", { before: this.#before }));
        await this.#make(jobs);
      });
    });
  }

  /** @param path a file that was saved, where it is known */
  changed(path?: string): void {
    if (path) this.#changed.push(path);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update(++this.#turn), QUIET_MS);
  }

  /** Over the page of every browser; nothing where there is no mistake. */
  showProblems(): void {
    const [first] = this.#problems;
    if (!first) return;
    this.#server.environments.client.hot.send({
      type: "error",
      err: {
        plugin: "content",
        message: this.#problems.map(formatProblem).join("\n"),
        stack: "",
        id: first.file,
        loc: { file: resolve(first.file), line: first.line, column: first.column ?? 0 },
      },
    });
  }

  /** Texts first, of which only what changed is read, then the pictures, one change after another. */
  async #update(turn: number): Promise<void> {
    const isRight = await this.#attempt(turn, async () => {
      const content = await readContent("content", { before: this.#before });
      if (turn === this.#turn) this.#show(content, this.#changedIn([BRAND]));
    });
    if (isRight) this.#pictures = this.#pictures.then(() => this.#updatePictures(turn));
  }

  /** Shows progress only where the server logs too. */
  #make(jobs: readonly PictureJob[]): Promise<void> {
    const { logLevel = "info" } = this.#server.config;
    return makeDerivedPictures(jobs, { isQuiet: logLevel !== "info" });
  }

  /** Only where a change leads to other pictures than before. */
  async #updatePictures(turn: number): Promise<void> {
    if (turn !== this.#turn) return;
    const copies = this.#changedIn(COPIED);
    this.#changed = [];
    await this.#attempt(turn, async () => {
      const catalogue = await readCatalogue("content", { before: this.#before });
      const { jobs, changed } = await (copies ? prepareDerivedFiles : planDerivedPictures)(catalogue);
      if (!changed && !copies) return;
      await this.#make(jobs);
      if (turn === this.#turn) this.#show(catalogue, copies);
    });
  }

  /**
   * Tells mistakes, or that there are none any more, unless a later change has been made. A file that went away while it was
   * read is none: a checkout or an editor is about to write it anew, which is a change of its own.
   */
  async #attempt(turn: number, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      if (turn === this.#turn) this.#problems = [];
      return turn === this.#turn;
    } catch (error) {
      if (error instanceof ContentError) {
        if (turn === this.#turn) this.#tell(error.problems);
      } else if (!isGone(error)) throw error;
      return false;
    }
  }

  #changedIn(folders: readonly string[]): boolean {
    return this.#changed.some((path) => folders.some((folder) => path.startsWith(folder)));
  }

  /**
   * Hands the pages what was read, so that they need not read it again, nor a mistake that was made since.
   * @param isMore whether more than the data of pages changed, so that browsers load them anew
   */
  #show(content: Content, isMore: boolean): void {
    const { ssr, client } = this.#server.environments;
    ssr.hot.send({ type: "custom", event: CONTENT_CHANGED, data: content });
    client.hot.send(
      // A mistake's words stand over the page until it is loaded.
      isMore || this.#problems.length > 0
        ? { type: "full-reload" }
        : { type: "custom", event: CONTENT_CHANGED },
    );
  }

  #tell(problems: readonly Problem[]): void {
    this.#problems = problems;
    this.#server.config.logger.error(problems.map(formatProblem).join("\n"), { timestamp: true });
    this.showProblems();
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
