// @vitest-environment happy-dom

import { readFileSync } from "node:fs";
import { EN } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { dismiss, shownToasts } from "@stoneyard/site/ui/toast/toast-store.ts";
import { act, useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Uploads } from "./files/use-uploads.ts";
import type { Outcome } from "./send-enquiry.ts";
import { useEnquiry } from "./use-enquiry.ts";

const contact = JSON.parse(readFileSync("content/messages/en/contact.json", "utf8"));

const server = vi.hoisted(() => ({
  sent: [] as Record<string, unknown>[],
  answer: (_: Outcome) => {},
  forgetDraft: vi.fn(),
  draft: {} as { attempt?: object },
  hasBegun: false,
}));
vi.mock("./send-enquiry.ts", () => ({
  sendEnquiry: (enquiry: Record<string, unknown>) =>
    new Promise((resolve) => {
      server.sent.push(enquiry);
      server.answer = resolve;
    }),
}));
vi.mock("@stoneyard/site/choice/enquiry-draft.ts", () => ({
  forgetDraft: server.forgetDraft,
  readDraft: () => server.draft,
  hasBegun: () => server.hasBegun,
  keepAttempt(attempt: object) {
    server.draft = { attempt };
  },
}));

beforeEach(() => {
  Object.assign(server, { sent: [], draft: {}, hasBegun: false });
  history.replaceState(null, "", "/contact?about=marble/carrara");
});
afterEach(async () => {
  await act(async () => {
    for (const { id } of shownToasts()) dismiss(id);
  });
  vi.clearAllMocks();
});

async function form() {
  let files: string[] | null = [];
  const sendAgain = vi.fn(() => attach("sent-again"));
  const uploads = { settled: async () => files, clear: () => ["plan.pdf"], sendAgain } as unknown as Uploads;
  let state: ReturnType<typeof useEnquiry> | undefined;
  function Form() {
    const ref = useRef<HTMLFormElement>(null);
    state = useEnquiry(ref, uploads);
    return (
      <form ref={ref} onSubmit={state.submit}>
        <input name="phone" />
        <input name="email" />
        <textarea name="message" />
        <input type="file" data-field="files" />
        <input type="hidden" name="visit" />
        <details>
          <select data-field="visit" />
        </details>
      </form>
    );
  }
  const { place } = await mount(
    <Localized locale={EN} messages={{ contact }}>
      <Form />
    </Localized>,
  );
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  const submit = () =>
    happens(place.querySelector("form"), new Event("submit", { bubbles: true, cancelable: true }));
  const answer = async (outcome: Outcome) => {
    await act(async () => server.answer(outcome));
    await act(async () => vi.dynamicImportSettled());
  };
  const refuse = (...problems: { field: string; code: string }[]) =>
    answer({ problems, failure: "unreachable" } as Outcome);
  const attach = (...ids: string[]) => {
    files = ids;
  };
  const refuseFile = () => {
    files = null;
  };
  return {
    place,
    field,
    submit,
    answer,
    refuse,
    attach,
    refuseFile,
    now: () => state as ReturnType<typeof useEnquiry>,
  };
}

const ids = () => server.sent.map(({ id }) => id);

test("pressed twice, it is sent once; the same words again are the same enquiry, others are another", async () => {
  const { field, submit, refuse, attach } = await form();
  field("message").value = "Carrara";
  await submit();
  await submit();
  expect(server.sent).toHaveLength(1);
  await refuse();
  await submit();
  expect(new Set(ids()).size).toBe(1);
  await refuse();
  attach("a-file");
  await submit();
  await refuse();
  field("message").value = "Magma";
  await submit();
  expect(new Set(ids()).size).toBe(3);
  expect(server.sent.at(-1)).toMatchObject({ message: "Magma", files: ["a-file"], phone: "" });
});

test("taken, it shows its number in the address, empties the form and its draft, and takes back what was refused", async () => {
  const { field, submit, answer, refuse, now } = await form();
  field("phone").value = "064 123";
  await submit();
  await refuse();
  expect(shownToasts().map(({ kind }) => kind)).toEqual(["danger"]);
  await submit();
  await answer({ number: "4826-1793" });
  expect(location.search).toBe("?about=marble%2Fcarrara&number=4826-1793");
  expect([field("phone").value, server.forgetDraft.mock.calls.length]).toEqual(["", 1]);
  expect(now()).toMatchObject({
    sending: false,
    problems: {},
    sent: { phone: "064 123", files: "plan.pdf" },
  });
  expect(shownToasts().map(({ kind }) => kind)).toEqual(["success"]);
  field("phone").value = "064 123";
  await submit();
  expect([new Set(ids()).size, ids().length]).toEqual([2, 3]);
});

test("after a lost answer and a reload the same words are the same enquiry, others are another", async () => {
  for (const message of ["Carrara", "Carrara", "Magma"]) {
    const { field, submit, refuse } = await form();
    field("message").value = message;
    await submit();
    await refuse();
  }
  const [first, again, other] = ids();
  expect([again === first, other === first]).toEqual([true, false]);
});

test("what is typed while it is on its way stays for the next one", async () => {
  const { field, submit, answer } = await form();
  field("message").value = "Carrara";
  await submit();
  field("message").value = "Carrara, and Magma";
  await answer({ number: "4826-1793" });
  expect([field("message").value, server.forgetDraft.mock.calls.length]).toEqual(["Carrara, and Magma", 0]);
});

test("a refusal stands by its fields, with focus in the first of them on the page", async () => {
  const { field, submit, refuse, now } = await form();
  await submit();
  await refuse({ field: "email", code: "bad-email" }, { field: "phone", code: "bad-phone" });
  expect(now().problems).toEqual({ phone: "bad-phone", email: "bad-email" });
  expect(now().failure).toBeUndefined();
  expect(document.activeElement).toBe(field("phone"));
});

test("an empty form is told at the message, which takes the focus, until something is typed", async () => {
  const { field, submit, refuse, now } = await form();
  await submit();
  await refuse({ field: "form", code: "empty" });
  expect(now().problems).toEqual({ message: "empty" });
  expect(document.activeElement).toBe(field("message"));
  await act(async () => now().mend("firstName"));
  expect(now().problems).toEqual({});
});

test("what is changed is refused no longer; of the ways to reply both", async () => {
  const { field, submit, refuse, now } = await form();
  const type = (name: string, value: string) => {
    field(name).value = value;
    return act(async () => now().mend(name));
  };
  await submit();
  const noWay = { phone: "no-way-to-reply", email: "no-way-to-reply" };
  const others = { message: "too-long", visit: "visit-closed" };
  const codes = Object.entries({ ...noWay, ...others });
  await refuse(...codes.map(([field, code]) => ({ field, code })));
  await type("message", "Carrara");
  await act(async () => now().mend("visit"));
  expect(now().problems).toEqual(noWay);
  await type("email", "ana@x.example");
  expect(now().problems).toEqual({});
  await submit();
  await refuse({ field: "phone", code: "bad-phone" }, { field: "email", code: "bad-email" });
  await type("message", "Carrara, please");
  expect(now().problems).toEqual({ phone: "bad-phone", email: "bad-email" });
  await type("phone", "064 123");
  expect(now().problems).toEqual({});
});

test("a visit is refused by the field that one sees; what has no field of its own, by the button", async () => {
  const { place, submit, refuse, now } = await form();
  await submit();
  await refuse({ field: "visit", code: "visit-closed" });
  expect(document.activeElement).toBe(place.querySelector("select"));
  await submit();
  await refuse({ field: "visitFor", code: "too-long" });
  expect(now().problems).toEqual({ visitFor: "too-long" });
  await submit();
  await refuse({ field: "subject", code: "wrong-type" });
  expect(now()).toMatchObject({ problems: { form: "wrong-type" }, failure: undefined });
  await submit();
  await refuse();
  expect(now()).toMatchObject({ problems: {}, failure: "unreachable" });
});

test("where a file is refused meanwhile nothing is sent, and its place takes the focus; pressed again, the rest goes", async () => {
  const { place, submit, refuseFile, attach, now } = await form();
  refuseFile();
  await submit();
  expect([server.sent, now().sending, now().problems]).toEqual([[], false, { files: "files-left-out" }]);
  expect(document.activeElement).toBe(place.querySelector("[type=file]"));
  attach("the-other");
  await submit();
  expect(server.sent).toMatchObject([{ files: ["the-other"] }]);
});

test("files that the server no longer has are sent once more, and then the words, without asking the visitor", async () => {
  const { submit, answer, refuse, attach, now } = await form();
  attach("gone");
  await submit();
  await refuse({ field: "files", code: "files-gone" });
  expect([server.sent.map(({ files }) => files), now().sending]).toEqual([[["gone"], ["sent-again"]], true]);
  expect(new Set(ids()).size).toBe(2);
  await refuse({ field: "files", code: "files-gone" });
  expect([server.sent.length, now().problems]).toEqual([2, { files: "files-gone" }]);
  await submit();
  await answer({ number: "4826-1793" });
  expect(now().sent).toBeDefined();
});

test("a fold that was closed over the refused field is open before that takes the focus", async () => {
  const { place, submit, refuse } = await form();
  const fold = place.querySelector("details") as HTMLDetailsElement;
  const wasOpen: boolean[] = [];
  place.querySelector("select")?.addEventListener("focus", () => wasOpen.push(fold.open));
  await submit();
  await refuse({ field: "visit", code: "visit-closed" });
  expect(wasOpen).toEqual([true]);
});

test("it tells when the page was asked for, not when it ran or was sent; nothing where the visitor began before", async () => {
  const fresh = await form();
  await fresh.submit();
  server.hasBegun = true;
  const begun = await form();
  await begun.submit();
  expect(server.sent.map(({ startedAt }) => startedAt)).toEqual([performance.timeOrigin, undefined]);
});

test("another enquiry begins with an address of its own", async () => {
  const { submit, answer, now } = await form();
  await submit();
  await answer({ number: "4826-1793" });
  await act(async () => now().writeAnother());
  expect([location.search, now().sent, now().sending]).toEqual(["", undefined, false]);
});
