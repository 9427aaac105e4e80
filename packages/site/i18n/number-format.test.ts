import { expect, onTestFinished, test, vi } from "vitest";
import { numberFormat } from "./number-format.ts";

test.each(["en-GB", "sr-Latn-RS"])(
  "%s: numbers are written as the browser's own formatter does",
  (locale) => {
    const values = [0, 1, 7, 48, 210, 999, 1000, 3200, 12345.6, 2.5, 0.1, -1, -1200, Number.NaN, 1e21];
    const written = (format: (value: number) => string) => values.map(format);
    expect(written(numberFormat(locale).format)).toEqual(written(new Intl.NumberFormat(locale).format));
    const options = { minimumFractionDigits: 1 };
    expect(written(numberFormat(locale, options).format)).toEqual(
      written(new Intl.NumberFormat(locale, options).format),
    );
  },
);

test("counts need no formatter of the browser", () => {
  const made = vi.spyOn(Intl, "NumberFormat");
  onTestFinished(() => made.mockRestore());
  expect(numberFormat("sr-Latn-RS").format(48)).toBe("48");
  expect(made).not.toHaveBeenCalled();
});
