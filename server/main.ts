import { fileURLToPath } from "node:url";
import { readEnvironment } from "./environment.ts";
import { endWith, runServer } from "./run-server.ts";

// An argument names another built site than the one of this project.
const dist = process.argv[2] ?? fileURLToPath(new URL("../dist/", import.meta.url));
try {
  await runServer(readEnvironment(process.env), dist);
} catch (error) {
  endWith(error);
}
