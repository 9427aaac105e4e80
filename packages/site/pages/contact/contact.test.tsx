// @vitest-environment happy-dom

import type { CompanyView } from "@stoneyard/site/shell/company.server.ts";
import { CompanyContext } from "@stoneyard/site/shell/company.ts";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import type { ContactData } from "./contact.data.server.ts";
import Contact from "./contact.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
vi.mock("@stoneyard/site/head/head.static.tsx", () => ({ Head: () => null }));
vi.mock("@stoneyard/site/head/local-business.static.tsx", () => ({ LocalBusiness: () => null }));
vi.mock("@stoneyard/site/shell/footer/opening-hours.tsx", () => ({ OpeningHours: () => null }));
vi.mock("./enquiry-form.tsx", () => ({ EnquiryForm: () => null }));
vi.mock("./map-section.tsx", () => ({ MapSection: () => null }));
vi.mock("./slab-on-end.static.tsx", () => ({ SlabOnEnd: () => null }));

/** The heading above the ways to call and write, and what stands below it. */
async function ways(phones: CompanyView["phones"]) {
  const company = { phones, email: "studio@example.rs" } as CompanyView;
  const { place } = await mount(
    <CompanyContext value={company}>
      <Contact data={{} as ContactData} />
    </CompanyContext>,
  );
  const heading = place.querySelector("b");
  const links = heading?.parentElement?.querySelectorAll("a") ?? [];
  return [heading?.textContent, ...[...links].map((link) => link.getAttribute("href"))];
}

test("phone and e-mail stand before the form; a firm without a phone promises none", async () => {
  const phone = { number: "+381640000000", shown: "064 000 0000", chats: [] };
  expect(await ways([phone])).toEqual(["call", "tel:+381640000000", "mailto:studio@example.rs"]);
  expect(await ways([])).toEqual(["fields.email", "mailto:studio@example.rs"]);
});
