// @vitest-environment happy-dom

import { happens, mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, useReducer } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { EnquiryForm } from "./enquiry-form.tsx";

/** What the form's hooks answer. */
const form = vi.hoisted(() => ({
  enquiry: {} as Record<string, unknown>,
  draft: {} as Record<string, unknown>,
  uploads: [] as object[],
  query: "",
  draw: () => {},
}));
vi.mock("./enquiry-address.ts", () => ({ ENQUIRY_ADDRESS: "/api/contact" }));
vi.mock("./use-enquiry.ts", () => ({ useEnquiry: () => form.enquiry }));
vi.mock("./use-draft.ts", () => ({
  useDraft() {
    const [, draw] = useReducer((times: number) => times + 1, 0);
    form.draw = draw;
    return form.draft;
  },
}));
vi.mock("./files/use-uploads.ts", () => ({
  useUploads: () => ({ uploads: form.uploads }),
  isOnItsWay: ({ state }: { state: string }) => state === "sending",
}));
vi.mock("./chosen/use-chosen.ts", () => ({ useChosen: () => ({ things: ["slab"] }) }));
vi.mock("./chosen/chosen-things.tsx", () => ({ ChosenThings: () => null }));
vi.mock("./files/file-fields.tsx", () => ({
  FileFields: ({ onRemoved }: { onRemoved: () => void }) => (
    <button type="button" onClick={onRemoved}>
      file
    </button>
  ),
}));
vi.mock("./visit-fields.tsx", () => ({ VisitFields: () => <select data-field="visit" /> }));
vi.mock("./sent/enquiry-sent.tsx", () => ({
  EnquirySent: (props: { number: string; chosen: string[]; onAnother: () => void }) => (
    <>
      <output>{[props.number, ...props.chosen].join()}</output>
      <button type="button" onClick={props.onAnother}>
        another
      </button>
    </>
  ),
}));
vi.mock("@stoneyard/site/ui/browser/use-address-query.ts", () => ({
  useAddressQuery: () => new URLSearchParams(form.query),
}));
vi.mock("@stoneyard/site/shell/company.ts", () => ({ useCompany: () => ({ replyPromise: "Soon." }) }));
vi.mock("@stoneyard/site/shell/link.tsx", () => ({
  Link: ({ to }: { to: string }) => <a href={to}>{to}</a>,
}));
vi.mock("@stoneyard/site/i18n/localized.tsx", () => ({
  useLocale: () => "sr",
  useLocalizedPath: () => (path: string) => `/sr${path}`,
}));
vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: (where: string) => (key: string, values?: object) =>
    `${where.replace("contact.", "")}.${key}${values ? JSON.stringify(values) : ""}`,
}));

beforeEach(() => {
  form.enquiry = { sending: false, problems: {}, submit: vi.fn(), writeAnother: vi.fn(), mend: vi.fn() };
  form.draft = { restored: undefined, keep: vi.fn(), clear: vi.fn() };
  form.uploads = [];
  form.query = "";
});

async function shown(visitRules: object | null = {}) {
  const { place } = await mount(<EnquiryForm subjects={{} as never} visitRules={visitRules as never} />);
  const input = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const described = (name: string) =>
    place.querySelector(`[id="${input(name)?.getAttribute("aria-describedby")}"]`)?.textContent;
  const folds = () => [...place.querySelectorAll("details")].map((each) => each.open);
  const button = () => place.querySelector<HTMLButtonElement>("[type=submit]");
  return { place, input, described, folds, button };
}

test("five fields with their kinds, the hidden ones and the trap; one way to reply is enough", async () => {
  const { place, input, described } = await shown();
  const fields = [...place.querySelectorAll<HTMLInputElement>("input, textarea")];
  expect(
    fields.map(({ name, type, inputMode, autocomplete }) => `${name} ${type} ${inputMode} ${autocomplete}`),
  ).toEqual([
    "locale hidden  ",
    expect.stringMatching(/^\w+ hidden {2}$/),
    expect.stringMatching(/^\w+ text {2}off$/),
    "firstName text  given-name",
    "lastName text  family-name",
    "phone text tel tel",
    "email email  email",
    "message textarea  off",
  ]);
  expect([input("locale")?.value, fields[1]?.value]).toEqual(["sr", "/sr/contact"]);
  expect([described("phone"), described("email")]).toEqual(["form.wayToReply", undefined]);
  expect(place.querySelector("[type=submit] + p")?.textContent).toBe("Soon. /privacy");
});

test("what the server refused is told at its field with the limit, and a fold with a mistake opens", async () => {
  form.enquiry.problems = { phone: "bad-phone", message: "too-long", visit: "closed" };
  const { input, described, folds, place } = await shown();
  expect(described("phone")).toMatch(/^problems\.bad-phone\{"limit":\d+\}$/);
  expect(described("message")).toBe('problems.too-long{"limit":5000}');
  expect([input("phone"), input("email")].map((each) => each?.getAttribute("aria-invalid"))).toEqual([
    "true",
    null,
  ]);
  expect(folds()).toEqual([false, true]);
  form.enquiry.problems = { visitFor: "too-long" };
  expect((await shown()).folds()).toEqual([false, true]);
  expect(place.textContent).toContain("form.wayToReply");
});

test("whatever is changed is kept in the draft, and its field no longer told to be wrong", async () => {
  const { place, input } = await shown();
  const phone = input("phone");
  // As the browser types: React would not notice a value that is set on the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(phone, "064");
  await happens(phone, new Event("input", { bubbles: true }));
  const select = place.querySelector("select");
  await happens(select, new Event("input", { bubbles: true }));
  expect(form.enquiry.mend).toHaveBeenCalledTimes(1);
  await happens(select, new Event("change", { bubbles: true }));
  await pressButton(place, "file");
  const { mend } = form.enquiry as { mend: ReturnType<typeof vi.fn> };
  expect(mend.mock.calls).toEqual([["phone"], ["visit"], ["files"]]);
  expect(form.draft.keep).toHaveBeenCalledTimes(2);
});

test.each([
  ["nothing", {}, [], [false, false]],
  ["a file", {}, [{ state: "sent" }], [true, false]],
  ["a visit that was wished for", { restored: { visit: { day: "x" } } }, [], [false, true]],
])("with %s in them, folds stand open", async (_, draft, uploads, open) => {
  Object.assign(form.draft, draft);
  form.uploads = uploads;
  expect((await shown()).folds()).toEqual(open);
  expect((await shown(null)).folds()).toEqual(open.slice(0, 1));
});

test("a draft that is back says so, and is cleared by a press", async () => {
  form.draft.restored = {};
  const { place } = await shown();
  const clear = [...place.querySelectorAll("button")].find((each) => each.textContent === "draft.clear");
  await happens(clear, new MouseEvent("click", { bubbles: true }));
  expect(form.draft.clear).toHaveBeenCalledTimes(1);
  form.draft.restored = undefined;
  expect((await shown()).place.textContent).not.toContain("draft.");
});

test("once the form is emptied, as when it is sent, nothing of a draft is told", async () => {
  form.draft.emptied = vi.fn();
  const { place } = await shown();
  await act(async () => place.querySelector("form")?.reset());
  expect(form.draft.emptied).toHaveBeenCalledTimes(1);
});

test("the button tells what is on its way, and above it stands what failed", async () => {
  form.enquiry.failure = "offline";
  const failed = await shown();
  expect([failed.button()?.textContent, failed.button()?.getAttribute("aria-disabled")]).toEqual([
    "form.send",
    "false",
  ]);
  expect(failed.button()?.previousElementSibling?.textContent).toBe("failure.offline");
  Object.assign(form.enquiry, { failure: { detail: "Closed." }, sending: true });
  form.uploads = [{ state: "sent" }];
  const told = await shown();
  expect([told.button()?.textContent, told.button()?.getAttribute("aria-disabled")]).toEqual([
    "form.sending",
    "true",
  ]);
  expect(told.button()?.previousElementSibling?.textContent).toBe("Closed.");
  form.enquiry.problems = { form: "too-many" };
  form.uploads = [{ state: "sending" }];
  const refused = await shown();
  expect(refused.button()?.textContent).toBe("form.sendingFiles");
  expect(refused.button()?.previousElementSibling?.textContent).toBe("problems.too-many");
});

test("with the number of an enquiry in the address its answer stands in place of the form", async () => {
  const before = await shown();
  expect([before.place.querySelector("output"), before.place.querySelector("form")?.hidden]).toEqual([
    null,
    false,
  ]);
  form.query = "number=48261793";
  const { place } = await shown();
  expect(place.querySelector("form")?.hidden).toBe(true);
  expect(place.querySelector("output")?.textContent).toBe("4826-1793,slab");
});

test("focus goes to the form when the button that was pressed goes", async () => {
  form.draft = {
    restored: {},
    clear() {
      form.draft = {};
      form.draw();
    },
  };
  const press = async (place: Element, name: string) => {
    const button = [...place.querySelectorAll("button")].find((each) => each.textContent === name);
    button?.focus();
    await happens(button, new MouseEvent("click", { bubbles: true }));
    return [button?.isConnected, document.activeElement === place.querySelector("form")];
  };
  expect(await press((await shown()).place, "draft.clear")).toEqual([false, true]);
  form.query = "number=48261793";
  form.enquiry.writeAnother = () => {
    form.query = "";
    form.draw();
  };
  expect(await press((await shown()).place, "another")).toEqual([false, true]);
});
