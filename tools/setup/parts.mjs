const times = [];

/** Runs one part under its name and measures its time. */
export async function part(name, task) {
  const began = performance.now();
  console.log(`\n── ${name}`);
  try {
    return await task();
  } finally {
    times.push({ name, seconds: (performance.now() - began) / 1000 });
  }
}

/** The time of each part; parallel parts add up to more than the whole. */
export function table() {
  const rows = [...times, { name: "Together", seconds: performance.now() / 1000 }];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, seconds }) => `${name.padEnd(width)} ${minutes(seconds).padStart(7)}`).join("\n");
}

function minutes(seconds) {
  const rest = Math.round(seconds);
  return `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
}
