import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import english from "#content/messages/en.json";

/** Every way in which the code names messages: whole keys, and namespaces whose keys are chosen at run time. */
function messagesNamedInCode() {
  const keys = new Set<string>();
  const chosenAtRunTime = new Set<string>();
  for (const file of globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] })) {
    const code = readFileSync(file, "utf8");
    for (const [, name, namespace] of code.matchAll(/const (\w+) = useTranslations\("([\w.-]+)"\)/g)) {
      for (const [, key] of code.matchAll(
        new RegExp(`\\b${name}(?:\\.rich|\\.has)?\\(\\s*"([\\w.-]+)"`, "g"),
      )) {
        keys.add(`${namespace}.${key}`);
      }
      if (new RegExp(`\\b${name}(?:\\.rich)?\\(\\s*[^"\\s]`).test(code)) chosenAtRunTime.add(namespace ?? "");
    }
    for (const [, path] of code.matchAll(/\bwords\.([\w.]+)\[/g)) chosenAtRunTime.add(path ?? "");
  }
  return { keys, chosenAtRunTime };
}

function leaves(messages: object, path: string[] = []): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[...path, key].join(".")] : leaves(value, [...path, key]),
  );
}

test("every message is used by the code", () => {
  const { keys, chosenAtRunTime } = messagesNamedInCode();
  const unused = leaves(english).filter(
    (key) => !keys.has(key) && !chosenAtRunTime.has(key.slice(0, key.lastIndexOf("."))),
  );
  expect(unused).toEqual([]);
});

test("every message that the code names is there", () => {
  const there = new Set(leaves(english));
  expect([...messagesNamedInCode().keys].filter((key) => !there.has(key))).toEqual([]);
});
