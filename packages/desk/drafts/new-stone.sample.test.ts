import { readdirSync, readFileSync } from "node:fs";
import { readValue, withoutMarks } from "@stoneyard/catalogue/editing/marked-value.ts";
import { parseSource } from "@stoneyard/catalogue/files/source.ts";
import { stone } from "@stoneyard/catalogue/kinds/stone.ts";
import { expect, test } from "vitest";
import { familyWith, stoneLike } from "./new-stone.ts";

test("every stone can stand for a new one, whose facts are samples", () => {
  for (const family of readdirSync("content/stones")) {
    for (const name of readdirSync(`content/stones/${family}`).slice(0, 6)) {
      const made = stoneLike(readFileSync(`content/stones/${family}/${name}`, "utf8"), "Novi Kamen");
      const found = stone.safeParse(withoutMarks(readValue(made)));
      expect(found.error, name).toBeUndefined();
      expect(found.data).toMatchObject({ title: "Novi Kamen", aliases: [] });
      expect(found.data).not.toHaveProperty("origin");
      expect(parseSource(name, made).samples.map(({ path }) => path)).toContain("description › sr");
    }
  }
});

test("a family's list takes the new stone at its end", () => {
  const written = readFileSync("content/families/marble.yaml", "utf8");
  expect(familyWith(written, "novi-kamen")).toBe(`${written}  - novi-kamen\n`);
});
