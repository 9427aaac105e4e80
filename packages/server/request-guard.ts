import type { IncomingMessage } from "node:http";

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The status of a request that is refused before its address is read; 0 for all others. With two hosts, programs on the way
 * could each choose another one; Node takes other HTTP versions for 1.1.
 */
export function faultOf({ httpVersion, rawHeaders }: IncomingMessage): 0 | 400 | 505 {
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return 505;
  const hosts = rawHeaders.filter((_, place) => place % 2 === 1 && isHost(rawHeaders[place - 1]));
  return hosts.length > 1 || !hosts.every((host) => HOST.test(host)) ? 400 : 0;
}

function isHost(name = ""): boolean {
  return name.length === 4 && name.toLowerCase() === "host";
}
