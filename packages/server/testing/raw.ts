import { connect } from "node:net";
import { buffer } from "node:stream/consumers";

export type RawAnswer = { status: number; headers: Map<string, string>; body: string };

/**
 * Sends bytes as they are, which `fetch` would tidy or refuse to, and reads until the server closes; so ask for that with
 * `Connection: close`. Status 0 when it closed without an answer.
 */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A server that has heard enough closes while we still send.
  socket.on("error", () => {});
  socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  const text = await buffer(socket).then(
    (received) => received.toString(),
    () => "",
  );
  socket.destroy();
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [line = "", ...fields] = head.split("\r\n");
  const headers = fields.map((field): [string, string] => {
    const colon = field.indexOf(":");
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
  });
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0);
  return { status, headers: new Map(headers), body: rest.join("\r\n\r\n") };
}
