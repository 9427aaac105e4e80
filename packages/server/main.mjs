// Node before 24 fails on a .ts file without a useful message, so the server starts here.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`The server needs Node 24 or newer, and this is ${process.version}.`);
  process.exit(1);
}
await import("./main.ts");
