import { expect, test, vi } from "vitest";
import { newNumber, readNumber, shownNumber } from "./number.ts";

test("a number has eight digits and is found however it is written", () => {
  for (let i = 0; i < 1000; i++) {
    const number = newNumber();
    expect(number).toMatch(/^[1-9]\d{7}$/);
    expect(shownNumber(number)).toMatch(/^\d{4}-\d{4}$/);
    expect(readNumber(shownNumber(number))).toBe(number);
  }
  for (const written of ["48261793", " 4826 1793 ", "4826 – 1793", "48 26 17 93", "4826.1793"])
    expect(readNumber(written)).toBe("48261793");
});

test("what is no number is none", () => {
  for (const text of ["", "4826179", "482617934", "04826179", "4826-179a", "0b0e4a52", "-48261793"])
    expect(readNumber(text)).toBeNull();
});

test("what lies beyond the last whole range is drawn again", () => {
  const drawn = [47 * 90_000_000, 47 * 90_000_000 - 1];
  vi.spyOn(crypto, "getRandomValues").mockImplementation(() => Uint32Array.of(drawn.shift() ?? 0) as never);
  expect(newNumber()).toBe("99999999");
  vi.restoreAllMocks();
});

test("numbers are spread over all there are", () => {
  const firsts = new Set(Array.from({ length: 2000 }, () => newNumber()[0]));
  expect(firsts.size).toBe(9);
});
