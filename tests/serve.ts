/**
 * The built site behind the real server, as the browser tests meet it: a store of its own that starts empty, and a mail
 * server whose letters can be read on a port of its own.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnvironment } from "@stoneyard/server/environment.ts";
import { startServer } from "@stoneyard/server/start.ts";
import { startMailServer } from "@stoneyard/server/testing/mail-server.ts";
import { LETTERS_PORT, SITE_PORT } from "./ports.ts";

const dataDir = mkdtempSync(join(tmpdir(), "stoneyard-tests-"));
const mail = await startMailServer();
const site = await startServer(
  readEnvironment({
    PORT: String(SITE_PORT),
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    MAIL_TO: "studio@example.com",
    MAIL_FROM: "Website <website@example.com>",
    RATE_LIMIT: "1000",
  }),
  "dist",
  { log: false },
);
const letters = createServer((_, response) => {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(mail.letters));
}).listen(LETTERS_PORT, "127.0.0.1");

process.once("SIGTERM", async () => {
  letters.close();
  await site.stop();
  await mail.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
