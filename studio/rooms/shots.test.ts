import { expect, test } from "vitest";
import { folderWith } from "../testing/folder-with.ts";
import { readShots } from "./shots.ts";

test("a room that is not listed and a scene that is not written are told with file, line and what was meant", async () => {
  const dir = await folderWith({
    "kitchens.yaml": [
      "rooms/views/kitchen-1: { room: true, scene: kitchen_island, camera: main }",
      'interiors/101: { from: rooms/views/kitchn-1, stones: { "*": marble/carrara } }',
      "gallery/g01: { scene: kitchen_iland, camera: main }",
    ].join("\n"),
  });
  const error = await readShots(dir).catch((thrown: Error) => thrown.message);
  expect(error).toMatch(/kitchens\.yaml:2.*rooms\/views\/kitchn-1.*did you mean rooms\/views\/kitchen-1\?/s);
  expect(error).toMatch(/kitchens\.yaml:3.*kitchen_iland.*did you mean kitchen_island\?/s);
});
