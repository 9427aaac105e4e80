import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { askEnquiries } from "./enquiries/ask-enquiries.ts";
import { BuiltSite } from "./publish/built-site.ts";
import { testProject } from "./testing/project.ts";
import { noSshd, realSshd } from "./testing/real-sshd.ts";

if (noSshd !== null) console.log(`skipped: ${noSshd}`);

test.skipIf(noSshd !== null)(
  "a built site is sent by real ssh and rsync, and what is no longer in it goes",
  async () => {
    const { server, folder, forgetKey } = await realSshd();
    const { dir } = await testProject();
    const write = async (name: string, text: string) => {
      await mkdir(join(dir, name, ".."), { recursive: true });
      await writeFile(join(dir, name), text);
    };
    await write("packages/server/hosting/static-hosting.ts", "");
    // What a build leaves, without the minute that it takes.
    await write(
      "packages/site/build/build.ts",
      `import { mkdirSync, rmSync, writeFileSync } from "node:fs";
rmSync("dist", { recursive: true, force: true });
mkdirSync("dist/client/čarobno", { recursive: true });
writeFileSync("dist/built-for.txt", String(process.env.SITE_URL));
writeFileSync("dist/client/čarobno/index.html", "Đurđevdan");
if (process.env.SITE_URL === "https://first.example") writeFileSync("dist/client/old.html", "old");`,
    );
    const site = new BuiltSite(dir);
    const send = { server, folder, afterwards: `touch '${folder}/told'` };
    await site.begin({ siteUrl: "https://first.example", send });
    expect(site.state).toEqual({ phase: "done", folder: join(dir, "dist/client") });
    expect(await readFile(join(folder, "client/čarobno/index.html"), "utf8")).toBe("Đurđevdan");
    expect(await readFile(join(folder, "client/old.html"), "utf8")).toBe("old");
    expect(await readFile(join(folder, "told"), "utf8")).toBe("");

    await site.begin({ siteUrl: "https://second.example", send: { ...send, afterwards: "" } });
    expect(site.state.phase).toBe("done");
    await expect(readFile(join(folder, "client/old.html"))).rejects.toThrow("ENOENT");

    // A folder of somebody else's is left as it is.
    const foreign = `${folder}-of-others`;
    await mkdir(foreign);
    await writeFile(join(foreign, "letter.txt"), "mine");
    await site.begin({ siteUrl: "https://second.example", send: { ...send, folder: foreign } });
    expect(site.state).toEqual({ phase: "failed", reason: "FOREIGN" });
    expect(await readFile(join(foreign, "letter.txt"), "utf8")).toBe("mine");

    await forgetKey();
    await site.begin({ siteUrl: "https://second.example", send });
    expect(site.state).toEqual({ phase: "failed", reason: "SSH KEY" });
  },
);

test.skipIf(noSshd !== null)(
  "arguments come whole to the command of a real server, whatever is in a name",
  async () => {
    const { server } = await realSshd();
    const command = `'${process.execPath}' -p 'JSON.stringify(process.argv.slice(1))'`;
    const args = ["answered", '--by=Mira O\'Neill; touch /tmp/$(whoami) `id` "Đ"', "4826-1793"];
    const output = await askEnquiries({ kind: "ssh", server, command }, args);
    expect(JSON.parse(output.toString("utf8"))).toEqual(args);
  },
);
