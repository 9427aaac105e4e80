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
