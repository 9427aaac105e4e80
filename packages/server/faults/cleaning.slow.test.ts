import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { describeEachDatabase, usePostgres } from "../testing/each-database.ts";
import { eachMailServer, eachSite } from "../testing/each-test.ts";
import { anEnquiry, sendEnquiry } from "../testing/enquiry.ts";
import { mailVariables } from "../testing/mail.ts";
import { killProgram, startProgramPatiently } from "../testing/program.ts";
import { sendFile } from "../testing/send-file.ts";

/** After the answer a kill falls at a random moment of this time, ms: cleaning takes some of it. */
const LONGEST_LIFE_MS = 600;
/** Fewer than would let a file be given on as it was sent. */
const LIVES = 3;

const SHIFT_DATE = new URL("../../../tests/moments/shift-date.mjs", import.meta.url).href;

const directory = eachSite();
const mailServer = eachMailServer();
const postgres = usePostgres();

describeEachDatabase(postgres, (_name, fresh) => {
  test("killed while files are cleaned, the server goes on with them when it starts, and mails all of them clean", async () => {
    const databaseUrl = await fresh();
    const variables = {
      DATA_DIR: directory.data,
      ...mailVariables(mailServer.url),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
    const photograph = await sharp({
      create: { width: 1500, height: 1500, channels: 3, background: "#888", noise },
    })
      .withExif({ IFD0: { Artist: "Ana Secret" } })
      .jpeg()
      .toBuffer();
    for (let life = 1; life <= LIVES; life++) {
      const program = await startProgramPatiently(directory.dist, variables);
      const files = [
        await sendFile(program.url, photograph, "one.jpg"),
        await sendFile(program.url, photograph, "two.jpg"),
      ];
      const answer = await sendEnquiry(program.url, { ...anEnquiry({ message: `life ${life}` }), files });
      expect(answer.status).toBe(201);
      await sleep(Math.random() * LONGEST_LIFE_MS);
      await killProgram(program);
    }
    // A mail that was in hand at a kill is taken up again after two minutes: for the last life they are over.
    const later = { NODE_OPTIONS: `--import=${SHIFT_DATE}`, CLOCK_SHIFT_MS: "180000" };
    const program = await startProgramPatiently(directory.dist, { ...variables, ...later });
    const arrived = () => new Set(mailServer.letters.map(({ text }) => /life \d/.exec(text ?? "")?.[0]));
    await expect.poll(() => arrived().size, { timeout: 60_000, interval: 100 }).toBe(LIVES);
    for (const { text, attachments } of mailServer.letters) {
      expect(text).not.toContain("as the visitor sent them");
      const contents = attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
      expect(contents.map((bytes) => bytes.includes("Ana Secret"))).toEqual([false, false]);
    }
    await killProgram(program);
  }, 120_000);
});
