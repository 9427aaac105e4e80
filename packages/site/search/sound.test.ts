import { expect, test } from "vitest";
import { soundKey, wordsOf } from "./sound.ts";

test.each([
  ["Marquina", "markina"],
  ["Calacatta", "kalakata"],
  ["Galaxy", "galaksi"],
  ["Vagli", "valji"],
  ["Giallo", "đalo"],
  ["Siena", "sijena"],
  ["Bianco", "bjanko"],
  ["Porriño", "porinjo"],
  ["Bahia", "baija"],
  ["Kashmir", "kašmir"],
  ["smeđa", "smedja"],
  ["smeđa", "smeda"],
  ["Неро", "Nero"],
  ["Guatemala", "guatemala"],
  ["R11", "r 11"],
  ["R11", "R-11"],
  ["60x60", "60 x 60"],
])("%s is heard like %s", (one, other) => {
  const heard = (text: string) => wordsOf(text).map(soundKey).join(" ");
  expect(heard(one)).toBe(heard(other));
});

test("words and numbers stand apart", () =>
  expect(wordsOf("Ploča 2cm, Šta-je?")).toEqual(["Ploča", "2", "cm", "Šta", "je"]));
