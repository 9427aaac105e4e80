import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { BlockList } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const { services, networks } = parse(read("compose.yaml"));

test("the proxy whose word is believed has an address that no other container can be given", () => {
  const proxy = services.proxy.networks.front.ipv4_address;
  expect(services.site.environment.TRUST_PROXY).toBe(proxy);
  const [{ subnet, ip_range: given = subnet }] = networks.front.ipam.config;
  expect(isWithin(proxy, subnet)).toBe(true);
  expect(isWithin(proxy, given)).toBe(false);
});

test("every setting that the guide names reaches the container", () => {
  const named = [...read("../docs/guides/running.md").matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
    ([, name]) => name,
  );
  const ofTheImage = ["PORT", "HOST", "DATA_DIR", "API_URL"];
  expect(named).toEqual(expect.arrayContaining(ofTheImage));
  const set = [...ofTheImage, ...Object.keys(services.site.environment)];
  expect(named.filter((name = "") => !set.includes(name))).toEqual([]);
});

test.each(["Caddyfile", "Dockerfile"])(
  "%s keeps no page from visitors while the database is gone",
  (name) => {
    expect(read(name)).not.toMatch(/^[^#]*\/readyz/m);
  },
);

function isWithin(address: string, network: string): boolean {
  const [start = "", bits] = network.split("/");
  const list = new BlockList();
  list.addSubnet(start, Number(bits));
  return list.check(address);
}

test("every base is named by version and digest, and Node is the one that the packages were chosen for", () => {
  const dockerfile = read("Dockerfile");
  const named = [...dockerfile.matchAll(/^(?:# syntax|ARG NODE)=(.*)/gm)].map(([, image]) => image);
  const images = [
    ...named,
    ...Object.values<{ image?: string }>(services).flatMap(({ image = [] }) => image),
  ];
  for (const image of images) expect(image).toMatch(/^[a-z/]+:\d+\.\d+[\w.-]*@sha256:[\da-f]{64}$/);
  expect(images).toHaveLength(4);
  const froms = dockerfile.matchAll(/^FROM (\S+)/gm);
  expect([...froms].map(([, from]) => from)).toEqual(["$NODE", "$NODE", "$NODE"]);
  const { dependencies } = JSON.parse(read("../package.json"));
  expect(named[1]).toMatch(`node:${dependencies.node.slice(1)}-`);
});

test("what guides tell to run in the checkout is run by the project's own Node, whatever the system has", () => {
  const guides = readdirSync(new URL("../docs/guides/", import.meta.url));
  const commands = guides.flatMap((guide) =>
    [...read(`../docs/guides/${guide}`).matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = ""]) =>
      block.split(/\n|&&/),
    ),
  );
  expect(commands.length).toBeGreaterThan(20);
  const byOthers = commands.filter((command) => /(?<!exec site )\bnode [\w/-]+\.ts/.test(command));
  expect(byOthers).toEqual([]);
});

test("copies of enquiries that guides have written into the checkout get into no history and no image", () => {
  const guides = readdirSync(new URL("../docs/guides/", import.meta.url));
  const written = guides.flatMap((guide) =>
    [
      ...read(`../docs/guides/${guide}`).matchAll(
        /(?:backup|export|>) ([\w.$()+%-]+(?: \+%F\))?\.(?:sqlite|csv|sql))\b/g,
      ),
    ].map(([, file = ""]) => file.replace("$(date +%F)", "2026-12-01")),
  );
  expect(new Set(written)).toEqual(
    new Set(["before-upgrade.sqlite", "copy.sqlite", "all.csv", "slabs.csv", "enquiries-2026-12-01.sql"]),
  );
  const project = mkdtempSync(join(tmpdir(), "ignored-"));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  const git = (...words: string[]) => execFileSync("git", words, { cwd: project, encoding: "utf8" });
  git("init", "--quiet");
  for (const list of [".gitignore", ".dockerignore"]) {
    copyFileSync(new URL(`../${list}`, import.meta.url), join(project, ".gitignore"));
    expect(
      git("check-ignore", ...written)
        .trim()
        .split("\n"),
      list,
    ).toEqual(written);
  }
});
