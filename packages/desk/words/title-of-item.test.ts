import { expect, test } from "vitest";
import { titleOfItem, wayTo } from "./title-of-item.ts";

const caption = { en: "Bathroom with a backlit wall", sr: "Kupatilo, osvetljen zid" };

test("a picture is known by the sign or number that stands beside its caption", () => {
  expect(titleOfItem({ title: "G09", caption }, "Pictures", 8, "en")).toBe(
    "G09 · Bathroom with a backlit wall",
  );
  expect(titleOfItem({ number: 206, picture: "interiors/206", caption }, "Slike", 5, "sr")).toBe(
    "206 · Kupatilo, osvetljen zid",
  );
  expect(titleOfItem("marble/carrara", "Stones", 1, "en")).toBe("Stones 2");
});

test("the way to a value names the items of lists on it", () => {
  const tabs = [{ title: { en: "Bathrooms", sr: "Kupatila" }, pictures: [{ number: 206, caption }] }];
  const at = (path: readonly PropertyKey[]) =>
    path.reduce((value: unknown, step) => Reflect.get(Object(value), step), { tabs });
  expect(wayTo(["tabs", 0, "pictures", 0], "sr", "interiors", at)).toBe(
    "Kupatila · 206 · Kupatilo, osvetljen zid",
  );
});

test("an entry that has no name is called by its first word", () => {
  expect(titleOfItem({ avoid: ["gray*", "grays"], write: "grey" }, "English", 3, "en")).toBe("gray*");
});

test("a step that is no field is called by what it stands for", () => {
  const way = ["stones", "table"];
  expect(wayTo(way, "sr", "room", () => ({}), { "surface.table": "ploča stola" })).toBe(
    "Kamen · ploča stola",
  );
});

test("a telephone number is called as it is read", () => {
  const phone = { number: "+381110000000", shown: "011 000 0000" };
  expect(titleOfItem(phone, "Phones", 0, "en")).toBe("011 000 0000");
});
