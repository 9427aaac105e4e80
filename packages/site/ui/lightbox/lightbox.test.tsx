// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { happens, mount } from "../testing/mount.tsx";
import { Lightbox } from "./lightbox.tsx";
import type { LightboxViewerProps } from "./lightbox-viewer.tsx";

const viewer = vi.hoisted(() => ({ props: undefined as LightboxViewerProps | undefined, fails: false }));
vi.mock("./lightbox-viewer.tsx", () => ({
  get LightboxViewer() {
    if (viewer.fails) throw new Error("offline");
    return Viewer;
  },
}));
function Viewer(props: LightboxViewerProps) {
  viewer.props = props;
  return <p>open</p>;
}
beforeEach(() => {
  Object.assign(viewer, { props: undefined, fails: false });
});

async function threePictures() {
  const pictures = ["a", "b", "c"].map((name) => ({ src: `/${name}.jpg`, width: 30, height: 20, alt: name }));
  const { place } = await mount(
    <Lightbox pictures={pictures} labels={{} as never}>
      {(thumbnail) =>
        pictures.map(({ src, alt }, i) => (
          <a key={src} {...thumbnail(i)}>
            {alt}
          </a>
        ))
      }
    </Lightbox>,
  );
  const links = [...place.querySelectorAll("a")];
  const isOpen = () => place.querySelector("p") !== null;
  return { links, isOpen };
}

test("a press, and a space, open the picture that was pressed; closed, focus is back on it", async () => {
  const { links, isOpen } = await threePictures();
  for (const [index, event] of [
    [1, new MouseEvent("click", { bubbles: true, cancelable: true })],
    [2, new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true })],
  ] as const) {
    await happens(links[index], event);
    await act(async () => vi.dynamicImportSettled());
    expect([isOpen(), viewer.props?.index, event.defaultPrevented]).toEqual([true, index, true]);
    await act(async () => viewer.props?.onClosed());
    expect([isOpen(), document.activeElement]).toEqual([false, links[index]]);
  }
});

test("a press that asks for a new tab or window, and other keys, are left to the browser", async () => {
  const { links, isOpen } = await threePictures();
  for (const held of ["ctrlKey", "metaKey", "shiftKey"]) {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, [held]: true });
    await happens(links[0], click);
    // What the browser itself would do then is not here.
    expect([held, click.defaultPrevented, isOpen()]).toEqual([held, false, false]);
  }
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  await happens(links[0], enter);
  expect([enter.defaultPrevented, isOpen()]).toEqual([false, false]);
});

test("where the viewer does not come, a press leads to the picture itself", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const { links } = await threePictures();
  viewer.fails = true;
  await happens(links[1], new MouseEvent("click", { bubbles: true, cancelable: true }));
  await act(async () => vi.dynamicImportSettled());
  expect(assign.mock.calls).toEqual([["/b.jpg"]]);
});

test("pointed at, a thumbnail fetches the viewer and opens nothing", async () => {
  const { links, isOpen } = await threePictures();
  await happens(links[0], new PointerEvent("pointerover", { bubbles: true }));
  await act(async () => vi.dynamicImportSettled());
  expect(isOpen()).toBe(false);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/a.jpg", "/b.jpg", "/c.jpg"]);
});
