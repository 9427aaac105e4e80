import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AUTOPLAY_MS, Carousel, TRANSITION_MS } from "./carousel.tsx";

const labels = {
  label: "Slabs of the month",
  carousel: "carousel",
  slide: "slide",
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
  position: (number: number, total: number) => `${number} of ${total}`,
};

function render(count: number) {
  const slides = Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    content: `Slide ${index + 1}`,
  }));
  return renderToStaticMarkup(<Carousel slides={slides} labels={labels} />);
}

describe("Carousel", () => {
  it("keeps the times that its style sheet keeps", () => {
    const css = readFileSync(new URL("./carousel.module.css", import.meta.url), "utf8");
    expect(css).toContain(`transition: transform ${TRANSITION_MS}ms`);
    expect(css).toContain(`animation: run ${AUTOPLAY_MS}ms`);
    expect([AUTOPLAY_MS, TRANSITION_MS]).toEqual([8000, 1500]);
  });

  it("is prerendered readable: every slide in the page, none inert, no inline style", () => {
    const html = render(2);
    expect(html).toContain("Slide 1");
    expect(html).toContain("Slide 2");
    expect(html).not.toMatch(/ (inert|style)=/);
  });

  it("names itself and its slides", () => {
    const html = render(2);
    expect(html).toMatch(/<section[^>]*aria-roledescription="carousel"[^>]*aria-label="Slabs of the month"/);
    expect(html).toMatch(/role="group" aria-roledescription="slide" aria-label="2 of 2"/);
  });

  it("brings the script by which it turns before React is there", () => {
    const [, script = ""] = /<script>([\s\S]+?)<\/script>/.exec(render(2)) ?? [];
    expect(script).toContain("data-turn");
    expect(() => new Function(script)).not.toThrow();
  });

  it("has no controls for a single slide", () => {
    expect(render(1)).not.toContain("<button");
  });
});
