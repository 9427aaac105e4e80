import { expect, test } from "vitest";
import { qrDrawing } from "./qr-path.ts";

test("a long address needs a larger code, and every corner lies within it", () => {
  const short = qrDrawing("https://example.com/list");
  const long = qrDrawing(`https://example.com/list?items=${"marble/carrara+".repeat(20)}`);
  expect(long.size).toBeGreaterThan(short.size);
  const corners = [...long.path.matchAll(/[ML](\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.max(...corners)).toBe(long.size);
});
