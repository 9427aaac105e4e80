import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { makeSiteDirectory } from "../testing/built-site.ts";
import { allTests, testServer } from "../testing/each-test.ts";
import { sendRaw } from "../testing/raw.ts";
import { noCaddy, noNginx, startCaddy, startNginx } from "../testing/web-servers.ts";
import { caddyConfig } from "./caddy-config.ts";
import { FILE_TYPES } from "./headers.ts";
import { type HostedSite, readHostedSite } from "./hosted-site.ts";
import { nginxConfig } from "./nginx-config.ts";
import { headersFile, redirectsFile } from "./static-hosting.ts";

const SITE_URL = "https://stoneyard.example";
const API_URL = "https://api.stoneyard.example";

let site: HostedSite;
beforeAll(async () => {
  const { dist, remove } = await makeSiteDirectory();
  site = await readHostedSite(dist, { siteUrl: SITE_URL, apiUrl: API_URL });
  await remove();
});

/** What the file says of a path: names and values of every rule that fits. */
function linesFor(file: string, path: string): string[][] {
  return file
    .trim()
    .split("\n\n")
    .flatMap((block) => {
      const [pattern = "", ...lines] = block.split("\n");
      const fits = pattern.endsWith("/*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
      const parts = lines.map((line) => line.trim().split(/: (.*)/));
      return fits ? parts.map((part) => part.slice(0, 2)) : [];
    });
}

function headersFor(file: string, path: string): Record<string, string> {
  return Object.fromEntries(linesFor(file, path));
}

test("each page has the headers of this server", () => {
  const file = headersFile(site);
  for (const path of ["/", "/granit", "/sr/models", "/sm-quartz/libeccio", "/404"]) {
    const page = site.pages.find(({ address }) => address === path);
    expect(headersFor(file, path)).toEqual({ ...site.base, ...page?.headers });
  }
});

test("a folder of pages that are alike stands as one, and says what the page for unknown addresses needs there", () => {
  expect(site.pages.map(({ address }) => address).filter((each) => each.startsWith("/slabs"))).toEqual([
    "/slabs/*",
  ]);
  const policyOf = (path: string) => headersFor(headersFile(site), path)["content-security-policy"] ?? "";
  const missing = policyOf("/404").match(/'sha256-[^']+'/g) ?? [];
  expect(missing.length).toBeGreaterThan(0);
  for (const hash of missing) expect(policyOf("/slabs/a")).toContain(hash);
});

test("no file has a header twice, as hosts differ in what they make of that", () => {
  const file = headersFile(site);
  for (const path of [...site.pages.map(({ address }) => address), "/assets/entry-a1b2.js", "/robots.txt"]) {
    const names = linesFor(file, path).map(([name]) => name);
    expect(names, path).toEqual([...new Set(names)]);
  }
});

test("a page may send to the server for enquiries, and to no other", () => {
  const policyOf = (path: string) => headersFor(headersFile(site), path)["content-security-policy"];
  expect(policyOf("/granit")).toContain(`connect-src 'self' ${API_URL};`);
  expect(policyOf("/granit")).toContain(`form-action 'self' ${API_URL}`);
  // The page with the map asks whether the map can be reached.
  expect(policyOf("/contact")).toContain(`connect-src 'self' ${API_URL} https://www.openstreetmap.org;`);
});

test("files with a hash in their names are kept for a year, the strictest policy is nobody's by mistake", () => {
  const file = headersFile(site);
  const headers = headersFor(file, "/assets/entry-a1b2.js");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["strict-transport-security"]).toBe(site.base["strict-transport-security"]);
  // Hosts join the values of one name; two policies would both hold.
  expect(headers).not.toHaveProperty("content-security-policy");
});

test("old addresses are sent on", () => {
  expect(redirectsFile(site)).toContain("/quartz /quartz/types 301\n");
  expect(nginxConfig(site)).toContain("  /quartz /quartz/types;");
});

const HOSTS = {
  nginx: {
    missing: noNginx,
    start: (site: HostedSite, api: string) =>
      // The line that docs/guides/deploying.md gives, with the port of this test.
      startNginx(
        nginxConfig(site),
        `location /api/ { proxy_pass ${api}; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr; }`,
      ),
  },
  Caddy: {
    missing: noCaddy,
    start: (site: HostedSite, api: string) =>
      startCaddy(caddyConfig(site), `handle /api/* {\nreverse_proxy ${api}\n}`),
  },
};
for (const { missing } of Object.values(HOSTS)) if (missing !== null) console.log(`skipped: ${missing}`);

describe.each(Object.entries(HOSTS))("a real %s answers as this server does", (_name, { missing, start }) => {
  if (missing !== null) return void test.skip(missing);
  const ours = testServer({ SITE_URL });
  const host = allTests(
    async () => start(await readHostedSite(ours.dist, { siteUrl: SITE_URL }), ours.url),
    (host) => host.remove(),
  );

  test("a site whose folder has a space in its name is found", async () => {
    const { dist, remove } = await makeSiteDirectory();
    onTestFinished(remove);
    await rename(join(dist, "client"), join(dist, "our client"));
    const read = await readHostedSite(ours.dist, { siteUrl: SITE_URL });
    const host = await start({ ...read, client: join(dist, "our client") }, ours.url);
    onTestFinished(() => host.remove());
    expect((await fetch(`${host.url}/granit`)).status).toBe(200);
  });

  /** What a server says of itself, of the connection, or of the file as it keeps it. */
  const ITS_OWN =
    /^(date|server|connection|keep-alive|content-length|transfer-encoding|etag|last-modified|vary|accept-ranges)$/;

  async function answer(origin: string, path: string, form?: Record<string, string>) {
    const { status, headers } = await fetch(origin + path, {
      redirect: "manual",
      headers: { "accept-encoding": "gzip", accept: "text/html" },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    const compared = [...headers].filter(([name]) => !ITS_OWN.test(name));
    // A body that says where the page has moved is nginx's own too.
    const ofRedirect = ([name]: [string, string]) => status === 301 && name === "content-type";
    const answered = compared.filter((header) => !ofRedirect(header));
    return { status, headers: Object.fromEntries(answered) };
  }

  test.each([
    "/",
    "/granit",
    "/sr",
    "/sr/models",
    "/assets/entry-a1b2.js",
    "/images/slab-c3d4.avif",
    "/robots.txt",
    "/contact",
    "/slabs/a",
    "/slabs/none",
    "/nothing",
    "/sr/nothing",
    "/404",
    "/sr/404",
    "/quartz",
    "/granit/",
    "/api/nothing",
    "/api/contact",
  ])("%s", async (path) => {
    expect(await answer(host.url, path)).toEqual(await answer(ours.url, path));
  });

  test.each([
    "/index.html",
    "/index.html?a=1",
    "/sr/index.html",
    "/granit/index.html?a=1",
    "/granit/?a=1&b=$uri",
    "/quartz?a=1&b={env.HOME}",
  ])("%s is sent on with its query", async (path) => {
    const sentOn = async (origin: string) => {
      const { status, headers } = await answer(origin, path);
      return [status, headers.location];
    };
    expect(await sentOn(host.url)).toEqual(await sentOn(ours.url));
  });

  test.each([...Object.keys(FILE_TYPES), "hdr"])("the type of a file .%s", async (ending) => {
    const path = `/models/of-a-type.${ending}`;
    await writeFile(join(ours.dist, "client", path), "");
    const typeFrom = async (origin: string) => (await answer(origin, path)).headers["content-type"];
    expect(await typeFrom(host.url)).toBe(await typeFrom(ours.url));
  });

  test.each([
    ["/x.php", "/nothing"],
    ["/sr/x.php", "/sr/nothing"],
    ["/images/none.avif", "/nothing"],
    ["/assets/none.js", "/nothing"],
    ["/models/none.usdz", "/nothing"],
  ])("the file %s that is not there is answered as the page %s", async (path, page) => {
    expect(await answer(host.url, path)).toEqual(await answer(ours.url, page));
  });

  test.each([
    "//evil.example/",
    "/%5cevil.example/",
    "/%5cevil.example/index.html",
    // Browsers leave a tab out.
    "/%09/evil.example/",
  ])("%s leads to no other site", async (path) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: ${new URL(host.url).host}\r\nConnection: close\r\n\r\n`;
    const { status, headers } = await sendRaw(host.url, request);
    expect([status, headers.get("location")]).toEqual([404, undefined]);
  });

  test("a form that is filled in again may be sent", async () => {
    const form = { message: "no way to answer" };
    const refused = await answer(host.url, "/api/contact", form);
    expect(refused).toEqual(await answer(ours.url, "/api/contact", form));
    expect(refused.headers["content-security-policy"]).toContain("form-action 'self'");
  });
});
