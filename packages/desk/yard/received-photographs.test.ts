import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ReceivedPhotographs } from "./received-photographs.ts";

test("a photograph that is taken while all are listed does not keep the others from the list", async () => {
  const folder = await mkdtemp(join(tmpdir(), "received-"));
  const received = new ReceivedPhotographs(folder);
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();
  await received.keep(bytes, { name: "Carrara", at: 1 });
  // Still in the folder when that is read, and gone when it is opened itself.
  await symlink(join(folder, "gone"), join(folder, `${"0".repeat(36)}.json`));
  expect(await received.list()).toMatchObject([{ name: "Carrara" }]);
  await rm(folder, { recursive: true });
});
