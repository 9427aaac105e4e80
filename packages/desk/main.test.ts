import { spawn } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { testProject } from "./testing/project.ts";
import { freePort } from "./testing/running-desk.ts";

test("the desk goes on where the site beside its forms cannot start", async () => {
  const { dir } = await testProject();
  const [port, previewPort] = [await freePort(), await freePort()];
  const desk = spawn(process.execPath, ["packages/desk/main.ts"], {
    env: {
      ...process.env,
      DESK_FOLDER: dir,
      DESK_PORT: String(port),
      DESK_PREVIEW_PORT: String(previewPort),
      SMTP_URL: "no address",
    },
  });
  onTestFinished(() => void desk.kill());
  let output = "";
  for (const stream of [desk.stdout, desk.stderr]) stream.on("data", (part) => (output += part));
  await expect.poll(() => output, { timeout: 50_000 }).toContain("The site beside the forms has ended");
  expect(output).toContain("SMTP_URL");
  const answer = await fetch(`http://localhost:${port}/`);
  expect(answer.status).toBe(200);
  desk.kill();
  await new Promise((resolve) => desk.once("close", resolve));
});
