import type { Commission } from "./commissions.ts";

/** Prints what is drawn and how long the rest will take, judged by the pixels drawn so far. */
export class Progress {
  #started = 0;
  #pixels = 0;
  #drawn = 0;
  #count = 0;
  #total = 0;

  begin(planned: readonly Commission[]): void {
    this.#started = performance.now();
    this.#total = planned.length;
    this.#pixels = planned.reduce((sum, commission) => sum + pixelsOf(commission), 0);
  }

  done(commission: Commission): void {
    this.#count++;
    this.#drawn += pixelsOf(commission);
    const elapsed = performance.now() - this.#started;
    const left = (elapsed / this.#drawn) * (this.#pixels - this.#drawn);
    console.log(`${this.#count}/${this.#total}  ${commission.name}  ${timeText(left)} left`);
  }
}

function pixelsOf({ slab }: Commission): number {
  return slab.view.columns * slab.view.rows;
}

/** @param milliseconds such as 90 000, which is "1 min 30 s" */
export function timeText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
