import { DatabaseSync } from "node:sqlite";
import { sqliteFile } from "../store/sqlite.ts";

/** What SQLite finds wrong with the store in a folder; "ok" where it is whole. */
export function integrityOf(dataDir: string): unknown {
  const database = new DatabaseSync(sqliteFile(dataDir));
  const row = database.prepare("PRAGMA integrity_check").get();
  database.close();
  return row?.integrity_check;
}
