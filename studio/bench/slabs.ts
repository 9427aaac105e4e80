import { availableParallelism, cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { type Commission, commissions } from "../slabs/commissions.ts";
import { readRecipes } from "../slabs/recipe.ts";
import { render } from "../slabs/render.ts";
import { drawAll } from "../slabs/workshop.ts";

/** A stone's slab that is drawn, and how many of its family and model it stands for. */
type Sampled = { commission: Commission; family: string; stands: number };
type Render = typeof render;

const { values } = parseArgs({ options: { sample: { type: "string" }, against: { type: "string" } } });
const slabs = await sampled(values.sample === undefined ? Number.POSITIVE_INFINITY : Number(values.sample));
const load = loadavg().map((value) => value.toFixed(1));
console.log(
  `${cpus()[0]?.model}, ${availableParallelism()} cores, load ${load.join(" ")}, Node ${process.version}`,
);
if (values.against) await compareWith(values.against);
else await measureAll();

/** @param most stones of each model in a family */
async function sampled(most: number): Promise<Sampled[]> {
  const recipes = await readRecipes(join(import.meta.dirname, "../slabs/recipes"));
  const content = await readContent("content");
  const whole = commissions(content, recipes).filter(({ name, stone }) => name === `stones/${stone}`);
  const groups = Map.groupBy(whole, ({ stone }) => {
    const [recipe] = [...recipes].filter(([key]) => key === stone).map(([, found]) => found);
    return `${familyOf(stone)} ${recipe?.model}`;
  });
  return [...groups.values()].flatMap((group) => {
    const taken = group.slice(0, Math.max(1, most));
    return taken.map((commission) => ({
      commission,
      family: familyOf(commission.stone),
      stands: group.length / taken.length,
    }));
  });
}

function familyOf(stone: string): string {
  return stone.split("/")[0];
}

/** Draws and encodes on all cores, as npm run slabs does. */
async function measureAll(): Promise<void> {
  let all = 0;
  for (const [family, group] of Map.groupBy(slabs, (slab) => slab.family)) {
    let seconds = 0;
    let stones = 0;
    for (const [stands, alike] of Map.groupBy(group, (slab) => slab.stands)) {
      const taken = await secondsOf(() =>
        drawAll(
          alike.map(({ commission }) => commission),
          async () => {},
        ),
      );
      seconds += taken * stands;
      stones += alike.length * stands;
    }
    const each = seconds / stones;
    console.log(`${family.padEnd(10)} ${stones} slabs ${seconds.toFixed(0)} s, ${each.toFixed(1)} s each`);
    all += seconds;
  }
  const peak = process.resourceUsage().maxRSS / 1024;
  const minutes = all / 60;
  console.log(
    `All: ${all.toFixed(0)} s of processor time (${minutes.toFixed(1)} min), peak ${peak.toFixed(0)} MB`,
  );
}

/** Draws each slab by both engines in turn, in this thread, without encoding. */
async function compareWith(root: string): Promise<void> {
  const other = pathToFileURL(join(resolve(root), "studio/slabs/render.ts")).href;
  const { render: theirs } = (await import(other)) as { render: Render };
  let ours = 0;
  let against = 0;
  for (const { commission, stands } of slabs) {
    const one = await secondsOf(() => theirs(commission.stack, commission.slab));
    const two = await secondsOf(() => render(commission.stack, commission.slab));
    const ratio = (two / one).toFixed(2);
    console.log(
      `${commission.stone.padEnd(34)} ${one.toFixed(1)} s there, ${two.toFixed(1)} s here, ratio ${ratio}`,
    );
    against += one * stands;
    ours += two * stands;
  }
  console.log(`All: ratio ${(ours / against).toFixed(2)}`);
}

/** Seconds of processor time in all threads. */
async function secondsOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
