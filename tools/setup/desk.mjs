/** `npm run desk`: installs what is missing, then opens the owner's desk. */
import { install, start } from "./install.mjs";

try {
  await install();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const desk = start("node", ["packages/desk/main.ts"]);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => desk.kill(signal));
desk.on("close", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
