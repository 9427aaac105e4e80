import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { RefusedError } from "../drafts/content-path.ts";
import { isSame } from "../local-server/guard.ts";
import { bareText, type DeskLanguage, wordsIn } from "../words/desk-language.ts";
import yard from "../words/yard.json" with { type: "json" };
import type { ReceivedPhotographs, Said } from "./received-photographs.ts";
import { readYardForm, type YardForm } from "./yard-form.ts";
import { noYardPage, YARD_POLICY, type YardStone, yardPage } from "./yard-page.ts";

export type YardOptions = {
  /** In the QR code: valid for one telephone, which gets `secret` in return. */
  token: string;
  secret: string;
  /** Clock time in milliseconds after which nothing is answered any more. */
  until: number;
  language: DeskLanguage;
  received: ReceivedPhotographs;
  stones: () => Promise<readonly YardStone[]>;
  /** The address and port that a request must name, for example 192.168.1.5:4001. */
  host: () => string;
};

/** Milliseconds for a photograph of 60 MB over weak Wi-Fi. */
const SLOWEST_UPLOAD = 300_000;
const SMALLEST = 20;
const LARGEST = 600;
/** Wrong codes after which an address is locked out. */
const MOST_GUESSES = 10;

/** Takes photographs from one telephone in the local network and serves nothing but its own form. Not yet listening. */
export function createYardServer(options: YardOptions): FastifyInstance {
  const { language, received, until } = options;
  const words = new Map(Object.entries(wordsIn(yard, language)));
  const app = Fastify({
    logger: false,
    exposeHeadRoutes: false,
    requestTimeout: SLOWEST_UPLOAD,
    forceCloseConnections: "idle",
  });
  const html = "text/html; charset=utf-8";
  const page = async (more: Pick<Parameters<typeof yardPage>[0], "typed" | "fault" | "isSent">) =>
    yardPage({ language, until, stones: await options.stones(), ...more });
  let isSpent = false;
  const guesses = new Map<string, number>();
  const isRight = ({ ip }: FastifyRequest, given: string, secret: string) => {
    if (isSame(given, secret)) return true;
    guesses.set(ip, (guesses.get(ip) ?? 0) + 1);
    return false;
  };

  app.addHook("onRequest", async ({ headers, ip }, reply) => {
    reply.headers(HEADERS).type(html);
    const isOurs =
      headers.host === options.host() &&
      (headers.origin === undefined || headers.origin === `http://${options.host()}`);
    // DNS rebinding, or a page from elsewhere.
    if (!isOurs) return reply.code(421).send(noYardPage(language));
    const isShutOut = (guesses.get(ip) ?? 0) >= MOST_GUESSES;
    return Date.now() < until && !isShutOut ? undefined : reply.code(404).send(noYardPage(language));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type(html).send(noYardPage(language)));
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode = 500 }: { statusCode?: number } = Object(error);
    if (statusCode >= 500) console.error(error);
    return reply.code(statusCode).send(noYardPage(language));
  });
  // The form reads the body itself, in parts; no other body is accepted.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("multipart/form-data", (_request, _body, done) => done(null));

  app.get<{ Params: { token: string } }>("/code/:token", async (request, reply) => {
    if (!isRight(request, request.params.token, options.token) || isSpent) return reply.callNotFound();
    isSpent = true;
    return reply.redirect(`/yard/${options.secret}`, 303);
  });
  app.get<{ Params: { secret: string }; Querystring: { sent?: string } }>(
    "/yard/:secret",
    async (request, reply) => {
      if (!isRight(request, request.params.secret, options.secret)) return reply.callNotFound();
      return reply.send(await page({ isSent: request.query.sent !== undefined }));
    },
  );
  app.post<{ Params: { secret: string } }>("/yard/:secret", async (request, reply) => {
    if (!isRight(request, request.params.secret, options.secret)) return reply.callNotFound();
    let typed: YardForm | undefined;
    try {
      typed = await readYardForm(request.raw);
      await received.keep(typed.photograph, saidIn(typed, await options.stones()));
      return reply.redirect(`/yard/${options.secret}?sent`, 303);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const fault = words.get(error.message) ?? words.get("PHOTOGRAPH");
      return reply.code(error.status).send(await page({ fault, ...(typed && { typed }) }));
    }
  });
  return app;
}

const HEADERS = {
  "content-security-policy": YARD_POLICY,
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  // Under no-referrer browsers would not say which page sent a form.
  "referrer-policy": "same-origin",
  "cache-control": "no-store",
};

/** Throws a RefusedError where something is missing, too large or cannot be meant. */
function saidIn(
  { stone: name, width, height, photograph, isTooLarge }: YardForm,
  stones: readonly YardStone[],
): Said {
  if (isTooLarge) throw new RefusedError(413, "SIZE");
  if (photograph.length === 0) throw new RefusedError(422, "NONE");
  if (name === "" || name.length > 80) throw new RefusedError(422, "NAME");
  const known = stoneNamed(name, stones);
  const [family, slug] = known?.stone.split("/") ?? [];
  const measures =
    width === "" && height === "" ? undefined : { width: centimetres(width), height: centimetres(height) };
  return {
    name,
    at: Date.now(),
    ...(family && slug && { stone: `${family}/${slug}` as const }),
    ...(measures && { measures }),
  };
}

/** Finds a stone by an entry of the list, or by a name that only one stone has. */
function stoneNamed(name: string, stones: readonly YardStone[]): YardStone | undefined {
  const isMeant = (text: string) => bareText(text) === bareText(name);
  const titled = stones.filter(({ title }) => isMeant(title));
  return stones.find(({ label }) => isMeant(label)) ?? (titled.length === 1 ? titled[0] : undefined);
}

function centimetres(written: string): number {
  const number = Number(written.replace(",", "."));
  if (written !== "" && number >= SMALLEST && number <= LARGEST) return number;
  throw new RefusedError(422, "MEASURE");
}
