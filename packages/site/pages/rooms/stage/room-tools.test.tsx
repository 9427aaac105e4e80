// @vitest-environment happy-dom

import { mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, type ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { RoomTools } from "./room-tools.tsx";

const download = vi.hoisted(() => vi.fn());
vi.mock("@stoneyard/site/ui/browser/download.ts", () => ({ download }));
vi.mock("@stoneyard/site/shell/copy-link.tsx", () => ({ CopyLink: () => null }));
vi.mock("@stoneyard/site/shell/link.tsx", () => ({ Link: () => null }));
vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));

async function tools(given: Partial<ComponentProps<typeof RoomTools>>) {
  const picture = vi.fn(async () => new Blob(["x"]));
  const props = { dispatch: () => {}, drawn: true, isPresent: true, compared: false, picture, name: "room" };
  const { place } = await mount(<RoomTools {...props} address="/rooms/kitchen-1" {...given} />);
  return { place, picture };
}

test("a picture without a stone that did not come is not saved under that stone's name", async () => {
  const { place, picture } = await tools({ isPresent: false });
  const off = [...place.querySelectorAll("[aria-disabled=true]")].map(({ textContent }) => textContent);
  expect(off).toEqual(["save"]);
  await pressButton(place, "save");
  expect(picture).not.toHaveBeenCalled();
});

test("what could not be drawn is not saved, and what is drawn is", async () => {
  const failed = await tools({ picture: () => Promise.reject(new Error("It answers 404.")) });
  await pressButton(failed.place, "save");
  await act(async () => {});
  expect(download).not.toHaveBeenCalled();
  const drawn = await tools({});
  await pressButton(drawn.place, "save");
  await act(async () => {});
  expect(download).toHaveBeenCalledWith(expect.any(Blob), "room.jpg");
});
