import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { photograph, putPicture, putRendering } from "@stoneyard/catalogue/testing/pictures.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { runningDesk } from "../testing/running-desk.ts";
import type { ShownStonePictures } from "./picture-routes.ts";

test("a picture takes the place of another, upright and without EXIF, and is shown small", async () => {
  const { ask, content, dir, git } = await runningDesk();
  expect((await ask({ path: "/api/picture?name=gallery/g01" })).status).toBe(204);
  const taken = await sharp(await photograph(1600, 1000))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await putPicture(join(dir, "content"), "gallery/g01.png", taken);
  const { bytes } = await ask({ path: "/api/picture?name=gallery/g01" });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 768 });
  const path = "/api/picture?name=gallery/g01&message=Gallery:%20picture";
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

test("of two pictures put quickly in one place the second stays, though the first takes longer", async () => {
  const { ask, content } = await runningDesk();
  const put = (body: Buffer) =>
    ask({ method: "POST", path: "/api/picture?name=gallery/g01&message=x", body });
  const plain = { width: 6000, height: 4000, channels: 3, background: "#888" } as const;
  const large = await sharp({ create: plain }).png().toBuffer();
  const answers = await Promise.all([large, await photograph(900, 600)].map(put));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const saved = await content.bytes("pictures/gallery/g01.jpg");
  expect(await sharp(saved).metadata()).toMatchObject({ width: 900, height: 600 });
});

test("what a picture leaves clear becomes white", async () => {
  const { ask, content } = await runningDesk();
  const clear = sharp({ create: { width: 800, height: 500, channels: 4, background: "#0000" } });
  await ask({
    method: "POST",
    path: "/api/picture?name=gallery/g01&message=x",
    body: await clear.png().toBuffer(),
  });
  const { channels } = await sharp(await content.bytes("pictures/gallery/g01.jpg")).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test("pictures that no value names have their places in a stone's form, and an owner's gives way to ours again", async () => {
  const { ask, content, dir, git } = await runningDesk();
  const asked = async () =>
    JSON.parse((await ask({ path: "/api/stone-pictures?stone=marble/carrara" })).text) as ShownStonePictures;
  const { pictures, slab } = await asked();
  expect(slab).toBe("none");
  expect(pictures.map(({ name }) => name)).toEqual([
    "finishes/marble/carrara-polished",
    "rooms/marble/carrara-kitchen",
    "rooms/marble/carrara-bathroom",
  ]);
  expect(pictures.map(({ made }) => made)).toEqual(["none", "none", "none"]);
  await putRendering(join(dir, "content"), "rooms/marble/carrara-kitchen", await photograph(900, 600));
  const path = "/api/picture?name=rooms/marble/carrara-kitchen&message=Carrara:%20picture,%20kitchen";
  await ask({ method: "POST", path, body: await photograph(1600, 1000) });
  expect((await asked()).pictures[1]).toEqual({
    name: "rooms/marble/carrara-kitchen",
    of: { room: "kitchen" },
    made: "owner",
  });
  const { bytes } = await ask({ path: "/api/picture?name=rooms/marble/carrara-kitchen" });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 300 });
  const remove = (name: string) =>
    ask({ method: "POST", path: "/api/picture/remove", body: { name, message: "Taken away" } });
  expect((await remove("rooms/marble/carrara-kitchen")).status).toBe(200);
  expect((await asked()).pictures[1]?.made).toBe("studio");
  expect(await content.bytes("pictures/rooms/marble/carrara-kitchen.avif")).toBeDefined();
  expect(await content.bytes("pictures/rooms/marble/carrara-kitchen.jpg")).toBeUndefined();
  expect(await git.ask("log", "-1", "--format=%s")).toBe("Taken away");
  // Ours is not the owner's to take away here.
  expect((await remove("rooms/marble/carrara-kitchen")).status).toBe(404);
  expect((await remove("../site")).status).toBe(400);
  expect((await ask({ path: "/api/stone-pictures?stone=marble/none" })).status).toBe(404);
  expect((await ask({ path: "/api/stone-pictures?stone=../x" })).status).toBe(400);
  // Beside a mistake that keeps the content from being read.
  await writeFile(join(dir, "content/care.yaml"), "none: 1\n");
  const rooms = ["rooms/marble/carrara-kitchen", "rooms/marble/carrara-bathroom"];
  expect((await asked()).pictures.map(({ name }) => name)).toEqual(rooms);
});

test("an AVIF of the owner's own is shown as theirs, gives way to a new picture and can be removed", async () => {
  const { ask, content, dir } = await runningDesk();
  const name = "rooms/marble/carrara-kitchen";
  const files = async () => {
    const endings = ["avif", "jpg", "png"];
    const found = await Promise.all(endings.map((ending) => content.bytes(`pictures/${name}.${ending}`)));
    return endings.filter((_, i) => found[i]);
  };
  const own = async () => putPicture(join(dir, "content"), `${name}.avif`, await photograph(900, 600));
  await own();
  const { pictures } = JSON.parse((await ask({ path: "/api/stone-pictures?stone=marble/carrara" })).text);
  expect(pictures[1]).toMatchObject({ name, made: "owner" });
  await putPicture(join(dir, "content"), `${name}.png`, await photograph(800, 600));
  const path = `/api/picture?name=${name}&message=Kitchen`;
  await ask({ method: "POST", path, body: await photograph(1600, 1000) });
  expect(await files()).toEqual(["jpg"]);
  await own();
  const removal = { method: "POST", path: "/api/picture/remove", body: { name, message: "Taken away" } };
  expect((await ask(removal)).status).toBe(200);
  expect(await files()).toEqual([]);
});

test("nothing is taken for the owner's while the list of the project's pictures cannot be read", async () => {
  const { ask, content, dir } = await runningDesk();
  await putRendering(join(dir, "content"), "gallery/g01", await photograph(900, 600));
  await writeFile(join(dir, "content/pictures/made.yaml"), "gallery/g01: {");
  const body = { name: "gallery/g01", message: "Taken away" };
  const { status, text } = await ask({ method: "POST", path: "/api/picture/remove", body });
  expect([status, text]).toEqual([409, expect.stringContaining("content/pictures/made.yaml:")]);
  expect(await content.bytes("pictures/gallery/g01.avif")).toBeDefined();
});

test("what is no picture, too small or has no name of a picture is refused", async () => {
  const { ask, dir, git } = await runningDesk();
  await writeFile(join(dir, "secret.jpg"), await photograph(900, 600));
  const send = (name: string, body: Buffer) =>
    ask({ method: "POST", path: `/api/picture?name=${name}&message=Picture`, body });
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
  const path = "/api/drawing?name=logo&message=Logo";
  expect((await ask({ method: "POST", path, body: Buffer.from("<p>no drawing</p>") })).status).toBe(415);
  expect(await git.ask("status", "--porcelain", "content")).toBe("");
});
