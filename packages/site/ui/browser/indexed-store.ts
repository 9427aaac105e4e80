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
      const transaction = opened.transaction(name, mode);
      const answer = answerOf(ask(transaction.objectStore(name)));
      // A full store takes a request and ends its transaction when that is to be written.
      const [answered] = await Promise.all([answer, committed(transaction)]);
      return answered;
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

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error));
  });
}
