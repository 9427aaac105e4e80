import { createHash } from "node:crypto";
import { readdir, readFile, readlink, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A file at the root of a built site. */
const BUILT_FILE = "built.json";

/** Writes which content the site was built from, by which the desk tells whether it is live. */
export async function writeBuiltContent(contentDir: string, client: string): Promise<void> {
  const tree = (await treeOf(contentDir)).toString("hex");
  await writeFile(join(client, BUILT_FILE), JSON.stringify({ content: tree }));
}

/** Ignored by git (.gitignore): the Finder of macOS writes it into every folder that it shows. */
const OF_FINDER = ".DS_Store";

/** A folder's git tree hash, computed without git. */
export async function treeOf(folder: string): Promise<Buffer> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => name !== OF_FINDER);
  const named = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory()
        ? { mode: "40000", name: entry.name, order: `${entry.name}/`, hash: await treeOf(path) }
        : {
            ...(entry.isSymbolicLink() ? await linkAt(path) : await fileAt(path)),
            name: entry.name,
            order: entry.name,
          };
    }),
  );
  const lines = named
    // Git knows no empty folders.
    .filter(({ hash }) => !hash.equals(NOTHING))
    .sort((one, other) => Buffer.compare(Buffer.from(one.order), Buffer.from(other.order)))
    .flatMap(({ mode, name, hash }) => [Buffer.from(`${mode} ${name}\0`), hash]);
  return hashOf("tree", Buffer.concat(lines));
}

type Entry = { mode: string; hash: Buffer };

/** Of files git keeps no more than whether their owner may run them. */
async function fileAt(path: string): Promise<Entry> {
  const mode = (await stat(path)).mode & 0o100 ? "100755" : "100644";
  return { mode, hash: hashOf("blob", await readFile(path)) };
}

/** Of links git keeps where they lead. */
async function linkAt(path: string): Promise<Entry> {
  return { mode: "120000", hash: hashOf("blob", await readlink(path, "buffer")) };
}

function hashOf(kind: "blob" | "tree", bytes: Buffer): Buffer {
  return createHash("sha1").update(`${kind} ${bytes.length}\0`).update(bytes).digest();
}

const NOTHING = hashOf("tree", Buffer.of());
