import { stoneFacts } from "@stoneyard/catalogue/stones/stone-facts.ts";
import { sampleContent } from "@stoneyard/catalogue/testing/sample.ts";
import { expect, test } from "vitest";
import { hidesAcidMarks } from "../stone.data.server.ts";

test("of acid marks only the honed finish of stones that acid etches speaks", async () => {
  const content = await sampleContent();
  const told = content.stones.filter((stone) => hidesAcidMarks(stone, "honed"));
  const rocks = new Set(told.map((stone) => stoneFacts(stone, content).rock));
  expect(rocks).toContain("marble");
  for (const rock of ["granite", "quartzite", "quartz-agglomerate"]) expect(rocks).not.toContain(rock);
  for (const stone of told) expect(hidesAcidMarks(stone, "polished"), stone.key).toBe(false);
});
