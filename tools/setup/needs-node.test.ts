import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Runs a program by a Node that says it is an old one. */
function onNode20(program: string) {
  const old = "Object.defineProperty(process.versions,'node',{value:'20.11.1'})";
  return spawnSync(process.execPath, ["--import", `data:text/javascript,${old}`, program], {
    encoding: "utf8",
  });
}

test.each(["tools/setup/needs-node.mjs", "packages/server/main.mjs"])(
  "%s says which Node it needs",
  (program) => {
    const { status, stderr } = onNode20(program);
    expect(status).toBe(1);
    expect(stderr).toMatch(/needs Node 24 or newer, and this is v/);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  },
);

test("a command goes on where the Node is new enough", () => {
  expect(spawnSync(process.execPath, ["tools/setup/needs-node.mjs"]).status).toBe(0);
});

test("an unknown word after npm run dev is told in a sentence", () => {
  const { status, stderr } = spawnSync(process.execPath, ["packages/site/build/dev.ts", "--port"], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("PORT=5174 npm run dev");
  expect(stderr).not.toMatch(/^\s+at /m);
});
