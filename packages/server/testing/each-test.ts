import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { makeDirectory, makeSiteDirectory } from "./built-site.ts";
import { startMailServer } from "./mail-server.ts";
import { killProgram, type ServerProgram, startProgram } from "./program.ts";
import { startTestServer } from "./running.ts";

/** What each test of a file has for itself: made before it, ended after it, in the order of the calls and back. */
export function eachTest<It extends object>(make: () => It | Promise<It>, end: (it: It) => unknown): It {
  let it: It | undefined;
  const current = () => {
    if (it === undefined) throw new Error("It is there while a test runs alone");
    return it;
  };
  beforeEach(async () => {
    it = await make();
  }, 120_000);
  afterEach(() => end(current()), 60_000);
  return new Proxy({} as It, {
    get: (_, name) => Reflect.get(current(), name),
    set: (_, name, value) => Reflect.set(current(), name, value),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(current(), name),
    defineProperty: (_, name, property) => Reflect.defineProperty(current(), name, property),
  });
}

/** The same, made once for all tests of a file or of a group. */
export function allTests<It extends object>(make: () => Promise<It>, end: (it: It) => unknown): It {
  const it = {} as It;
  beforeAll(async () => {
    Object.assign(it, await make());
  }, 120_000);
  afterAll(() => end(it), 60_000);
  return it;
}

/** A server for all tests of a file or of a group. */
export const testServer = (...options: Parameters<typeof startTestServer>) =>
  allTests(
    () => startTestServer(...options),
    (server) => server.stop(),
  );

export const eachDirectory = () => eachTest(makeDirectory, ({ remove }) => remove());
export const eachSite = () => eachTest(makeSiteDirectory, ({ remove }) => remove());
export const eachMailServer = () => eachTest(startMailServer, (server) => server.close());

/** Starts servers as programs; what a test has started is killed after it. */
export function eachPrograms(): typeof startProgram {
  const started = eachTest(
    () => ({ all: [] as ServerProgram[] }),
    ({ all }) => Promise.all(all.map(killProgram)),
  );
  return async (...given) => {
    const program = await startProgram(...given);
    started.all.push(program);
    return program;
  };
}
