import { expect, test } from "vitest";
import { named } from "./named.ts";

const due = named<"from" | "until">(
  "SELECT 1 FROM mail WHERE due_at >= :from AND due_at < :until OR sent_at = :from",
);

test("a name becomes the number of its first appearance, wherever it stands", () => {
  expect(due({ until: 2, from: 1 })).toEqual({
    text: "SELECT 1 FROM mail WHERE due_at >= $1 AND due_at < $2 OR sent_at = $1",
    values: [1, 2],
  });
});

test("a value that is missing or not asked for is told by name", () => {
  const statement = named("DELETE FROM mail WHERE id = :id");
  expect(() => statement({})).toThrow("No value is given for :id in: DELETE FROM mail WHERE id = :id");
  expect(() => statement({ id: 1, lease: null })).toThrow("There is no :lease in: DELETE FROM mail");
});
