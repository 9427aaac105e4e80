import { describe, expect, it } from "vitest";
import { fold, matches } from "./fold.ts";

describe("fold", () => {
  it("drops accents and case and spells đ as dj", () => {
    expect(fold("Đurđevac, Šljunak žuti")).toBe("djurdjevac sljunak zuti");
    expect(fold("  Nero-Marquina ")).toBe("nero marquina");
  });
});

describe("matches", () => {
  it("finds beginnings of words in any order", () => {
    expect(matches("Nero Marquina", "marq")).toBe(true);
    expect(matches("Nero Marquina", "marq ne")).toBe(true);
    expect(matches("Nero Marquina", "quina")).toBe(false);
    expect(matches("Žuti oniks", "zuti")).toBe(true);
  });

  it("finds everything for an empty query", () => {
    expect(matches("Nero Marquina", "  ")).toBe(true);
  });
});
