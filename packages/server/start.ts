import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Environment } from "./environment.ts";
import type { MakeFile } from "./hosting/files.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { explainListen } from "./listen-fault.ts";
import { createSend } from "./mail/mailer.ts";
import { startOutbox } from "./mail/outbox.ts";
import { loadSite } from "./site.ts";
import { createSiteServer, type SiteServerOptions } from "./site-server.ts";
import { openStore } from "./store/open.ts";
import { startCleaner } from "./uploads/cleaner.ts";

export type RunningServer = {
  /** Where a browser on this machine finds it. */
  url: string;
  /** False while enquiries only wait in the store. */
  sendsMail: boolean;
  /** Takes no new request, finishes those under way and the mail in hand, closes the store. */
  stop(): Promise<void>;
};

/** Time for requests under way before their connections are cut. */
const DRAIN_MS = 10_000;

/**
 * Opens the store, starts delivering mail and serves the site built into `dist`. Throws an error with a
 * readable message when there is no built site, the store cannot be opened or the port is taken.
 */
export async function startServer(
  environment: Environment,
  dist: string,
  { log = true, makeFile }: { log?: SiteServerOptions["log"]; makeFile?: MakeFile } = {},
): Promise<RunningServer> {
  const { mail, siteUrl, retentionDays } = environment;
  const site = loadSite(dist);
  let onLost = (_error: Error) => {};
  const store = await openStore(environment, (error) => onLost(error));
  let wake = () => {};
  const app = createSiteServer({
    ...environment,
    site,
    store,
    log,
    ...(makeFile && { makeFile }),
    onStored: () => wake(),
    sendsMail: mail !== null,
  });
  onLost = (error) => app.log.warn({ err: error }, "a connection to the database was lost");
  try {
    await listen(app, environment);
  } catch (error) {
    await store.close();
    throw error;
  }

  const outbox =
    mail &&
    startOutbox({
      store,
      send: createSend(
        mail.smtpUrl,
        { ...mail, siteUrl, languages: site.languages, brand: site.brand.name, visits: site.visits },
        store,
      ),
      log: app.log,
    });
  const cleaner = startCleaner({ store, onCleaned: () => outbox?.wake(), log: app.log });
  wake = () => {
    outbox?.wake();
    cleaner.wake();
  };
  const stopHousekeeping = startHousekeeping({
    store,
    hours: site.hours,
    retentionDays,
    onReminded: outbox && environment.reminders ? () => outbox.wake() : null,
    log: app.log,
  });

  return {
    url: urlOf(app, environment.host),
    sendsMail: mail !== null,
    async stop() {
      stopHousekeeping();
      const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
      await Promise.all([app.close(), outbox?.stop(), cleaner.stop()]);
      clearTimeout(cut);
      await store.close();
    },
  };
}

async function listen(app: FastifyInstance, { host, port }: Environment): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    throw explainListen(error, { host, port });
  }
}

function urlOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  const everywhere = host === "0.0.0.0" || host === "::";
  return `http://${everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}
