/** Asks a store of the browser's database, made when it is first asked. Rejects where the browser keeps nothing. */
type AskStore = <Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
) => Promise<Result>;

const VERSION = 1;

/** One store in a database of its own. */
export function indexedStore(database: string, name: string): AskStore {
  return async (mode, ask) => {
    const opening = indexedDB.open(database, VERSION);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(name));
    const opened = await answerOf(opening);
    try {
      return await answerOf(ask(opened.transaction(name, mode).objectStore(name)));
    } finally {
      opened.close();
    }
  };
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
