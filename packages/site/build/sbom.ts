import { readFile, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { SOFTWARE } from "@stoneyard/site/shell/software.ts";

/** A package in npm's lock file, version 3, which lists them by their folders; the project's own are among them. */
type Locked = {
  version?: string;
  license?: string;
  integrity?: string;
  /** The folder of one of our own packages. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
type Lock = { version: string; packages: Record<string, Locked> };

/**
 * Writes a bill of materials (CycloneDX 1.5) to `folder`: the packages of pages and server in `package-lock.json`, with
 * versions and licences. `npm sbom` would leave out those that tests need too.
 */
export async function writeSbom(folder: string): Promise<void> {
  const lock: Lock = JSON.parse(await readFile("package-lock.json", "utf8"));
  const list = {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name: "stoneyard", version: lock.version } },
    components: neededBy(["packages/site", "packages/server"], lock.packages).map(componentOf),
  };
  await writeFile(join(folder, SOFTWARE.parts), `${JSON.stringify(list, null, 2)}\n`);
}

/** Folders of the installed packages that these need at run time, and what those need, by name. */
function neededBy(roots: readonly string[], packages: Lock["packages"]): [folder: string, Locked][] {
  const needed = new Set(roots);
  for (const folder of needed) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[folder] ?? {};
    const peers = Object.keys({ ...peerDependencies }).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = folderOf(name, folder, packages);
      if (found) needed.add(found);
    }
  }
  return [...needed]
    .filter((folder) => folder.includes("node_modules/"))
    .sort()
    .map((folder) => [folder, packages[folder] ?? {}]);
}

/** Where Node finds a package that a folder's code imports: there or in a folder above. */
function folderOf(name: string, from: string, packages: Lock["packages"]): string | undefined {
  for (let above = from; ; above = above.slice(0, Math.max(0, above.lastIndexOf("/")))) {
    const folder = posix.join(above, "node_modules", name);
    const found = packages[folder];
    if (found) return found.link ? found.resolved : folder;
    if (above === "") return undefined;
  }
}

function componentOf([folder, { version = "", license, integrity }]: [string, Locked]) {
  const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
  const [algorithm, hash] = integrity?.split("-", 2) ?? [];
  return {
    type: "library",
    name,
    version,
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(algorithm === "sha512" &&
      hash && { hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }] }),
  };
}
