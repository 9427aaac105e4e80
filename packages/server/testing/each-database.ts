import { afterAll, beforeAll, describe } from "vitest";
import { noPostgres, type PostgresServer, startPostgres } from "./postgres.ts";

/** Starts a PostgreSQL server for the tests of a file, where one can run. */
export function usePostgres(): Pick<PostgresServer, "freshDatabase" | "crash" | "start"> {
  let server: PostgresServer;
  beforeAll(async () => {
    if (noPostgres === null) server = await startPostgres();
  }, 120_000);
  afterAll(() => server?.remove(), 60_000);
  return {
    freshDatabase: () => server.freshDatabase(),
    crash: () => server.crash(),
    start: () => server.start(),
  };
}

/**
 * Describes the same of both databases, of PostgreSQL where it can run.
 * @param body gets the name, and what gives the address of a new, empty database; null is SQLite
 */
export function describeEachDatabase(
  postgres: Pick<PostgresServer, "freshDatabase">,
  body: (name: string, fresh: () => Promise<string | null>) => void,
): void {
  describe("SQLite", () => body("SQLite", async () => null));
  if (noPostgres === null) describe("PostgreSQL", () => body("PostgreSQL", () => postgres.freshDatabase()));
}
