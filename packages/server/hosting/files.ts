import { readFile, stat } from "node:fs/promises";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import fastifyStatic from "@fastify/static";
import { missingPage } from "@stoneyard/enquiry/built-site.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Site } from "../site.ts";
import { fileHeaders, type Headers, type Origins, pageHeaders, plainPageHeaders } from "./headers.ts";

type Found = { name: string; headers: Headers };

/** Makes a planned file that the build has not made yet; false where no such file is planned or it cannot be made. */
export type MakeFile = (address: string) => Promise<boolean>;

/** How long a browser waits for a file that is made for it. */
const LONGEST_MAKING_MS = 60_000;

type FilesOptions = { site: Site; siteUrl: string; makeFile?: MakeFile };

/**
 * Answers GET and HEAD for the built site. Addresses are clean: `/granit` is `granit/index.html`. A trailing slash,
 * capitals in a page's path, `index.html` and old addresses are redirected with 301.
 */
export function addFiles(app: FastifyInstance, { site, siteUrl, makeFile }: FilesOptions): void {
  const { client, redirects, languages } = site;
  const headersOf = createPageHeaders({ siteUrl });
  app.register(fastifyStatic, {
    root: client,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: "allow",
  });
  app.addHook("onSend", async ({ raw: { socket } }, _reply, body) => {
    if (!(body instanceof Readable)) return;
    // A queued response never learns that its client has gone, and its file would stay open.
    const gone = () => body.destroy();
    socket.once("close", gone);
    body.once("close", () => socket.off("close", gone));
  });
  app.route({ method: ["GET", "HEAD"], url: "/*", handler: answer, errorHandler: sendError });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path, query } = split(request.raw.url ?? "/");
    if (path === null) return plain(reply, 400, "The address is not properly encoded.\n");
    const isMissingPage = languages.all.some(({ pathPrefix }) => path === missingPage(pathPrefix));
    const found = await find(path, request.raw);
    if (found) return send(request, reply, found, isMissingPage ? 404 : 200);
    const target = await movedTo(path, request.raw);
    if (target !== null) {
      return reply
        .code(301)
        .headers({ location: encodeURI(target) + query, "cache-control": "public, max-age=3600" })
        .send();
    }
    if (isFile(path)) return plain(reply, 404, "There is no such file.\n");
    const missing = await find(missingPage(languages.byPath(path).pathPrefix), request.raw);
    if (missing === null) return plain(reply, 404, "There is no such page.\n");
    return send(request, reply, missing, 404);
  }

  async function find(path: string, { socket }: IncomingMessage): Promise<Found | null> {
    if (!isTidy(path)) return null;
    const name = isFile(path) ? path : join(path, "index.html");
    const file = join(client, name);
    const isThere = () =>
      stat(file).then(
        (it) => (it.isFile() ? it : null),
        () => null,
      );
    const there = (await isThere()) ?? ((await isMade(path, socket)) ? await isThere() : null);
    if (there === null) return null;
    return { name, headers: isFile(path) ? fileHeaders(path) : await headersOf(path, file, there) };
  }

  async function isMade(path: string, socket: Socket): Promise<boolean> {
    if (!makeFile || !isFile(path)) return false;
    // Nothing moves on the connection meanwhile.
    socket.setTimeout(LONGEST_MAKING_MS);
    return makeFile(path);
  }

  /** Where a page with a slightly different address is; never outside this site, never in a circle. */
  async function movedTo(path: string, request: IncomingMessage): Promise<string | null> {
    const tidy = path.toLowerCase().replace(/(\/index\.html|(?<!\/)\/+)$/, "") || "/";
    const target = redirects.get(tidy) ?? tidy;
    if (target === path) return null;
    return redirects.has(tidy) || (!isFile(target) && (await find(target, request))) ? target : null;
  }
}

function isPage(name: string): boolean {
  return name.endsWith("index.html");
}

/** The path of a file has an ending, that of a page has none. */
function isFile(path: string): boolean {
  return path.slice(path.lastIndexOf("/")).includes(".");
}

/** Whether a path names what it says, on any file system: no step up or aside, and no compressed form of its own. */
function isTidy(path: string): boolean {
  if (path === "/") return true;
  if (!isFile(path) && path !== path.toLowerCase()) return false;
  return /^\/[^/]/.test(path) && !/[\\\0]|\/(\.{0,2}|index\.html)(\/|$)|\.(br|gz)$/.test(path);
}

/** Headers of pages, made when a page is first asked for, and anew when a build has written another in its place. */
function createPageHeaders(origins: Origins) {
  const known = new Map<string, { mtimeMs: number; headers: Headers }>();
  return async (path: string, file: string, { mtimeMs }: { mtimeMs: number }): Promise<Headers> => {
    const before = known.get(path);
    if (before?.mtimeMs === mtimeMs) return before.headers;
    const headers = pageHeaders(path, await readFile(file), origins);
    known.set(path, { mtimeMs, headers });
    return headers;
  };
}

function split(url: string): { path: string | null; query: string } {
  const mark = url.indexOf("?");
  const encoded = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? "" : url.slice(mark);
  try {
    return { path: encoded.includes("%") ? decodeURIComponent(encoded) : encoded, query };
  } catch {
    return { path: null, query };
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { name, headers }: Found, status: number) {
  const isWhole = status !== 200 || request.method === "HEAD" || isPage(name);
  dropConditions(request.raw.headers, { isMissing: status !== 200, isWhole });
  return reply.code(status).headers(headers).sendFile(name);
}

/** One part: from, to, or how many at the end. */
const PART = /^bytes=(?=\d|-\d)(\d{0,15})-(\d{0,15})$/;

/**
 * Removes request headers that do not apply. `Range` is kept only for one part of a file that is not a page, asked for by
 * GET; RFC 9110 lets a server ignore any other. A missing page is always sent whole, even if the browser has it.
 * `Cache-Control: no-cache` is for caches, and a client that sends a condition has the file.
 */
function dropConditions(
  headers: IncomingHttpHeaders,
  { isMissing, isWhole }: Record<"isMissing" | "isWhole", boolean>,
) {
  const ignored = ["cache-control", "if-match", "if-unmodified-since"];
  if (isMissing) ignored.push("if-none-match", "if-modified-since");
  const [, first = "", last = ""] = PART.exec(headers.range ?? "") ?? [];
  const isPart = first + last !== "" && !(first !== "" && last !== "" && Number(last) < Number(first));
  if (isWhole || !isPart) ignored.push("range");
  for (const name of ignored) delete headers[name];
}

type SendError = Error & { statusCode?: number; headers?: Headers };

/** A part that the file does not have. */
function sendError(error: SendError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode: status = 500, headers = {} } = error;
  if (status < 500) return plain(reply.headers(headers), status, "");
  request.fault = error;
  return plain(reply, status, "The fault is at our end.\n");
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).headers(plainPageHeaders("")).type("text/plain; charset=utf-8").send(text);
}
