import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { testServer } from "../testing/each-test.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { observatoryScore } from "../testing/observatory.ts";
import { baseHeaders, fileHeaders, pageHeaders, plainPageHeaders } from "./headers.ts";

const server = testServer({ SITE_URL: "https://stoneyard.example" });

const ask = (path: string) => fetch(server.url + path, { redirect: "manual" });

test.each([
  ["a page", 200, () => ask("/")],
  ["a page with tables in 3D", 200, () => ask("/sr/models")],
  ["an unknown page", 404, () => ask("/nothing")],
  ["an unknown file", 404, () => ask("/nothing.png")],
  ["a script", 200, () => ask("/assets/entry-a1b2.js")],
  ["a picture", 200, () => ask("/images/slab-c3d4.avif")],
  ["a page's data", 200, () => ask("/granit.data")],
  ["a redirect", 301, () => ask("/quartz")],
  ["an enquiry that is taken", 201, () => server.send(anEnquiry())],
  ["an enquiry that is refused", 422, () => server.send({})],
  ["the page after a form", 200, () => ask("/api/contact/sent?number=4826-1793")],
  ["an enquiry by a form that is refused", 422, () => server.post({ message: "no way to answer" })],
  ["a wrong address of the interface", 404, () => ask("/api/nothing")],
  ["a broken address", 400, () => ask("/%zz")],
  ["a health check", 200, () => ask("/readyz")],
] as const)("the Observatory gives A+ for %s", async (_kind, status, answerOf) => {
  const answer = await answerOf();
  expect(answer.status).toBe(status);
  const { score, lost } = observatoryScore(answer.headers);
  expect(lost).toEqual([]);
  expect(score).toBeGreaterThanOrEqual(120);
});

test("the score falls with each header that is missing or loose", () => {
  const good = {
    "content-security-policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    "strict-transport-security": "max-age=63072000",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  };
  const scoreOf = (changes: Record<string, string | undefined>) => {
    const kept = Object.entries({ ...good, ...changes }).filter(
      (entry): entry is [string, string] => !!entry[1],
    );
    return observatoryScore(new Headers(kept)).score;
  };
  expect(scoreOf({})).toBe(130);
  expect(scoreOf({ "content-security-policy": undefined })).toBe(55);
  expect(scoreOf({ "content-security-policy": "default-src 'self'; script-src 'unsafe-inline'" })).toBe(60);
  expect(scoreOf({ "strict-transport-security": undefined })).toBe(80);
  expect(scoreOf({ "x-content-type-options": undefined })).toBe(125);
});

const policyOf = (path: string, siteUrl: string) =>
  pageHeaders(path, Buffer.from("<p>"), { siteUrl })["content-security-policy"] ?? "";

test("a page shows nothing in a frame, loads from here alone, and is framed by nobody", () => {
  const { "permissions-policy": permissions, ...others } = pageHeaders("/", Buffer.from("<p>"), {
    siteUrl: "https://x.example",
  });
  expect(others["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'none'; upgrade-insecure-requests",
  );
  expect([others["cross-origin-opener-policy"], others["x-frame-options"]]).toEqual(["same-origin", "DENY"]);
  for (const name of ["camera", "geolocation", "microphone", "payment", "xr-spatial-tracking"])
    expect(permissions).toContain(`${name}=()`);
});

test("the page with the map may show it in a frame, and nothing else, in each language", () => {
  for (const path of ["/contact", "/sr/contact"])
    expect(policyOf(path, "https://x.example")).toMatch(/frame-src https:\/\/www\.openstreetmap\.org(;|$)/);
  expect(policyOf("/contact/card", "https://x.example")).not.toContain("frame-src");
});

test("only the tables in 3D may compile WebAssembly and start XR", () => {
  for (const path of ["/models", "/sr/models"]) {
    const { "permissions-policy": permissions, ...others } = pageHeaders(path, Buffer.from("<p>"), {
      siteUrl: "https://x.example",
    });
    expect(others["content-security-policy"]).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(others["content-security-policy"]).toContain("style-src 'self';");
    expect(permissions).toContain("xr-spatial-tracking=(self)");
  }
});

test("only a site on TLS asks browsers to change over to it, and to stay there", () => {
  expect(policyOf("/", "http://localhost:3000")).not.toContain("upgrade-insecure-requests");
  expect(baseHeaders("http://localhost:3000")).not.toHaveProperty("strict-transport-security");
  expect(baseHeaders("https://x.example")["strict-transport-security"]).toBe("max-age=63072000");
});

test("a page of the server's own shows the logo of the site and runs nothing", () => {
  const policy = plainPageHeaders("")["content-security-policy"];
  expect(policy).toContain("img-src 'self';");
  expect(policy).not.toContain("script-src");
});

test("a file called after its content is kept for a year, any other for five minutes, and a page is asked for each time", () => {
  const kept = (address: string) => fileHeaders(address)["cache-control"];
  expect(["/assets/entry-a1b2.js", "/images/slab-c3d4.avif"].map(kept)).toEqual(
    Array(2).fill("public, max-age=31536000, immutable"),
  );
  // A name that only begins like a folder's is in none.
  expect(
    ["/models/table.glb", "/favicon.ico", "/list.json", "/images.json", "/assets-old.js"].map(kept),
  ).toEqual(Array(5).fill("public, max-age=300"));
  const page = pageHeaders("/", Buffer.from("<p>"), { siteUrl: "https://x.example" });
  expect(page["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(plainPageHeaders("")["cache-control"]).toBe("no-store");
});

test("a script that runs as a worker may fetch from here alone; other files have no policy of their own", () => {
  for (const script of ["/assets/a-1.js", "/assets/a-1.mjs"])
    expect(fileHeaders(script)["content-security-policy"]).toMatch(
      /^default-src 'none'; .*; connect-src 'self'$/,
    );
  for (const other of ["/assets/a-1.css", "/data.json", "/a.js.map"])
    expect(fileHeaders(other)).not.toHaveProperty("content-security-policy");
});

/** The sources of a directive of a page. */
const sourcesOf = (policy: string | undefined, directive: string) =>
  policy?.split("; ").find((each) => each.startsWith(`${directive} `));

test("a server for enquiries on another host may be written to, by scripts and by the form, and nothing else", () => {
  const origins = { siteUrl: "https://x.example", apiUrl: "https://api.x.example" };
  const { "content-security-policy": policy } = pageHeaders("/", Buffer.from("<p>"), origins);
  expect(sourcesOf(policy, "connect-src")).toBe("connect-src 'self' https://api.x.example");
  expect(sourcesOf(policy, "form-action")).toBe("form-action 'self' https://api.x.example");
  expect(policy?.match(/api\.x\.example/g)).toHaveLength(2);
  const { "content-security-policy": plain } = plainPageHeaders("", ["https://shop.example"]);
  expect(sourcesOf(plain, "form-action")).toBe("form-action 'self' https://shop.example");
});

test("tables in 3D are read from what the viewer makes itself, and the map is asked for before it is shown", () => {
  const models = policyOf("/sr/models", "https://x.example");
  expect(sourcesOf(models, "connect-src")).toBe("connect-src 'self' blob: data:");
  expect(sourcesOf(models, "worker-src")).toBe("worker-src 'self' blob:");
  for (const other of ["/models/x", "/a/b/models", "/remodels"])
    expect(policyOf(other, "https://x.example")).not.toContain("wasm");
  expect(sourcesOf(policyOf("/contact", "https://x.example"), "connect-src")).toBe(
    "connect-src 'self' https://www.openstreetmap.org",
  );
});

test("what runs within a page is allowed by its hash, whatever its kind; what is fetched, or never runs, is not", () => {
  const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const html = [
    ...["<style>b{}</style>", '<style media="print">b{}</style>'],
    ...[
      '<script src="/a.js"></script>',
      "<script SRC = '/b.js'>c()</script>",
      '<script type="text/plain">d</script>',
    ],
    ...["<script type=module>e()</script>", '<script type="importmap">{}</script>'],
    ...[
      "<script type='speculationrules'>[]</script>",
      "<script>f()</script><script>f()</script>",
      "<script>never",
    ],
  ].join("");
  const { "content-security-policy": policy } = pageHeaders("/", Buffer.from(html), { siteUrl: "http://x" });
  expect(sourcesOf(policy, "script-src")).toBe(
    ["script-src 'self'", ...["e()", "{}", "[]", "f()"].map(hashOf)].join(" "),
  );
  expect(sourcesOf(policy, "style-src")).toBe(`style-src 'self' ${hashOf("b{}")}`);
});
