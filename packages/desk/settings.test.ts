import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("settings have their usual values, and one that cannot be meant is named", () => {
  expect(readSettings({})).toEqual({
    port: 4000,
    folder: ".",
    previewPort: 5173,
    yardPort: 4001,
    yardHost: undefined,
  });
  expect(readSettings({ DESK_PORT: "65535", DESK_FOLDER: "/site", DESK_PREVIEW_PORT: "none" })).toEqual({
    port: 65_535,
    folder: "/site",
    previewPort: undefined,
    yardPort: 4001,
    yardHost: undefined,
  });
  for (const port of ["0", "65536", "4000a", "-1", "1.5"]) {
    expect(() => readSettings({ DESK_PORT: port }), port).toThrow("DESK_PORT must be the number of a port");
  }
});
