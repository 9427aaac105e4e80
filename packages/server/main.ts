import { readEnvironment } from "./environment.ts";
import { endWith, runServer } from "./run-server.ts";
import { BUILT_FOLDER } from "./site.ts";

// An argument names another folder with a built site.
const dist = process.argv[2] ?? BUILT_FOLDER;
try {
  await runServer(readEnvironment(process.env), dist);
} catch (error) {
  endWith(error);
}
