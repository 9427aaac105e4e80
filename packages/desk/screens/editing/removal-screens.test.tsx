// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { deskAt } from "../testing/desk-at.tsx";

const HOME = { file: "content/home.yaml", fix: "mend", message: "needed" };
const GALLERY = { ...HOME, file: "content/gallery.yaml" };
const VALUES: Record<string, unknown> = {
  "home.yaml": { families: ["onyx", "marble"], hero: [{ link: "/marble/zuti" }] },
  "gallery.yaml": {
    pictures: [
      { stone: "marble/carrara", title: { en: "A hall" } },
      { stone: "marble/zuti", title: { en: "A stair" } },
    ],
  },
};

/** The screen on which a stone is taken out, after the server has said that these still need it. */
async function afterRemoval(state: string, problems: object[]) {
  const file = ({ url }: { url: string }) => {
    const value = VALUES[new URLSearchParams(url.split("?")[1]).get("file") ?? ""];
    return value ? { value, version: "1" } : Response.json({ message: "gone" }, { status: 404 });
  };
  const desk = await deskAt("/retire/marble/zuti", {
    "/api/stone/retire": { state, problems },
    "/api/file": file,
  });
  await desk.press("Remove this stone from the site");
  const needing = () => [...desk.place.querySelectorAll("section")].map((each) => each.textContent);
  return { ...desk, needing };
}

test("what still needs a stone is told page by page, by its place and field, and the stone stays", async () => {
  const { needing, links, named } = await afterRemoval("problems", [
    { ...GALLERY, line: 9, path: ["pictures", 1, "stone"] },
    { ...HOME, line: 4, path: ["families", 1] },
    { ...HOME, line: 5, path: ["hero", 0, "link"] },
    { ...HOME, file: "content/unread.yaml", line: 7 },
  ]);
  expect(needing()).toEqual([
    "gallery.yamlA stair: marble/zuti",
    "home.yamlGroups of stones: marbleLarge picture 1: link",
    "unread.yamlline 7",
  ]);
  expect(links()).toEqual(expect.arrayContaining(["#/file/gallery.yaml", "#/file/home.yaml"]));
  expect(named("Remove this stone from the site")).toBeDefined();
});

test("where all places need the removed stone itself, it is not named at each; what mentions it does not keep it", async () => {
  const { needing, named, place } = await afterRemoval("saved", [
    { ...GALLERY, line: 9, path: ["pictures", 1, "stone"] },
    { ...GALLERY, line: 8, path: ["pictures", 1, "stone"] },
  ]);
  expect(needing()).toEqual(["gallery.yamlA stair"]);
  expect(named("Remove this stone from the site")).toBeUndefined();
  expect(place.textContent).toContain("leads to: marble");
});

test("a file that cannot be read is told by its mistake, and not as a page that needs the stone", async () => {
  const { place, links, named } = await afterRemoval("unreadable", [
    { ...HOME, line: 7, message: "this key is written twice in the same place" },
  ]);
  const { textContent } = place.querySelector("[role=alert]") ?? {};
  expect(textContent).toContain("line 7");
  expect(textContent).toContain("written twice");
  expect(textContent).not.toContain("still name");
  expect(links()).toContain("#/file/home.yaml");
  expect(named("Remove this stone from the site")).toBeDefined();
});

test("a family goes by its address, and where nothing needs it nothing more is said", async () => {
  const { press, sent, place, links } = await deskAt("/remove/families/slate", {
    "/api/entry/remove": { state: "saved", problems: [] },
  });
  expect(links()).toContain("#/file/families/slate.yaml");
  await press("Remove: slate");
  expect(sent("/api/entry/remove")).toMatchObject([{ body: { folder: "families", slug: "slate" } }]);
  expect(place.querySelector("[role=alert]")).toBeNull();
  expect(place.textContent).not.toContain("leads to");
});
