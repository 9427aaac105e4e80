import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import compile from "icu-minify/compile";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Locale } from "./locale.ts";
import { Localized } from "./localized.tsx";
import { useTranslations } from "./translations.tsx";

/** Messages as the build compiles them, under namespaces that really exist, so that the keys pass the compiler. */
const compiled = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));

function said(locale: Locale, messages: object, Say: () => React.ReactNode) {
  return renderToStaticMarkup(
    <Localized locale={locale} messages={messages}>
      <Say />
    </Localized>,
  );
}

test.each([
  [EN, "{count, plural, one {# stone} other {# stones}}", 1, "1 stone"],
  [EN, "{count, plural, one {# stone} other {# stones}}", 1234, "1,234 stones"],
  [SR, "{count, plural, one {# kamen} few {# kamena} other {# kamenja}}", 21, "21 kamen"],
  [SR, "{count, plural, one {# kamen} few {# kamena} other {# kamenja}}", 22, "22 kamena"],
  [SR, "{count, plural, one {# kamen} few {# kamena} other {# kamenja}}", 1234, "1.234 kamena"],
  [SR, "{count, plural, =0 {Nijedan kamen} one {# kamen} other {# kamenja}}", 0, "Nijedan kamen"],
] as const)("%s: %s of %i", (locale, text, count, expected) => {
  const messages = { stones: compiled({ count: text }) };
  expect(said(locale, messages, () => useTranslations("stones")("count", { count }))).toBe(expected);
});

test("a tag becomes the element of its function", () => {
  const messages = { home: { about: compiled({ say: "You <em>see</em> it" }) } };
  const Say = () => useTranslations("home.about").rich("say", { em: (words) => <em>{words}</em> });
  expect(said(EN, messages, Say)).toBe("You <em>see</em> it");
});

const Menu = () => useTranslations("common.shell")("menu");

test("no page is built without its messages", () => {
  expect(() => said(EN, {}, Menu)).toThrow('no message common.shell.menu: is "common" among the messages');
});

test("in the browser a message that is not there is named, and reported", () => {
  vi.stubGlobal("document", {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(said(EN, {}, Menu)).toBe("common.shell.menu");
  expect(report).toHaveBeenCalledWith(expect.stringContaining("common.shell.menu"));
  report.mockRestore();
});
