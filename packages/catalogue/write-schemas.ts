import { mkdir, writeFile } from "node:fs/promises";
import { jsonSchemas } from "./json-schemas.ts";

/** `npm run schemas`: writes content/schemas anew after a change in packages/catalogue/kinds. */
await mkdir("content/schemas", { recursive: true });
for (const [file, text] of jsonSchemas()) await writeFile(`content/schemas/${file}`, text);
console.log(`content/schemas: ${jsonSchemas().size} schemas written`);
