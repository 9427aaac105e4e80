import { expect, test } from "vitest";
import { runningDesk } from "../testing/running-desk.ts";

const NEW = {
  title: "Žuti Kamen",
  family: "marble",
  like: "marble/carrara",
  words: "Žuti Kamen: novi kamen",
};

test("a new stone has a file, a place in its family and a commit; its facts are samples", async () => {
  const { ask, content, git } = await runningDesk();
  const add = (body: unknown) => ask({ method: "POST", path: "/api/stone", body });
  const file = "stones/marble/zuti-kamen.yaml";
  expect(JSON.parse((await add(NEW)).text)).toEqual({ state: "saved", file });
  expect((await content.open(file)).text).toContain("title: Žuti Kamen");
  expect((await content.open(file)).text).toContain("frost: !sample ");
  expect((await content.open("families/marble.yaml")).text).toContain("zuti-kamen");
  expect(await git.ask("log", "-1", "--format=%s")).toBe(NEW.words);
  expect((await add(NEW)).status).toBe(409);
  expect((await add({ ...NEW, title: "Камен" })).status).toBe(422);
  for (const body of [
    { ...NEW, title: "" },
    { ...NEW, family: "../x" },
    { ...NEW, like: "marble/../../x" },
    {},
  ]) {
    expect((await add(body)).status).toBe(400);
  }
  expect((await add({ ...NEW, title: "Other", like: "marble/none" })).status).toBe(404);
});
