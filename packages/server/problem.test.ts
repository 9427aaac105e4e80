import { expect, test } from "vitest";
import { problem, problemKindOf } from "./problem.ts";
import { siteLanguages } from "./testing/built-site.ts";

const languages = await siteLanguages();

test.each([
  ["refused", 422],
  ["unreadable", 400],
  ["too-large", 413],
  ["unsupported-type", 415],
  ["other-site", 403],
  ["too-many", 429],
  ["not-stored", 503],
  ["not-found", 404],
  ["wrong-method", 405],
  ["failed", 500],
] as const)("%s is told by %i, in words of each language", (kind, status) => {
  const [en, sr] = ["en", "sr"].map((code) => problem(kind, languages.byCode(code)));
  expect(en).toMatchObject({ type: `/problems/${kind}`, status });
  expect(sr?.title).not.toBe(en?.title);
  expect(sr?.detail).not.toBe(en?.detail);
});

test.each([
  ["message", "too-long", "5,000", "5.000"],
  ["firstName", "too-long", "100", "100"],
  ["files", "files-too-many", "5", "5"],
  ["files", "files-too-large", "15", "15"],
] as const)("of %s %s names its limit", (field, code, english, serbian) => {
  const detail = (locale: string) =>
    problem("refused", languages.byCode(locale), [{ field, code }]).errors?.[0]?.detail;
  expect([detail("en"), detail("sr")]).toEqual([
    expect.stringMatching(`\\b${english}\\b`),
    expect.stringMatching(`\\b${serbian.replace(".", "\\.")}\\b`),
  ]);
});

test("what a failed request stands for", () => {
  const kinds = [400, 403, 404, 413, 415, 429, 499, 500, 503].map((statusCode) =>
    problemKindOf({ statusCode }),
  );
  expect(kinds).toEqual([
    ...["unreadable", "other-site", "unreadable", "too-large", "unsupported-type", "too-many", "unreadable"],
    ...["failed", "not-stored"],
  ]);
  expect([problemKindOf(new Error("x")), problemKindOf(undefined)]).toEqual(["failed", "failed"]);
});
