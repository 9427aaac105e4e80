import { createHash } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../../support/site.ts";

const UNKNOWN = { path: "/granit/no-such-stone", status: 404 };

test("pages may run only what is ours, and only the tables may compile", async ({ request }) => {
  for (const { path, status } of [
    ...["/", "/sr", "/contact", "/granit", "/sr/granit/magma", "/models", "/sr/models"].map((path) => ({
      path,
      status: 200,
    })),
    UNKNOWN,
    { path: "/sr/nema", status: 404 },
    { path: "/no-such-file.png", status: 404 },
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toContain("unsafe-inline");
    expect(policy, path).not.toMatch(/'unsafe-eval'|\*/);
    for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy, path).toContain(directive);
    }
    expect(policy.includes("wasm-unsafe-eval"), path).toBe(/\/models$/.test(path));
    const foreign = policy.match(/https?:\/\/[^\s;]+/g) ?? [];
    expect(
      foreign.filter((host) => host !== "https://www.openstreetmap.org"),
      path,
    ).toEqual([]);
  }
});

test("every kind of answer tells the browser to be careful", async ({ request }) => {
  const { script, picture } = await filesOf(request);
  for (const answer of [
    await request.get("/"),
    await request.get(UNKNOWN.path),
    await request.get("/no-such-file.png"),
    await request.get("/granit/", { maxRedirects: 0 }),
    await request.get(script),
    await request.get(picture),
    await request.get("/search.json"),
    await request.get("/sitemap.xml"),
    await request.get("/healthz"),
    await request.get("/api/contact"),
    await request.post("/api/contact", { data: {} }),
    await request.post("/api/contact", { form: { message: "" }, maxRedirects: 0 }),
    await request.put("/granit"),
    await request.get("/%E0%A4%A"),
  ]) {
    const what = `${answer.status()} ${answer.url()}`;
    const headers = answer.headers();
    expect(headers["x-content-type-options"], what).toBe("nosniff");
    expect(headers["referrer-policy"], what).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-resource-policy"], what).toBe("same-origin");
    expect(headers["x-powered-by"], what).toBeUndefined();
    if (headers["content-type"]?.startsWith("text/html")) {
      expect(headers["content-security-policy"], what).toMatch(/^default-src 'none'/);
      expect(headers["content-security-policy"], what).not.toContain("unsafe-inline");
      expect(headers["cross-origin-opener-policy"], what).toBe("same-origin");
      expect(headers["x-frame-options"], what).toBe("DENY");
      expect(headers["permissions-policy"], what).toContain("geolocation=()");
    }
  }
});

test("a page has no style in an attribute, and no sheet that its policy does not name", async ({
  request,
}) => {
  for (const path of ["/", "/granit/magma", "/models", "/contact"]) {
    const response = await request.get(path);
    const html = await response.text();
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(html.match(/<[^>]+\sstyle=/g), path).toBeNull();
    for (const [, sheet = ""] of html.matchAll(/<style>([^<]*)<\/style>/g)) {
      expect(policy, path).toContain(`'sha256-${createHash("sha256").update(sheet).digest("base64")}'`);
    }
    expect(html, "style sheets stand in the page").toContain("<style>");
    expect(html.match(/<[^>]+\son[a-z]+="/g), path).toBeNull();
  }
});

/** A script and a picture of the home page. */
async function filesOf(request: APIRequestContext) {
  const html = await (await request.get("/")).text();
  const [script] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
  const [picture] = /\/images\/[^" ]+\.avif/.exec(html) ?? [];
  if (!script || !picture)
    throw new Error("The home page names no script under /assets or no picture under /images.");
  return { script, picture };
}
