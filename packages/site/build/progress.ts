/** One line on a terminal, rewritten; on anything else one line at every tenth of the way. */
export function progressLine(label: string): (done: number, total: number) => void {
  let tenth = -1;
  return (done, total) => {
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${label} ${done}/${total}${done === total ? "\n" : ""}`);
      return;
    }
    const now = Math.floor((done * 10) / Math.max(total, 1));
    if (now === tenth) return;
    tenth = now;
    console.log(`${label} ${done}/${total}`);
  };
}

/** How long the whole took and each of its parts, which may overlap. */
export class Stopwatch {
  readonly #started = performance.now();
  readonly #parts: string[] = [];

  async time(part: string, work: () => Promise<void>): Promise<void> {
    const started = performance.now();
    await work();
    this.#parts.push(`${part} ${secondsSince(started)}`);
  }

  /** For example "84.2 s (pages 18.0 s, compressing 20.3 s, pictures 80.1 s)". */
  toString(): string {
    return `${secondsSince(this.#started)} (${this.#parts.join(", ")})`;
  }
}

function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
