// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import type { CompanyView } from "@stoneyard/site/shell/company.server.ts";
import { CompanyContext } from "@stoneyard/site/shell/company.ts";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, type ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { SentDetails } from "./sent-details.tsx";

vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://built.example" }));
vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${Object.values(values).join()}` : key,
}));

async function told(sent: ComponentProps<typeof SentDetails>["sent"]) {
  const onAnother = vi.fn();
  const { place } = await mount(
    <CompanyContext value={{ replyPromise: "Within a day." } as CompanyView}>
      <Localized locale={SR} messages={{}}>
        <SentDetails number="4826-1793" chosen={[]} sent={sent} onAnother={onAnother} />
      </Localized>
    </CompanyContext>,
  );
  const texts = (what: string) => [...place.querySelectorAll(what)].map(({ textContent }) => textContent);
  return { place, onAnother, next: texts("div > p"), given: texts("dl > div") };
}

test("who sent an enquiry is told which way we answer, and what of it we cannot use", async () => {
  const next = async (phone: string, email: string) => (await told({ phone, email })).next;
  expect(await next("064 000 000", "ana@x.example")).toEqual([
    "replyEither 064 000 000,ana@x.example Within a day.",
  ]);
  expect(await next("064 000 000", "ana@")).toEqual(["reply 064 000 000 Within a day.", "badEmail ana@"]);
  expect(await next("06", "ana@x.example")).toEqual(["reply ana@x.example Within a day.", "badPhone 06"]);
  expect((await told(undefined)).next).toEqual(["replyAnyhow Within a day."]);
});

test("what was sent is told field by field, a visit in words, and another enquiry follows a press", async () => {
  const { place, given, next, onAnother } = await told({
    ...{ lastName: "Anić", phone: "064 000 000", message: "", visit: "2026-11-28T10:30", files: "plan.pdf" },
  });
  const when = "subota, 28. novembar, 10:30";
  expect(given).toEqual(["lastNameAnić", "phone064 000 000", `visit${when}`, "filesplan.pdf"]);
  expect(next.at(-1)).toBe(`visit ${when}`);
  const another = [...place.querySelectorAll("a")].at(-1);
  await act(async () => another?.click());
  expect(onAnother).toHaveBeenCalledOnce();
});
