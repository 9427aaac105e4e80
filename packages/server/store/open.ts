import { openSqliteStore } from "./sqlite.ts";
import type { EnquiryStore } from "./store.ts";

export type StoreSettings = {
  /** Where the SQLite file lies, unless there is a PostgreSQL database. */
  dataDir: string;
  databaseUrl: string | null;
};

/**
 * Opens the store that the settings name: PostgreSQL where there is an address, else SQLite.
 * @param onLost told when an idle connection to the database breaks; the next query opens another
 * @throws with a readable message where it cannot be opened
 */
export async function openStore(
  { dataDir, databaseUrl }: StoreSettings,
  onLost: (error: Error) => void = () => {},
): Promise<EnquiryStore> {
  if (databaseUrl === null) return openSqliteStore(dataDir);
  // The driver is needed by those alone who have such a database.
  const { openPostgresStore } = await import("./postgres.ts");
  return openPostgresStore(databaseUrl, onLost);
}
