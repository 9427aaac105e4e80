import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

const rooms = [
  { id: "kitchens", label: "Kitchens", content: "Nine kitchens" },
  { id: "stairs", label: "Stairs", content: "Nine stairs" },
];

describe("Tabs", () => {
  it("is prerendered with all panels, the first one open, and one tab in the tab order", () => {
    const html = renderToStaticMarkup(
      <Tabs label="Rooms" tabs={rooms} value="kitchens" onChange={() => {}} />,
    );
    expect(html).toContain("Nine kitchens");
    expect(html).toContain("Nine stairs");
    expect(html).not.toMatch(/ (hidden|style)=/);
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(html.match(/tabindex="0"/gi)).toHaveLength(1);
  });

  it("links every tab to a panel that is there", () => {
    const html = renderToStaticMarkup(<Tabs label="Rooms" tabs={rooms} value="stairs" onChange={() => {}} />);
    for (const [, id] of html.matchAll(/aria-controls="([^"]+)"/g)) {
      expect(html).toContain(`id="${id}"`);
      expect(html).toContain(`href="#${id}"`);
    }
  });

  it("shares one panel when the tabs have none of their own", () => {
    const finishes = [
      { id: "dark", label: "Dark" },
      { id: "light", label: "Light" },
    ];
    const html = renderToStaticMarkup(
      <Tabs label="Finish" tabs={finishes} value="light" onChange={() => {}}>
        The table
      </Tabs>,
    );
    expect(html.match(/role="tabpanel"/g)).toHaveLength(1);
    expect(html).toContain("The table");
  });
});
