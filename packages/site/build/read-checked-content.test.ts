import { writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { catalogueOrExit } from "./read-checked-content.ts";

const content = vi.hoisted(() => ({ dir: "" }));
vi.mock("@stoneyard/catalogue/write-schemas.ts", () => ({ writeSchemas: () => {} }));
vi.mock(import("@stoneyard/catalogue/read.ts"), async (original) => {
  const { readCatalogue, ...others } = await original();
  return { ...others, readCatalogue: () => readCatalogue(content.dir) };
});

test("a build tells how many pictures and models are missing, and the first of each", async () => {
  content.dir = await writeTestContent({ "models/club-round-80-carrara.glb": null });
  vi.spyOn(console, "log").mockReturnValue();
  const told = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const { missingPictures } = await catalogueOrExit();
  expect(told.mock.calls.flat()).toEqual([
    expect.stringMatching(
      `^${missingPictures.length} pictures are missing; pages show a plain field instead`,
    ),
    expect.stringContaining("there is no picture"),
    expect.stringMatching("^1 model is missing; tables without one are shown as pictures alone"),
    expect.stringContaining("there is no model club-round-80-carrara.glb"),
  ]);
});
