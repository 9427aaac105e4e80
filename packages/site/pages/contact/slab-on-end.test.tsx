import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { SlabOnEnd } from "./slab-on-end.static.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
vi.mock("@stoneyard/site/pictures/picture-mark.tsx", () => ({ PictureMark: () => null }));

test("eyes are at 155 cm beside a slab on its end, measured from its foot; a lower slab has no such line in words", () => {
  const picture = {
    src: "/s.avif",
    srcSet: "/s.avif 8w",
    width: 8,
    height: 5,
    alt: "",
    made: "studio",
  } as const;
  const drawn = (width: number) =>
    renderToStaticMarkup(
      <SlabOnEnd picture={picture} stone="Carrara" slab={{ width, height: 170, thickness: 2 }} />,
    );
  expect(drawn(280)).toContain('d="M0 125H170"');
  expect([drawn(280), drawn(150)].map((html) => html.includes("eyeLevel"))).toEqual([true, false]);
});
