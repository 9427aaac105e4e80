import { expect, test } from "vitest";
import { linkedCaption, withSigns } from "./linked-caption.ts";

const navona = { title: "Travertino Navona", to: "/travertin/travertin-navona" } as const;
const white = { title: "City White", to: "/sm-quartz/city-white" } as const;
const marquina = { title: "Nero Marquina", to: "/marble/nero-marquina" } as const;

test("a name inside the caption becomes the link", () => {
  expect(linkedCaption("Walls in Travertino Navona, honed", [navona])).toEqual([
    { text: "Walls in " },
    { text: "Travertino Navona", to: navona.to },
    { text: ", honed" },
  ]);
});

test("a name given in part is enough", () => {
  expect(linkedCaption("Zidovi od travertina Navona", [navona])).toEqual([
    { text: "Zidovi od travertina " },
    { text: "Navona", to: navona.to },
  ]);
});

test("every stone has its own link, in the order of the caption", () => {
  expect(linkedCaption("Splashback Nero Marquina, worktop City White", [white, marquina])).toEqual([
    { text: "Splashback " },
    { text: "Nero Marquina", to: marquina.to },
    { text: ", worktop " },
    { text: "City White", to: white.to },
  ]);
});

test("a stone that is not named stands at the end", () => {
  expect(linkedCaption("A wall", [white])).toEqual([
    { text: "A wall" },
    { text: ", " },
    { text: "City White", to: white.to },
  ]);
});

test("signs after a link stay with it, and nothing else is moved", () => {
  const parts = linkedCaption("Splashback Nero Marquina, worktop (City White).", [white, marquina]);
  expect(withSigns(parts)).toEqual([
    { text: "Splashback " },
    { text: "Nero Marquina", to: marquina.to, signs: "," },
    { text: " worktop (" },
    { text: "City White", to: white.to, signs: ")." },
    { text: "" },
  ]);
});
