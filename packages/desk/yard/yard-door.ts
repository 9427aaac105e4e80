import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import type { FastifyInstance } from "fastify";
import { RefusedError } from "../drafts/content-path.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import { createYardServer, type YardOptions } from "./yard-server.ts";

/** The code on screen while a telephone may send. */
export type OpenYard = {
  /** In the QR code. */
  address: string;
  /** Clock time in milliseconds. */
  until: number;
};

type YardDoorOptions = Pick<YardOptions, "received"> & {
  stones: (language: DeskLanguage) => ReturnType<YardOptions["stones"]>;
  /** 0 for any that is free. */
  port: number;
  /** Addresses of this machine in local networks. */
  addresses: () => string[];
  /** Milliseconds for which a code is valid. */
  lasts?: number;
};

const QUARTER_OF_AN_HOUR = 900_000;

/** The listener in the local network: open only while a code is shown. */
export class YardDoor {
  readonly #options: YardDoorOptions;
  #open: { yard: OpenYard; server: FastifyInstance; timer: NodeJS.Timeout } | undefined;

  constructor(options: YardDoorOptions) {
    this.#options = options;
  }

  /** Undefined while it is closed. */
  get yard(): OpenYard | undefined {
    return this.#open?.yard;
  }

  get addresses(): string[] {
    return this.#options.addresses();
  }

  /**
   * Shows a new code; the former one becomes invalid.
   * @throws RefusedError without a local network, or when its port is taken
   */
  async open(language: DeskLanguage, address: string): Promise<OpenYard> {
    if (!this.addresses.includes(address)) throw new RefusedError(422, "NETWORK");
    await this.close();
    const { port, received, stones, lasts = QUARTER_OF_AN_HOUR } = this.#options;
    const secrets = { token: newSecret(), secret: newSecret() };
    const until = Date.now() + lasts;
    let host = "";
    const server = createYardServer({
      ...secrets,
      until,
      language,
      received,
      stones: () => stones(language),
      host: () => host,
    });
    await server.listen({ host: address, port }).catch((error: unknown) => {
      const { code }: { code?: string } = Object(error);
      throw code === "EADDRINUSE" || code === "EACCES" ? new RefusedError(409, "YARD PORT") : error;
    });
    host = `${address}:${(server.server.address() as AddressInfo).port}`;
    const yard = { address: `http://${host}/code/${secrets.token}`, until };
    const timer = setTimeout(() => this.close(), lasts).unref();
    this.#open = { yard, server, timer };
    return yard;
  }

  /** An upload under way is completed. */
  async close(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    clearTimeout(open?.timer);
    await open?.server.close();
  }
}

function newSecret(): string {
  return randomBytes(16).toString("base64url");
}

/** Private addresses: RFC 1918, and link-local ones (RFC 3927). */
const LOCAL = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/;
/** Virtual networks and tunnels, which no telephone reaches. */
const VIRTUAL = /^(docker|br-|veth|virbr|vboxnet|vmnet|vEthernet|tun|tap|utun|wg|tailscale)/i;

/** This machine's addresses in local networks, the likeliest first. */
export function lanAddresses(interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === "IPv4" && !internal && LOCAL.test(address))
      .map(({ address }) => ({ address, isVirtual: VIRTUAL.test(name) })),
  );
  return found.sort((a, b) => Number(a.isVirtual) - Number(b.isVirtual)).map(({ address }) => address);
}
