import sharp from "sharp";
import { axeFaults } from "../../support/axe.ts";
import { field, lettersWith, photograph, WORDS } from "../../support/contact-form.ts";
import { expect, forget, open, test } from "../../support/site.ts";

const words = WORDS.en;
const files = {
  field: "Drawings and photographs",
  ready: "Attached",
  remove: "Remove: ",
  waiting: "Waiting for a connection; sending will resume by itself.",
};

test("a photograph goes along with the enquiry and arrives, one that was taken out does not", async ({
  page,
}) => {
  const mark = `files-${Date.now()}`;
  await open(page, "/contact");
  await field(page, files.field).setInputFiles([
    { name: "kuhinja.jpg", mimeType: "image/jpeg", buffer: await photograph() },
    { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF") },
  ]);
  await expect(page.getByText(files.ready)).toHaveCount(2);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: `${files.remove}plan.pdf` }).press("Enter");
  await expect(field(page, files.field)).toBeFocused();
  await field(page, words.phone).fill("064 765 4321");
  await field(page, words.message).fill(mark);
  await page.getByRole("button", { name: words.send, exact: true }).click();
  const answer = page.getByRole("region", { name: words.title });
  await expect(answer).toContainText("kuhinja.jpg");
  await expect(answer).not.toContainText("plan.pdf");
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
  const [letter] = await lettersWith(page, mark);
  expect(letter?.attachments.map(({ filename }) => filename)).toEqual(["kuhinja.jpg"]);
});

test("a photograph is written anew on the device, upright and without where it was taken", async ({
  page,
}) => {
  const parts: Buffer[] = [];
  page.on("request", (request) => {
    const part = request.method() === "PUT" ? request.postDataBuffer() : null;
    if (part) parts.push(part);
  });
  const taken = await sharp(await photograph())
    .resize(600, 400)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: "Ana Secret" }, IFD3: { GPSLatitude: "44/1 49/1 25/1" } })
    .jpeg()
    .toBuffer();
  expect(taken.includes("Ana Secret")).toBe(true);
  await open(page, "/contact");
  await field(page, files.field).setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: taken });
  await expect(page.getByText(files.ready)).toBeVisible();
  const sent = Buffer.concat(parts);
  expect(sent.includes("Ana Secret")).toBe(false);
  const { format, width, height, exif } = await sharp(sent).metadata();
  expect([format, width, height, exif]).toEqual(["jpeg", 400, 600, undefined]);
});

test("an upload that loses the network goes on where it was, and the enquiry waits for it", async ({
  page,
  context,
  faults,
}) => {
  const mark = `resumed-${Date.now()}`;
  await open(page, "/contact");
  await field(page, words.phone).fill("064 765 4321");
  await field(page, words.message).fill(mark);
  const parts: number[] = [];
  page.on("request", (request) => {
    const from = new URL(request.url()).searchParams.get("from");
    if (request.method() === "PUT") parts.push(Number(from));
  });
  // The network goes in the middle of the file.
  await page.route("**/api/contact/files/*", async (route) => {
    if (parts.length === 3) await context.setOffline(true);
    await route.continue().catch(() => {});
  });
  await field(page, files.field).setInputFiles({
    name: "kuhinja.jpg",
    mimeType: "image/jpeg",
    buffer: await photograph(1200),
  });
  await expect(page.getByText(files.waiting)).toBeVisible();
  await page.getByRole("button", { name: words.send, exact: true }).click();
  await page.unroute("**/api/contact/files/*");
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: words.title })).toContainText("kuhinja.jpg");
  // Nothing that had arrived was sent again: the numbers go up, but for the part that broke off.
  expect(new Set(parts).size).toBeGreaterThanOrEqual(parts.length - 2);
  await expect.poll(async () => (await lettersWith(page, mark)).length, { timeout: 15_000 }).toBe(1);
  expect((await lettersWith(page, mark))[0]?.attachments).toHaveLength(1);
  forget(faults, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});
