import { afterEach, expect, test, vi } from "vitest";
import { siteUrlOrExit } from "./site-url.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("pages are given the origin that the build notes for the server, however SITE_URL is written", async () => {
  vi.stubEnv("SITE_URL", "HTTPS://Example.com:443/");
  const { default: config } = await import("../vite.config.ts");
  expect(siteUrlOrExit()).toBe("https://example.com");
  expect(config.define).toMatchObject({ __SITE_URL__: JSON.stringify("https://example.com") });
});

test("a build for what is no origin ends with how one is written", () => {
  vi.stubEnv("SITE_URL", "example.com");
  const told = vi.spyOn(console, "error").mockReturnValue();
  const exit = vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
  expect(siteUrlOrExit).toThrow("ended");
  expect(exit).toHaveBeenCalledWith(1);
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/^SITE_URL is "example.com": expected http/));
});
