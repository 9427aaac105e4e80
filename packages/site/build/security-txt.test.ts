import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeSecurityTxt } from "./security-txt.ts";

test("where to report a weakness is the company's address, for less than a year", async () => {
  const folder = await mkdtemp(join(tmpdir(), "security-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const site = { email: "office@stone.example" };
  const now = new Date("2026-03-20T12:00:00Z");
  // As owners write it, and the server takes it.
  await writeSecurityTxt(site, folder, { siteUrl: "https://stone.example/", now });
  expect(await readFile(join(folder, ".well-known/security.txt"), "utf8")).toBe(
    "Contact: mailto:office@stone.example\n" +
      "Expires: 2027-02-01T00:00:00.000Z\n" +
      "Preferred-Languages: en, sr-Latn\n" +
      "Canonical: https://stone.example/.well-known/security.txt\n",
  );
});
