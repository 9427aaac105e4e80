// @vitest-environment happy-dom

import { happens } from "@stoneyard/site/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { SCREEN_WORDS } from "../../words/screens.ts";
import { CARRARA, deskAt, HISTORY } from "../testing/desk-at.tsx";

const words = SCREEN_WORDS.en;
const ENTRY = {
  ...{ commit: "c1", date: "2026-11-28T12:00:00Z", who: "Mira", message: "Prices", published: false },
  ...{ isFirst: false, isEarlier: false },
};
const conflict = (file: string) => ({ file, mine: [`old ${file}`], theirs: [`new ${file}`] });
const CONFLICTS = { state: "conflicts", conflicts: [conflict(CARRARA.file), conflict("site.yaml")] };

test("of each file that changed again a side is chosen, what was or what is, and only then it goes on", async () => {
  const answers: unknown[] = [CONFLICTS, { state: "done" }];
  const { place, press, sent, named, asked } = await deskAt("/history", {
    "/api/history": { ...HISTORY, entries: [ENTRY] },
    "/api/undo": () => answers.shift(),
  });
  const reads = () => asked.filter(({ url }) => url.startsWith("/api/history")).length;
  const before = reads();
  await press(`${words.undo}: Prices`);
  // Nothing is taken back yet.
  expect(reads()).toBe(before);
  const sides = () =>
    [...place.querySelectorAll("fieldset")].map((each) => [
      each.querySelector("legend")?.textContent,
      ...[...each.querySelectorAll("button")].map((side) => [
        side.textContent,
        side.getAttribute("aria-pressed"),
      ]),
    ]);
  const choose = (file: number, side: number) =>
    happens(
      place.querySelectorAll("fieldset")[file]?.querySelectorAll("button")[side],
      new MouseEvent("click", { bubbles: true }),
    );
  expect(sides()).toEqual([
    [
      "Carrara",
      [`${words.asItWas}old ${CARRARA.file}`, "false"],
      [`${words.asItIs}new ${CARRARA.file}`, "false"],
    ],
    ["site.yaml", [`${words.asItWas}old site.yaml`, "false"], [`${words.asItIs}new site.yaml`, "false"]],
  ]);
  const isOff = () => (named(words.goOn) as HTMLButtonElement).disabled;
  await choose(0, 0);
  expect(isOff()).toBe(true);
  await choose(1, 0);
  await choose(1, 1);
  expect([isOff(), sides().map(([, was, is]) => [was?.[1], is?.[1]])]).toEqual([
    false,
    [
      ["true", "false"],
      ["false", "true"],
    ],
  ]);
  await press(words.goOn);
  expect(sent("/api/undo").map(({ body }) => (body as { choices: object }).choices)).toEqual([
    {},
    { [CARRARA.file]: "mine", "site.yaml": "theirs" },
  ]);
  expect([place.querySelector("fieldset"), reads() > before]).toEqual([null, true]);
});

test("what was chosen for the first try is not pressed where the second one asks again", async () => {
  const answers: unknown[] = [CONFLICTS, structuredClone(CONFLICTS)];
  const { place, press, named } = await deskAt("/history", {
    "/api/history": { ...HISTORY, target: "/usb", waiting: 1 },
    "/api/publish": () => answers.shift(),
  });
  await press(words.publish);
  const pressed = () => place.querySelectorAll("fieldset [aria-pressed=true]").length;
  for (const file of place.querySelectorAll("fieldset"))
    await happens(file.querySelector("button"), new MouseEvent("click", { bubbles: true }));
  expect(pressed()).toBe(2);
  await press(words.goOn);
  expect(answers).toEqual([]);
  expect([pressed(), (named(words.goOn) as HTMLButtonElement).disabled]).toEqual([0, true]);
});

test("mistakes that would follow are told, and nothing is asked", async () => {
  const problem = { file: "content/site.yaml", line: 3, message: "wrong", fix: "mend" };
  const { place, press } = await deskAt("/history", {
    "/api/history": { ...HISTORY, entries: [ENTRY] },
    "/api/undo": { state: "problems", problems: [problem] },
  });
  await press(`${words.undo}: Prices`);
  expect(place.textContent).toContain("Wrong – mend.");
  expect(place.querySelector("fieldset")).toBeNull();
});
