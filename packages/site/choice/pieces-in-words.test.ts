import { expect, test } from "vitest";
import { newPiece, type PieceWords, piecesInWords } from "./measures.ts";

const words = (intlLocale: string): PieceWords => ({
  kind: (kind) => `<${kind}>`,
  cutOutsFor: "Cut-outs In",
  cutOut: (cutOut) => `I${cutOut}`,
  polished: "Polished",
  edge: (edge) => edge,
  number: (value) => String(value).replace(".", ","),
  intlLocale,
});

test("pieces are told in centimetres, with their number and what is done to them", () => {
  const pieces = [
    newPiece("worktopRun", 2605, 620, {
      count: 2,
      polished: ["front", "left"],
      cutOuts: { sink: 1, hob: 2 },
    }),
    newPiece("splashback", 900, 600),
  ];
  expect(piecesInWords(pieces, words("en-GB"))).toEqual([
    "2 × <worktopRun> 260,5 × 62 cm (cut-outs in: isink, 2 × ihob; polished: front, left)",
    "<splashback> 90 × 60 cm",
  ]);
});

test("letters are those of the page, whatever language the browser speaks", () => {
  const [told] = piecesInWords(
    [newPiece("islandTop", 1, 1, { cutOuts: { sink: 1, hob: 0 } })],
    words("tr-TR"),
  );
  expect(told).toContain("cut-outs ın: ısink");
});
