/** Variables that crontabs set and that resemble ours. */
const OTHERS = ["MAILTO"];

/** Names one typing error away from one of ours. */
export function misspelt(
  names: readonly string[],
  known: readonly string[],
): { name: string; meant: string }[] {
  const strange = names.filter((name) => !known.includes(name) && !OTHERS.includes(name));
  return strange.flatMap((name) => {
    const meant = known.find((ours) => !names.includes(ours) && isSlip(name.toUpperCase(), ours));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** One letter more, fewer or different, or two swapped. Names of four letters are too similar to others for that. */
function isSlip(name: string, ours: string): boolean {
  if (ours.length < 6) return false;
  if (name === ours) return true;
  const start = commonStart(name, ours);
  const [rest, oursRest] = [name.slice(start), ours.slice(start)];
  return [
    rest.slice(1) === oursRest,
    rest === oursRest.slice(1),
    rest.slice(1) === oursRest.slice(1),
    rest.slice(2) === oursRest.slice(2) && rest[0] === oursRest[1] && rest[1] === oursRest[0],
  ].includes(true);
}

function commonStart(a: string, b: string): number {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at === -1 ? a.length : at;
}
