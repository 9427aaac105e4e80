import { afterEach, expect, test, vi } from "vitest";
import { barePhotograph } from "./bare-photograph.ts";

afterEach(() => vi.unstubAllGlobals());

test("a photograph is written anew as a JPEG of that name; what is none, or too large to draw, goes as it is", async () => {
  const picture = { width: 4096, height: 4096, close: vi.fn() };
  vi.stubGlobal("createImageBitmap", async () => picture);
  const toBlob = (done: (blob: Blob) => void) => done(new Blob(["bare"], { type: "image/jpeg" }));
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => null, toBlob }) });
  const nameOf = async (name: string, type = "") =>
    (await barePhotograph(new File(["x"], name, { type }))).name;
  expect([await nameOf("a.HEIC"), await nameOf("b.jpeg")]).toEqual(["a.jpg", "b.jpeg"]);
  const plan = new File(["x"], "plan.pdf", { type: "application/pdf" });
  expect(await barePhotograph(plan)).toBe(plan);
  picture.width += 1;
  expect(await nameOf("c.heic")).toBe("c.heic");
  expect(picture.close).toHaveBeenCalledTimes(3);
});
