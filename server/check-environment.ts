/** Checks the environment variables and ends with code 1 where one is wrong; `npm start` asks before it builds. */
import { EnvironmentError, readEnvironment } from "./environment.ts";

try {
  readEnvironment(process.env);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
