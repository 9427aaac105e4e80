import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { baseHeaders } from "./headers.ts";
import { loadSite, type SiteFiles } from "./site-files.ts";
import { headersFile, nginxConfig, redirectsFile } from "./static-hosting.ts";
import { makeBuiltSite, makeDirectory } from "./testing/built-site.ts";

const SITE_URL = "https://stoneyard.example";
const API_URL = "https://api.stoneyard.example";

let directory: Awaited<ReturnType<typeof makeDirectory>>;
let site: SiteFiles;
const base = baseHeaders(SITE_URL);
beforeAll(async () => {
  directory = await makeDirectory();
  await makeBuiltSite(join(directory.path, "dist"));
  site = await loadSite(join(directory.path, "dist"), SITE_URL, API_URL);
});
afterAll(() => directory.remove());

/** What a host makes of the file for a path: every rule that fits, a later one over an earlier. */
function headersFor(file: string, path: string): Record<string, string> {
  const blocks = file.trim().split("\n\n");
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const [pattern = "", ...lines] = block.split("\n");
      const fits = pattern.endsWith("/*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
      return fits
        ? lines.map((line) =>
            line
              .trim()
              .split(/: (.*)/)
              .slice(0, 2),
          )
        : [];
    }),
  );
}

test("each page has the headers of this server", () => {
  const file = headersFile(site, base);
  for (const path of ["/", "/granit", "/sr/models", "/sm-quartz/libeccio", "/404"]) {
    const ours = { ...base, ...site.files.get(path)?.headers };
    const theirs = headersFor(file, path);
    for (const [name, value] of Object.entries(ours)) {
      if (!["etag", "vary", "content-type"].includes(name))
        expect(theirs[name], `${path} ${name}`).toBe(value);
    }
  }
});

test("a page may send to the server for enquiries, and to no other", () => {
  const policy = headersFor(headersFile(site, base), "/contact")["content-security-policy"];
  expect(policy).toContain(`connect-src 'self' ${API_URL};`);
  expect(policy).toContain(`form-action 'self' ${API_URL}`);
});

test("files with a hash in their names are kept for a year, the strictest policy is nobody's by mistake", () => {
  const file = headersFile(site, base);
  const headers = headersFor(file, "/assets/entry-a1b2.js");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["strict-transport-security"]).toBe(base["strict-transport-security"]);
  // Hosts join the values of one name; two policies would both hold.
  expect(headers).not.toHaveProperty("content-security-policy");
});

test("old addresses are sent on", () => {
  expect(redirectsFile(site)).toContain("/quartz /quartz/types 301\n");
  expect(nginxConfig(site, base, "/srv")).toContain("  /quartz /quartz/types;");
});

test("nginx gets one policy a page, by the file that it sends", () => {
  const config = nginxConfig(site, base, "/srv/stoneyard");
  const policy = site.files.get("/granit")?.headers["content-security-policy"];
  expect(config).toContain(`  /granit/index.html "${policy}";`);
  expect(config).toContain("  default \"default-src 'none'");
  expect(config).toContain("root /srv/stoneyard;");
});
