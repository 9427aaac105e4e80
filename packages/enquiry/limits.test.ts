import { expect, test } from "vitest";
import { ABOUT_PARAMETER, CONTACT_ACTION, FROM_PARAMETER, NUMBER_PARAMETER } from "./answer.ts";
import { FASTEST_TYPING_MS, isPhone, isReplyAddress, LIMITS, newEnquiryId, parseEnquiry } from "./enquiry.ts";

test("limits are those that pages and guides tell", () => {
  expect(LIMITS).toEqual({
    bodyBytes: 262_144,
    firstName: 100,
    lastName: 100,
    phone: 50,
    email: 254,
    message: 5000,
    subject: 500,
    chosen: 100_000,
    visit: 100,
    visitFor: 500,
  });
  expect(FASTEST_TYPING_MS).toBe(2000);
});

test("addresses that others know stay as they are", () => {
  expect([CONTACT_ACTION, ABOUT_PARAMETER, FROM_PARAMETER, NUMBER_PARAMETER]).toEqual([
    ...["/api/contact", "about", "from", "number"],
  ]);
});

test("a phone has five digits of any script, an address one sign and a domain with a dot", () => {
  expect(["06412", "0641", "(0)6-4.1 2", "٠٦٤١٢", "call"].map(isPhone)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
  for (const good of [
    "a@b.rs",
    "jovan@пример.срб",
    `${"a".repeat(64)}@b.rs`,
    "a.b+c@d-e.co.uk",
    "јован@пример.срб",
  ])
    expect([good, isReplyAddress(good)]).toEqual([good, true]);
  for (const bad of [
    "a@b",
    "@b.rs",
    "a@@b.rs",
    "a b@c.rs",
    "a@b.rs>",
    "a@b..rs",
    `${"a".repeat(65)}@b.rs`,
    "a@b.rs\n",
    ...["a@b@c.rs", "<a@b.rs>", "a@b.rs,c@d.rs", "a@", ""],
  ])
    expect([bad, isReplyAddress(bad)]).toEqual([bad, false]);
});

test("an id is one of version 4, and no two are alike", () => {
  const ids = Array.from({ length: 50 }, newEnquiryId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("a text that is too long is told after it was cleaned, what was chosen is cut at 100,000", () => {
  const phone = "064 123";
  const problems = (given: object) => {
    const parsed = parseEnquiry({ phone, ...given }, ["en"]);
    return "problems" in parsed ? parsed.problems : parsed.enquiry;
  };
  expect(problems({ message: ` ${"š".repeat(5000)} ` })).toMatchObject({ message: "š".repeat(5000) });
  expect(problems({ message: "š".repeat(5001) })).toEqual([{ field: "message", code: "too-long" }]);
  expect(problems({ visitFor: "š".repeat(501) })).toEqual([{ field: "visitFor", code: "too-long" }]);
  expect(problems({ chosen: "š".repeat(100_001) })).toMatchObject({
    chosen: "š".repeat(100_000),
  });
});
