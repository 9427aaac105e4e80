import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

/** The network of the promises: a phone far from the server. */
const LINE = { rttMs: 150, downBitsPerS: 1.6e6, upBitsPerS: 0.75e6 };

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

export type Answer = { body: Buffer; compressed: boolean };
/** What stands at a path; undefined where nothing does. */
export type Answers = (path: string) => Answer | undefined;

/** What the build wrote into `client`, compressed where the build has compressed it. */
export function builtFiles(client: string): Answers {
  return (path) => {
    const [file] = [join(client, path, "index.html"), join(client, path)].filter(
      (name) => /\.\w+$/.test(name) && existsSync(name),
    );
    if (!file) return undefined;
    return existsSync(`${file}.br`)
      ? { body: readFileSync(`${file}.br`), compressed: true }
      : { body: readFileSync(file), compressed: false };
  };
}

/** A certificate for localhost that lives as long as the bench, and the hash by which a browser can be told to trust it. */
export function certificate(): { key: Buffer; cert: Buffer; spki: string } {
  const directory = mkdtempSync(join(tmpdir(), "stoneyard-certificate-"));
  const [key, cert] = [join(directory, "key.pem"), join(directory, "cert.pem")];
  execFileSync(
    "openssl",
    [
      ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost".split(
        " ",
      ),
      ...["-keyout", key, "-out", cert],
    ],
    { stdio: "ignore" },
  );
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(directory, { recursive: true });
  const publicKey = new X509Certificate(made.cert).publicKey.export({ type: "spki", format: "der" });
  return { ...made, spki: createHash("sha256").update(publicKey).digest("base64") };
}

/**
 * Serves by HTTP/2 over TLS behind a slow line. The line slows whole connections, TLS handshakes too, which a
 * browser's own throttling does not.
 */
export async function serveSlowly(
  answer: Answers,
  { key, cert }: { key: Buffer; cert: Buffer },
): Promise<{ url: string }> {
  const server = createSecureServer({ key, cert });
  server.on("stream", (stream, headers) => {
    stream.on("error", () => {});
    const path = (headers[":path"] ?? "/").split("?")[0] ?? "/";
    const found = answer(path);
    if (!found) return stream.respond({ ":status": 404 }, { endStream: true });
    const ending = extname(path) || ".html";
    stream.respond({
      ":status": 200,
      "content-type": TYPES[ending] ?? "application/octet-stream",
      "content-length": found.body.length,
      ...(found.compressed && { "content-encoding": "br" }),
      "cache-control": /^\/(assets|images)\//.test(path)
        ? "public, max-age=31536000, immutable"
        : ending === ".html"
          ? "public, max-age=0, must-revalidate"
          : "public, max-age=300",
    });
    stream.end(found.body);
  });
  server.on("sessionError", () => {});
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const port = await slowLine((server.address() as AddressInfo).port);
  return { url: `https://localhost:${port}` };
}

type Parcel = { at: number; to: Socket; data: Buffer | null };

/** A hop that delays what passes by half a round trip and lets through so many bits a second. */
async function slowLine(port: number): Promise<number> {
  const { rttMs, downBitsPerS, upBitsPerS } = LINE;
  const free = { down: 0, up: 0 };
  const underWay: Parcel[] = [];
  let timer: NodeJS.Timeout | null = null;

  function deliver() {
    timer = null;
    underWay.sort((a, b) => a.at - b.at);
    while ((underWay[0]?.at ?? Number.POSITIVE_INFINITY) <= performance.now()) {
      const { to, data } = underWay.shift() as Parcel;
      if (to.destroyed) continue;
      if (data) to.write(data);
      else to.end();
    }
    wake();
  }
  function wake() {
    const first = underWay[0];
    if (first && !timer) timer = setTimeout(deliver, Math.min(20, Math.max(1, first.at - performance.now())));
  }
  function pipe(from: Socket, to: Socket, way: "down" | "up", bitsPerSecond: number) {
    from.on("data", (data: Buffer) => {
      // In parcels of an Ethernet frame, so that connections share the line as they do on a real one.
      for (let i = 0; i < data.length; i += 1460) {
        const parcel = data.subarray(i, i + 1460);
        free[way] = Math.max(performance.now(), free[way]) + (parcel.length * 8000) / bitsPerSecond;
        underWay.push({ at: free[way] + rttMs / 2, to, data: parcel });
      }
      wake();
    });
    from.on("end", () => {
      underWay.push({ at: Math.max(performance.now(), free[way]) + rttMs / 2, to, data: null });
      wake();
    });
    from.on("error", () => to.destroy());
  }

  const line = createServer({ noDelay: true }, (browser) => {
    const site = connect({ port, host: "127.0.0.1", noDelay: true });
    browser.pause();
    // The round trip by which a connection is opened.
    setTimeout(() => {
      pipe(browser, site, "up", upBitsPerS);
      pipe(site, browser, "down", downBitsPerS);
      browser.resume();
    }, rttMs);
  });
  await new Promise<void>((listening) => line.listen(0, "127.0.0.1", listening));
  return (line.address() as AddressInfo).port;
}
