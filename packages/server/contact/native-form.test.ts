import { isEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import { expect, test } from "vitest";
import { siteLanguages } from "../testing/built-site.ts";
import { formBody, formPage } from "./native-form.ts";

const languages = await siteLanguages();
/** A moment at which ten minutes begin. */
const NOW = 3_000_000 * 600_000;
const idAt = (now: number, digest = "a", referer = "") => formBody([], digest, now, referer).id ?? "";

test("the same form within ten minutes is the same enquiry, another form or a later one another", () => {
  expect(isEnquiryId(idAt(NOW))).toBe(true);
  expect(idAt(NOW + 599_999)).toBe(idAt(NOW));
  expect(idAt(NOW + 600_000)).not.toBe(idAt(NOW));
  expect(idAt(NOW, "b")).not.toBe(idAt(NOW));
  expect(idAt(NOW, "a", "https://x.example/contact?about=marble/carrara")).not.toBe(idAt(NOW));
});

test("an id of its own is kept, one that is none is not", () => {
  const own = "0b0e4a52-6d4f-4e0a-9b3c-2f6c8d1e7a90";
  expect(formBody([["id", own]], "a", NOW).id).toBe(own);
  expect(formBody([["id", "7"]], "a", NOW).id).toBe(idAt(NOW));
});

test("of a name given twice the first counts, and what it is about comes from its address where the form says nothing", () => {
  const referer = "https://x.example/sr/contact?about=granit/magma&x=1#form";
  const given = [
    ["phone", "064"],
    ["phone", "065"],
    ["__proto__", "x"],
  ] as const;
  expect(formBody(given, "a", NOW, referer)).toMatchObject({ phone: "064", subject: "granit/magma" });
  expect(formBody([["subject", "onyx"]], "a", NOW, referer).subject).toBe("onyx");
  expect(formBody([], "a", NOW, "no address").subject).toBe("");
});

const page = (from: string, { locale = "sr", elsewhere = false } = {}) =>
  formPage({ from }, languages.byCode(locale), "https://stoneyard.example", elsewhere);

test.each([
  ["/sr/contact", "/sr/contact"],
  ["/", "/"],
  ["/granit/magma/", "/granit/magma/"],
  ["//evil.example", "/sr/contact"],
  ["https://evil.example/", "/sr/contact"],
  ["https://stoneyard.example.evil.example/", "/sr/contact"],
  ["https://stoneyard.example/sr", "https://stoneyard.example/sr"],
  ["/a\\b", "/sr/contact"],
  ["/\\evil.example", "/sr/contact"],
  ["/a//evil.example", "/sr/contact"],
  ["http://stoneyard.example@evil.example/", "/sr/contact"],
  ["x", "/sr/contact"],
  // Would keep a pattern that can read one word in many ways busy for days.
  [`/${"a".repeat(150)}!`, "/sr/contact"],
  ["/a?b", "/sr/contact"],
  [`/${"a".repeat(198)}`, `/${"a".repeat(198)}`],
  [`/${"a".repeat(199)}`, "/sr/contact"],
  ["", "/sr/contact"],
])("a form on %j is answered on %j", (from, expected) => expect(page(from)).toBe(expected));

test("a form of pages on another host leads back there, in the language of the enquiry", () => {
  expect(page("/sr", { elsewhere: true })).toBe("https://stoneyard.example/sr");
  expect(page("?", { locale: "en", elsewhere: true })).toBe("https://stoneyard.example/contact");
});
