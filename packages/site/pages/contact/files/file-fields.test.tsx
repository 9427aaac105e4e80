// @vitest-environment happy-dom

import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { FileFields } from "./file-fields.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) => key + (values ? JSON.stringify(values) : ""),
}));

type Given = ComponentProps<typeof FileFields>;

async function fields(uploads: object[], problem?: string) {
  const [add, remove, onRemoved] = [vi.fn(), vi.fn(), vi.fn()];
  const { place } = await mount(
    <FileFields
      uploads={{ uploads, add, remove } as never}
      problem={problem as Given["problem"]}
      onRemoved={onRemoved}
    />,
  );
  const input = place.querySelector("input") as HTMLInputElement;
  const described = () =>
    place.querySelector(`[id="${input.getAttribute("aria-describedby")}"]`)?.textContent;
  const rows = () => [...place.querySelectorAll("li")].map((row) => row.querySelector("div")?.textContent);
  return { place, input, add, remove, onRemoved, described, rows };
}

test("each chosen file is sent by itself and not with the form, and may be chosen again", async () => {
  const { input, add, described } = await fields([]);
  expect([input.name, input.accept.includes(".pdf"), input.multiple]).toEqual(["", true, true]);
  expect(described()).toBe('hint{"megabytes":15}');
  const chosen = [new File(["a"], "a.pdf"), new File(["b"], "b.pdf")];
  Object.defineProperty(input, "files", { value: chosen });
  const written = vi.spyOn(input, "value", "set");
  await happens(input, new Event("change", { bubbles: true }));
  expect(add.mock.calls).toEqual([[chosen]]);
  expect(written).toHaveBeenCalledWith("");
});

test("a file tells how much of it is sent, that it has come, or why it has not", async () => {
  const { rows, place } = await fields([
    { id: 1, name: "a.pdf", size: 1000, state: { sent: 999 } },
    { id: 2, name: "b.pdf", size: 1000, state: { sent: 0 } },
    { id: 3, name: "c.pdf", size: 1, state: "sent" },
    { id: 4, name: "d.exe", size: 1, state: { refused: "files-too-large" } },
  ]);
  expect(rows()).toEqual([
    'a.pdfsending{"percent":99}',
    'b.pdfsending{"percent":0}',
    "c.pdfsent",
    `d.exerefused${JSON.stringify({ reason: 'files-too-large{"limit":15}' })}`,
  ]);
  expect([...place.querySelectorAll("progress")].map(({ value, max }) => [value, max])).toEqual([
    [999, 1000],
    [0, 1000],
  ]);
});

test("who takes a file out hears it, and stays at the field", async () => {
  const { place, remove, onRemoved, input } = await fields([
    { id: 7, name: "a.pdf", size: 1, state: "sent" },
  ]);
  const button = place.querySelector("li button");
  expect(button?.getAttribute("aria-label")).toBe('cancel{"name":"a.pdf"}');
  await happens(button, new MouseEvent("click", { bubbles: true }));
  expect(remove.mock.calls).toEqual([[7]]);
  expect(onRemoved).toHaveBeenCalledOnce();
  expect(place.querySelector("p[role=status]")?.textContent).toBe('removed{"name":"a.pdf"}');
  expect(document.activeElement).toBe(input);
});

test("why the server refused them is told at the field", async () => {
  const { input, described } = await fields([], "files-too-many");
  expect([input.getAttribute("aria-invalid"), described()]).toEqual(["true", 'files-too-many{"limit":5}']);
});
