import type { PartReceived } from "@stoneyard/enquiry/answer.ts";
import { type FilesProblem, isEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import { FILES_ACTION, MOST_FILE_BYTES, PART_BYTES } from "@stoneyard/enquiry/files.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RateLimit } from "../contact/rate-limit.ts";
import { isFromThisSite } from "../contact/same-site.ts";
import type { Languages } from "../languages.ts";
import { filesProblem, problem, RETRY_AFTER_S, sendProblem } from "../problem.ts";
import type { FileStore } from "../store/files.ts";
import { keepFile, keepPart, PartRefused, UnknownFile } from "./keep-file.ts";

type PartsOptions = {
  store: FileStore;
  /** Requests for parts, which are far more than enquiries. */
  partLimit: RateLimit;
  siteUrl: string;
  languages: Languages;
  /** Lets the site's pages on another host read the answer. */
  letSiteRead: (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
};

/** Retry after this time: files without an enquiry give way within the hour. */
const ROOM_AFTER_S = 60 * 60;

type FileRequest = FastifyRequest<{ Params: { id: string }; Querystring: { from?: string } }>;

/**
 * Adds uploads, each before the enquiry that names it, under an id of the client: `PUT …/ID?from=BYTES` adds a part and
 * answers how much is there, so that an interrupted client continues; `POST …/ID` with the file's name completes it;
 * `DELETE …/ID` removes it. Nothing is ever served.
 */
export function addFileParts(app: FastifyInstance, options: PartsOptions): void {
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  const url = `${FILES_ACTION}/:id`;
  const common = { onRequest: options.letSiteRead, bodyLimit: PART_BYTES };
  app.put(url, { ...common, handler: guarded(options, receivePart) });
  app.post(url, { ...common, handler: guarded(options, receiveEnd) });
  app.delete(url, { ...common, handler: guarded(options, drop) });
}

type Handler = (request: FileRequest, reply: FastifyReply, options: PartsOptions) => Promise<FastifyReply>;

/** Checks and error handling of all requests about a file. */
function guarded(options: PartsOptions, handler: Handler) {
  return async (request: FileRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header("cache-control", "no-store");
    const language = options.languages.byReferer(request.headers);
    if (!isFromThisSite(request.headers, options.siteUrl))
      return sendProblem(reply, problem("other-site", language));
    if (!isEnquiryId(request.params.id)) return sendProblem(reply, problem("not-found", language));
    // As an enquiry names it.
    request.params.id = request.params.id.toLowerCase();
    const wait = options.partLimit(request.ip);
    if (wait > 0) return sendProblem(reply.header("retry-after", wait), problem("too-many", language));
    try {
      return await handler(request, reply, options);
    } catch (error) {
      if (error instanceof PartRefused)
        return sendProblem(reply.header("retry-after", ROOM_AFTER_S), filesProblem(error.code, language));
      request.fault = error;
      return sendProblem(reply.header("retry-after", RETRY_AFTER_S), problem("not-stored", language));
    }
  };
}

async function receivePart(request: FileRequest, reply: FastifyReply, options: PartsOptions) {
  const { store } = options;
  const { body } = request;
  const from = Number(request.query.from);
  if (!Buffer.isBuffer(body) || !Number.isSafeInteger(from) || from < 0)
    return sendProblem(reply, problem("unreadable", options.languages.byReferer(request.headers)));
  if (from + body.length > MOST_FILE_BYTES) return refuse(request, reply, options, "files-too-large");
  const received = await keepPart(store, request.ip, { id: request.params.id, start: from, bytes: body });
  // Who comes back to a complete file goes on at its end; one that an enquiry has is there in any case.
  const whole = received === null ? await store.pendingFile(request.params.id) : null;
  const answer: PartReceived = { received: received ?? whole?.size ?? from + body.length };
  return reply.send(answer);
}

async function receiveEnd(request: FileRequest, reply: FastifyReply, options: PartsOptions) {
  const { store } = options;
  const { id } = request.params;
  const name: unknown = Object(request.body).name;
  try {
    const file = await keepFile(store, id, typeof name === "string" ? name : "");
    // An enquiry whose answer was lost may have it already; sent again, that enquiry is the same.
    if (file === null && (await store.readPart(id, 0)) === null)
      return refuse(request, reply, options, "files-gone");
    return reply.code(201).send(file ?? {});
  } catch (error) {
    if (!(error instanceof UnknownFile)) throw error;
    return refuse(request, reply, options, "file-unknown");
  }
}

async function drop(request: FileRequest, reply: FastifyReply, { store }: PartsOptions) {
  await store.dropFile(request.params.id);
  return reply.code(204).send();
}

function refuse(request: FileRequest, reply: FastifyReply, options: PartsOptions, code: FilesProblem) {
  return sendProblem(reply, filesProblem(code, options.languages.byReferer(request.headers)));
}
