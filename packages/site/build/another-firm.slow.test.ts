/**
 * Another firm's site, built without `studio/`, once for all that is asked of it, as a build takes most of the time: it shows
 * the firm's photographs, and its brand is on every page, in every file and in every answer, with nothing left of the sample's.
 * Its third language is a draft. A later build that fails leaves all of it as it is.
 */
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TEST_CONTENT } from "@stoneyard/catalogue/testing/content.ts";
import { photograph, putPicture } from "@stoneyard/catalogue/testing/pictures.ts";
import { readEnvironment } from "@stoneyard/server/environment.ts";
import { startServer } from "@stoneyard/server/start.ts";
import { type MailServer, startMailServer } from "@stoneyard/server/testing/mail-server.ts";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { runIn, smallSite } from "./testing/small-site.ts";

const NAME = "Čekić & Dleto";
const GREEN = "#1f5a43";
const PAPER = "#f3f6f7";
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><path fill="${GREEN}" d="M0 0h400v100H0z"/></svg>`;
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="${GREEN}" d="M0 0h16v16H0z"/></svg>`;
const SETTINGS = `colours: { paper: "${PAPER}", accent: "${GREEN}" }
typefaces: { headings: Fraunces, text: Work Sans }
`;

const LANGUAGES = `languages:
  - { code: en, name: English, region: GB }
  - { code: sr, name: Srpski, script: Latn, region: RS }
  - { code: de, name: Deutsch, region: DE, draft: true }
`;

/** What the sample's brand is known by: colours, typefaces. */
const SAMPLE = /f4f4f2|25449f|newsreader|hanken|Atelier Kamen/i;

const SLAB = "stones/marble/carrara";
const MISSING = "gallery/g01";

type Site = { url: string; dist: string; mailServer: MailServer };

test("another firm's site: without studio/, with its photographs and its brand", async () => {
  const folder = await firmsFolder();
  await expectItPassesItsChecks(folder);

  await rm(join(folder, "content/pictures", `${MISSING}.png`));
  expect(await runIn(folder, "node", ["packages/site/build/build.ts"])).toContain(
    `there is no picture ${MISSING}`,
  );
  await expectPhotographs(folder);
  await expectNoDraft(folder);

  const site = await servedSite(folder);
  for (const path of ["/", "/sr", "/marble/carrara", "/sr/contact", "/no-such-page", "/sr/nema-je"]) {
    await expectOnPage(site, path);
  }
  await expectInManifestAndIcons(site);
  await expectOnServersPage(site);
  await expectInMails(site);
  await expectNothingOfTheSample(site);
  await expectFailingBuildChangesNothing(folder);
}, 900_000);

async function firmsFolder(): Promise<string> {
  const folder = await smallSite({
    "site.yaml": (TEST_CONTENT["site.yaml"] ?? "").replace("brand: Test Stone", `brand: ${NAME}`),
    "brand/brand.yaml": SETTINGS,
    "brand/logo.svg": LOGO,
    "brand/icon.svg": ICON,
    "languages.yaml": LANGUAGES,
  });
  await mkdir(join(folder, "content/messages/de"));
  await writeFile(join(folder, "content/messages/de/contact.json"), '{ "send": "Senden" }');
  await putPicture(join(folder, "content"), `${SLAB}.png`, await photograph(1600, 1000, "#186838"));
  return folder;
}

async function expectItPassesItsChecks(folder: string): Promise<void> {
  const inSite = (command: string, ...args: string[]) => runIn(folder, command, args);
  // Fails where the lock file does not fit what is asked for without the studio.
  await inSite("npm", "ci", "--dry-run", "--offline", "--ignore-scripts");
  await inSite("npm", "run", "--silent", "check:types");
  expect(await inSite("npm", "run", "--silent", "check:content")).toMatch(
    /German is a draft: \d{3,4} texts to write/,
  );
  await inSite("vitest", "run", "packages/catalogue/check.test.ts", "packages/server/hosting/files.test.ts");
}

async function expectPhotographs(folder: string): Promise<void> {
  const page = (address: string) => readFile(join(folder, "dist/client", address, "index.html"), "utf8");
  const slab = await page("marble/carrara");
  expect(slab).toContain("Photograph");
  const [picture = ""] = /images\/stones\/marble\/carrara-\d+\.\w+\.avif/.exec(slab) ?? [];
  const { dominant } = await sharp(join(folder, "dist/client", picture)).stats();
  expect(dominant).toEqual({ r: 24, g: 104, b: 56 });
  expect(await page("gallery")).toContain("Picture to follow");
}

async function expectNoDraft(folder: string): Promise<void> {
  expect(existsSync(join(folder, "dist/client/sr/index.html"))).toBe(true);
  expect(existsSync(join(folder, "dist/client/de"))).toBe(false);
  expect(await readFile(join(folder, "dist/client/index.html"), "utf8")).not.toContain("Deutsch");
}

async function expectFailingBuildChangesNothing(folder: string): Promise<void> {
  const { ino } = await stat(join(folder, "dist"));
  const configuration = join(folder, "packages/site/vite.config.ts");
  // It is a link to the project's own.
  await rm(configuration);
  await writeFile(configuration, 'throw new Error("The pages cannot be made.");');
  const build = runIn(folder, "node", ["packages/site/build/build.ts"]);
  await expect(build).rejects.toThrow("The pages cannot be made.");
  expect((await stat(join(folder, "dist"))).ino).toBe(ino);
  expect(existsSync(join(folder, "dist/client/index.html"))).toBe(true);
}

async function servedSite(folder: string): Promise<Site> {
  const mailServer = await startMailServer();
  const settings = {
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    SITE_URL: "http://localhost:3000",
    SMTP_URL: mailServer.url,
    MAIL_TO: "office@firm.example",
    MAIL_FROM: "website@firm.example",
    RECEIPTS: "on",
  };
  const dist = join(folder, "dist");
  const server = await startServer(readEnvironment(settings), dist, { log: false });
  onTestFinished(async () => {
    await server.stop();
    await mailServer.close();
  });
  return { url: server.url, dist, mailServer };
}

async function expectOnPage({ url }: Site, path: string): Promise<void> {
  // React parts pieces of text by comments where it hydrates them.
  const html = (await textAt(url, path)).replaceAll("<!-- -->", "");
  const [logo = "", file = ""] = /<img[^>]* src="(\/assets\/logo-[^"]+\.svg)"[^>]*>/.exec(html) ?? [];
  expect(logo, path).toContain('width="144" height="36"');
  expect(await textAt(url, file)).toBe(LOGO);
  for (const shown of [
    "<title>Čekić &amp; Dleto | ",
    "© 2022 Čekić &amp; Dleto",
    `<meta name="theme-color" content="${PAPER}">`,
    `--paper:${PAPER}`,
    `--accent:${GREEN}`,
    "--logo-width:144px",
    '--face-headings:"Fraunces",',
    '--face-text:"Work Sans",',
  ]) {
    expect([path, shown, html.includes(shown)]).toEqual([path, shown, true]);
  }
}

async function expectInManifestAndIcons({ url }: Site): Promise<void> {
  const manifest = JSON.parse(await textAt(url, "/manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: NAME, theme_color: PAPER, background_color: PAPER });
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  expect(icons).toHaveLength(3);
  for (const icon of [...icons, "/icons/apple-touch-icon.png", "/icons/icon-32.png"]) {
    const bytes = await (await fetch(url + icon)).arrayBuffer();
    const { width = 0 } = await sharp(bytes).metadata();
    const middle = await sharp(bytes)
      .extract({ left: width >> 1, top: width >> 1, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(middle.subarray(0, 3).toString("hex"), icon).toBe(GREEN.slice(1));
  }
  expect(await textAt(url, "/icons/icon.svg")).toBe(ICON);
  expect((await fetch(`${url}/favicon.ico`)).headers.get("content-type")).toBe("image/vnd.microsoft.icon");
}

async function expectOnServersPage({ url }: Site): Promise<void> {
  const html = await (
    await fetch(`${url}/api/contact`, {
      method: "POST",
      headers: { accept: "text/html" },
      body: new URLSearchParams({ message: "Dobar dan", locale: "sr" }),
    })
  ).text();
  expect(html).toContain("<title>Čekić &amp; Dleto | Upit nije poslat</title>");
  expect(html).toContain(`--accent: ${GREEN};`);
  expect(html).toContain('alt="Čekić &amp; Dleto"');
  const files = [...html.matchAll(/(?:url\("|src=")(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  // The logo, three typefaces, and for each its letters of other languages.
  expect(files).toHaveLength(7);
  for (const file of files) expect((await fetch(url + file)).status, file).toBe(200);
  expect(SAMPLE.exec(html)).toBeNull();
}

async function expectInMails({ url, mailServer }: Site): Promise<void> {
  const body = new URLSearchParams({ message: "Dobar dan", email: "ana@visitor.example", locale: "sr" });
  await fetch(`${url}/api/contact`, { method: "POST", body, redirect: "manual" });
  await expect.poll(() => mailServer.letters.length, { timeout: 10_000 }).toBe(2);
  for (const { from } of mailServer.letters)
    expect(from).toMatchObject({ name: NAME, address: "website@firm.example" });
  const receipt = mailServer.letters.find(({ to }) => to?.[0]?.address === "ana@visitor.example");
  expect(receipt?.text).toContain(NAME);
}

async function expectNothingOfTheSample({ dist }: Site): Promise<void> {
  const found: string[] = [];
  let files = 0;
  for await (const file of glob("**/*.{html,css,js,json,svg,webmanifest,xml}", {
    cwd: join(dist, "client"),
  })) {
    files++;
    if (SAMPLE.test(file) || SAMPLE.test(await readFile(join(dist, "client", file), "utf8")))
      found.push(file);
  }
  expect(files).toBeGreaterThan(50);
  expect(found).toEqual([]);
  for await (const file of glob("assets/*.woff2", { cwd: join(dist, "client") }))
    expect(file).not.toMatch(SAMPLE);
}

async function textAt(url: string, path: string): Promise<string> {
  return (await fetch(url + path)).text();
}
