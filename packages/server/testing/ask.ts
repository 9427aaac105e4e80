import { type Agent, type IncomingHttpHeaders, request } from "node:http";

export type Asked = { status: number | undefined; headers: IncomingHttpHeaders };

/** Sends a request over the connections of `agent`, a POST of JSON when there is a body, and reads the answer to its end. */
export function ask(
  agent: Agent,
  url: string,
  headers: Record<string, string> = {},
  json?: unknown,
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const method = json === undefined ? "GET" : "POST";
    const type = json === undefined ? {} : { "content-type": "application/json" };
    request(url, { agent, method, headers: { ...headers, ...type } }, (answer) => {
      answer.resume();
      answer.on("error", reject);
      answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers }));
    })
      .on("error", reject)
      .end(json === undefined ? undefined : JSON.stringify(json));
  });
}
