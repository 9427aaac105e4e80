/** `npm run desk`: the owner's desk at localhost:4000, and beside it the site with every change that is saved. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { openProject } from "./local-server/desk-options.ts";
import { createDeskServer } from "./local-server/desk-server.ts";
import { yardStones } from "./local-server/listed-files.ts";
import { readToday } from "./local-server/overview.ts";
import { openInBrowser } from "./open-in-browser.ts";
import { buildScreens } from "./screens/build-screens.ts";
import { type DeskSettings, readSettings } from "./settings.ts";
import { lanAddresses, YardDoor } from "./yard/yard-door.ts";

const settings = settingsOrExit();
const folder = resolve(settings.folder);
const session = randomBytes(24).toString("base64url");
const project = openProject(folder);
const { content, received } = project;
// Where another program is busy, Today finishes it later.
await content.inTurn(() => content.finishSaving()).catch(() => {});
// Read while the screens are built, so that Today has it at once; Today reports what cannot be read.
readToday(content).catch(() => {});
const server = createDeskServer({
  port: settings.port,
  session,
  ...project,
  yard: new YardDoor({
    received,
    stones: (language) => yardStones(content, language),
    port: settings.yardPort,
    addresses: () => (settings.yardHost ? [settings.yardHost] : lanAddresses()),
  }),
  // A folder of its own, as two desks may run at once.
  screens: await buildScreens(`.cache/desk/screens/${settings.port}`),
  preview: settings.previewPort === undefined ? undefined : `http://localhost:${settings.previewPort}`,
});

try {
  await server.listen({ host: "127.0.0.1", port: settings.port });
} catch (error) {
  const { code }: { code?: string } = Object(error);
  if (code !== "EADDRINUSE") throw error;
  console.error(
    `Port ${settings.port} is taken: the desk may be open already. Otherwise set DESK_PORT to another one.\nPort ${settings.port} je zauzet: program je možda već otvoren. Ako nije, postavite DESK_PORT na drugi broj.`,
  );
  process.exit(1);
}
const address = `http://localhost:${settings.port}/?session=${session}`;
console.log(
  `\nThe desk is open at / Program je otvoren na adresi:\n\n  ${address}\n\nCtrl+C closes it. / Zatvara se sa Ctrl+C.\n`,
);

if (process.stdout.isTTY) openInBrowser(address);

if (settings.previewPort !== undefined) {
  const site = spawn(process.execPath, ["packages/site/build/dev.ts", "--quiet"], {
    stdio: "inherit",
    env: { ...process.env, PORT: String(settings.previewPort) },
  });
  let isEnding = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      isEnding = true;
      // When it has ended already, there is nothing to wait for.
      if (!site.kill(signal)) process.exit();
    });
  }
  site.on("error", (error) => console.error(error.message));
  site.on("close", () => {
    if (isEnding) process.exit();
    console.error(
      "\nThe site beside the forms has ended, as is said above. Everything else in the desk works on.\nPregled sajta pored obrazaca je stao; razlog je ispisan iznad. Sve ostalo i dalje radi.\n",
    );
  });
}

function settingsOrExit(): DeskSettings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(Object(error).message);
    process.exit(1);
  }
}
