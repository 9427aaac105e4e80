// Node before 24 stops at a .ts file with an error that says nothing, so the server starts here.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`The server needs Node 24 or newer, and this is ${process.version}.`);
  process.exit(1);
}
await import("./main.ts");
