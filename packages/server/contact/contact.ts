import type { IncomingMessage } from "node:http";
import {
  type Accepted,
  CONTACT_ACTION,
  FROM_PARAMETER,
  NUMBER_PARAMETER,
  SENT_PAGE,
} from "@stoneyard/enquiry/answer.ts";
import { type FieldProblem, isReplyAddress, LIMITS, parseEnquiry } from "@stoneyard/enquiry/enquiry.ts";
import { FILES_ACTION } from "@stoneyard/enquiry/files.ts";
import { shownNumber } from "@stoneyard/enquiry/number.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { filesProblem, problem, problemKindOf, RETRY_AFTER_S, sendProblem, withStatus } from "../problem.ts";
import { type FileStore, FilesMissing, FilesTooLarge } from "../store/files.ts";
import type { EnquiryStore } from "../store/store.ts";
import { keepFile, keepPart, PartRefused, UnknownFile } from "../uploads/keep-file.ts";
import { FormBroken, readFormWithFiles } from "../uploads/native-files.ts";
import { addFileParts } from "../uploads/parts.ts";
import {
  dropFiles,
  FORM,
  FORM_WITH_FILES,
  fail,
  hasFiles,
  languageOf,
  pageOf,
  type ReplyOptions,
  sendSentPage,
  wantsPage,
} from "./contact-reply.ts";
import { formBody } from "./native-form.ts";
import type { RateLimit } from "./rate-limit.ts";
import { isFromOtherHost, isFromThisSite } from "./same-site.ts";

type ContactOptions = ReplyOptions & {
  store: Pick<EnquiryStore, "add"> & FileStore;
  onStored: () => void;
  rateLimit: RateLimit;
  partLimit: RateLimit;
  /** False while mails only wait. */
  sendsMail: boolean;
  receipts: boolean;
};

/** Answers to CORS preflights are valid for a day. */
const PREFLIGHT = {
  "access-control-allow-methods": "POST, PUT, DELETE",
  "access-control-allow-headers": "content-type",
  "access-control-max-age": "86400",
};

/**
 * Adds `POST /api/contact`: JSON by script, or a native form. Success is answered after the commit: 201 with id and number,
 * for a form 303 to a page with the number. A failure is `application/problem+json`, for a form a page with the form filled
 * in again.
 */
export function addContact(app: FastifyInstance, options: ContactOptions): void {
  // Another site's form could send JSON as plain text without a CORS preflight.
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser(FORM, { parseAs: "string" }, async (request: FastifyRequest, text: string) =>
    formBody([...new URLSearchParams(text)], text, Date.now(), request.headers.referer),
  );
  app.addContentTypeParser(FORM_WITH_FILES, (request: FastifyRequest, payload: IncomingMessage) =>
    receiveForm(request, payload, options),
  );

  // Pages on a static host send from their own origin and may read the answer.
  const letSiteRead = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.header("vary", "origin");
    if (isFromOtherHost(request.headers, options.siteUrl)) {
      reply.header("access-control-allow-origin", options.siteUrl);
    }
    done();
  };

  app.post(CONTACT_ACTION, {
    bodyLimit: LIMITS.bodyBytes,
    onRequest: letSiteRead,
    errorHandler: (error, request, reply) => {
      const kind = problemKindOf(error);
      if (kind === "failed" || kind === "not-stored") request.fault = Object(error).cause ?? error;
      const { retryAfter = kind === "not-stored" ? RETRY_AFTER_S : undefined } = Object(error);
      if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
      return fail(request, reply, options, problem(kind, languageOf(request, options)));
    },
    handler: (request, reply) => receive(request, reply, options),
  });
  addFileParts(app, { ...options, letSiteRead });
  const otherMethod = (allow: string) => ({
    onRequest: letSiteRead,
    handler: (request: FastifyRequest, reply: FastifyReply) =>
      request.method === "OPTIONS" && isFromOtherHost(request.headers, options.siteUrl)
        ? reply.code(204).headers(PREFLIGHT).send()
        : sendProblem(reply.header("allow", allow), problem("wrong-method", languageOf(request, options))),
  });
  app.options(`${FILES_ACTION}/:id`, otherMethod("PUT, POST, DELETE"));
  app.route({
    method: ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"],
    url: CONTACT_ACTION,
    ...otherMethod("POST"),
  });
  app.route({
    method: ["GET", "HEAD"],
    url: SENT_PAGE,
    handler: (request, reply) => sendSentPage(request, reply, options),
  });
}

/**
 * Keeps the files of a native form while they arrive. Of a client over its limit no byte is kept.
 * @throws an error with the `statusCode` of its failure
 */
async function receiveForm(request: FastifyRequest, payload: IncomingMessage, options: ContactOptions) {
  if (!isFromThisSite(request.headers, options.siteUrl)) throw withStatus(403, "a form of another site");
  const wait = options.rateLimit(request.ip);
  if (wait > 0) {
    request.body = await readTexts(request, payload);
    throw Object.assign(withStatus(429, "too many forms"), { retryAfter: wait });
  }
  const { store, partLimit } = options;
  const keep = async (id: string, start: number, bytes: Buffer) => {
    if (partLimit(request.ip) > 0) throw new PartRefused("files-too-many-waiting");
    await keepPart(store, request.ip, { id, start, bytes });
  };
  const { fields, files, digest, refused } = await readFormWithFiles(payload, store, keep).catch((error) => {
    // The page of the refusal has the words again.
    if (error instanceof FormBroken) request.body = textsOf(request, error.fields, "");
    throw error;
  });
  const body = textsOf(request, fields, digest);
  if (refused !== null) return { ...body, filesProblem: refused };
  const outcomes = await Promise.allSettled(files.map(({ id, name }) => keepFile(store, id, name)));
  const failed = outcomes.find((outcome) => outcome.status === "rejected")?.reason;
  const whole = { ...body, files: files.map(({ id }) => id) };
  // Of an empty file nothing was kept.
  const isOneEmpty = outcomes.some((outcome) => outcome.status === "fulfilled" && outcome.value === null);
  if (failed instanceof UnknownFile || (failed === undefined && isOneEmpty))
    return { ...whole, filesProblem: "file-unknown" };
  if (failed === undefined) return whole;
  request.body = whole;
  throw withStatus(503, "the files could not be stored", failed);
}

/** A form without files: ids and problems of files are what was found out of them, whatever a text of that name says. */
function textsOf({ headers }: FastifyRequest, fields: FormBroken["fields"], digest: string) {
  return { ...formBody(fields, digest, Date.now(), headers.referer), files: [], filesProblem: undefined };
}

/** Reads the texts of a form, as far as it can be read, for the page of its refusal. Its files are not kept. */
async function readTexts(request: FastifyRequest, payload: IncomingMessage) {
  const nothingKept = { dropFile: async () => {} };
  const keepNone = () => Promise.reject(new PartRefused("files-too-many-waiting"));
  const { fields } = await readFormWithFiles(payload, nothingKept, keepNone).catch((error) => ({
    fields: error instanceof FormBroken ? error.fields : [],
  }));
  return textsOf(request, fields, "");
}

async function receive(request: FastifyRequest, reply: FastifyReply, options: ContactOptions) {
  const language = languageOf(request, options);
  if (!isFromThisSite(request.headers, options.siteUrl)) {
    return fail(request, reply, options, problem("other-site", language));
  }
  // A form with files was counted before its files were read.
  const wait = hasFiles(request) ? 0 : options.rateLimit(request.ip);
  if (wait > 0)
    return fail(request, reply.header("retry-after", wait), options, problem("too-many", language));

  const now = Date.now();
  const parsed = parseEnquiry(request.body, options.languages.codes, now, options.visits?.rules);
  const refuse = (problems: FieldProblem[]) =>
    fail(request, reply, options, problem("refused", language, problems));
  if ("problems" in parsed) return refuse(parsed.problems);
  const code = hasFiles(request) ? Object(request.body).filesProblem : undefined;
  if (code !== undefined) return fail(request, reply, options, filesProblem(code, language));

  const { enquiry, files, suspicion } = parsed;
  // A visit is mailed to the visitor, for the calendar, whatever `RECEIPTS` says. A receipt that waits for weeks until
  // somebody sets up mail would only surprise.
  const wantsReceipt = options.sendsMail && (options.receipts || enquiry.visit !== "");
  const receiptTo =
    wantsReceipt && suspicion.length === 0 && isReplyAddress(enquiry.email) ? enquiry.email : null;
  let number: string;
  try {
    const added = await options.store.add({ ...enquiry, receivedAt: now, suspicion }, receiptTo, { files });
    request.log.info({ enquiry: enquiry.id, suspicion, result: added.result }, "enquiry accepted");
    if (added.result === "other") return fail(request, reply, options, problem("other-content", language));
    if (added.result === "stored") options.onStored();
    else dropFiles(request, options);
    // An enquiry from before there were numbers is known by its id.
    number = shownNumber(added.number ?? "");
  } catch (error) {
    if (error instanceof FilesMissing) return refuse([{ field: "files", code: "files-gone" }]);
    if (error instanceof FilesTooLarge) return refuse([{ field: "files", code: "files-too-large" }]);
    request.fault = error;
    return fail(
      request,
      reply.header("retry-after", RETRY_AFTER_S),
      options,
      problem("not-stored", language),
    );
  }

  reply.header("cache-control", "no-store");
  if (wantsPage(request)) {
    const from = pageOf(request, options);
    const query = new URLSearchParams({
      [NUMBER_PARAMETER]: number,
      locale: language.code,
      [FROM_PARAMETER]: from,
    });
    return reply.redirect(`${SENT_PAGE}?${query}`, 303);
  }
  const answer: Accepted = { id: enquiry.id, number };
  return reply.code(201).send(answer);
}
