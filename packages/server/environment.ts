import { BlockList, isIP } from "node:net";
import { resolve } from "node:path";
import { isReplyAddress } from "@stoneyard/enquiry/enquiry.ts";
import { isOrigin, ORIGIN_FORM } from "@stoneyard/enquiry/origin.ts";
import { isTimeZone } from "@stoneyard/enquiry/visits.ts";
import { z } from "zod";

/** The server's settings from environment variables; `docs/guides/running.md` describes them. */
export type Environment = ReturnType<typeof readEnvironment>;

/** The environment is wrong; `message` names every wrong value and what is expected. */
export class EnvironmentError extends Error {}

/** Reads and checks the variables. An empty value counts as absent. Throws `EnvironmentError`. */
export function readEnvironment(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const result = Variables.safeParse(given);
  const faults = [
    ...(result.error?.issues ?? []).map(({ path, message }) => {
      const name = String(path[0]);
      return `${name} is "${shown(name, given[name] ?? "")}": ${message}`;
    }),
    ...MAIL_NEEDS.filter((name) => "SMTP_URL" in given && !(name in given)).map(
      (name) => `${name} is missing: SMTP_URL is set, so mail needs it too`,
    ),
    ...misspelt(Object.keys(given), [...Object.keys(Variables.shape), "API_URL"]).map(
      ({ name, meant }) => `${name} is not known: did you mean ${meant}?`,
    ),
  ];
  if (!result.success || faults.length > 0) {
    throw new EnvironmentError(
      `The environment is not right:\n${faults.map((line) => `  ${line}`).join("\n")}`,
    );
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    /** Address of a PostgreSQL database; null keeps enquiries in SQLite under `dataDir`. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** Origin under which visitors see the site, without a slash at the end. */
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    /** How to send mail; null lets enquiries wait in the store. */
    mail:
      values.SMTP_URL && values.MAIL_TO && values.MAIL_FROM
        ? { smtpUrl: values.SMTP_URL, to: values.MAIL_TO, from: values.MAIL_FROM }
        : null,
    receipts: values.RECEIPTS === "on",
    reminders: values.REMINDERS === "on",
    /** Days after which a delivered enquiry is deleted; null keeps it. */
    retentionDays: values.RETENTION_DAYS ?? null,
    trustedProxies: values.TRUST_PROXY,
    rateLimit: values.RATE_LIMIT,
  };
}

// By default this machine alone. The number and not `localhost`, which may be either of two addresses: proxies use
// 127.0.0.1, and browsers try both.
const Variables = z.object({
  PORT: wholeNumber("a port number from 0 to 65535", 0, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "expected an address or host name, such as 0.0.0.0")
    .default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  SITE_URL: z
    .string()
    .refine(isOrigin, ORIGIN_FORM)
    .transform((url) => new URL(url).origin)
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      isSmtpUrl,
      "expected smtp:// or smtps:// and a host, such as smtps://user:password@mail.example.com",
    )
    .optional(),
  MAIL_TO: mailbox("the company's address, such as office@example.com").optional(),
  MAIL_FROM: mailbox("an address of your own domain, such as Website <website@example.com>").optional(),
  DATABASE_URL: z
    .string()
    .refine(
      isDatabaseUrl,
      "expected postgres://user:password@host:5432/database, or nothing: then SQLite in DATA_DIR is used",
    )
    .optional(),
  RECEIPTS: z.enum(["on", "off"], "expected on or off").default("off"),
  REMINDERS: z.enum(["on", "off"], "expected on or off").default("on"),
  RETENTION_DAYS: wholeNumber("a whole number of days, at least 1", 1, 36_500).optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(",").map((item) => item.trim()))
    .refine(
      (list) => list.every(isNetwork),
      "expected the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8,::1 (a number of hops is not " +
        "enough: whoever reaches the server directly could then pretend to be anyone)",
    )
    .default([]),
  RATE_LIMIT: wholeNumber("a whole number of enquiries in ten minutes, at least 1", 1, 1_000_000).default(30),
  // Node silently uses UTC for an unknown zone.
  TZ: z
    .string()
    .refine((zone) => isTimeZone(zone.replace(/^:/, "")), "expected a time zone such as Europe/Belgrade")
    .optional(),
});

const MAIL_NEEDS = ["MAIL_TO", "MAIL_FROM"];

function wholeNumber(expected: string, min: number, max: number) {
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && +text >= min && +text <= max, `expected ${expected}`)
    .transform(Number);
}

function mailbox(expected: string) {
  return z.string().refine((text) => {
    const address = /^[^<>"\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
    return isReplyAddress(address) || /^[\w.+-]+@localhost$/.test(address);
  }, `expected ${expected}`);
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ["smtp:", "smtps:"].includes(url.protocol) && url.hostname !== "";
}

function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text);
  const isPostgres = url !== null && ["postgres:", "postgresql:"].includes(url.protocol);
  return isPostgres && url.hostname !== "" && url.pathname.length > 1;
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 4 ? "ipv4" : "ipv6");
    return /^\d+$/.test(bits);
  } catch {
    return false;
  }
}

/** A password must not reach the log, in whatever form the address is written. */
function shown(name: string, value: string): string {
  return name.endsWith("_URL") ? value.replace(/^([^/]*:\/\/)?.*@/, "$1…@") : value;
}

/** Variables that crontabs set and that resemble ours. */
const OTHERS = ["MAILTO"];

/** Names one typing error away from one of ours. */
function misspelt(names: readonly string[], known: readonly string[]): { name: string; meant: string }[] {
  const strange = names.filter((name) => !known.includes(name) && !OTHERS.includes(name));
  return strange.flatMap((name) => {
    const meant = known.find((ours) => !names.includes(ours) && isSlip(name.toUpperCase(), ours));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** One letter more, fewer or different, or two swapped. Names of four letters are too similar to others for that. */
function isSlip(name: string, ours: string): boolean {
  if (ours.length < 6) return false;
  if (name === ours) return true;
  const start = commonStart(name, ours);
  const [rest, oursRest] = [name.slice(start), ours.slice(start)];
  return [
    rest.slice(1) === oursRest,
    rest === oursRest.slice(1),
    rest.slice(1) === oursRest.slice(1),
    rest.slice(2) === oursRest.slice(2) && rest[0] === oursRest[1] && rest[1] === oursRest[0],
  ].includes(true);
}

function commonStart(a: string, b: string): number {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at === -1 ? a.length : at;
}
