import { createHash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Accepted, Problem } from "@stoneyard/enquiry/answer.ts";
import { LIMITS } from "@stoneyard/enquiry/enquiry.ts";
import { readNumber } from "@stoneyard/enquiry/number.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadSite } from "../site.ts";
import { createSiteServer } from "../site-server.ts";
import { openStore } from "../store/open.ts";
import { DAY_OFF } from "../testing/built-site.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { startTestServer, type TestServer } from "../testing/running.ts";

const SETTINGS = {
  siteUrl: "http://stoneyard.example",
  sendsMail: true,
  receipts: true,
  rateLimit: 9,
  trustedProxies: [],
  log: false,
};

let server: TestServer;
/** Where a form is sent on to, with whatever number, to lead back to a page. */
const sentTo = (page: string) =>
  expect.stringMatching(
    new RegExp(`^/api/contact/sent\\?number=\\d{4}-\\d{4}&locale=\\w+&from=${encodeURIComponent(page)}$`),
  );
const start = async (variables?: Record<string, string>) => {
  server = await startTestServer(variables);
};
afterEach(() => {
  vi.useRealTimers();
  return server.stop();
});

describe("by script", () => {
  beforeEach(() => start());

  test("the outbox is woken by an enquiry that is new", async () => {
    const store = await openStore({ dataDir: server.dataDir, databaseUrl: null });
    const [onStored, site, enquiry] = [vi.fn(), loadSite(server.dist), anEnquiry()];
    const app = createSiteServer({ site, store, onStored, ...SETTINGS });
    for (let time = 0; time < 2; time++)
      await app.inject({ method: "POST", url: "/api/contact", payload: enquiry });
    expect(onStored).toHaveBeenCalledTimes(1);
    await app.close();
    await store.close();
  });

  test("a text that is named as the files are is no list of files to delete, where a form cannot be read", async () => {
    const store = await openStore({ dataDir: server.dataDir, databaseUrl: null });
    const dropFile = vi.spyOn(store, "dropFile");
    const app = createSiteServer({ site: loadSite(server.dist), store, onStored: () => {}, ...SETTINGS });
    const names = ["files", ...Array.from({ length: 40 }, (_, i) => `more${i}`)];
    const texts = names.map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nabc\r\n`);
    const { status } = await fetch(`${await app.listen({ port: 0, host: "127.0.0.1" })}/api/contact`, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: `${texts.join("")}--x--\r\n`,
    });
    expect(status).toBe(413);
    expect(dropFile).not.toHaveBeenCalled();
    await app.close();
    await store.close();
  });

  test("an accepted enquiry is in the store when the answer comes", async () => {
    const enquiry = anEnquiry();
    const response = await server.send(enquiry);
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const answer = (await response.json()) as Accepted;
    expect(answer).toEqual({ id: enquiry.id, number: expect.stringMatching(/^\d{4}-\d{4}$/) });
    const [record] = await server.stored();
    const number = readNumber(answer.number);
    expect(record?.enquiry).toEqual({ ...enquiry, number, receivedAt: expect.any(Number) });
  });

  test("the same id twice, even at once, is one enquiry and one answer", async () => {
    const enquiry = anEnquiry();
    const responses = await Promise.all([server.send(enquiry), server.send({ ...enquiry, startedAt: 1 })]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    const [one, other] = await Promise.all(responses.map((response) => response.json()));
    expect(one).toEqual(other);
    expect(await server.stored()).toHaveLength(1);
  });

  test("the same id with other content is refused as a second enquiry, not dropped", async () => {
    const enquiry = anEnquiry({ locale: "sr" });
    expect((await server.send(enquiry)).status).toBe(201);
    const other = await server.send({ ...enquiry, message: "Još nešto" });
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({
      type: "/problems/other-content",
      detail: expect.stringContaining("pošaljite još jednom"),
    });
    const { id: _, ...anew } = enquiry;
    expect((await server.send({ ...anew, message: "Još nešto" })).status).toBe(201);
    expect((await server.stored()).map(({ enquiry }) => enquiry.message).sort()).toEqual(
      [enquiry.message, "Još nešto"].sort(),
    );
  });

  test("a suspected robot is told nothing; the enquiry is stored and flagged", async () => {
    const response = await server.send({ ...anEnquiry(), website: "http://x", startedAt: Date.now() - 5 });
    expect(response.status).toBe(201);
    expect((await server.stored())[0]?.enquiry.suspicion).toEqual(["honeypot", "too-fast"]);
  });

  test("a refusal names the fields, in the visitor's language", async () => {
    const response = await server.send({ firstName: 3, message: "Zdravo", locale: "sr" });
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(await response.json()).toEqual({
      type: "/problems/refused",
      title: "Upit nije poslat",
      status: 422,
      detail: expect.stringContaining("Ispravite"),
      errors: [
        { field: "firstName", code: "wrong-type", detail: "Ovo nismo mogli da pročitamo. Upišite ponovo." },
      ],
    });
    const bare = (await (await server.send({ message: "Hello" })).json()) as Problem;
    expect(bare.errors?.map((error) => error.field)).toEqual(["phone", "email"]);
    expect(await server.stored()).toEqual([]);
  });

  test("a visit is stored with its enquiry, and refused by its field when nobody can come then", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-23T23:30:00Z") });
    const day = "2026-12-24";
    const taken = await server.send({ ...anEnquiry(), visit: `${day}T16:30`, visitFor: "Dve ploče" });
    expect(taken.status).toBe(201);
    const [record] = await server.stored();
    expect(record?.enquiry).toMatchObject({ visit: `${day}T16:30`, visitFor: "Dve ploče" });
    const refused = await server.send({ ...anEnquiry({ locale: "sr" }), visit: `${day}T16:31` });
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as Problem).errors).toEqual([
      {
        field: "visit",
        code: "visit-closed",
        detail: "Tada ne radimo. Izaberite termin u okviru radnog vremena.",
      },
    ]);
    const dayOff = await server.send({ ...anEnquiry(), visit: `${DAY_OFF}T11:00` });
    expect([dayOff.status, ((await dayOff.json()) as Problem).errors?.[0]?.code]).toEqual([
      422,
      "visit-closed",
    ]);
    expect(await server.stored()).toHaveLength(1);
  });

  test("who asks to come is mailed the visit, also where no receipts are sent; who only writes is not", async () => {
    await server.stop();
    await start({ SMTP_URL: "smtp://127.0.0.1:1", RECEIPTS: "off" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-23T23:30:00Z") });
    const day = "2026-12-24";
    const kindsOf = async (enquiry: object) => {
      const { id } = (await (await server.send(enquiry)).json()) as Accepted;
      const record = (await server.stored()).find(({ enquiry }) => enquiry.id === id);
      return record?.mails.map(({ kind }) => kind);
    };
    expect(await kindsOf(anEnquiry())).toEqual(["notice"]);
    const visit = { visit: `${day}T13:00` };
    expect(await kindsOf({ ...anEnquiry(), ...visit, email: "jovan@visitor.example" })).toEqual([
      "notice",
      "receipt",
    ]);
    expect(await kindsOf({ ...anEnquiry(), ...visit, email: "" })).toEqual(["notice"]);
    const robot = { ...anEnquiry(), ...visit, email: "robot@visitor.example", website: "x" };
    expect(await kindsOf(robot)).toEqual(["notice"]);
  });

  test.each(["š", "ш", "石"])(
    "a list of a hundred things, each with a long note of %s, is kept whole",
    async (letter) => {
      const address = "https://stoneyard.example/sr/rooms/kitchen-1?worktop=carrara&".padEnd(
        400,
        "floor=magma&",
      );
      const thing = `Kuhinja (radna ploča: Carrara): ${address}\n${letter.repeat(500)}`;
      const chosen = Array.from({ length: 100 }, () => thing).join("\n\n");
      const message = letter.repeat(LIMITS.message);
      expect((await server.send({ ...anEnquiry(), message, chosen })).status).toBe(201);
      expect((await server.stored())[0]?.enquiry).toMatchObject({ message, chosen });
    },
  );

  test("where no mail is set up nothing waits for the visitor until it is", async () => {
    await server.stop();
    await start({ RECEIPTS: "on" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-23T23:30:00Z") });
    for (const visit of ["", "2026-12-24T13:00"])
      expect((await server.send({ ...anEnquiry(), visit })).status).toBe(201);
    const mails = (await server.stored()).flatMap((record) => record.mails);
    expect(mails.map(({ kind }) => kind)).toEqual(["notice", "notice"]);
  });

  test("bodies that cannot be read are named problems", async () => {
    const problemOf = async (response: Promise<Response>) => {
      const answer = await response;
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
      return [answer.status, ((await answer.json()) as Problem).type];
    };
    expect(await problemOf(server.send("{"))).toEqual([400, "/problems/unreadable"]);
    expect(await problemOf(server.send(""))).toEqual([400, "/problems/unreadable"]);
    expect(await problemOf(server.send('{"__proto__": {"a": 1}}'))).toEqual([400, "/problems/unreadable"]);
    expect(await problemOf(server.send("null"))).toEqual([422, "/problems/refused"]);
    const inSerbian = await server.send("{", { referer: `${server.url}/sr/contact?about=onyx` });
    expect(((await inSerbian.json()) as Problem).title).toBe("Nismo mogli da pročitamo upit");
    expect(await problemOf(server.send("x", { "content-type": "text/plain" }))).toEqual([
      415,
      "/problems/unsupported-type",
    ]);
    const huge = { ...anEnquiry(), message: "x".repeat(LIMITS.bodyBytes) };
    expect(await problemOf(server.send(huge))).toEqual([413, "/problems/too-large"]);
    expect(await problemOf(fetch(`${server.url}/api/contact`))).toEqual([405, "/problems/wrong-method"]);
    expect((await fetch(`${server.url}/api/contact`)).headers.get("allow")).toContain("POST");
    expect(await problemOf(fetch(`${server.url}/api/nothing`))).toEqual([404, "/problems/not-found"]);
    expect(await problemOf(fetch(`${server.url}/granit`, { method: "POST" }))).toEqual([
      405,
      "/problems/wrong-method",
    ]);
  });

  test("a page of another site cannot send", async () => {
    expect((await server.send(anEnquiry(), { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await server.send(anEnquiry(), { origin: "null" })).status).toBe(403);
    expect((await server.send(anEnquiry(), { origin: server.url })).status).toBe(201);
  });

  test("a page of this site on another host can send, read the answer and is where the visitor comes back to", async () => {
    const origin = "http://stoneyard.example";
    const cross = { origin, "sec-fetch-site": "cross-site" };
    const asked = await fetch(`${server.url}/api/contact`, {
      method: "OPTIONS",
      headers: { ...cross, "access-control-request-method": "POST" },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe(origin);
    expect(asked.headers.get("access-control-allow-headers")).toBe("content-type");
    const taken = await server.send(anEnquiry(), cross);
    expect([taken.status, taken.headers.get("access-control-allow-origin")]).toEqual([201, origin]);
    const refused = await server.send({}, cross);
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([422, origin]);
    const form = await server.post({ phone: "064 123", from: "/sr/contact" }, cross);
    expect([form.status, form.headers.get("location")]).toEqual([303, sentTo(`${origin}/sr/contact`)]);
    const other = { origin: "https://evil.example", "access-control-request-method": "POST" };
    const evil = await fetch(`${server.url}/api/contact`, { method: "OPTIONS", headers: other });
    expect([evil.status, evil.headers.get("access-control-allow-origin")]).toEqual([405, null]);
  });

  test("a form of another host that is filled in again leads back there, however often it is refused", async () => {
    const site = "http://stoneyard.example";
    const hiddenFrom = async (response: Response) => {
      expect(response.headers.get("content-security-policy")).toContain(`form-action 'self' ${site};`);
      const html = await response.text();
      expect(html).toContain(`<a href="${site}/sr/contact">`);
      return /name="from" value="([^"]*)"/.exec(html)?.[1] ?? "";
    };
    const form = { message: "Dobar dan", locale: "sr" };
    let from = await hiddenFrom(await server.post({ ...form, from: "/sr/contact" }, { origin: site }));
    // What is sent from here on comes from a page of the server itself.
    const own = { origin: server.url, "sec-fetch-site": "same-origin" };
    from = await hiddenFrom(await server.post({ ...form, from }, own));
    const taken = await server.post({ ...form, phone: "064 123", from }, own);
    expect([taken.status, taken.headers.get("location")]).toEqual([303, sentTo(`${site}/sr/contact`)]);
  });
});

describe("without JavaScript", () => {
  beforeEach(() => start());
  const form = { firstName: "Ana", email: "ana@visitor.example", message: "Dobar dan", locale: "sr" };

  test("the visitor returns to the page with its notice", async () => {
    const response = await server.post({ ...form, from: "/sr/marble/carrara" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toEqual(sentTo("/sr/marble/carrara"));
    expect((await server.stored())[0]?.enquiry).toMatchObject({ firstName: "Ana", locale: "sr" });
  });

  test.each([
    ["en", "/marble/carrara", "Your enquiry is with us"],
    ["sr", "/sr/marble/carrara", "Primili smo Vaš upit"],
  ])(
    "the answer in %s is a page of its own with the number in the store, and leads back",
    async (locale, from, title) => {
      const answer = await server.post({ ...form, locale, from });
      const page = await fetch(server.url + answer.headers.get("location"));
      expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
      const html = await page.text();
      const number = /<p class="number">(\d{4}-\d{4})</.exec(html)?.[1] ?? "";
      expect((await server.stored())[0]?.enquiry.number).toBe(readNumber(number));
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain(`<a href="${from}">`);
      const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(html) ?? [];
      const hash = createHash("sha256").update(style).digest("base64");
      expect(page.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
    },
  );

  test("that page says no more than a number and leads nowhere else, whatever its address says", async () => {
    for (const query of [
      "?number=4826-179",
      "?number=%3Cb%3E",
      "?number=",
      "",
      "?from=//evil.example&locale=__proto__",
    ]) {
      const page = await fetch(`${server.url}/api/contact/sent${query}`);
      const html = await page.text();
      expect([query, page.status]).toEqual([query, 200]);
      expect(html).not.toMatch(/<p class="number">|<b>|evil/);
      expect(html).toContain('<a href="/contact">');
    }
  });

  test("a second click is the same enquiry", async () => {
    await server.post(form);
    await server.post(form);
    await server.post({ ...form, message: "Još nešto" });
    // The same words on the page of another stone are about that.
    for (const stone of ["marble/carrara", "onyx/onyx-blue"]) {
      const answer = await server.post(form, { referer: `${server.url}/contact?about=${stone}` });
      expect(answer.status).toBe(303);
    }
    expect((await server.stored()).length).toBe(4);
  });

  test("a refused form comes back filled in, in its language, with a style that its policy allows", async () => {
    const response = await server.post({ message: "\nPrva linija", locale: "sr", from: "/sr/contact" });
    expect([response.status, response.headers.get("content-type")]).toEqual([
      422,
      "text/html; charset=utf-8",
    ]);
    const html = await response.text();
    expect(html).toContain("Ostavite telefon ili imejl da bismo mogli da Vam odgovorimo");
    expect(html).toContain(">\n\nPrva linija</textarea>");
    const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(html) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'`);
  });

  test("a form that is too long is told so on a page", async () => {
    const response = await server.post({ ...form, message: "x".repeat(LIMITS.bodyBytes) });
    expect([response.status, response.headers.get("content-type")]).toEqual([
      413,
      "text/html; charset=utf-8",
    ]);
  });

  test("a form that asked for JSON gets JSON", async () => {
    expect((await server.post(form, { accept: "application/json" })).status).toBe(201);
    const refused = await server.post({ message: "x" }, { accept: "application/json" });
    expect(refused.headers.get("content-type")).toContain("application/problem+json");
  });
});

test("past the limit a client waits, whatever address it claims to have", async () => {
  await start({ RATE_LIMIT: "3", RECEIPTS: "on" });
  const forged = (n: number) => ({ "x-forwarded-for": `10.0.0.${n}`, forwarded: `for=10.0.0.${n}` });
  for (const n of [1, 2, 3]) expect((await server.send(anEnquiry(), forged(n))).status).toBe(201);
  const response = await server.send(anEnquiry(), forged(4));
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(100);
  expect(await response.json()).toMatchObject({ type: "/problems/too-many", status: 429 });
  const page = await server.post({ phone: "064 123", message: "Keep me" });
  expect(page.status).toBe(429);
  expect(await page.text()).toContain("Keep me");
  // Without a mail server nobody is promised a receipt.
  expect((await server.stored()).flatMap(({ mails }) => mails.map(({ kind }) => kind))).toEqual(
    Array(3).fill("notice"),
  );
});

test("behind a trusted proxy each client has its own limit, and only the proxy's word counts", async () => {
  await start({ RATE_LIMIT: "1", TRUST_PROXY: "127.0.0.1" });
  const from = (client: string) => server.send(anEnquiry(), { "x-forwarded-for": client });
  expect((await from("203.0.113.1")).status).toBe(201);
  expect((await from("203.0.113.2")).status).toBe(201);
  expect((await from("198.51.100.7, 203.0.113.2")).status).toBe(429);
});

test("when the store fails nothing is lost silently: 503, and the form comes back filled in", async () => {
  await start();
  const other = new DatabaseSync(join(server.dataDir, "enquiries.sqlite"));
  other.exec("DROP TABLE mail");
  other.close();

  const response = await server.send(anEnquiry());
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(await response.json()).toMatchObject({ type: "/problems/not-stored" });
  const page = await server.post({ phone: "064 123", message: "Keep me" });
  expect(page.status).toBe(503);
  expect(await page.text()).toContain("Keep me");
});
