import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { makeBombs } from "../testing/bombs.ts";
import { eachMailServer, eachSite, eachTest } from "../testing/each-test.ts";
import { anEnquiry, sendEnquiry } from "../testing/enquiry.ts";
import { mailVariables } from "../testing/mail.ts";
import { MEMORY_IS_KNOWN, MEMORY_SETTINGS, memoryOf } from "../testing/memory.ts";
import { killProgram, startProgram } from "../testing/program.ts";
import { sendFile } from "../testing/send-file.ts";

/** What another visitor may wait at most, ms, while all of them are sent and cleaned on a busy machine. */
const LONGEST_WAIT_MS = 2_000;
const MOST_BYTES = 200_000_000;

const directory = eachSite();
const mailServer = eachMailServer();
const server = eachTest(() => {
  const variables = { ...MEMORY_SETTINGS, DATA_DIR: directory.data, RATE_LIMIT: "1000" };
  return startProgram(directory.dist, { ...variables, ...mailVariables(mailServer.url) });
}, killProgram);

test("files made to cost time or memory cost the visitors of others neither, and each enquiry is mailed", async () => {
  const bombs = await makeBombs();
  const visitor = visitAllTheTime();
  const sent: string[] = [];
  for (const [name, bytes] of bombs) {
    const id = await sendFile(server.url, bytes, name);
    const answer = await sendEnquiry(server.url, { ...anEnquiry({ message: name }), files: [id] });
    expect([name, answer.status]).toEqual([name, 201]);
    sent.push(name);
  }
  const said = () => mailServer.letters.map(({ text }) => sent.find((name) => text?.includes(name)));
  await expect.poll(() => said().sort(), { timeout: 540_000, interval: 200 }).toEqual(sent.toSorted());
  const longest = await visitor.longestWait();
  console.log(`longest wait of another visitor: ${Math.round(longest)} ms`);
  expect(longest).toBeLessThan(LONGEST_WAIT_MS);
  expect(server.process.exitCode ?? server.process.signalCode).toBeNull();
  if (!MEMORY_IS_KNOWN) return;
  const { peak } = await memoryOf(server);
  console.log(`most memory of the server: ${Math.round(peak / 1e6)} MB`);
  expect(peak).toBeLessThan(MOST_BYTES);
}, 600_000);

function visitAllTheTime(): { longestWait(): Promise<number> } {
  let going = true;
  let longest = 0;
  const visits = (async () => {
    while (going) {
      const began = performance.now();
      await fetch(`${server.url}/`).then((answer) => answer.arrayBuffer());
      longest = Math.max(longest, performance.now() - began);
      await sleep(10);
    }
  })();
  return {
    async longestWait() {
      going = false;
      await visits;
      return longest;
    },
  };
}
