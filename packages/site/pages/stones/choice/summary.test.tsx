// @vitest-environment happy-dom

import { FACETS } from "@stoneyard/catalogue/stones/facet-names.ts";
import { happens, mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { AnswerNotes, Summary } from "./summary.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) => key + (values ? JSON.stringify(values) : ""),
}));
vi.mock("@stoneyard/site/shell/link.tsx", () => ({
  TextLink: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const of = (...labels: string[]) =>
  Object.fromEntries(
    labels.map((label) => [label, { label: `${label}!`, phrase: { other: `${label} ones` } }]),
  );
const WORDS = {
  facets: {
    ...Object.fromEntries(FACETS.map((facet) => [facet, { title: facet, values: {} }])),
    colour: { title: "Colour", values: of("red", "green", "blue", "grey", "pink") },
    use: { title: "Use", values: of("floor", "wall", "bath", "pool", "stairs") },
  },
  except: "not {values}",
};

async function summary(selection: object, quiet = false) {
  const [onChoose, onClear] = [vi.fn(), vi.fn()];
  const given = { sentence: "Red stones", quiet, selection, words: WORDS, onChoose, onClear };
  const { place } = await mount(<Summary {...(given as unknown as ComponentProps<typeof Summary>)} />);
  const chips = () => [...place.querySelectorAll("li button")];
  return { place, chips, onChoose, onClear };
}

test("each value is given up by a press, and the focus goes to the sentence", async () => {
  const { place, chips, onChoose, onClear } = await summary({ use: ["floor"], colour: ["red", "blue"] });
  expect(chips().map((each) => each.getAttribute("aria-label"))).toEqual(
    expect.arrayContaining(['remove{"value":"Colour: red!"}', 'remove{"value":"Use: floor!"}', null]),
  );
  await happens(
    chips().find((each) => each.textContent === "red!"),
    new MouseEvent("click", { bubbles: true }),
  );
  expect(onChoose.mock.calls).toEqual([["colour", ["blue"]]]);
  expect(document.activeElement).toBe(place.querySelector("[role=status]"));
  await pressButton(place, "clear");
  expect(onClear).toHaveBeenCalledTimes(1);
});

test("where all but some are chosen, these are told as left out, and one press takes them in again", async () => {
  const { chips, onChoose } = await summary({ colour: ["red", "green", "grey", "pink"] });
  expect(chips().map((each) => each.textContent)).toEqual(["not blue ones", "clear"]);
  await happens(chips()[0], new MouseEvent("click", { bubbles: true }));
  expect(onChoose.mock.calls).toEqual([["colour", []]]);
});

test("of what a stone has several of, nothing counts as left out: each value is told", async () => {
  const { chips } = await summary({ use: ["floor", "wall", "bath", "pool"] });
  expect(chips().map((each) => each.textContent)).toEqual(["floor!", "wall!", "bath!", "pool!", "clear"]);
});

test("where nothing is chosen the sentence is heard alone", async () => {
  const { place, chips } = await summary({}, true);
  expect([place.textContent, chips().length]).toEqual(["Red stones", 0]);
});

test("what the stones below do not answer is told in its order: a slab, answers, words left out", async () => {
  const answer = {
    slab: { href: "/slabs/1", title: "Slab 1" },
    answers: [{ text: "Ask for a price." }, { text: "The guides say how.", href: "/care" }],
    leftOut: ["hotel", "lobby"],
    ignoredRefusals: ["without resin"],
  } as unknown as ComponentProps<typeof AnswerNotes>["answer"];
  const { place, draw } = await mount(<AnswerNotes answer={answer} />);
  expect([...place.querySelectorAll("p")].map((each) => each.textContent)).toEqual([
    "Slab 1",
    "Ask for a price. ask",
    "The guides say how.",
    'leftOut{"words":"hotel, lobby"}',
    'ignoredRefusals{"words":"without resin"}',
  ]);
  expect([...place.querySelectorAll("a")].map((each) => each.getAttribute("href"))).toEqual([
    "/slabs/1",
    "/contact",
    "/care",
  ]);
  const { slab: _, ...others } = answer;
  await draw(<AnswerNotes answer={{ ...others, answers: [], leftOut: [], ignoredRefusals: [] }} />);
  expect(place.textContent).toBe("");
});
