/** Before a command that is written in TypeScript: says which Node it needs where this one cannot run it. */
const NEEDED = 24;
if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(
    `This needs Node ${NEEDED} or newer, and this is ${process.version}. "npm start" installs the project's own; on a server install Node ${NEEDED} (docs/guides/deploying.md).`,
  );
  process.exit(1);
}
