import fastify from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import { bytesOf, commitMessage, deskLanguage, onPost, parsed } from "./parsed.ts";

test("a change has a message, of at most 500 letters", () => {
  const message = (text: string) => commitMessage.safeParse(text).data;
  expect([message("  Prices "), message("   "), message("")]).toEqual(["Prices", undefined, undefined]);
  expect([message("x".repeat(500))?.length, message("x".repeat(501))]).toEqual([500, undefined]);
});

test("the desk answers in English where it does not know a language", () => {
  expect(["sr", "en", "fr", undefined].map((language) => deskLanguage.parse(language))).toEqual([
    "sr",
    "en",
    "en",
    "en",
  ]);
});

test("what is not understood is refused as such, with words of its own where there are any", () => {
  const wrong = (message?: string) => {
    try {
      return parsed(z.number(), "x", message);
    } catch (error) {
      return error instanceof RefusedError && [error.status, error.message];
    }
  };
  expect([parsed(z.number(), 3), wrong(), wrong("A number.")]).toEqual([
    3,
    [400, "This request cannot be understood."],
    [400, "A number."],
  ]);
});

test("only bytes are a file", () => {
  expect(bytesOf(Buffer.from("a")).toString()).toBe("a");
  expect(() => bytesOf("a")).toThrow(RefusedError);
});

test("a change is answered by what its work gives, or that it is done", async () => {
  const app = fastify();
  onPost(app, "/given", z.strictObject({ at: z.number() }), async ({ at }) => ({ at: at + 1 }));
  onPost(app, "/done", z.strictObject({}), () => undefined);
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: "POST", url, payload })).json();
  expect([await post("/given", { at: 1 }), await post("/done", {})]).toEqual([{ at: 2 }, { state: "done" }]);
  await app.close();
});
