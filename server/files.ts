import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Change, type ChangedPage, createChangedPages } from "./changed-pages.ts";
import { openUnchanged, sendBytes } from "./disk.ts";
import { plainPageHeaders } from "./headers.ts";
import type { Language, Languages } from "./languages.ts";
import { readRange } from "./range.ts";
import { type RoomPreviews, roomPreview, withPreview } from "./room-preview.ts";
import { sentNumber, withNumber } from "./sent-page.ts";
import type { DiskFile, ReadyForm, SiteFiles, StoredForm, TextFile } from "./site-files.ts";

/**
 * Answers what needs no thought: a page or file of text at its very address, in a form that is ready in memory. False
 * leaves the request to `serveFiles` behind the framework, whose steps cost as much again as the answer.
 */
export function serveReady(
  { files, languages }: SiteFiles,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = "/", headers } = request;
  if (method !== "GET" && method !== "HEAD") return false;
  const file = files.get(url);
  if (file?.kind !== "text" || isMissingPage(url, languages) || headers["if-none-match"] !== undefined)
    return false;
  const form = formFor(file, headers["accept-encoding"]);
  if (form === null || !("body" in form)) return false;
  sendReady(response, form, 200);
  return true;
}

/**
 * Answers GET and HEAD for the built site. Addresses are clean: `/granit` is `granit/index.html`; a slash at
 * the end, capitals in the path of a page, `index.html` and old addresses are sent on with 301. The path of
 * a request is only ever looked up among the loaded files, so it cannot lead anywhere else on the disk.
 */
export function serveFiles({ files, redirects, languages, roomPreviews }: SiteFiles) {
  const changedPage = createChangedPages();
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { path, query } = split(request.raw.url ?? "/");
    if (path === null) return plain(reply, 400, "The address is not properly encoded.\n");

    const file = files.get(path);
    const change = changeOf(path, query, roomPreviews);
    if (change && file?.kind === "text") {
      const form = preferredForm(String(request.headers["accept-encoding"] ?? ""));
      return sendChangedPage(request, reply, changedPage(file, change, form));
    }
    if (file !== undefined) return sendFile(request, reply, file, isMissingPage(path, languages) ? 404 : 200);

    const target = movedTo(path);
    if (target !== null) {
      return reply
        .code(301)
        .headers({ location: encodeURI(target) + query, "cache-control": "public, max-age=3600" })
        .send();
    }
    if (path.slice(path.lastIndexOf("/")).includes(".")) return plain(reply, 404, "There is no such file.\n");
    const missing = files.get(missingPage(languages.byPath(path)));
    if (missing === undefined) return plain(reply, 404, "There is no such page.\n");
    return sendFile(request, reply, missing, 404);
  };

  /** Where a page with a slightly different address is; never outside this site, never in a circle. */
  function movedTo(path: string): string | null {
    const tidy = path.toLowerCase().replace(/(\/index\.html|(?<!\/)\/+)$/, "") || "/";
    const target = redirects.get(tidy) ?? tidy;
    const isPage = files.get(target)?.headers["content-type"]?.startsWith("text/html");
    return target !== path && (isPage || redirects.has(tidy)) ? target : null;
  }
}

/** What the query changes in the page that was built: a room's preview, or the number that a sent form is given. */
function changeOf(path: string, query: string, roomPreviews: RoomPreviews | undefined): Change | undefined {
  const preview = roomPreviews && roomPreview(path, query, roomPreviews);
  if (preview) return { key: preview.query, apply: (html) => withPreview(html, preview) };
  const number = sentNumber(query);
  return number ? { key: number, apply: (html) => withNumber(html, number) } : undefined;
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

/** Address of the page for unknown addresses. */
export function missingPage({ pathPrefix }: Language): string {
  return `${pathPrefix}/404`;
}

function isMissingPage(path: string, languages: Languages): boolean {
  return languages.all.some((language) => path === missingPage(language));
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: TextFile | DiskFile,
  status: number,
): FastifyReply {
  if (status === 200 && matches(request.headers["if-none-match"], file.headers.etag)) {
    return reply.code(304).headers(file.headers).send();
  }
  return file.kind === "text" ? sendText(request, reply, file, status) : sendFromDisk(request, reply, file);
}

function sendChangedPage(request: FastifyRequest, reply: FastifyReply, { headers, body }: ChangedPage) {
  reply.headers(headers);
  return matches(request.headers["if-none-match"], headers.etag)
    ? reply.removeHeader("content-encoding").code(304).send()
    : reply.send(body);
}

function sendText(request: FastifyRequest, reply: FastifyReply, file: TextFile, status: number) {
  const form = formFor(file, request.headers["accept-encoding"]);
  if (form === null) return sendPlain(request, reply, file, status);
  if ("body" in form) {
    reply.hijack();
    sendReady(reply.raw, form, status);
    return reply;
  }
  const descriptor = openUnchanged(form.disk);
  if (descriptor === null) return sendPlain(request, reply, file, status);
  reply.code(status).headers(form.headers);
  return stream(request, reply, descriptor, { start: 0, end: form.disk.size - 1 });
}

function formFor(file: TextFile, acceptEncoding: string | string[] = ""): ReadyForm | StoredForm | null {
  const form = preferredForm(String(acceptEncoding));
  return form && file[form];
}

type Preferred = "br" | "gz" | null;

/** Browsers say one of a few things, so each is read once; whoever says others finds no room here. */
const known = new Map<string, Preferred>();
const MOST_KNOWN = 100;

function preferredForm(acceptEncoding: string): Preferred {
  const before = known.get(acceptEncoding);
  if (before !== undefined) return before;
  const form = accepts(acceptEncoding, "br") ? "br" : accepts(acceptEncoding, "gzip") ? "gz" : null;
  if (known.size < MOST_KNOWN) known.set(acceptEncoding, form);
  return form;
}

function sendReady(response: ServerResponse, { head, body }: ReadyForm, status: number): void {
  response.writeHead(status, head);
  response.end(body);
}

/** Hardly anyone asks for text uncompressed, so it is not kept in memory. */
function sendPlain(request: FastifyRequest, reply: FastifyReply, file: TextFile, status: number) {
  reply.code(status).headers(file.headers);
  const descriptor = openUnchanged(file.disk);
  // The page in memory may be older than the one on the disk, whose scripts its headers would not allow.
  if (descriptor === null) return reply.send(brotliDecompressSync(file.br.body));
  return stream(request, reply, descriptor, { start: 0, end: file.disk.size - 1 });
}

function sendFromDisk(request: FastifyRequest, reply: FastifyReply, { disk, headers }: DiskFile) {
  const { size } = disk;
  const wanted = readRange(rangeOf(request, headers.etag), size);
  if (wanted === "unsatisfiable") {
    return reply
      .headers({ ...headers, "content-range": `bytes */${size}`, "cache-control": "no-store" })
      .code(416)
      .send();
  }
  const descriptor = openUnchanged(disk);
  // Two builds under a running server take away files that its pages still name.
  if (descriptor === null) return plain(reply, 404, "There is no such file.\n");
  reply.headers(headers);
  const { start, end } = wanted ?? { start: 0, end: size - 1 };
  if (wanted !== null) reply.code(206).header("content-range", `bytes ${start}-${end}/${size}`);
  return stream(request, reply, descriptor, { start, end });
}

/** The range that is asked for: of this very file, if it says so, and by GET alone. */
function rangeOf({ method, headers }: FastifyRequest, etag: string | undefined): string | undefined {
  const ifRange = headers["if-range"];
  return method === "GET" && (ifRange === undefined || ifRange === etag) ? headers.range : undefined;
}

function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  descriptor: number,
  { start, end }: { start: number; end: number },
): FastifyReply {
  reply.header("content-length", end + 1 - start);
  reply.hijack();
  for (const [name, value = ""] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value);
  reply.raw.writeHead(reply.statusCode);
  void sendBytes(reply.raw, descriptor, start, request.method === "HEAD" ? start - 1 : end);
  return reply;
}

function matches(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag));
}

function accepts(header: string, encoding: "br" | "gzip"): boolean {
  const offer = header.split(",").find((part) => part.split(";")[0]?.trim().toLowerCase() === encoding);
  return offer !== undefined && !/;\s*q=0(\.0*)?\s*$/i.test(offer);
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ ...plainPageHeaders(""), "cache-control": "no-store" })
    .type("text/plain; charset=utf-8")
    .send(text);
}
