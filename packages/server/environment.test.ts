import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

test("nothing set is enough to try it", () => {
  expect(readEnvironment({ PATH: "/bin", SMTP_URL: "", MAIL_TO: " " })).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: resolve("data"),
    databaseUrl: null,
    siteUrl: "http://localhost:3000",
    mail: null,
    receipts: false,
    reminders: true,
    retentionDays: null,
    trustedProxies: [],
    rateLimit: 30,
  });
});

test("everything set", () => {
  expect(
    readEnvironment({
      PORT: "8080",
      HOST: " 0.0.0.0 ",
      DATA_DIR: "/var/lib/stoneyard",
      DATABASE_URL: "postgres://stoneyard:secret@database.example/enquiries",
      SITE_URL: "https://stoneyard.example/",
      SMTP_URL: "smtps://user:secret@mail.example:465",
      MAIL_TO: "office@stoneyard.example",
      MAIL_FROM: "Stoneyard <website@stoneyard.example>",
      RECEIPTS: "on",
      REMINDERS: "off",
      RETENTION_DAYS: "365",
      TRUST_PROXY: "127.0.0.1, 10.0.0.0/8,::1",
      RATE_LIMIT: "5",
    }),
  ).toEqual({
    port: 8080,
    host: "0.0.0.0",
    dataDir: "/var/lib/stoneyard",
    databaseUrl: "postgres://stoneyard:secret@database.example/enquiries",
    siteUrl: "https://stoneyard.example",
    mail: {
      smtpUrl: "smtps://user:secret@mail.example:465",
      to: "office@stoneyard.example",
      from: "Stoneyard <website@stoneyard.example>",
    },
    receipts: true,
    reminders: false,
    retentionDays: 365,
    trustedProxies: ["127.0.0.1", "10.0.0.0/8", "::1"],
    rateLimit: 5,
  });
});

test("every wrong value is named at once, with what is expected and without a password", () => {
  let message = "";
  try {
    readEnvironment({
      PORT: "70000",
      HOST: "a b",
      SITE_URL: "https://stoneyard.example/shop",
      SMTP_URL: "http://user:secret@mail.example",
      MAIL_TO: "office",
      MAIL_FROM: "Stoneyard <website>",
      DATABASE_URL: "mysql://user:secret@localhost/stoneyard",
      RECEIPTS: "yes",
      RETENTION_DAYS: "0",
      TRUST_PROXY: "127.0.0.1, 1",
      RATE_LIMIT: "-1",
    });
  } catch (error) {
    message = String(error);
  }
  for (const part of [
    'PORT is "70000": expected a port number from 0 to 65535',
    "HOST is",
    "SITE_URL is",
    'SMTP_URL is "http://…@mail.example": expected smtp://',
    "MAIL_TO is",
    "MAIL_FROM is",
    "DATABASE_URL is",
    'RECEIPTS is "yes": expected on or off',
    "RETENTION_DAYS is",
    "TRUST_PROXY is",
    "RATE_LIMIT is",
  ]) {
    expect(message).toContain(part);
  }
  expect(message).not.toContain("secret");
});

test("a password is not shown, however the address is mistyped", () => {
  for (const [url, shown] of [
    ["user:secret@mail.example", "…@mail.example"],
    ["http://user:top@secret@mail.example", "http://…@mail.example"],
    ["mail.example", "mail.example"],
  ]) {
    expect(() => readEnvironment({ SMTP_URL: url })).toThrow(`SMTP_URL is "${shown}": expected`);
  }
});

test("a variable that is a slip away from one of ours is told, what others set is not", () => {
  for (const [name, meant] of [
    ["STMP_URL", "SMTP_URL"],
    ["SMTP_URI", "SMTP_URL"],
    ["MAIL_FORM", "MAIL_FROM"],
    ["DATABASEURL", "DATABASE_URL"],
    ["data_dir", "DATA_DIR"],
    ["RECEIPT", "RECEIPTS"],
  ]) {
    expect(() => readEnvironment({ [name ?? ""]: "x" })).toThrow(
      `${name} is not known: did you mean ${meant}?`,
    );
  }
  // A crontab's own variable; names that a machine has anyway.
  const others = {
    MAILTO: "root",
    HOME: "/root",
    MAIL: "/var/mail",
    TERM: "xterm",
    PWD: "/",
    SMTP_HOST: "x",
  };
  expect(readEnvironment(others)).toEqual(readEnvironment({}));
  // Where ours is there too, the other one is somebody else's.
  expect(() => readEnvironment({ DATA_DIR: "data", DATADIR: "elsewhere" })).not.toThrow();
});

test("a time zone that does not exist would silently be UTC", () => {
  for (const TZ of ["Europe/Beograd", "CET-1CEST"])
    expect(() => readEnvironment({ TZ })).toThrow(
      `TZ is "${TZ}": expected a time zone such as Europe/Belgrade`,
    );
  for (const TZ of ["Europe/Belgrade", ":Europe/Belgrade", "UTC", ""])
    expect(() => readEnvironment({ TZ })).not.toThrow();
});

test("a mail server needs to know from and to whom; that is named beside other mistakes", () => {
  for (const others of [{}, { RECEIPTS: "yes" }])
    expect(() => readEnvironment({ SMTP_URL: "smtp://mail.example", ...others })).toThrow(
      /MAIL_TO is missing: SMTP_URL is set.*\n.*MAIL_FROM is missing/,
    );
});
