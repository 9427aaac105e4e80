import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { photograph, putPicture } from "#catalogue/testing/pictures.ts";
import { runningDesk } from "../testing/running-desk.ts";

test("a picture takes the place of another, upright and without EXIF, and is shown small", async () => {
  const { ask, content, dir, git } = await runningDesk();
  expect((await ask({ path: "/api/picture?name=gallery/g01" })).status).toBe(404);
  await putPicture(join(dir, "content"), "pictures/gallery/g01.png", await photograph(900, 600));
  const taken = await sharp(await photograph(1600, 1000))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const path = "/api/picture?name=gallery/g01&words=Gallery:%20picture";
  expect(JSON.parse((await ask({ method: "POST", path, body: taken })).text)).toEqual({
    state: "saved",
    problems: [],
  });
  const saved = await content.bytes("pictures/gallery/g01.jpg");
  expect(await sharp(saved).metadata()).toMatchObject({ width: 1000, height: 1600 });
  expect((await sharp(saved).metadata()).exif).toBeUndefined();
  expect(await content.bytes("pictures/gallery/g01.png")).toBeUndefined();
  expect(await git.ask("log", "-1", "--format=%s")).toBe("Gallery: picture");
  expect(await ask({ path: "/api/picture?name=gallery/g01" })).toMatchObject({
    status: 200,
    headers: { "content-type": "image/webp" },
  });
});

test("what is no picture, too small or has no name of a picture is refused", async () => {
  const { ask, dir, git } = await runningDesk();
  await writeFile(join(dir, "secret.jpg"), await photograph(900, 600));
  const send = (name: string, body: Buffer) =>
    ask({ method: "POST", path: `/api/picture?name=${name}`, body });
  expect((await send("gallery/g01", Buffer.from("text"))).text).toContain("PICTURE");
  expect((await send("gallery/g01", (await photograph(900, 600)).subarray(0, 400))).status).toBe(415);
  expect((await send("gallery/g01", await photograph(300, 200))).text).toContain("SMALL");
  expect((await send("gallery/g01", Buffer.from("\0\0\0\x18ftypheic", "latin1"))).text).toContain("PICTURE");
  for (const name of [
    "../../secret",
    "..%2f..%2fsecret",
    "gallery/",
    "/gallery/g01",
    "Gallery/G01",
    "g01.jpg",
  ]) {
    expect((await send(name, await photograph(900, 600))).status, name).toBe(400);
    expect((await ask({ path: `/api/picture?name=${name}` })).status, name).toBe(400);
  }
  expect(await git.ask("status", "--porcelain", "content")).toBe("");
});
