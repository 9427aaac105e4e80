import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { EnquiryStore } from "../store/store.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { COMMANDS } from "./enquiry-commands.ts";

test("the files of thousands of enquiries are not all asked for at once: a database far away has ten lines", async () => {
  const records = Array.from({ length: 100 }, () => ({
    enquiry: { ...anEnquiry(), number: null },
    mails: [],
    answered: null,
  }));
  let asking = 0;
  let most = 0;
  const store: Pick<EnquiryStore, "list" | "filesOf"> = {
    list: async () => records,
    async filesOf() {
      most = Math.max(most, ++asking);
      await sleep(1);
      asking--;
      return [];
    },
  };
  const call = { store: store as EnquiryStore, operands: [], options: { json: true }, sendsMail: false };
  const { enquiries } = JSON.parse(String(await COMMANDS.get("list")?.(call)));
  expect(enquiries.map(({ id }: { id: string }) => id)).toEqual(records.map(({ enquiry }) => enquiry.id));
  expect(most).toBeLessThanOrEqual(10);
});
