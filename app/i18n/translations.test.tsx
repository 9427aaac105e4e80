import compile from "icu-minify/compile";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
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
  ["en", "{count, plural, one {# stone} other {# stones}}", 1, "1 stone"],
  ["en", "{count, plural, one {# stone} other {# stones}}", 1234, "1,234 stones"],
  ["sr", "{count, plural, one {# kamen} few {# kamena} other {# kamenja}}", 21, "21 kamen"],
  ["sr", "{count, plural, one {# kamen} few {# kamena} other {# kamenja}}", 22, "22 kamena"],
  ["sr", "{count, plural, one {# kamen} few {# kamena} other {# kamenja}}", 1234, "1.234 kamena"],
  ["sr", "{count, plural, =0 {Nijedan kamen} one {# kamen} other {# kamenja}}", 0, "Nijedan kamen"],
] as const)("%s: %s of %i", (locale, text, count, expected) => {
  const messages = { family: compiled({ count: text }) };
  expect(said(locale, messages, () => useTranslations("family")("count", { count }))).toBe(expected);
});

test("a tag becomes the element of its function", () => {
  const messages = { home: { about: compiled({ say: "You <em>see</em> it" }) } };
  const Say = () => useTranslations("home.about").rich("say", { em: (words) => <em>{words}</em> });
  expect(said("en", messages, Say)).toBe("You <em>see</em> it");
});

test("an inner part of the messages joins the outer one", () => {
  const Both = () => `${useTranslations("shell")("menu")} ${useTranslations("stone")("facts")}`;
  const outer = { shell: compiled({ menu: "Menu" }) };
  const Inner = () => (
    <Localized locale="en" messages={{ stone: compiled({ facts: "Facts" }) } as object}>
      <Both />
    </Localized>
  );
  expect(said("en", outer, Inner)).toBe("Menu Facts");
});

test("a message that is not there is named, and reported", () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(said("en", {}, () => useTranslations("shell")("menu"))).toBe("shell.menu");
  expect(report).toHaveBeenCalledWith(expect.stringContaining("shell.menu"));
  report.mockRestore();
});
