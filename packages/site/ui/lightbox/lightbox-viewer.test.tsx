// @vitest-environment happy-dom
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type LightboxLabels, LightboxViewer } from "./lightbox-viewer.tsx";

type Shown = {
  index: number;
  slides: { src: string }[];
  labels: Record<string, string>;
  animation: object;
  controller: { ref: { current: { close: () => void } | null } };
  render: {
    slideFooter: (given: { slide: { src: string } }) => React.ReactNode;
    iconNext: () => React.ReactNode;
  };
};
const library = vi.hoisted(() => ({ given: undefined as unknown }));
vi.mock("yet-another-react-lightbox", () => ({
  Lightbox: (props: Shown) => {
    library.given = props;
    return props.slides.map((slide) => <div key={slide.src}>{props.render.slideFooter({ slide })}</div>);
  },
}));
vi.mock("yet-another-react-lightbox/plugins/counter", () => ({ default: () => null }));
vi.mock("yet-another-react-lightbox/styles.css", () => ({}));
vi.mock("yet-another-react-lightbox/plugins/counter.css", () => ({}));

const LABELS: LightboxLabels = {
  Lightbox: "Pictures",
  "Photo gallery": "Box",
  Carousel: "carousel",
  Slide: "slide",
  Previous: "Back",
  Next: "On",
  Close: "Close",
  "{index} of {total}": "{index} of {total}",
};
const PICTURES = [
  { src: "/a.avif", width: 30, height: 20, alt: "A", caption: "From the front", mark: "1" },
  { src: "/b.avif", width: 30, height: 20, alt: "B", caption: "Odozgo", captionLang: "sr-Latn" },
];

test("each picture has its own mark and caption, in the caption's language, and the words are the page's", () => {
  const html = renderToStaticMarkup(
    <LightboxViewer pictures={PICTURES} labels={LABELS} index={1} onClosed={() => {}} />,
  );
  const captions = [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, caption]) =>
    caption?.replaceAll(/ class="[^"]*"/g, ""),
  );
  expect(captions).toEqual([
    "<span><span>1</span> <span>From the front</span></span>",
    '<span> <span lang="sr-Latn">Odozgo</span></span>',
  ]);
  const { index, labels, animation, render } = library.given as Shown;
  expect([index, animation]).toEqual([1, { fade: 333, swipe: 333, navigation: 333 }]);
  expect([labels.Previous, labels.Next, labels.Close, labels.Lightbox, labels["Photo gallery"]]).toEqual([
    "Back",
    "On",
    "Close",
    "Pictures",
    "Box",
  ]);
  expect(renderToStaticMarkup(render.iconNext())).toContain(">On<");
});

test("a phone's way back closes the pictures, and is the page's again after them", async () => {
  const close = vi.fn();
  const watchers: { onclose?: () => void; destroy: () => void }[] = [];
  vi.stubGlobal(
    "CloseWatcher",
    class {
      destroy = vi.fn();
      constructor() {
        watchers.push(this);
      }
    },
  );
  const { unmount } = await mount(
    <LightboxViewer pictures={PICTURES} labels={LABELS} index={0} onClosed={() => {}} />,
  );
  (library.given as Shown).controller.ref.current = { close };
  watchers[0]?.onclose?.();
  expect(close).toHaveBeenCalledOnce();
  await unmount();
  expect(watchers).toHaveLength(1);
  expect(watchers[0]?.destroy).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
