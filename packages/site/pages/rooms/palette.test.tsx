// @vitest-environment happy-dom

import { mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import { SuggestedStones, UnadvisedUses } from "./palette.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) => `${key} ${JSON.stringify(values)}`,
}));

const { reasonOf } = vi.hoisted(() => ({ reasonOf: vi.fn() }));
vi.mock("../stones/verdict-note.tsx", () => ({
  useReasons: (wanted: boolean) => (wanted ? reasonOf : () => expect.unreachable("Nothing is asked yet.")),
}));

const STONES = ["carrara", "magma"].map((title) => ({ stone: `a/${title}`, title, swatch: `${title}.avif` }));

test("of suggested stones the one that lies there is pressed; another is laid by a press", async () => {
  const onStone = vi.fn();
  const suggested = (pictured: boolean) => (
    <SuggestedStones
      stones={STONES as never}
      surface="Floor"
      chosen="a/magma"
      pictured={pictured}
      onStone={onStone}
    />
  );
  const { place, draw } = await mount(suggested(false));
  expect(place.querySelector("legend")?.textContent).toBe('suggested {"surface":"Floor"}');
  expect([...place.querySelectorAll("button")].map((each) => each.ariaPressed)).toEqual(["false", "true"]);
  expect(place.querySelector("img")).toBeNull();
  await draw(suggested(true));
  expect([...place.querySelectorAll("img")].map((each) => each.getAttribute("src"))).toEqual(
    STONES.map(({ swatch }) => swatch),
  );
  await pressButton(place, "carrara");
  expect(onStone.mock.calls).toEqual([["a/carrara"]]);
});

test("a use that a chosen stone is not advised for is told once, with the reason; nothing of the room's own stones", async () => {
  reasonOf.mockImplementation((stone: string, use: string) => ({
    title: use,
    verdict: stone === "onyx/miele" ? "not-advised" : "care",
    why: "Lemon etches it.",
  }));
  const room = {
    uses: { worktop: "worktop", island: "worktop", floor: "floor" },
    stones: { worktop: "marble/carrara", island: "marble/carrara", floor: "marble/carrara" },
  } as const;
  const laid = (worktop: string) => ({
    worktop: { stone: worktop },
    island: { stone: worktop },
    floor: { stone: "marble/carrara" },
  });
  const told = (worktop: string) => <UnadvisedUses room={room} stones={laid(worktop) as never} />;
  const { place, draw } = await mount(told("marble/carrara"));
  expect(place.textContent).toBe("");
  await draw(told("granit/magma"));
  expect(place.textContent).toBe("");
  await draw(told("onyx/miele"));
  expect(place.textContent).toBe('notAdvised {"use":"worktop","why":"Lemon etches it."}');
});
