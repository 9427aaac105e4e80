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
    retentionDays: null,
    trustedProxies: [],
    rateLimit: 30,
  });
});

test("everything set", () => {
  expect(
    readEnvironment({
      PORT: "8080",
      HOST: "0.0.0.0",
      DATA_DIR: "/var/lib/stoneyard",
      DATABASE_URL: "postgres://stoneyard:secret@database.example/enquiries",
      SITE_URL: "https://stoneyard.example/",
      SMTP_URL: "smtps://user:secret@mail.example:465",
      MAIL_TO: "office@stoneyard.example",
      MAIL_FROM: "Stoneyard <website@stoneyard.example>",
      RECEIPTS: "on",
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
      TRUST_PROXY: "1",
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

test("a mail server needs to know from and to whom", () => {
  expect(() => readEnvironment({ SMTP_URL: "smtp://mail.example" })).toThrow(
    /MAIL_TO is missing: SMTP_URL is set.*\n.*MAIL_FROM is missing/,
  );
});
