import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { CONTACT_ACTION } from "@stoneyard/enquiry/answer.ts";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { isOneTooMany, limitConnections } from "./connections.ts";
import { addContact } from "./contact/contact.ts";
import { createRateLimit } from "./contact/rate-limit.ts";
import { addFiles, type MakeFile } from "./hosting/files.ts";
import { baseHeaders } from "./hosting/headers.ts";
import { problem, problemKindOf, sendProblem, withStatus } from "./problem.ts";
import { createReadiness } from "./readiness.ts";
import { countRefusals, withoutData } from "./refusals.ts";
import type { Site } from "./site.ts";
import type { FileStore } from "./store/files.ts";
import type { EnquiryStore } from "./store/store.ts";

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export type SiteServerOptions = {
  site: Site;
  /** Makes files that the build has planned and not made yet; undefined once all are made. */
  makeFile?: MakeFile;
  store: Pick<EnquiryStore, "add" | "check"> & FileStore;
  onStored: () => void;
  siteUrl: string;
  sendsMail: boolean;
  receipts: boolean;
  rateLimit: number;
  trustedProxies: string[];
  /** False for tests; `warn` logs failures alone. */
  log: boolean | { level: "warn" };
};

/** Time limit of a request. The check runs every second. */
const REQUEST_MS = 9_000;
/** Time limit of a form with files, as long as data arrives. */
const FORM_WITH_FILES_MS = 10 * 60 * 1000;
/** Parts of files that one client may send: those of one enquiry with 15 MB, or some for each of many. */
const LEAST_PARTS = 150;
const PARTS_PER_ENQUIRY = 20;
/** Idle limit during a request. */
const IDLE_MS = 10_000;
/** Idle limit between requests: longer than that of proxies (mostly 60 s), so that none sends into a closing connection. */
const KEEP_ALIVE_MS = 72_000;

const READING = ["GET", "HEAD"];
const READY = "/readyz";

/** The site as an HTTP server, not yet listening: pages and files, `POST /api/contact`, health checks. */
export function createSiteServer(options: SiteServerOptions): FastifyInstance {
  const base = baseHeaders(options.siteUrl);
  const { languages, brand, visits } = options.site;
  const app = Fastify({
    // Requests are not logged, as people's addresses do not belong in a log.
    logController: new LogController({ disableRequestLogging: true }),
    logger: options.log && {
      ...(options.log === true ? {} : options.log),
      serializers: { err: withoutData },
    },
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    serverFactory: (framework) => createHttpServer(options, framework, base),
    exposeHeadRoutes: false,
    // What is not HTTP never becomes a request.
    clientErrorHandler: (error, socket) => refuse(socket, error.code, base),
    // The router calls this for a path with a broken percent sign, before any hook.
    frameworkErrors: (_error, _request, { raw }) => {
      raw.writeHead(400, { ...base, "content-type": "text/plain; charset=utf-8" });
      raw.end("The address is not properly encoded.\n");
    },
  });

  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(base);
    // Packed bodies are refused: nothing unpacks them, and read as plain they would say something else.
    const { "content-encoding": encoding = "identity" } = request.headers;
    done(encoding === "identity" ? undefined : withStatus(415, "a body that is packed"));
  });

  const refusals = countRefusals(app.log);
  app.decorateRequest("fault", null);
  app.addHook("onResponse", ({ fault, routeOptions: { url = "" } }, { statusCode }, done) => {
    if (fault || (statusCode >= 400 && (url.startsWith("/api/") || url === READY)))
      refusals.count(statusCode, url, fault);
    done();
  });
  app.addHook("onClose", async () => refusals.flush());

  addContact(app, {
    ...options,
    languages,
    brand,
    visits,
    rateLimit: createRateLimit(options.rateLimit),
    partLimit: createRateLimit(Math.max(LEAST_PARTS, options.rateLimit * PARTS_PER_ENQUIRY)),
  });

  // Alive: the process answers. Ready: its store can keep an enquiry too.
  const readiness = createReadiness(options.store);
  app.route({
    method: READING,
    url: "/healthz",
    handler: async (_request, reply) => reply.header("cache-control", "no-store").send("ok\n"),
  });
  app.route({
    method: READING,
    url: READY,
    handler: async (request, reply) => {
      const fault = await readiness();
      request.fault = fault?.error;
      reply.header("cache-control", "no-store");
      return fault === null ? reply.send("ready\n") : reply.code(503).send(`${fault.said}\n`);
    },
  });

  app.all("/api/*", (_request, reply) => sendProblem(reply, problem("not-found", languages.default)));
  addFiles(app, options);

  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply.header("allow", "GET, HEAD"), problem("wrong-method", languages.default)),
  );
  app.setErrorHandler((error, request, reply) => {
    const kind = problemKindOf(error);
    if (kind === "failed") request.fault = error;
    return sendProblem(reply, problem(kind, languages.default));
  });
  return app;
}

function createHttpServer(
  { trustedProxies }: SiteServerOptions,
  framework: RequestListener,
  base: Record<string, string>,
): Server {
  const limits = {
    requestTimeout: FORM_WITH_FILES_MS,
    headersTimeout: REQUEST_MS,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
  };
  const server = createServer(limits, (request, response) => {
    if (isOneTooMany(request, response)) return;
    const fault = faultOf(request);
    if (fault !== 0) {
      response.writeHead(fault, { ...base, connection: "close", "content-length": "0" }).end();
      return;
    }
    request.url = withoutOwnOrigin(request);
    if (!isFormWithFiles(request)) limitBody(request);
    framework(request, response);
  });
  server.setTimeout(IDLE_MS);
  limitConnections(server, trustedProxies);
  return server;
}

/** RFC 9112, 3.2.2: `http://<host>/granit`, as a proxy is asked, is `/granit`. One of another host is no address of ours. */
function withoutOwnOrigin({ url = "/", headers: { host } }: IncomingMessage): string {
  const [origin, named] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  if (origin === undefined || named?.toLowerCase() !== host?.toLowerCase()) return url;
  const path = url.slice(origin.length);
  return path.startsWith("/") ? path : `/${path}`;
}

/** Forms with files alone may take longer than others: they are told by path and kind, so nobody else can claim it. */
function isFormWithFiles({ method, url, headers }: IncomingMessage): boolean {
  const type = headers["content-type"]?.toLowerCase() ?? "";
  return method === "POST" && url === CONTACT_ACTION && type.startsWith("multipart/form-data");
}

/** Cuts a request whose body is not there in time. */
function limitBody(request: IncomingMessage): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if ((length === undefined || length === "0") && encoding === undefined) return;
  const timer = setTimeout(() => request.complete || request.socket.destroy(), REQUEST_MS);
  request.once("close", () => clearTimeout(timer));
}

/** Answers what could not be read as HTTP, or did not come in time, and closes. */
function refuse(socket: Socket, code: string | undefined, headers: Record<string, string>): void {
  if (!socket.writable) return void socket.destroy();
  const status =
    code === "HPE_HEADER_OVERFLOW"
      ? "431 Request Header Fields Too Large"
      : code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? "408 Request Timeout"
        : "400 Bad Request";
  const lines = Object.entries({ ...headers, connection: "close", "content-length": "0" });
  socket.write(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
  socket.destroySoon();
}

/**
 * The status of a request that is refused before its address is read; 0 for all others. With two hosts, programs on the way
 * could each choose another one; Node takes other HTTP versions for 1.1.
 */
function faultOf({ httpVersion, rawHeaders }: IncomingMessage): 0 | 400 | 505 {
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return 505;
  const hosts = rawHeaders.filter((_, place) => place % 2 === 1 && isHost(rawHeaders[place - 1]));
  return hosts.length > 1 || !hosts.every((host) => HOST.test(host)) ? 400 : 0;
}

function isHost(name = ""): boolean {
  return name.length === 4 && name.toLowerCase() === "host";
}
