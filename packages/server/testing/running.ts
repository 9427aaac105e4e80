import { join } from "node:path";
import { type Environment, readEnvironment } from "../environment.ts";
import type { MakeFile } from "../hosting/files.ts";
import { startServer } from "../start.ts";
import { openStore } from "../store/open.ts";
import type { EnquiryRecord } from "../store/store.ts";
import { makeBuiltSite, makeDirectory } from "./built-site.ts";
import { sendEnquiry } from "./enquiry.ts";

export type TestServer = {
  url: string;
  dataDir: string;
  dist: string;
  send: (enquiry: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Sends an enquiry as the form does without JavaScript. */
  post: (form: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  /** What is in the store, read as another process would. */
  stored: () => Promise<EnquiryRecord[]>;
  stop: () => Promise<void>;
};

/**
 * Starts it with these variables; the caller stops it.
 * @param compressed whether the site lies there with its compressed forms, as the build leaves it at its end
 */
export async function startTestServer(
  variables: Record<string, string> = {},
  { compressed = true, makeFile }: { compressed?: boolean; makeFile?: MakeFile } = {},
): Promise<TestServer> {
  const directory = await makeDirectory();
  const dist = join(directory.path, "dist");
  const dataDir = join(directory.path, "data");
  await makeBuiltSite(dist, { compressed });
  const environment: Environment = readEnvironment({
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: dataDir,
    SITE_URL: "http://stoneyard.example",
    MAIL_TO: "office@stoneyard.example",
    MAIL_FROM: "Stoneyard <website@stoneyard.example>",
    ...variables,
  });
  const server = await startServer(environment, dist, { log: false, ...(makeFile && { makeFile }) });
  return {
    url: server.url,
    dataDir,
    dist,
    send: (enquiry, headers) => sendEnquiry(server.url, enquiry, headers),
    post: (form, headers) =>
      fetch(`${server.url}/api/contact`, {
        method: "POST",
        redirect: "manual",
        ...(headers ? { headers } : {}),
        body: new URLSearchParams(form),
      }),
    async stored() {
      const store = await openStore(environment);
      const records = await store.list();
      await store.close();
      return records;
    },
    async stop() {
      await server.stop();
      await directory.remove();
    },
  };
}
